import { expect, test } from "vitest";
import { sentencesOf } from "#platform/http/safe-string.ts";
import { newsletterFromForm, newsletterSignup } from "./schema.ts";

const errorsOf = (value: unknown) => sentencesOf(newsletterSignup.safeParse(value).error?.issues ?? []);

test("takes a sign-up, the hidden field filled or not", () => {
  for (const website of [undefined, "", "https://spam.example"]) {
    const signup = { email: "reader@example.org", consentToNewsletter: true, website };
    expect(newsletterSignup.parse(signup)).toEqual(signup);
  }
});

test("asks for the address and the consent in its own words", () => {
  expect(errorsOf({ email: "", consentToNewsletter: false })).toEqual({
    email: "Please enter your email address",
    consentToNewsletter: "Please confirm your consent to receive our newsletter.",
  });
  expect(errorsOf({ email: "reader@example", consentToNewsletter: "true" })).toEqual({
    email: "Please enter a valid email address",
    consentToNewsletter: "Please confirm your consent to receive our newsletter.",
  });
  expect(errorsOf({ email: `${"x".repeat(250)}@b.co`, consentToNewsletter: true })).toEqual({
    email: "Please keep the email address under 254 characters",
  });
});

test("refuses fields it does not know", () => {
  expect(newsletterSignup.safeParse({ email: "a@b.co", consentToNewsletter: true, role: "x" }).success).toBe(
    false,
  );
});

test("a form's ticked box is a yes, a missing one a no", () => {
  expect(newsletterFromForm({ email: "a@b.co", consentToNewsletter: "on", website: "" })).toEqual({
    email: "a@b.co",
    consentToNewsletter: true,
    website: "",
  });
  expect(newsletterFromForm({ email: "a@b.co" })).toEqual({ email: "a@b.co", consentToNewsletter: false });
});
