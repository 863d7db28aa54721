import * as z from "zod/mini";
import { formCopy, newsletterForm } from "#content/forms.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";

const { errors } = newsletterForm;

/** The longest text of each field. */
export const newsletterBounds = { email: textBounds.email, website: textBounds.trap } as const;

/** A newsletter sign-up. */
export const newsletterSignup = z.strictObject({
  email: safeEmail({
    max: newsletterBounds.email,
    sentence: errors.emailTooLong,
    missing: errors.emailMissing,
    invalid: errors.emailInvalid,
  }),
  consentToNewsletter: z.literal(true, errors.consentMissing),
  /** The honeypot: if it's filled in, the sign-up is stored as suspected spam, not rejected. */
  website: z.optional(safeText({ max: newsletterBounds.website, sentence: formCopy.honeypotFilled })),
});

/** Parses a form sent without script. */
export function newsletterFromForm(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { consentToNewsletter } = values;
  return { ...values, consentToNewsletter: consentToNewsletter === "on" || consentToNewsletter === "true" };
}
