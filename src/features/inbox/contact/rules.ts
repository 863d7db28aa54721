import { contactSubjects } from "#content/forms.ts";
import type { RetentionRule } from "#platform/personal-data/retention.ts";

export type ContactSubject = (typeof contactSubjects)[number]["value"];

/** How long a message is kept, in months; the page says the same figure beside the button. */
export const messageRetentionMonths = 12;

/** How long a message with a filled hidden field is kept, in days. */
export const suspectedRetentionDays = 30;

/** How far owners may shorten both. */
export const messageRetention = {
  name: "contact.messages",
  unit: "months",
  least: 1,
  most: messageRetentionMonths,
} as const satisfies RetentionRule;
export const suspectedRetention = {
  name: "contact.suspected",
  unit: "days",
  least: 7,
  most: suspectedRetentionDays,
} as const satisfies RetentionRule;

/** The subject an address asks for, such as `?subject=peer-mentoring`; unknown ones are as if they were not there. */
export function subjectOf(search: string): ContactSubject | undefined {
  const asked = new URLSearchParams(search).getAll("subject");
  return asked
    .map((value) => contactSubjects.find((subject) => subject.value === value)?.value)
    .find((subject) => subject !== undefined);
}
