import type { MailWording } from "./wording.ts";

/** What the team can change of the mails about places, in each language. */
export type PlaceMailTexts = Record<
  | "signUp"
  | "held"
  | "waiting"
  | "offered"
  | "lapsed"
  | "missed"
  | "canceled"
  | "removed"
  | "moved"
  | "dateAdded"
  | "dateCanceled"
  | "newTimes"
  | "reminderDay"
  | "reminderHour",
  MailWording
> & {
  thanks: MailWording & { question: string };
  close: { page: string; changed: string };
};
