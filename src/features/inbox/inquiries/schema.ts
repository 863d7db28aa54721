import * as z from "zod/mini";
import { inquiryForm } from "#content/forms.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";

const { errors } = inquiryForm;

/** The longest text of each field. */
export const inquiryBounds = {
  email: textBounds.email,
  clinicName: textBounds.name,
  contactName: textBounds.name,
  phone: textBounds.phone,
  message: textBounds.message,
  website: 0,
} as const;

/** A clinic's inquiry, as the browser sends it and the server takes it. */
export const clinicInquiry = z.strictObject({
  email: safeEmail({
    max: inquiryBounds.email,
    sentence: errors.emailTooLong,
    missing: errors.emailInvalid,
    invalid: errors.emailInvalid,
  }),
  clinicName: z.optional(safeText({ max: inquiryBounds.clinicName, sentence: errors.clinicNameTooLong })),
  contactName: z.optional(safeText({ max: inquiryBounds.contactName, sentence: errors.contactNameTooLong })),
  phone: z.optional(safeText({ max: inquiryBounds.phone, sentence: errors.phoneTooLong })),
  message: z.optional(safeText({ max: inquiryBounds.message, sentence: errors.messageTooLong })),
  /** The hidden field: unlike in the other forms, anything written here is a refusal. */
  website: z.optional(safeText({ max: inquiryBounds.website, sentence: errors.honeypotFilled })),
});

export type ClinicInquiry = z.output<typeof clinicInquiry>;

/**
 * Turns the texts of a form sent without script into the inquiry's own types. A form post writes each line
 * break as two characters, where `maxlength` counted one.
 */
export function inquiryFromForm(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { message } = values;
  return message === undefined ? { ...values } : { ...values, message: message.replaceAll("\r\n", "\n") };
}
