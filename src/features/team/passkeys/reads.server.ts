import { type Actor, authorize } from "#features/permissions/access.ts";
import type { AuthRow, AuthTable } from "#platform/auth/store-adapter.ts";
import { instantNow } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";

export type OwnPasskey = { id: string; name: string; added: string; used: string };

/** A team member's own passkeys, oldest first. */
export async function ownPasskeys(
  { store, cipher }: Pick<Services, "store" | "cipher">,
  actor: Actor,
): Promise<OwnPasskey[]> {
  authorize(actor, "profile.own");
  const rows = await store.db
    .selectFrom("staff_passkeys")
    .select(["id", "name", "created_at", "used_at"])
    .where("staff_id", "=", actor.id)
    .orderBy("created_at")
    .orderBy("id")
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
  return store.db
    .selectFrom("staff_passkeys as passkey")
    .innerJoin("staff as person", "person.id", "passkey.staff_id")
    .select(["passkey.id", "passkey.staff_id", "passkey.counter"])
    .where("passkey.credential_id", "=", credentialId)
    .where("person.state", "=", "active")
    .executeTakeFirst();
}

/** Passkeys as better-auth reads and writes them. What it offers of the device's model isn't stored. */
export function passkeyAuthTable({ cipher, clock }: Pick<Services, "cipher" | "clock">): AuthTable {
  const encryptedName = (row: AuthRow) =>
    cipher.encrypt(String(row.name), { table: "staff_passkeys", column: "name", id: String(row.id) });
  return {
    model: "staff_passkeys",
    table: "staff_passkeys",
    columns: [
      "id",
      "staff_id",
      "name",
      "credential_id",
      "public_key",
      "counter",
      "transports",
      "created_at",
      "used_at",
    ],
    write: (row) =>
      "credential_id" in row
        ? { ...row, name: encryptedName(row), created_at: instantNow(clock), used_at: "" }
        : { ...row, used_at: instantNow(clock) },
    read: (row) => ({ ...row, counter: Number(row.counter), device_type: "", backed_up: 0 }),
  };
}
