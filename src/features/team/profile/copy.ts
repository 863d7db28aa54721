import type { MailTime } from "./rules.ts";

/** A team member's choice of when mails about their work arrive. */
export const mailTimeCopy = {
  heading: "Emails about your work",
  text: "When a colleague assigns a message or inquiry to you, or mentions you in a note.",
  legend: "Send them",
  choices: { now: "Right away", daily: "Once a day, at 8 AM" } satisfies Record<MailTime, string>,
  saved: { now: "You'll get these emails right away.", daily: "You'll get these emails once a day." },
  unknown: "Please choose when to send them",
} as const;
