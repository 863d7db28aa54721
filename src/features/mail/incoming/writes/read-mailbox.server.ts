import { mailLimits, UnreadableMailError } from "#platform/mail/incoming/limits.ts";
import type { Mailbox, MailHead } from "#platform/mail/incoming/mailbox.server.ts";
import { MailboxError } from "#platform/mail/incoming/mailbox-error.server.ts";
import { hasRoomForMail } from "#platform/mail/incoming/room-for-mail.server.ts";
import type { Services } from "#platform/services.ts";
import { leaseMs, readableSince } from "../rules.ts";
import type { UnreadReason } from "../schema.ts";
import { receiveMail } from "./receive.server.ts";
import { recordRead, takeLease } from "./state.server.ts";

type Reading = {
  /** This process, which has the lease. */
  reader: string;
  stopping: AbortSignal;
};

/**
 * Reads every mail that waits, one after the other. They go to their folder only after what follows from them is committed.
 * @throws {MailboxError}, or the database's error; every mail that wasn't settled still waits then.
 */
export async function readMailbox(services: Services, mailbox: Mailbox, reading: Reading): Promise<void> {
  await requireRoom(services);
  const since = readableSince(await recordRead(services), services.clock.now());
  await retryUnread(services, mailbox);
  await listUnread(services, mailbox);
  const now = () => services.clock.now().getTime();
  let renewedAt = now();
  let taken: number[] = [];
  const moveTaken = async () => {
    const moving = taken;
    taken = [];
    await mailbox.moveTo(moving, "read");
  };
  for (const head of await mailbox.waiting(since)) {
    if (reading.stopping.aborted) break;
    if (!(await hasRoomForMail(services.settings))) break;
    if (Math.abs(now() - renewedAt) > leaseMs / 4) {
      if (!(await takeLease(services, reading.reader))) break;
      renewedAt = now();
    }
    const reason = await received(services, mailbox, head);
    if (reason === undefined) taken.push(head.uid);
    // It isn't the team's to read, wherever they look.
    else if (reason === "private") await mailbox.remove(head.uid);
    // Someone has moved or deleted it, or another process has read it.
    else if (reason !== "gone") await setAside(services, mailbox, { head, reason });
    if (taken.length >= movedTogether) await moveTaken();
  }
  await moveTaken();
  await requireRoom(services);
  await recordRead(services);
}

/** @throws {MailboxError} while mail has to wait for room on the disk. */
async function requireRoom({ settings }: Services): Promise<void> {
  if (!(await hasRoomForMail(settings))) throw new MailboxError("space", "ENOSPC");
}

/** One order to the server for several mails: each order costs it a look at the whole folder. */
const movedTogether = 25;

async function setAside(
  services: Services,
  mailbox: Mailbox,
  { head, reason }: { head: MailHead; reason: UnreadReason },
): Promise<void> {
  const [moved] = await mailbox.moveTo([head.uid], "unread");
  services.log.warn({ event: "mail.unread", reason, bytes: head.bytes });
  if (moved !== undefined) await noteUnread(services, { ...head, uid: moved }, reason);
}

const attempts = 3;

/** @returns why the mail isn't moved to those that were read; undefined if it is. */
async function received(
  services: Services,
  mailbox: Mailbox,
  { uid, bytes }: MailHead,
): Promise<UnreadReason | "gone" | "private" | undefined> {
  if (bytes > mailLimits.bytes) return "too-large";
  const raw = await mailbox.fetch(uid);
  if (raw === undefined) return "gone";
  for (let attempt = 1; ; attempt += 1) {
    try {
      const takenAs = await receiveMail(services, raw);
      if (takenAs !== undefined) services.log.info({ event: "mail.received", taken_as: takenAs });
      if (takenAs === "private") return takenAs;
      return takenAs === "unread" ? "unclaimed" : undefined;
    } catch (error) {
      if (error instanceof UnreadableMailError) return error.reason;
      // While the database is away, every mail fails: they all wait.
      if (!(await services.store.answers())) throw error;
      if (attempt < attempts) continue;
      services.log.error({ event: "mail.failed", error: error instanceof Error ? error.name : "unknown" });
      return "failed";
    }
  }
}

async function noteUnread({ store }: Services, head: MailHead, reason: UnreadReason): Promise<void> {
  const row = { id: String(head.uid), bytes: head.bytes, arrived_at: head.arrivedAt.toISOString() };
  await store.db
    .insertInto("unread_mails")
    .values({ ...row, reason, retry_at: "" })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...row, reason, retry_at: "" }))
    .execute();
}

async function retryUnread({ store }: Services, mailbox: Mailbox): Promise<void> {
  const asked = await store.db.selectFrom("unread_mails").select("id").where("retry_at", "!=", "").execute();
  if (asked.length === 0) return;
  const there = new Set((await mailbox.unread()).map(({ uid }) => uid));
  await mailbox.putBack(asked.map(({ id }) => Number(id)).filter((uid) => there.has(uid)));
  await store.db
    .deleteFrom("unread_mails")
    .where(
      "id",
      "in",
      asked.map(({ id }) => id),
    )
    .execute();
}

/** The folder is the truth: someone may have moved or deleted mails there, and a crash leaves one without its reason. */
async function listUnread(services: Services, mailbox: Mailbox): Promise<void> {
  const { store } = services;
  const there = await mailbox.unread();
  const known = await store.db.selectFrom("unread_mails").select("id").execute();
  const ids = new Set(there.map(({ uid }) => String(uid)));
  for (const { id } of known)
    if (!ids.has(id)) await store.db.deleteFrom("unread_mails").where("id", "=", id).execute();
  const knownIds = new Set(known.map(({ id }) => id));
  for (const head of there) if (!knownIds.has(String(head.uid))) await noteUnread(services, head, "unknown");
}
