/**
 * Puts readers on the list of a site that runs, one of whom has left, and an owner of the team who may sign in.
 * Run: DATA_DIR=… SITE_URL=… node tests/support/make-readers.ts COUNT
 */

import { addImportedSubscribers } from "#features/newsletter/writes/import.server.ts";
import { followLink } from "#features/newsletter/writes.server.ts";
import { memberIndex } from "#features/team/reads.server.ts";
import { addMember } from "#features/team/writes.server.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { assemble } from "#server/assemble.ts";
import { quickCosts } from "./hash-costs.ts";

const services = await assemble({ ...process.env, LOG_LEVEL: "silent" });
const { store, cipher } = services;
const email = "robin@kinward.test";
await addMember(services, { email, name: "Robin Haddad", role: "owner", password: undefined });
await store.db
  .updateTable("staff")
  .set({
    password_hash: await hashPassword("a long and quiet sentence", quickCosts.password),
    state: "active",
  })
  .where("email_index", "=", memberIndex(services, email))
  .execute();
const people = Array.from({ length: Number(process.argv[2]) }, (_, at) => {
  const address = `reader${at}@example.org`;
  return { email: address, comparable: address, source: "Paper list at the open day, 3 October 2026" };
});
await store.transact((tx) => addImportedSubscribers(tx, services, people, "/membership"));
const gone = await store.db
  .selectFrom("subscribers")
  .select("id")
  .where("email_index", "=", cipher.blindIndex("subscribers", "reader0@example.org"))
  .executeTakeFirstOrThrow();
await followLink(services, {
  purpose: "unsubscribe",
  subscriberId: gone.id,
  page: "/newsletter/unsubscribe",
});
services.mailer.close();
await store.close();
