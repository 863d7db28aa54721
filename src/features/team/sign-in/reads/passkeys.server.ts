import { type Actor, authorize } from "#features/permissions/access.ts";
import type { AuthTable } from "#platform/auth/store-adapter.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";

/**
 * All passkeys that count. A passkey is added in one transaction with its owner's second factor; one without was left by
 * an earlier version that stored it first, perhaps for somebody else. It opens nothing.
 */
export function completePasskeys(db: Database | Tx) {
  return db
    .selectFrom("staff_passkeys as passkey")
    .innerJoin("staff as person", "person.id", "passkey.staff_id")
    .where("person.second_factor", "=", 1);
}

export type OwnPasskey = { id: string; name: string; added: string; used: string };

/** A team member's own passkeys, oldest first; none while their second factor is off. */
export async function ownPasskeys(
  { store, cipher }: Pick<Services, "store" | "cipher">,
  actor: Actor,
): Promise<OwnPasskey[]> {
  authorize(actor, "profile.own");
  const rows = await completePasskeys(store.db)
    .select(["passkey.id", "passkey.name", "passkey.created_at", "passkey.used_at"])
    .where("passkey.staff_id", "=", actor.id)
    .orderBy("passkey.created_at")
    .orderBy("passkey.id")
    .execute();
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name: cipher.decrypt(name, { table: "staff_passkeys", column: "name", id }),
    added: created_at,
    used: used_at,
  }));
}

/** A passkey by its public id, if its owner can sign in. */
export function passkeyByCredential({ store }: Pick<Services, "store">, credentialId: string) {
  return completePasskeys(store.db)
    .select(["passkey.id", "passkey.staff_id", "passkey.counter"])
    .where("passkey.credential_id", "=", credentialId)
    .where("person.state", "=", "active")
    .executeTakeFirst();
}

/** Passkeys as better-auth reads and counts them. It verifies new ones, and `addPasskey` stores them. */
export function passkeyAuthTable({ clock }: Pick<Services, "clock">): AuthTable {
  return {
    model: "staff_passkeys",
    table: "staff_passkeys",
    columns: ["counter", "used_at"],
    storesNew: false,
    write: (row) => ({ ...row, used_at: instantNow(clock) }),
    read: (row) => ({ ...row, counter: Number(row.counter), device_type: "", backed_up: 0 }),
  };
}
