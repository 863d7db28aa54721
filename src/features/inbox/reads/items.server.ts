import { contactSubjects } from "#content/forms.ts";
import { openInquiry } from "#features/clinics/reads.server.ts";
import type { ClinicInquiryRow } from "#features/clinics/table.server.ts";
import { openMessage } from "#features/contact/reads.server.ts";
import type { ContactMessageRow } from "#features/contact/table.server.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { Services } from "#platform/services.ts";
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

/** The next of a list, the newest first. */
export async function itemsAfter(
  services: Reading,
  box: BoxName,
  { states, assignee, email, lateSince }: Narrowed,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<Item[]> {
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
  return (await query.execute()).map((row) => opened(services, box, row));
}

/** One of them; undefined when there is none with this id. */
export async function itemById(services: Reading, box: BoxName, id: string): Promise<Item | undefined> {
  const row = await services.store.db
    .selectFrom(boxes[box].table)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && opened(services, box, row);
}

/** Where a page of a list ends and the next begins. */
export const cursorOf = ({ createdAt, id }: Pick<Item, "createdAt" | "id">) => `${createdAt}_${id}`;

// A row of either table: what the other has is never read.
function opened(services: Reading, box: BoxName, row: ContactMessageRow & ClinicInquiryRow): Item {
  const { id, state, assignee, version } = row;
  const desk = { id, state, assignee, version, metAt: row.met_at, createdAt: row.created_at };
  if (box === "messages") {
    const { subject, name, email, phone, message } = openMessage(services, row);
    const label = contactSubjects.find(({ value }) => value === subject)?.label ?? subject;
    return { ...desk, subject: label, clinic: "", name, email, phone, message };
  }
  const { clinicName, contactName, email, phone, message } = openInquiry(services, row);
  return { ...desk, subject: "", clinic: clinicName, name: contactName, email, phone, message };
}
