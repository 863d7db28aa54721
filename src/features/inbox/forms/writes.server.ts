import { sql } from "kysely";
import { instantNow } from "#platform/clock/clock.ts";
import { withIdempotencyKey } from "#platform/http/idempotency.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { addressIndexes } from "#platform/personal-data/address-index.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes } from "./rules/mailboxes.ts";
import { fieldsIn, forms, othersIn, type Texts } from "./schema/forms.ts";

/** The outbox entry of the mail that tells the team. */
export function teamMailOf(mailbox: MailboxName, id: string) {
  const { mail } = forms[mailbox];
  return { kind: mail.job, payload: { [mail.id]: id } };
}

/**
 * Stores what a form sent and queues the mail to the team, both or neither. Suspected spam is stored without a mail.
 * @returns the id the sender can quote.
 */
export async function receive(
  services: Services,
  mailbox: MailboxName,
  {
    texts,
    suspected,
    idempotencyKey,
  }: { texts: Texts; suspected: boolean; idempotencyKey: string | undefined },
): Promise<string> {
  const { store, ids, cipher, clock } = services;
  const { table } = mailboxes[mailbox];
  const id = ids.next();
  const now = instantNow(clock);
  const place = (column: string) => ({ table, column, id });
  const row = new Map<string, string | number>([
    ["id", id],
    ["state", suspected ? "suspected_spam" : "new"],
    ["state_at", now],
    ["assignee", ""],
    ["version", 1],
    ["met_at", ""],
    ["team_told", suspected ? 0 : 1],
    ["email_index", cipher.blindIndex(table, comparableEmail(texts.email ?? ""))],
    ["created_at", now],
  ]);
  const written = othersIn(mailbox).map(({ name }) => texts[name] ?? "");
  row.set("address_indexes", addressIndexes(cipher, { table }, written));
  for (const { name, column, personal } of fieldsIn[mailbox]) {
    const text = texts[name] ?? "";
    row.set(column, personal ? cipher.encrypt(text, place(column)) : text);
  }
  const call = { operation: forms[mailbox].endpoint.idempotency, key: idempotencyKey, input: texts, id };
  return store.transactTogether((tx) =>
    withIdempotencyKey(tx, services, call, async () => {
      const columns = sql.join([...row.keys()].map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join([...row.values()])})`.execute(
        tx,
      );
      if (!suspected) await enqueue(tx, services, teamMailOf(mailbox, id));
    }),
  );
}
