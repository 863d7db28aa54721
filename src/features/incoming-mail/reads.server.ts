import type { MailboxProblem } from "#platform/mail/incoming/mailbox.server.ts";
import type { Services } from "#platform/services.ts";
import { silentMs } from "./rules.ts";

/** How reading the team's mailbox goes. */
export type MailboxState = {
  /** `starting` until it was read for the first time; `stopped` when no process reads it. */
  kind: "off" | "starting" | "fine" | "stopped" | MailboxProblem;
  /** Since when it can't be read. */
  since: string | null;
  /** When it was read last. */
  readAt: string | null;
  /** How many mails stay in the mailbox because they can't be read. */
  unread: number;
};

type Needed = Pick<Services, "store" | "clock" | "settings">;

/** How reading the team's mailbox goes, for the team. Says nothing of any mail. */
export async function mailboxState({ store, clock, settings }: Needed): Promise<MailboxState> {
  const off = { kind: "off", since: null, readAt: null, unread: 0 } as const;
  if (settings.IMAP_URL === undefined) return off;
  const row = await store.db.selectFrom("mailbox_state").selectAll().executeTakeFirst();
  if (row === undefined) return { ...off, kind: "starting" };
  const { count } = await store.db
    .selectFrom("unread_mails")
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const readAt = row.read_at || null;
  const known = { readAt, unread: Number(count) };
  if (row.problem !== "") return { ...known, kind: row.problem, since: row.problem_since };
  if (readAt === null) return { ...known, kind: "starting", since: null };
  const isSilent = clock.now().getTime() - Date.parse(readAt) > silentMs;
  return isSilent ? { ...known, kind: "stopped", since: readAt } : { ...known, kind: "fine", since: null };
}
