/**
 * Puts people on the team of a site that runs, by role; all have the password of the tests' editor.
 * Run: DATA_DIR=… SITE_URL=… node tests/support/make-team.ts owner editor
 */

import { type Role, roles } from "#features/permissions/access.ts";
import { memberIndex } from "#features/team/reads.server.ts";
import { addMember } from "#features/team/writes.server.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { assemble } from "#server/assemble.ts";
import { editor } from "./desk-person.ts";
import { quickCosts } from "./hash-costs.ts";

const names: Readonly<Record<Role, string>> = {
  owner: "Noor Haddad",
  editor: "Robin Reyes",
  viewer: "Sam Okafor",
};

const services = await assemble({ ...process.env, LOG_LEVEL: "silent" });
const password_hash = await hashPassword(editor.password, quickCosts.password);
for (const role of roles.filter((each) => process.argv.slice(2).includes(each))) {
  const email = `${role}@kinward.test`;
  await addMember(services, { email, name: names[role], role, password: undefined });
  await services.store.db
    .updateTable("staff")
    .set({ password_hash, state: "active" })
    .where("email_index", "=", memberIndex(services, email))
    .execute();
}
services.mailer.close();
await services.store.close();
