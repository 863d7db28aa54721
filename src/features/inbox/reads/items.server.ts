import { contactSubjects } from "#content/forms.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { Services } from "#platform/services.ts";
import { openMessage } from "../contact/reads.server.ts";
import { openInquiry } from "../inquiries/reads.server.ts";
import { type BoxName, boxes, type ItemState } from "../rules/boxes.ts";

/** A message or an inquiry, opened. */
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

/** A row of either table, nothing in it opened yet. */
export type EncryptedItem = Parameters<typeof openMessage>[1] & Parameters<typeof openInquiry>[1];

/** The next of a list, the newest first. */
export async function encryptedAfter(
  services: Reading,
  box: BoxName,
  { states, assignee, email, lateSince }: Narrowed,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<EncryptedItem[]> {
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
export const cursorOf = ({ created_at, id }: Pick<EncryptedItem, "created_at" | "id">) =>
  `${created_at}_${id}`;

/** Opens everything that is sealed in a row. What only the other table has is never read. */
export function openItem(services: Pick<Services, "cipher">, box: BoxName, row: EncryptedItem): Item {
  const { id, state, assignee, version } = row;
  const desk = { id, state, assignee, version, metAt: row.met_at, createdAt: row.created_at };
  if (box === "messages") {
    const { subject, name, email, phone, message } = openMessage(services, row);
    return { ...desk, subject: subjectOf(subject), clinic: "", name, email, phone, message };
  }
  const { clinicName, contactName, email, phone, message } = openInquiry(services, row);
  return { ...desk, subject: "", clinic: clinicName, name: contactName, email, phone, message };
}

/** Opens only what words are looked for in: thousands of rows are, for each search. */
export function searchedTexts(
  { cipher }: Pick<Services, "cipher">,
  box: BoxName,
  row: EncryptedItem,
): string[] {
  const { table } = boxes[box];
  const opened = (column: "name" | "email" | "message" | "clinic_name" | "contact_name") =>
    cipher.decrypt(row[column], { table, column, id: row.id });
  return box === "messages"
    ? [subjectOf(row.subject), opened("name"), opened("email"), opened("message")]
    : [opened("clinic_name"), opened("contact_name"), opened("email"), opened("message")];
}

const subjectOf = (subject: string) =>
  contactSubjects.find(({ value }) => value === subject)?.label ?? subject;
