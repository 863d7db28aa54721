import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import { labelOf } from "#platform/forms/fields.ts";
import type { Services } from "#platform/services.ts";
import { decryptedTexts } from "../forms/reads.server.ts";
import { fieldsIn, teamTexts } from "../forms/schema/forms.ts";
import type { ReceivedRow } from "../forms/table.server.ts";
import { type BoxName, boxes, type ItemState } from "../rules/boxes.ts";

/** A message or an inquiry, decrypted. It also has each field of its form that isn't listed here, by its name. */
export type Item = {
  id: string;
  state: ItemState;
  assignee: string;
  version: number;
  metAt: string;
  createdAt: string;
  /** What was chosen on the contact page; empty for an inquiry. */
  subject: string;
  clinic: string;
  name: string;
  email: string;
  phone: string;
  message: string;
};

/** Which of them a list holds. */
export type Narrowed = {
  states: readonly ItemState[];
  assignee?: string | undefined;
  /** The whole address; found by its keyed fingerprint. */
  email?: string | undefined;
  /** Those that came in until then and have no answer yet. */
  lateSince?: string | undefined;
};

type Reading = Pick<Services, "store" | "cipher">;

/** The next of a list, the newest first. */
export async function encryptedAfter(
  services: Reading,
  box: BoxName,
  { states, assignee, email, lateSince }: Narrowed,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<ReceivedRow[]> {
  const { table } = boxes[box];
  let query = services.store.db
    .selectFrom(table)
    .selectAll()
    .where("state", "in", states)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (assignee !== undefined) query = query.where("assignee", "=", assignee);
  if (email !== undefined)
    query = query.where("email_index", "=", services.cipher.blindIndex(table, comparableEmail(email)));
  if (lateSince !== undefined) query = query.where("created_at", "<=", lateSince).where("met_at", "=", "");
  if (cursor !== undefined) {
    const [at = "", id = ""] = cursor.split("_");
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(at, id)));
  }
  return query.execute();
}

/** One of them; undefined when there is none with this id. */
export async function itemById(services: Reading, box: BoxName, id: string): Promise<Item | undefined> {
  const row = await services.store.db
    .selectFrom(boxes[box].table)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && openItem(services, box, row);
}

/** Where a page of a list ends and the next begins. */
export const cursorOf = ({ created_at, id }: Pick<ReceivedRow, "created_at" | "id">) => `${created_at}_${id}`;

const noTexts = { subject: "", clinic: "", name: "", email: "", phone: "", message: "" };

/** Decrypts everything in a row. */
export function openItem(services: Pick<Services, "cipher">, box: BoxName, row: ReceivedRow): Item {
  const { id, state, assignee, version } = row;
  const status = { id, state, assignee, version, metAt: row.met_at, createdAt: row.created_at };
  // No field can take the place of what isn't one.
  return { ...status, ...noTexts, ...teamTexts(box, decryptedTexts(services, box, row)), ...status };
}

/** Decrypts only what words are looked for in: thousands of rows are, for each search. */
export function searchedTexts(services: Pick<Services, "cipher">, box: BoxName, row: ReceivedRow): string[] {
  const searched = fieldsIn[box].filter((field) => field.searched);
  const texts = decryptedTexts(services, box, row, searched);
  return searched.map((field) => labelOf(field, texts[field.name] ?? ""));
}
