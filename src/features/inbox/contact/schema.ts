import * as z from "zod/mini";
import { contactForm, contactSubjects, formCopy } from "#content/forms.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";

const { errors } = contactForm;

/** The longest text of each field. */
export const contactBounds = {
  name: textBounds.name,
  email: textBounds.email,
  phone: textBounds.phone,
  message: textBounds.message,
  website: textBounds.trap,
} as const;

/** A message to the team, as the browser sends it and the server takes it. */
export const contactMessage = z.strictObject({
  name: safeText({ max: contactBounds.name, sentence: errors.nameTooLong, missing: errors.nameMissing }),
  email: safeEmail({
    max: contactBounds.email,
    sentence: errors.emailTooLong,
    missing: errors.emailMissing,
    invalid: errors.emailInvalid,
  }),
  phone: z.optional(safeText({ max: contactBounds.phone, sentence: errors.phoneTooLong })),
  subject: z.enum(
    contactSubjects.map(({ value }) => value),
    errors.subjectMissing,
  ),
  message: safeText({
    max: contactBounds.message,
    sentence: errors.messageTooLong,
    missing: errors.messageMissing,
  }),
  /** The hidden field: what is written here makes the message suspected spam, not a refusal. */
  website: z.optional(safeText({ max: contactBounds.website, sentence: formCopy.honeypotFilled })),
});

export type ContactMessage = z.output<typeof contactMessage>;

/**
 * Turns the texts of a form sent without script into the message's own types. A form post writes each line
 * break as two characters, where `maxlength` counted one.
 */
export function contactFromForm(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { message } = values;
  return message === undefined ? { ...values } : { ...values, message: message.replaceAll("\r\n", "\n") };
}
