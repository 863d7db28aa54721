import { expect, it } from "vitest";
import { current } from "#content/current.ts";
import { tellingWords } from "#content/newsletter-mail.ts";
import { newsletterTemplatesDocument } from "#content/newsletter-templates.ts";
import { escapeHtml } from "#platform/mail/mail-html.ts";
import { fieldsNotFilled, forReader, mergeFields, placesLeft } from "./merge-fields.ts";

const greeting = `Hello ${mergeFields.firstName}, dear {Name|friend & reader}.`;

it("fills in a reader's name, and the words after the bar for somebody without one", () => {
  expect(forReader(greeting, " Robin  Reed ")).toBe("Hello Robin, dear Robin Reed.");
  expect(forReader(greeting, "")).toBe("Hello there, dear friend & reader.");
});

it("takes nothing in a name as markup or as another field", () => {
  expect(forReader("Hello {name|you}", "<b>{name|x}</b>\r\nBcc: a@b.example", escapeHtml)).toBe(
    "Hello &lt;b&gt;{name|x}&lt;/b&gt; Bcc: a@b.example",
  );
});

it("names the fields that nobody would fill in, and leaves other braces alone", () => {
  expect(fieldsNotFilled("{name} {first_name|you} {{ name }} *|FNAME|* {first name|you} {name}")).toEqual([
    "{name}",
    "{first_name|you}",
    "{{ name }}",
    "*|FNAME|*",
  ]);
  expect(fieldsNotFilled("a set {1, 2}, {names of things}, 3 *|| 4 and {first name|you}")).toEqual([]);
});

it("finds the placeholders of a template that are still to be filled in", () => {
  expect(placesLeft("On {fill in: the day}, and {first name|there}. {fill in: the day} {Fill in:}")).toEqual([
    "{fill in: the day}",
    "{Fill in:}",
  ]);
});

it("has templates with a neutral subject, and fields that are filled in", () => {
  for (const { name, subject, text } of current(newsletterTemplatesDocument).items) {
    expect([tellingWords(subject), fieldsNotFilled(text)], name).toEqual([[], []]);
    expect(placesLeft(text).length, name).toBeGreaterThan(0);
  }
});
