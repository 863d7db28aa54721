import { sql } from "kysely";
import { createIssue } from "#features/newsletter/issues/writes/draft.server.ts";
import { addMember } from "#features/team/writes/accounts.server.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import type { Tx } from "#platform/database/open.ts";
import type { Actor } from "#platform/permissions/access.ts";
import { memberIndex } from "#platform/team/members.ts";
import { assemble } from "#server/assemble.ts";
import { password } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { quickCosts } from "#tests/support/hash-costs.ts";
import { auditRow, messageRow, ownerEmail, subscriberRow, timeOf } from "./list-rows.ts";

/** Fills the long lists of the admin with so many rows each, and adds an owner who can sign in. Run by lists.ts. */

const count = Number(process.argv[2] ?? 10_000);
const services = await assemble({ ...process.env, LOG_LEVEL: "silent" });
const { store } = services;

async function addOwner(): Promise<string> {
  await addMember(services, { email: ownerEmail, name: "Owner", role: "owner", password: undefined });
  const { id } = await store.db
    .updateTable("team_members")
    .set({ password_hash: await hashPassword(password, quickCosts.password), state: "active" })
    .where("email_index", "=", memberIndex(services, ownerEmail))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes and inserts all rows of a table, a few thousand in each transaction. */
async function fill<Row>(make: (at: number) => Row, insert: (tx: Tx, rows: Row[]) => Promise<unknown>) {
  const step = 5_000;
  for (let done = 0; done < count; done += step) {
    const rows = Array.from({ length: Math.min(step, count - done) }, (_, at) => make(done + at));
    await store.transact(async (tx) => {
      for (let from = 0; from < rows.length; from += 500) await insert(tx, rows.slice(from, from + 500));
    });
  }
}

/** An issue that went to everybody who is subscribed, and is still counted mail by mail. */
async function sentIssue(actor: Actor): Promise<string> {
  const id = await createIssue(services, actor);
  const sent = timeOf(9, 10);
  await store.db
    .updateTable("issues")
    .set({ state: "sent", begun_at: sent, finished_at: sent })
    .where("id", "=", id)
    .execute();
  return id;
}

const owner = await addOwner();
const making = { services, count, owner };
await fill(
  (at) => messageRow(making, at),
  (tx, rows) => tx.insertInto("conversations").values(rows).execute(),
);
await fill(
  (at) => auditRow(making, at),
  (tx, rows) => tx.insertInto("audit").values(rows).execute(),
);
const issue_id = await sentIssue({ ...actorWith("owner"), id: owner });
const at = timeOf(9, 10);
await fill(
  (place) => subscriberRow(making, place),
  async (tx, rows) => {
    await tx.insertInto("subscribers").values(rows).execute();
    const mails = rows.map(({ id }) => ({
      ...{ id: services.ids.next(), issue_id, subscriber_id: id, at },
      ...{ state: "delivered" as const, entry_id: "", reason: "", report: "" as const },
    }));
    await tx.insertInto("issue_mails").values(mails).execute();
  },
);
// What PostgreSQL does by itself within minutes; SQLite counts rows only where it is asked to.
if (store.kind === "postgres") await sql`vacuum analyze`.execute(store.db);
services.mailer.close();
await store.close();
