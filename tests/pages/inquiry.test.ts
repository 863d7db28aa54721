import { expect, inject, it } from "vitest";
import { sendPlainForm } from "../support/plain-form.ts";
import { servedPage } from "../support/served-page.ts";

const form = "main form[action^='/api/clinic/inquiry']";

it("both pages with the inquiry form have the same one, and it works without script", async () => {
  const forms: string[] = [];
  for (const path of ["/clinics/partnership", "/clinics/contact"]) {
    const page = await servedPage(path);
    forms.push(page.$.html(page.$(form)));
    const typed = { email: "plain@clinic.example", clinicName: "Lakeside" };
    const answer = await sendPlainForm({ page, path, form, typed });
    expect(answer.status, path).toBe(303);
    const location = new URL(answer.headers.get("location") ?? "", inject("siteUrl"));
    expect(location.pathname, path).toBe("/thank-you/inquiry");
    expect((await servedPage(location.pathname)).texts("h1")).toEqual(["Inquiry Submitted!"]);
  }
  expect(forms[1]).toBe(forms[0]);
});

it("without script an inquiry comes back with everything typed, and a count of what is wrong", async () => {
  const path = "/clinics/partnership";
  const page = await servedPage(path);
  const typed = { email: "plain@clinic", clinicName: "Lakeside" };
  const answer = await sendPlainForm({ page, path, form, typed });
  expect(answer.status).toBe(422);
  expect(answer.$(`${form} [name=clinicName]`).attr("value")).toBe("Lakeside");
  expect(answer.texts(`${form} [id$=summary]`).join()).toContain("One thing to fix before we can send");
});
