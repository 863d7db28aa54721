import { heldCopy } from "#content/my-data.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { firstBrokenLine, isSignedHead } from "#platform/consent/chain.ts";
import type { ConsentKind, ConsentRow } from "#platform/consent/consent-log.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.ts";
import type { Services } from "#platform/services.ts";

/** Rows read at a time, to keep statements short. */
const step = 2_000;

/** @returns the first line that doesn't match, or undefined. */
export async function verifyConsentLog(
  services: Pick<Services, "store" | "cipher">,
): Promise<string | undefined> {
  return (await walkConsentLog(services)).broken;
}

async function walkConsentLog({ store, cipher }: Pick<Services, "store" | "cipher">) {
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
  // Lines after the initial head are valid only if they were added while we were reading.
  const known = (await headNow()).head === head ? lines : withoutLaterLines(lines, head);
  return {
    broken: firstBrokenLine(known, {
      head,
      signature,
      signatures: cipher.signatures,
      isHeadSigned: (hash, given) => isSignedHead(hash, given, cipher.verify),
    }),
    count: known.length,
    head,
  };
}

function withoutLaterLines(lines: readonly ConsentRow[], head: string): readonly ConsentRow[] {
  const byPrevious = new Map(lines.map((line) => [line.previous_hash, line]));
  const later = new Set<ConsentRow>();
  for (let line = byPrevious.get(head); line && !later.has(line); line = byPrevious.get(line.hash))
    later.add(line);
  return later.size === 0 ? lines : lines.filter((line) => !later.has(line));
}

/**
 * The sentence that a person agreed to last, and its version, as the log has them; undefined if they never agreed to one
 * here, such as people whom the team imported.
 */
export async function lastGivenWording(
  db: Database | Tx,
  { cipher }: Pick<Services, "cipher">,
  comparableAddress: string,
): Promise<{ wording: string; wordingVersion: string } | undefined> {
  return db
    .selectFrom("consent")
    .select(["wording", "wording_version as wordingVersion"])
    .where("subject", "in", cipher.blindIndexes("consent", comparableAddress))
    .where("kind", "=", "given")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

type ConsentLogCheck = {
  whole: boolean;
  count: number;
  /** The first line that doesn't match; null if all do. */
  broken: string | null;
  /** The last hash. A copy kept elsewhere can later prove that the log wasn't rewritten. */
  head: string;
  at: string;
};

export async function checkConsentLog(services: Services, actor: Actor): Promise<ConsentLogCheck> {
  authorize(actor, "privacy.manage");
  return consentLogCheck(services);
}

/** The same verification for the command line. */
export async function consentLogCheck(
  services: Pick<Services, "store" | "cipher" | "clock">,
): Promise<ConsentLogCheck> {
  const { broken, count, head } = await walkConsentLog(services);
  return {
    whole: broken === undefined,
    count,
    broken: broken ?? null,
    head,
    at: instantNow(services.clock),
  };
}

type WordingCount = {
  wording: string;
  version: string;
  kind: ConsentKind;
  count: number;
  first: string;
  last: string;
};

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
    .limit(mostWordings)
    .execute();
  const found = new Map<string, WordingCount>();
  for (const row of rows) {
    const wording = withoutOwnTimes(row.wording);
    const key = JSON.stringify([wording, row.version, row.kind]);
    const known = found.get(key) ?? { ...row, wording, count: 0 };
    const first = known.first < row.first ? known.first : row.first;
    found.set(key, { ...known, first, count: known.count + Number(row.count) });
  }
  return [...found.values()].slice(0, shownWordings);
}

/** Without the times that an import adds to where somebody gave consent: each person's own. */
function withoutOwnTimes(wording: string): string {
  const at = wording.lastIndexOf(" (");
  return at > 0 && /\d{4}-\d\d-\d\dT\d\d:/.test(wording.slice(at)) ? wording.slice(0, at) : wording;
}

const mostWordings = 5_000;
const shownWordings = 200;

export type ConsentStep = Pick<ConsentRow, "id" | "kind" | "wording" | "page" | "at"> & { version: string };

/** Oldest first. The caller checks permissions. */
export async function consentHistory(
  { store }: Pick<Services, "store">,
  subjects: readonly string[],
): Promise<ConsentStep[]> {
  return store.db
    .selectFrom("consent")
    .select(["id", "kind", "wording", "wording_version as version", "page", "at"])
    .where("subject", "in", subjects)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

const { labels, consentKinds } = heldCopy;

const personKinds = {
  given: "Signed up",
  confirmed: "Confirmed their address",
  withdrawn: "Unsubscribed",
  imported: "Imported by the team",
} as const;

/** Newsletter consent entries. They identify people only by a blind index and are kept as proof of consent. */
export const consentSource: PersonalDataSource = {
  kind: "consent",
  tables: ["consent"],
  erased: "last",
  person: {
    permission: "subscribers.read",
    async entries({ store, cipher }, email, { before, limit }) {
      let query = store.db
        .selectFrom("consent")
        .select(["id", "at", "kind"])
        .where("subject", "in", cipher.blindIndexes("consent", email))
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      if (before)
        query = query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("at", "id"), "<", tuple(before.at, before.id)),
        );
      const lines = await query.execute();
      return lines.map(({ id, at, kind }) => ({
        id,
        at,
        what: "Newsletter consent",
        text: personKinds[kind],
        status: "",
        path: "",
      }));
    },
  },
  async find({ store, cipher }, email) {
    const lines = await store.db
      .selectFrom("consent")
      .selectAll()
      .where("subject", "in", cipher.blindIndexes("consent", email))
      .orderBy("at")
      .orderBy("id")
      .execute();
    return lines.map(({ id, at, kind, wording, wording_version, page }) => ({
      id,
      at,
      fields: [
        { name: "kind", label: labels.consentKind, text: consentKinds[kind] },
        { name: "wording", label: labels.wording, text: wording },
        { name: "version", label: labels.wordingVersion, text: wording_version },
        { name: "page", label: labels.page, text: page },
      ],
    }));
  },
};
