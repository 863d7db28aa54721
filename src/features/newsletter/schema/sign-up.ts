import * as z from "zod/mini";
import { formCopy, newsletterForm } from "#content/forms.ts";
import { emailText, honeypot, personal } from "#platform/forms/fields.ts";
import { textBounds } from "#platform/http/text-bounds.ts";

const { errors } = newsletterForm;

/** A newsletter sign-up. */
export const newsletterSignup = z.strictObject({
  email: personal(
    emailText({
      max: textBounds.email,
      tooLong: errors.emailTooLong,
      missing: errors.emailMissing,
      invalid: errors.emailInvalid,
    }),
  ),
  consentToNewsletter: z.literal(true, errors.consentMissing),
  // If it's filled in, the sign-up is stored as suspected spam, not rejected.
  website: honeypot({ max: textBounds.trap, filled: formCopy.honeypotFilled }),
});

/** Parses a form sent without script. */
export function newsletterFromForm(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { consentToNewsletter } = values;
  return { ...values, consentToNewsletter: consentToNewsletter === "on" || consentToNewsletter === "true" };
}
