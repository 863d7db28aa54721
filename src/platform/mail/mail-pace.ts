import { type Clock, day, hour, instantAfter, instantNow, minute, second } from "#platform/clock/clock.ts";
import type { FieldCipher } from "#platform/crypto/field-cipher.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Store } from "#platform/database/open.ts";
import { Postponed } from "#platform/outbox/postponed.ts";

/** How slowly mails go to one domain; without a row, as fast as they come. */
type MailPaceRow = {
  /** A blind index of the domain, which can be somebody's own. */
  domain: string;
  /** Pauses in a row, each for a mail that the domain deferred. */
  deferrals: number;
  /** No mail goes to the domain before. */
  paused_until: string;
  /** The time between two bulk mails to it, in milliseconds. */
  gap_ms: number;
  /** When the next bulk mail can go. */
  next_at: string;
};

declare module "#platform/database/tables.ts" {
  interface Tables {
    mail_pace: MailPaceRow;
  }
}

/** For the rotation of the data key: both are gone within days. */
export const mailPaceKeyed: KeyedTable = { table: "mail_pace", key: ["domain"], passing: ["domain"] };
export const outboxLanes: KeyedTable = { table: "outbox", passing: ["lane"] };

const purpose = "mail_pace";
/** Stands for our own mail server, when it defers before it knows who the mail is for. */
const ownServer = "";

const longestPause = hour;
const longestGap = minute;
const shortestGap = second / 2;

/** How long a domain's mails pause after the nth deferral in a row: 5 s, doubling, at most an hour. */
export function pauseAfter(deferrals: number): number {
  return Math.min(5 * second * 2 ** (deferrals - 1), longestPause);
}

/** The gap after a further deferral: a second, doubling, at most a minute. */
export function gapAfter(gap: number): number {
  return Math.min(Math.max(second, gap * 2), longestGap);
}

/** The gap after a mail that was accepted; none means that the domain is no longer slow. */
export function gapAfterSuccess(gap: number): number | undefined {
  const shorter = Math.floor(gap * 0.8);
  return shorter < shortestGap ? undefined : shorter;
}

/** One mail that may go now. */
type Slot = {
  /** The mail server accepted it. */
  accepted(): Promise<void>;
  /** It was rejected; only "come back later" (4xx) slows its domain down. */
  rejected(error: unknown): Promise<void>;
};

export type MailPace = {
  /**
   * Waits for nothing: either the mail may go now, or its task is postponed.
   * @throws {Postponed} while the domain has to wait.
   */
  slotFor(domain: string, isBulk: boolean): Promise<Slot>;
};

/**
 * Slows down mails to a domain whose server defers them (421, 4xx): first a pause for all of them, then a gap between
 * bulk mails, which shrinks with each that is accepted. Other domains go on. It's in the database, so all processes
 * keep to it.
 */
export function createMailPace({
  store,
  cipher,
  clock,
}: {
  store: Store;
  cipher: FieldCipher;
  clock: Clock;
}): MailPace {
  const keysOf = (domain: string) => cipher.blindIndexes(purpose, domain);
  const read = (keys: readonly string[]) =>
    store.db.selectFrom("mail_pace").selectAll().where("domain", "in", keys).execute();

  /** The gap passes to the next bulk mail; only one of several processes gets it. */
  async function takeGap(row: MailPaceRow): Promise<boolean> {
    const { numUpdatedRows } = await store.db
      .updateTable("mail_pace")
      .set({ next_at: instantAfter(clock, row.gap_ms) })
      .where("domain", "=", row.domain)
      .where("next_at", "<=", instantNow(clock))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function slowDown(domain: string, startedAt: string): Promise<void> {
    const [key] = keysOf(domain);
    await store.transact(async (tx) => {
      const row = await tx
        .selectFrom("mail_pace")
        .selectAll()
        .where("domain", "in", keysOf(domain))
        .executeTakeFirst();
      const deferrals = (row?.deferrals ?? 0) + 1;
      const paused_until = instantAfter(clock, pauseAfter(deferrals));
      const changed = {
        deferrals,
        paused_until,
        next_at: paused_until,
        gap_ms: gapAfter(row?.gap_ms ?? 0),
      };
      await tx
        .insertInto("mail_pace")
        .values({ domain: row?.domain ?? key, ...changed })
        .onConflict((conflict) =>
          conflict
            .column("domain")
            .doUpdateSet(changed)
            // Several mails on their way when the first was deferred count as one.
            .where("mail_pace.paused_until", "<=", startedAt),
        )
        .execute();
    });
  }

  async function speedUp(rows: readonly MailPaceRow[], startedAt: string): Promise<void> {
    for (const { domain, gap_ms } of rows) {
      const gap = gapAfterSuccess(gap_ms);
      // A pause that began meanwhile stays.
      if (gap === undefined)
        await store.db
          .deleteFrom("mail_pace")
          .where("domain", "=", domain)
          .where("paused_until", "<=", startedAt)
          .execute();
      else
        await store.db
          .updateTable("mail_pace")
          .set({ gap_ms: gap, deferrals: 1 })
          .where("domain", "=", domain)
          .where("paused_until", "<=", startedAt)
          .execute();
    }
  }

  return {
    async slotFor(domain, isBulk) {
      const startedAt = instantNow(clock);
      const rows = await read([...keysOf(domain), ...keysOf(ownServer)]);
      for (const row of rows) {
        if (row.paused_until > startedAt)
          throw new Postponed({ until: row.paused_until, lane: isBulk ? row.domain : null });
        if (isBulk && !(await takeGap(row)))
          throw new Postponed({ until: instantAfter(clock, row.gap_ms), lane: row.domain });
      }
      return {
        accepted: () => speedUp(rows, startedAt),
        async rejected(error) {
          const slow = slowedBy(error);
          if (slow !== undefined) await slowDown(slow === "domain" ? domain : ownServer, startedAt);
        },
      };
    },
  };
}

/**
 * Whom a rejection slows down. Before the receiver was named, it's our own mail server. What is said of one mailbox
 * (x.2.x in RFC 3463, such as a full one) says nothing about its domain.
 */
function slowedBy(error: unknown): "domain" | "server" | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, "responseCode");
  if (typeof code !== "number" || code < 400 || code >= 500) return undefined;
  const command: unknown = Reflect.get(error, "command");
  if (command !== "RCPT TO" && command !== "DATA") return "server";
  return /^4\d\d[ -]4\.2\./.test(String(Reflect.get(error, "response") ?? "")) ? undefined : "domain";
}

/** Forgets domains that nothing has waited for in the last day. */
export async function removeOldPaces(store: Store, clock: Clock): Promise<number> {
  const { numDeletedRows } = await store.db
    .deleteFrom("mail_pace")
    .where("next_at", "<", instantAfter(clock, -day))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
