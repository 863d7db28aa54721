import { instantNow } from "#platform/clock/clock.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { reasonText, taskText } from "../copy/tasks.ts";

/** As many lines as fit on a screen; the totals count the rest. */
const shownEntries = 20;

type EntryState = "failed" | "sending" | "retrying" | "slow" | "waiting";

const stateNames: Readonly<Record<EntryState, string>> = {
  failed: "Given up",
  sending: "Being sent",
  retrying: "Will be tried again",
  slow: "Waiting for a slow mail server",
  waiting: "Waiting",
};

/** Failed emails and tasks first, then what waits, with totals by kind. Nobody's address or words are in it. */
export async function emailQueue(services: Services, actor: Actor) {
  authorize(actor, "mails.retry");
  const now = instantNow(services.clock);
  const rows = await entriesNow(services, now).limit(shownEntries).execute();
  const counts = await countsNow(services, now);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    title: "Email queue",
    mayStop: may(actor, "records.delete"),
    isEmpty: total === 0,
    totals: counts.map(({ kind, state, count }) => ({
      id: `${kind} ${state}`,
      text: `${taskText(kind).name} (${count.toLocaleString("en-US")})`,
      isFailed: state === "dead",
    })),
    more: Math.max(0, total - rows.length),
    entries: rows.map((row) => {
      const state = stateOf(row, now);
      const { name, stays = false } = taskText(row.kind);
      return {
        id: row.id,
        what: name,
        state,
        stateName: stateNames[state],
        createdAt: row.created_at,
        attempts: Number(row.attempts),
        reason: reasonText(row.last_error ?? ""),
        nextAt: state === "retrying" || state === "slow" ? row.run_at : undefined,
        failedAt: row.finished_at ?? undefined,
        href: hrefOf(row),
        canStop: !stays && state !== "sending",
      };
    }),
  };
}

export type EmailQueueContent = Awaited<ReturnType<typeof emailQueue>>;

/** What is due or has been tried; tasks that are planned for later aren't waiting. */
function queueNow({ store }: Services, now: string) {
  return store.db
    .selectFrom("outbox")
    .where((row) =>
      row.or([
        row("outbox.state", "=", "dead"),
        row.and([
          row("outbox.state", "=", "queued"),
          row.or([row("run_at", "<=", now), row("attempts", ">", 0), row("postponed_at", "is not", null)]),
        ]),
      ]),
    );
}

function entriesNow(services: Services, now: string) {
  return (
    queueNow(services, now)
      .leftJoin("inbox_answers", "inbox_answers.outbox_id", "outbox.id")
      .leftJoin("conversations", "conversations.id", "inbox_answers.conversation_id")
      .leftJoin("issue_mails", "issue_mails.entry_id", "outbox.id")
      .select([
        "outbox.id",
        "outbox.kind",
        "outbox.payload",
        "outbox.state",
        "outbox.attempts",
        "outbox.run_at",
        "outbox.lease_until",
        "outbox.created_at",
        "outbox.finished_at",
        "outbox.last_error",
        "outbox.postponed_at",
        "conversations.id as conversation_id",
        "conversations.kind as conversation_kind",
        "issue_mails.issue_id",
      ])
      // "dead" is before "queued".
      .orderBy("outbox.state")
      .orderBy("outbox.attempts", "desc")
      .orderBy("outbox.run_at")
      .orderBy("outbox.id")
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof entriesNow>["execute"]>>[number];

async function countsNow(services: Services, now: string) {
  const rows = await queueNow(services, now)
    .select(({ fn }) => ["kind", "state", fn.countAll<number | string>().as("count")])
    .groupBy(["kind", "state"])
    .execute();
  return rows
    .map(({ kind, state, count }) => ({ kind, state, count: Number(count) }))
    .toSorted((one, other) => one.state.localeCompare(other.state) || other.count - one.count);
}

function stateOf({ state, lease_until, last_error, postponed_at }: Row, now: string): EntryState {
  if (state === "dead") return "failed";
  if (lease_until > now) return "sending";
  if (last_error !== null) return "retrying";
  return postponed_at === null ? "waiting" : "slow";
}

/** Where the record is that an email is about: the ids in a payload, by name. */
const places: Readonly<Record<string, (id: string) => string>> = {
  messageId: (id) => `/admin/messages/${id}`,
  inquiryId: (id) => `/admin/inquiries/${id}`,
  letterId: (id) => `/admin/newsletters/${id}`,
  campaignId: (id) => `/admin/campaigns/${id}/responses`,
  groupId: (id) => `/admin/groups/${id}`,
  subscriberId: (id) => `/admin/subscribers/${id}`,
};

function hrefOf({ payload, conversation_id, conversation_kind, issue_id }: Row): string | undefined {
  if (conversation_id !== null) return `/admin/${conversation_kind}/${conversation_id}`;
  const given: unknown = JSON.parse(payload);
  const ids = new Map<string, unknown>(Object.entries(given ?? {}));
  if (issue_id !== null) ids.set("letterId", issue_id);
  for (const [name, place] of Object.entries(places)) {
    const id = ids.get(name);
    if (typeof id === "string" && id !== "") return place(id);
  }
  return undefined;
}
