import { sql } from "kysely";
import { instantNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/database/open.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import type { ProofOfProgram } from "#platform/mail/incoming/kind-of-mail.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { type ConversationKind, kindRules } from "./rules/conversation-kinds.ts";
import { fieldsIn, forms, othersIn, type Texts } from "./schema/forms.ts";

/** The outbox entry of the mail that tells the team. */
export function teamMailOf(kind: ConversationKind, id: string) {
  const { mail } = forms[kind];
  return { kind: mail.job, payload: { [mail.id]: id } };
}

/**
 * Stores what a form sent and queues the mail to the team, both or neither. Suspected spam is stored without a mail.
 * @returns the id the sender can quote.
 */
export async function receive(
  services: Services,
  kind: ConversationKind,
  {
    texts,
    suspected,
    idempotencyKey,
  }: { texts: Texts; suspected: boolean; idempotencyKey: string | undefined },
): Promise<string> {
  const received = receivedRow(services, kind, { texts, suspected });
  const call = { operation: forms[kind].endpoint.idempotency, key: idempotencyKey, input: texts };
  return services.store.insertBatched((tx) =>
    withIdempotencyKey(tx, services, { ...call, id: received.id }, () =>
      insertReceived(tx, services, received),
    ),
  );
}

type FromEmail = { subject: string; leftOutAs?: ProofOfProgram | undefined };

type ReadyToStore = {
  id: string;
  kind: ConversationKind;
  suspected: boolean;
  columns: ReadonlyMap<string, string | number>;
};

/** `email` is what a mail has that a form doesn't: `leftOutAs` is why it's taken for a program's. */
export function receivedRow(
  { ids, cipher, clock }: Services,
  kind: ConversationKind,
  { texts, suspected, email }: { texts: Texts; suspected: boolean; email?: FromEmail },
): ReadyToStore {
  const { context: table } = kindRules[kind];
  const id = ids.next();
  const now = instantNow(clock);
  const place = (column: string) => ({ table, column, id });
  const columns = new Map<string, string | number>([
    ["id", id],
    ["kind", kind],
    ["state", suspected ? "suspected_spam" : email?.leftOutAs ? "automatic" : "new"],
    ["state_at", now],
    ["assignee", ""],
    ["version", 1],
    ["met_at", ""],
    ["team_told", suspected ? 0 : 1],
    ["email_index", cipher.blindIndex(table, comparableEmail(texts.email ?? ""))],
    ["created_at", now],
  ]);
  const written = othersIn(kind).map(({ name }) => texts[name] ?? "");
  columns.set("address_indexes", addressIndexes(cipher, { table }, [...written, email?.subject ?? ""]));
  for (const { name, column, personal } of fieldsIn[kind]) {
    const text = texts[name] ?? "";
    columns.set(column, personal ? cipher.encrypt(text, place(column)) : text);
  }
  if (email) {
    columns.set("source", "email");
    columns.set("last_mail_at", now);
    if (email.leftOutAs) columns.set("left_out_as", email.leftOutAs);
    if (email.subject !== "")
      columns.set("mail_subject", cipher.encrypt(email.subject, place("mail_subject")));
  }
  return { id, kind, suspected, columns };
}

/** Stores it with the mail that tells the team; without one for suspected spam, and where `isQuiet` says so. */
export async function insertReceived(
  tx: Tx,
  services: Services,
  { id, kind, suspected, columns }: ReadyToStore,
  { isQuiet = false } = {},
): Promise<void> {
  const names = sql.join([...columns.keys()].map((column) => sql.ref(column)));
  await sql`insert into conversations (${names}) values (${sql.join([...columns.values()])})`.execute(tx);
  if (!suspected && !isQuiet) await enqueue(tx, services, teamMailOf(kind, id));
}
