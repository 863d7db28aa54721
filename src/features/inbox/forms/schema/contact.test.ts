import { expect, test } from "vitest";
import { contactSubjects } from "#content/forms.ts";
import { sentencesOf } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { fieldsOf } from "#platform/records/fields.ts";
import { fromForm } from "#platform/records/record-form.ts";
import { contactMessage, subjectOf } from "./contact.ts";

const message = { name: "A reader", email: "reader@example.org", subject: "general", message: "Hello" };
const said = (value: unknown) => sentencesOf(contactMessage.safeParse(value).error?.issues ?? []);

test("takes a message, optional fields empty, absent or filled", () => {
  expect(contactMessage.parse(message)).toEqual(message);
  const whole = { ...message, phone: "", website: "https://spam.example" };
  expect(contactMessage.parse(whole)).toEqual(whole);
});

test("asks for each of the four in its own words", () => {
  expect(said({ name: " ", email: "", subject: "", message: "\n" })).toEqual({
    name: "Please enter your full name",
    email: "Please enter your email address",
    subject: "Please choose a subject",
    message: "Please write a message",
  });
  expect(said({})).toEqual(said({ name: "", email: "", subject: "", message: "" }));
  expect(said({ ...message, subject: "other" })).toEqual({ subject: "Please choose a subject" });
});

test("bounds every text with its sentence, and takes the longest", () => {
  const email = `${"x".repeat(248)}@bc.de`;
  const longest = {
    ...message,
    email,
    name: "n".repeat(textBounds.name),
    phone: "1".repeat(textBounds.phone),
    message: "m".repeat(textBounds.message),
  };
  expect(email).toHaveLength(textBounds.email);
  expect(contactMessage.safeParse(longest).success).toBe(true);
  const over = Object.fromEntries(
    Object.entries(longest).map(([field, text]) => [field, field === "subject" ? text : `${text}x`]),
  );
  expect(said(over)).toEqual({
    name: "Please keep the name under 200 characters",
    email: "Please keep the email address under 254 characters",
    phone: "Please keep the phone number under 50 characters",
    message: "Please keep the message under 10,000 characters",
  });
});

test("line breaks of a form post count once, as the page counted them", () => {
  expect(fromForm(fieldsOf(contactMessage), { message: "a\r\nb\nc" })).toEqual({ message: "a\nb\nc" });
  expect(fromForm(fieldsOf(contactMessage), { name: "x" })).toEqual({ name: "x" });
});

test("takes each of the eight subjects from an address, and no other", () => {
  expect(contactSubjects).toHaveLength(8);
  for (const { value } of contactSubjects) expect(subjectOf(`?subject=${value}`)).toBe(value);
  for (const search of ["", "?subject=", "?subject=Peer-Mentoring", "?subject=other", "?topic=general"])
    expect(subjectOf(search), search).toBeUndefined();
});

test("takes the first subject it knows, as the server does among its ready pages", () => {
  expect(subjectOf("?subject=nonsense&subject=feedback&subject=general")).toBe("feedback");
});
