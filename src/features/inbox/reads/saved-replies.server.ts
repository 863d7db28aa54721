import { createHash } from "node:crypto";
import { fieldMarks } from "#content/forms.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { cannedReplies } from "../copy/canned-replies.ts";
import { repliesCopy } from "../copy/saved-replies.ts";
import { type MailboxName, mailboxes, mailboxNames } from "../forms/rules/mailboxes.ts";
import { repliesIn, repliesSetting, type SavedReply } from "../rules/saved-replies.ts";

/** Identifies the stored replies, so that a change of what a colleague has changed meanwhile is refused. */
export function stampOf(stored: string): string {
  return stored === "" ? "" : createHash("sha256").update(stored).digest("hex");
}

/** The saved replies of a mailbox, and the stamp that a change is compared with. */
export async function savedReplies(
  services: Pick<Services, "store">,
  mailbox: MailboxName,
): Promise<{ replies: readonly SavedReply[]; was: string }> {
  const stored = await teamSetting(services, repliesSetting(mailbox));
  return { replies: repliesIn(stored, cannedReplies[mailbox]), was: stampOf(stored ?? "") };
}

/** The screen where the team edits its saved replies. */
export async function savedRepliesScreen(services: Services, actor: Actor) {
  for (const mailbox of mailboxNames) authorize(actor, mailboxes[mailbox].write);
  const lists = await Promise.all(
    mailboxNames.map(async (mailbox) => ({ mailbox, ...(await savedReplies(services, mailbox)) })),
  );
  return { title: repliesCopy.title, marks: fieldMarks, lists };
}
