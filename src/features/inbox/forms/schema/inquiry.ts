/** The form for clinics, on the partnership page and on the clinics' contact page. */
import * as z from "zod/mini";
import { inquiryForm } from "#content/forms.ts";
import { inquiryTeamMail } from "#content/mails.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { emailText, honeypot, optionalText, personal } from "#platform/records/fields.ts";
import type { FormDefinition } from "./definition.ts";

const { errors } = inquiryForm;

/** Labels: src/content/forms.ts; columns: table.server.ts. */
export const clinicInquiry = z.strictObject({
  email: personal(
    emailText({
      max: textBounds.email,
      tooLong: errors.emailTooLong,
      missing: errors.emailInvalid,
      invalid: errors.emailInvalid,
    }),
  ),
  clinicName: personal(
    optionalText({ max: textBounds.name, tooLong: errors.clinicNameTooLong, autoComplete: "organization" }),
  ),
  contactName: personal(
    optionalText({
      max: textBounds.name,
      tooLong: errors.contactNameTooLong,
      autoComplete: "name",
      beside: "clinicName",
    }),
  ),
  phone: personal(
    optionalText({
      max: textBounds.phone,
      tooLong: errors.phoneTooLong,
      type: "tel",
      autoComplete: "tel",
      searched: false,
    }),
  ),
  message: personal(optionalText({ max: textBounds.message, tooLong: errors.messageTooLong, lines: true })),
  // Unlike in the other forms, anything written here is a refusal.
  website: honeypot({ max: 0, filled: errors.honeypotFilled }),
});

/** How long an inquiry is kept, in months; the page says the same figure beside the button. */
export const inquiryRetentionMonths = 24;

/** How long an inquiry that the team took for spam is kept, in days. */
export const suspectedInquiryDays = 30;

export const inquiryDefinition: FormDefinition<typeof clinicInquiry> = {
  kind: "inquiries",
  schema: clinicInquiry,
  copy: inquiryForm.fields,
  teamNames: { clinicName: "clinic", contactName: "name" },
  retention: {
    kept: { name: "clinics.inquiries", unit: "months", least: 1, most: inquiryRetentionMonths },
    suspected: { name: "clinics.suspected", unit: "days", least: 7, most: suspectedInquiryDays },
  },
  endpoint: {
    path: "/clinic/inquiry",
    operationId: "sendClinicInquiry",
    summary: "Sends a clinic's inquiry to the partnership team.",
    stored: "The inquiry is stored; `id` is the reference to quote.",
    thanks: inquiryForm.toasts.success.text,
    example: {
      email: "clinic@example.org",
      clinicName: "A clinic",
      contactName: "",
      phone: "",
      message: "We would like to know more.",
      website: "",
    },
    form: { name: "inquiry", page: "/clinics/partnership", thanks: "/thank-you/inquiry" },
    idempotency: "clinics.inquiry",
  },
  mail: { job: "clinics.inquiry_received", id: "inquiryId", copy: inquiryTeamMail },
  command: { one: "inquiry", a: "an inquiry" },
};
