import { describe, expect, inject, it } from "vitest";
import { contactSubjects } from "#content/forms.ts";
import { sendPlainForm } from "../support/plain-form.ts";
import { servedPage } from "../support/served-page.ts";

const siteUrl = inject("siteUrl");
const form = "main form[action^='/api/contact']";
const typed = {
  name: "Robin Reader",
  email: "robin@example.org",
  subject: "peer-mentoring",
  message: "From a page without script",
};

it("tells machines who we are and how to reach us, with no address that is a sample", async () => {
  const data = (await servedPage("/contact")).structuredData();
  expect(data).toMatchObject({
    "@type": "ContactPage",
    mainEntity: {
      "@type": "Organization",
      contactPoint: { "@type": "ContactPoint", url: `${siteUrl}/contact` },
    },
  });
  expect(JSON.stringify(data)).not.toContain("example/");
});

it("asks for a name and an email address before a phone number, which is optional", async () => {
  const { $ } = await servedPage("/contact");
  const names = $(`${form} :is(input, select, textarea)[required], ${form} [name=phone]`)
    .get()
    .map((field) => $(field).attr("name"));
  expect(names).toEqual(["name", "email", "phone", "subject", "message"]);
});

describe("the contact form, sent without script", () => {
  it("sends the message and leads to a page that says the same", async () => {
    const page = await servedPage("/contact");
    const answer = await sendPlainForm({ page, path: "/contact", form, typed });
    expect(answer.status).toBe(303);
    const location = new URL(answer.headers.get("location") ?? "", siteUrl);
    expect(location.pathname).toBe("/thank-you/contact");
    const thanks = await servedPage(location.pathname);
    expect(thanks.texts("h1")).toEqual(["Message Sent Successfully!"]);
    expect(thanks.$("main img").length).toBeGreaterThan(0);
    expect(thanks.texts("main").join()).toContain(
      "Thank you for reaching out. We’ll get back to you within 24 hours.",
    );
  });

  it("comes back with everything typed and what is wrong", async () => {
    const page = await servedPage("/contact");
    const wrong = { ...typed, email: "robin@example" };
    const answer = await sendPlainForm({ page, path: "/contact", form, typed: wrong });
    expect(answer.status).toBe(422);
    expect(answer.texts("main").join()).toContain("Please enter a valid email address");
    const { $ } = answer;
    expect($(form).find("[name=name]").val()).toBe(wrong.name);
    expect($(form).find("[name=email]").val()).toBe(wrong.email);
    expect($(form).find("[name=message]").val()).toBe(wrong.message);
    expect($(form).find("[name=subject]").val()).toBe(wrong.subject);
  });
});

it("hides the trap of the contact form from keyboards and from what fills in forms", async () => {
  const { $ } = await servedPage("/contact");
  const trap = $(form).find("[name=website]");
  expect(trap.attr("autocomplete")).toBe("off");
  expect(trap.attr("tabindex")).toBe("-1");
});

describe("the subject in the address of the contact page", () => {
  const subjectAt = async (path: string) => (await servedPage(path)).$(form).find("[name=subject]").val();

  it("is chosen for each of the eight, and unknown ones choose nothing", async () => {
    expect(contactSubjects).toHaveLength(8);
    for (const { value } of contactSubjects)
      expect(await subjectAt(`/contact?from=a-mentor-page&subject=${value}`)).toBe(value);
    for (const query of ["?subject=other", "?subject=", "?subject=PEER-MENTORING", ""])
      expect(await subjectAt(`/contact${query}`), query).toBe("");
  });

  it("is answered from memory, as a copy of the contact page", async () => {
    const plain = await servedPage("/contact");
    const asked = await servedPage("/contact?subject=peer-mentoring");
    expect(asked.html).toMatch(/<option value="peer-mentoring" selected/);
    expect(plain.html).not.toMatch(/<option value="peer-mentoring" selected/);
    expect(asked.html).toContain(`<link rel="canonical" href="${siteUrl}/contact"`);
    const etag = asked.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect(etag).not.toBe(plain.headers.get("etag"));
    const again = await servedPage("/contact?subject=peer-mentoring", {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
  });
});
