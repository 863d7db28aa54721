import type { Services } from "#platform/services.ts";
import type { StaffRow } from "./table.server.ts";

export type StaffLine = Pick<StaffRow, "id" | "role" | "state"> & { email: string; name: string };

/** Everybody on the team, oldest first. */
export async function listStaff({ store, cipher }: Services): Promise<StaffLine[]> {
  const rows = await store.db.selectFrom("staff").selectAll().orderBy("created_at").orderBy("id").execute();
  return rows.map(({ id, role, state, email, name }) => ({
    id,
    role,
    state,
    email: cipher.decrypt(email, { table: "staff", column: "email", id }),
    name: cipher.decrypt(name, { table: "staff", column: "name", id }),
  }));
}
