import { createHash } from "node:crypto";
import { teamSetting } from "#features/team-settings/reads.server.ts";
import type { Services } from "#platform/services.ts";
import { cannedReplies } from "../copy/canned-replies.ts";
import type { MailboxName } from "../forms/rules/mailboxes.ts";
import { repliesIn, repliesSetting, type SavedReply } from "../rules/saved-replies.ts";

/** Identifies the stored replies, so that a change of what a colleague has changed meanwhile is refused. */
export function stampOf(stored: string): string {
  return stored === "" ? "" : createHash("sha256").update(stored).digest("hex");
}

/** The saved replies of a mailbox, and the stamp that a change is compared with. */
export async function savedReplies(
  services: Pick<Services, "store">,
  mailbox: MailboxName,
): Promise<{ replies: readonly SavedReply[]; expected: string }> {
  const stored = await teamSetting(services, repliesSetting(mailbox));
  return { replies: repliesIn(stored, cannedReplies[mailbox]), expected: stampOf(stored ?? "") };
}
