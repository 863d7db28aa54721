import { type Columns, listOf } from "#platform/list/columns.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { formatFileSize } from "#ui/file-size.ts";
import { failureTexts, mailboxCopy, mailboxTexts, unreadTexts } from "./copy.ts";
import { silentMs } from "./rules.ts";
import type { MailboxKind } from "./schema.ts";
import type { UnreadMailRow } from "./table.server.ts";

export type MailboxState = {
  kind: MailboxKind;
  /** Since when it can't be read. */
  since: string | null;
  readAt: string | null;
  /** How many mails stay in the mailbox because they can't be read. */
  unread: number;
};

type Needed = Pick<Services, "store" | "clock" | "settings">;

/** Says nothing of any mail. */
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

/** What needs someone: that the mailbox can't be read, or mails in it; empty if nothing does. */
export async function mailboxAttention(services: Needed): Promise<string> {
  const { kind, since, unread } = await mailboxState(services);
  // A mail server that is restarted comes back by itself.
  const isShort =
    kind === "unreachable" && services.clock.now().getTime() - Date.parse(since ?? "") < silentMs;
  if (kind !== "off" && kind !== "starting" && kind !== "fine" && !isShort)
    return `Replies aren't coming in: ${failureTexts[kind]}`;
  if (unread === 0) return "";
  return `${unread === 1 ? "1 email" : `${unread} emails`} in the mailbox couldn't be read`;
}

const listed = 50;

export async function mailboxScreen(services: Services, actor: Actor) {
  authorize(actor, "messages.read");
  const { kind, since, readAt } = await mailboxState(services);
  const { title, text } = mailboxTexts[kind];
  const mails = await services.store.db
    .selectFrom("unread_mails")
    .selectAll()
    .orderBy("arrived_at", "desc")
    .orderBy("id")
    .limit(listed)
    .execute();
  return {
    title: mailboxCopy.title,
    isWorking: kind === "fine" || kind === "starting",
    isOff: kind === "off",
    state: title,
    text: text
      .replace("{teamMail}", services.settings.TEAM_MAIL)
      .replace("{free}", `${services.settings.IMAP_MIN_FREE_MB.toLocaleString("en-US")} MB`),
    since,
    readAt,
    list: listOf(unreadColumns, mails, ({ id }) => ({ id })),
  };
}

const unreadColumns = {
  arrivedAt: { heading: "Arrived", value: ({ arrived_at: arrivedAt }) => arrivedAt, format: "time" },
  reason: {
    heading: "Why",
    value: ({ reason }) => unreadTexts[reason],
    detail: ({ retry_at: retryAt }) => (retryAt === "" ? undefined : "Waiting to be tried again"),
  },
  bytes: {
    heading: "Size",
    value: ({ bytes }) => formatFileSize(bytes),
    format: "figure",
  },
} satisfies Columns<UnreadMailRow>;
