import { type Actor, authorize } from "#features/permissions/access.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { firstBrokenLine } from "./rules.ts";
import type { ConsentKind, ConsentRow } from "./table.server.ts";

/** Lines read at a time, so that no statement takes long. */
const step = 2_000;

/** Checks the whole ledger; answers the first line that does not fit, or undefined. */
export async function verifyConsentLog(
  services: Pick<Services, "store" | "cipher">,
): Promise<string | undefined> {
  return (await walkLedger(services)).broken;
}

async function walkLedger({ store, cipher }: Pick<Services, "store" | "cipher">) {
  const headNow = async () => {
    const rows = await store.db.selectFrom("consent_head").selectAll().execute();
    const byId = new Map(rows.map(({ id, hash }) => [id, hash]));
    return { head: byId.get("head") ?? "", signature: byId.get("signature") };
  };
  const { head, signature } = await headNow();
  const lines: ConsentRow[] = [];
  for (let after = ""; ; after = lines.at(-1)?.id ?? "") {
    const more = await store.db
      .selectFrom("consent")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(step)
      .execute();
    lines.push(...more);
    if (more.length < step) break;
  }
  // Somebody may have said yes while we read. Only then may lines stand behind the head we began with.
  const known = (await headNow()).head === head ? lines : withoutLaterLines(lines, head);
  return {
    broken: firstBrokenLine(known, { head, signature, sign: cipher.sign }),
    count: known.length,
    head,
  };
}

/** Takes away what was added after the head was read. */
function withoutLaterLines(lines: readonly ConsentRow[], head: string): readonly ConsentRow[] {
  const byPrevious = new Map(lines.map((line) => [line.previous_hash, line]));
  const later = new Set<ConsentRow>();
  for (let line = byPrevious.get(head); line && !later.has(line); line = byPrevious.get(line.hash))
    later.add(line);
  return later.size === 0 ? lines : lines.filter((line) => !later.has(line));
}

/** What a check of the ledger found. */
export type LedgerCheck = {
  whole: boolean;
  count: number;
  /** The first line that does not fit; null when all do. */
  broken: string | null;
  /** The last hash. Kept elsewhere, it shows later whether the ledger was written anew. */
  head: string;
  at: string;
};

/** Checks every line of the ledger against the one before. */
export async function checkConsentLog(services: Services, actor: Actor): Promise<LedgerCheck> {
  authorize(actor, "privacy.manage");
  return consentLogCheck(services);
}

/** The same for whoever sits at the server's own terminal. */
export async function consentLogCheck(
  services: Pick<Services, "store" | "cipher" | "clock">,
): Promise<LedgerCheck> {
  const { broken, count, head } = await walkLedger(services);
  return {
    whole: broken === undefined,
    count,
    broken: broken ?? null,
    head,
    at: instantNow(services.clock),
  };
}

/** Every wording that somebody said yes or no to, and how often. */
export type WordingCount = {
  wording: string;
  version: string;
  kind: ConsentKind;
  count: number;
  first: string;
  last: string;
};

/** The wordings in the ledger, the latest first. */
export async function wordingCounts({ store }: Services, actor: Actor): Promise<WordingCount[]> {
  authorize(actor, "privacy.manage");
  const rows = await store.db
    .selectFrom("consent")
    .select(({ fn }) => [
      "wording",
      "wording_version as version",
      "kind",
      fn.countAll<number | string>().as("count"),
      fn.min("at").as("first"),
      fn.max("at").as("last"),
    ])
    .groupBy(["wording", "wording_version", "kind"])
    .orderBy("last", "desc")
    .limit(200)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** One line of a person's history: what they said yes or no to, where and when. */
export type ConsentStep = Pick<ConsentRow, "id" | "kind" | "wording" | "page" | "at"> & { version: string };

/** Everything the ledger has of one person, the oldest first. The caller has asked who may. */
export async function consentHistory(
  { store }: Pick<Services, "store">,
  subject: string,
): Promise<ConsentStep[]> {
  return store.db
    .selectFrom("consent")
    .select(["id", "kind", "wording", "wording_version as version", "page", "at"])
    .where("subject", "=", subject)
    .orderBy("at")
    .orderBy("id")
    .execute();
}
