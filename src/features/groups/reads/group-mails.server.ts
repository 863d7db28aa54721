import { current } from "#content/current.ts";
import { placeMailDocuments } from "#content/place-mails/mail.ts";
import type { SupportGroup } from "./places.server.ts";

/** What a screen needs to say how many people a press emails, and what the email says. */
export type GroupMails = ReturnType<typeof groupMails>;

/** `told`: how many get the emails about dates. */
export function groupMails(
  { content: { language }, schedule: { zone } }: Pick<SupportGroup, "content" | "schedule">,
  { now, told }: { now: string; told: number },
) {
  const { moved, dateAdded, dateCanceled, newTimes, held, removed } = current(placeMailDocuments[language]);
  return { language, zone, now, told, texts: { moved, dateAdded, dateCanceled, newTimes, held, removed } };
}
