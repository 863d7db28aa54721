import { memberIndex } from "#features/team/reads.server.ts";
import { addMember } from "#features/team/writes.server.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import type { Services } from "#platform/services.ts";
import { quickCosts } from "./hash-costs.ts";

/** The editor of the browser tests. */
export const editor = { email: "robin@kinward.test", password: "a long and quiet sentence" };

/** Puts an editor with a password on the team. */
export async function addEditor(services: Services): Promise<void> {
  await addMember(services, { email: editor.email, name: "Robin", role: "editor", password: undefined });
  await services.store.db
    .updateTable("staff")
    .set({ password_hash: await hashPassword(editor.password, quickCosts.password), state: "active" })
    .where("email_index", "=", memberIndex(services, editor.email))
    .execute();
}
