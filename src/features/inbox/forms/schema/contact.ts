import * as z from "zod/mini";
import { contactForm, contactSubjects, formCopy } from "#content/forms.ts";
import { contactTeamMail } from "#content/mails.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import {
  choice,
  emailText,
  honeypot,
  optionalText,
  personal,
  requiredText,
} from "#platform/records/fields.ts";
import type { FormDefinition } from "./definition.ts";

const { errors } = contactForm;

/** Labels: src/content/forms.ts; columns: table.server.ts. */
export const contactMessage = z.strictObject({
  name: personal(
    requiredText({
      max: textBounds.name,
      tooLong: errors.nameTooLong,
      missing: errors.nameMissing,
      autoComplete: "name",
    }),
  ),
  email: personal(
    emailText({
      max: textBounds.email,
      tooLong: errors.emailTooLong,
      missing: errors.emailMissing,
      invalid: errors.emailInvalid,
    }),
  ),
  phone: personal(
    optionalText({
      max: textBounds.phone,
      tooLong: errors.phoneTooLong,
      type: "tel",
      autoComplete: "tel",
      beside: "email",
      searched: false,
    }),
  ),
  subject: choice({ options: contactSubjects, missing: errors.subjectMissing }),
  message: personal(
    requiredText({
      max: textBounds.message,
      tooLong: errors.messageTooLong,
      missing: errors.messageMissing,
      lines: true,
    }),
  ),
  // What is written here makes the message suspected spam, not a refusal.
  website: honeypot({ max: textBounds.trap, filled: formCopy.honeypotFilled }),
});

/** How long a message is kept, in months; the page says the same figure beside the button. */
export const messageRetentionMonths = 12;

/** How long a message with a filled honeypot is kept, in days. */
export const suspectedRetentionDays = 30;

export const contactDefinition: FormDefinition<typeof contactMessage> = {
  kind: "messages",
  schema: contactMessage,
  copy: contactForm.fields,
  teamNames: {},
  retention: {
    kept: { name: "contact.messages", unit: "months", least: 1, most: messageRetentionMonths },
    suspected: { name: "contact.suspected", unit: "days", least: 7, most: suspectedRetentionDays },
  },
  endpoint: {
    path: "/contact",
    operationId: "sendContactMessage",
    summary: "Sends a message to the team.",
    stored: "The message is stored; `id` is the reference to quote.",
    thanks: contactForm.toasts.success.text,
    example: {
      name: "A reader",
      email: "reader@example.org",
      phone: "",
      subject: "general",
      message: "I have a question about the groups.",
      website: "",
    },
    form: { name: "contact", page: "/contact", thanks: "/thank-you/contact" },
    idempotency: "contact",
  },
  mail: { job: "contact.message_received", id: "messageId", copy: contactTeamMail },
  command: { one: "message", a: "a message" },
};

type ContactSubject = (typeof contactSubjects)[number]["value"];

/** The subject an address asks for, such as `?subject=peer-mentoring`; unknown ones are as if they were not there. */
export function subjectOf(search: string): ContactSubject | undefined {
  const values = new URLSearchParams(search).getAll("subject");
  return values
    .map((value) => contactSubjects.find((subject) => subject.value === value)?.value)
    .find((subject) => subject !== undefined);
}
