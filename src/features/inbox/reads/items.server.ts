import { type ExpressionBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { newestOf } from "#platform/list/keyset.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { labelOf } from "#platform/records/fields.ts";
import type { Services } from "#platform/services.ts";
import { decryptedTexts, storedIn } from "../forms/reads.server.ts";
import { type ConversationKind, type ItemState, kindRules } from "../forms/rules/conversation-kinds.ts";
import { fieldsIn, teamTexts } from "../forms/schema/forms.ts";
import type { ConversationRow } from "../forms/table.server.ts";

/** Decrypted. It also has each field of its form that isn't listed here, by its name. */
export type Item = {
  id: string;
  state: ItemState;
  assignee: string;
  version: number;
  metAt: string;
  /** When the person wrote again after our reply; empty while nothing of that waits. */
  askedAgainAt: string;
  createdAt: string;
  /** When it comes back; empty unless it's snoozed. */
  snoozedUntil: string;
  /** The day to follow up on; empty for none. */
  followUpOn: string;
  /** What was chosen on the contact page; empty for an inquiry. */
  subject: string;
  clinic: string;
  name: string;
  email: string;
  phone: string;
  message: string;
};

export type Narrowed = {
  /** All of them if absent. */
  states?: readonly ItemState[];
  assignee?: string | undefined;
  /** The whole address; found by its keyed fingerprint. */
  email?: string | undefined;
  /** Those that came in until then and have no reply yet. */
  lateSince?: string | undefined;
  followUpUntil?: string | undefined;
  /** Those whose state is as old as this. */
  unchangedSince?: string | undefined;
};

type Reading = Pick<Services, "store" | "cipher">;

type Part = { cursor: string | undefined; limit: number };

/** The next of a list, the newest first. */
export async function encryptedAfter(
  services: Reading,
  kind: ConversationKind,
  narrowed: Narrowed,
  part: Part,
): Promise<ConversationRow[]> {
  const queries = queriesOf(services, kind, { ...narrowed, ...part }).map((query) => query.selectAll());
  return newestOf(services.store.db, queries, { by: "created_at", limit: part.limit });
}

/** The next of a list without its texts: what tells whether a text is still the one that was read before. */
export async function stampsAfter(services: Reading, kind: ConversationKind, narrowed: Narrowed, part: Part) {
  const columns = searchedIn(kind).map(({ personal, column }, at) =>
    (personal ? sql<string>`substr(${sql.ref(column)}, 4, 8)` : sql<string>`${sql.ref(column)}`).as(`s${at}`),
  );
  const queries = queriesOf(services, kind, { ...narrowed, ...part }).map((query) =>
    query.select(["id", "created_at", "last_mail_at"]).select(columns),
  );
  const rows = await newestOf(services.store.db, queries, { by: "created_at", limit: part.limit });
  return rows.map(({ id, created_at, last_mail_at, ...stamps }) => ({
    id,
    created_at,
    stamp: [...columns.map((_, at) => stamps[`s${at}`]), last_mail_at].join(" "),
  }));
}

/** The same stamp of a whole row. What follows the version of an encrypted text is random each time it's written. */
export function stampOf(kind: ConversationKind, row: ConversationRow): string {
  const stamps = searchedIn(kind).map((field) =>
    field.personal ? storedIn(row, field).slice(3, 11) : storedIn(row, field),
  );
  return [...stamps, row.last_mail_at].join(" ");
}

/**
 * A query for each state, or one for all: one state's rows are sorted in the index, those of several aren't. An address
 * has few messages, so those are read by it, and their states are compared as an expression: SQLite would walk the
 * index of the states otherwise, which takes seconds in a long list.
 */
function queriesOf(
  { store, cipher }: Reading,
  kind: ConversationKind,
  { states, assignee, email, lateSince, followUpUntil, unchangedSince, cursor, limit }: Narrowed & Part,
) {
  const conversations = store.db.selectFrom("conversations");
  // An address has indexes of its own for each kind.
  const ofKind = email === undefined ? conversations.where("kind", "=", kind) : conversations;
  let all = ofKind.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit);
  // The second condition is the one of the index, which leaves out what nobody has taken.
  if (assignee !== undefined) all = all.where("assignee", "=", assignee).where(sql<boolean>`assignee <> ''`);
  if (lateSince !== undefined) all = all.where((row) => isLate(row, lateSince));
  if (followUpUntil !== undefined)
    all = all.where("follow_up_on", "<=", followUpUntil).where(sql<boolean>`follow_up_on <> ''`);
  if (unchangedSince !== undefined) all = all.where("state_at", "<=", unchangedSince);
  if (cursor !== undefined) {
    const [at = "", id = ""] = cursor.split("_");
    all = all.where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(at, id)));
  }
  if (email !== undefined) {
    const found = all.where(
      "email_index",
      "in",
      cipher.blindIndexes(kindRules[kind].context, comparableEmail(email)),
    );
    return [states === undefined ? found : found.where(sql<string>`state || ''`, "in", states)];
  }
  return states === undefined ? [all] : states.map((state) => all.where("state", "=", state));
}

type ItemRows = ExpressionBuilder<Tables, "conversations">;

/** What came in until then and has no reply yet, or was written again until then. */
export const isLate = (row: ItemRows, since: string) =>
  row.or([
    row.and([row("met_at", "=", ""), row("created_at", "<=", since)]),
    row.and([row("asked_again_at", "<>", ""), row("asked_again_at", "<=", since)]),
  ]);

/** Those with these ids, the newest first; none for an id that is gone. */
export async function encryptedByIds(
  { store }: Reading,
  kind: ConversationKind,
  ids: readonly string[],
): Promise<ConversationRow[]> {
  return store.db
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .selectAll()
    .where("id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function itemById(
  services: Reading,
  kind: ConversationKind,
  id: string,
): Promise<Item | undefined> {
  const row = await services.store.db
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && openItem(services, kind, row);
}

/** Where a page of a list ends and the next begins. */
export const cursorOf = ({ created_at, id }: Pick<ConversationRow, "created_at" | "id">) =>
  `${created_at}_${id}`;

const noTexts = { subject: "", clinic: "", name: "", email: "", phone: "", message: "" };

/** Decrypts everything in a row. */
export function openItem(
  services: Pick<Services, "cipher">,
  kind: ConversationKind,
  row: ConversationRow,
): Item {
  const { id, state, assignee, version } = row;
  const times = { metAt: row.met_at, askedAgainAt: row.asked_again_at, createdAt: row.created_at };
  const later = { snoozedUntil: row.snoozed_until, followUpOn: row.follow_up_on };
  const status = { id, state, assignee, version, ...times, ...later };
  // No field can take the place of what isn't one.
  return { ...status, ...noTexts, ...teamTexts(kind, decryptedTexts(services, kind, row)), ...status };
}

/** Decrypts only what words are looked for in: thousands of rows are, for each search. */
export function searchedTexts(
  services: Pick<Services, "cipher">,
  kind: ConversationKind,
  row: ConversationRow,
): string[] {
  const searched = searchedIn(kind);
  const texts = decryptedTexts(services, kind, row, searched);
  return searched.map((field) => labelOf(field, texts[field.name] ?? ""));
}

const searchedIn = (kind: ConversationKind) => fieldsIn[kind].filter((field) => field.searched);
