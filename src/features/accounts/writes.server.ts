import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { hour, instantAfter, instantNow } from "#platform/clock/clock.ts";
import { comparableEmail } from "#platform/crypto/field-cipher.ts";
import type { Services } from "#platform/services.ts";
import type { Role } from "./access.ts";
import { alreadyStaff } from "./errors.ts";
import { inviteHours } from "./rules.ts";

const scryptHash = promisify<
  string,
  Buffer,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt);

/** scrypt at the figure OWASP's password storage cheat sheet gives (N = 2^17, r = 8, p = 1). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
  const key = await scryptHash(password.normalize("NFKC"), salt, 64, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/**
 * Adds a person to the team, with a password or with a link to set one.
 * @returns the one-time link's token, or undefined when a password was given.
 * @throws {StaffError} when the address is already there.
 */
export async function addStaff(
  services: Services,
  { email, name, role, password }: { email: string; name: string; role: Role; password: string | undefined },
): Promise<string | undefined> {
  const { store, ids, cipher, clock } = services;
  const id = ids.next();
  const passwordHash = password === undefined ? "" : await hashPassword(password);
  const token = password === undefined ? randomBytes(32).toString("base64url") : undefined;
  return store.transact(async (tx) => {
    const inserted = await tx
      .insertInto("staff")
      .values({
        id,
        email: cipher.encrypt(email, { table: "staff", column: "email", id }),
        email_index: cipher.blindIndex("staff", comparableEmail(email)),
        name: cipher.encrypt(name, { table: "staff", column: "name", id }),
        role,
        state: passwordHash ? "active" : "invited",
        password_hash: passwordHash,
        created_at: instantNow(clock),
      })
      .onConflict((conflict) => conflict.column("email_index").doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) throw alreadyStaff(email);
    if (token === undefined) return undefined;
    await tx
      .insertInto("staff_invites")
      .values({
        token_index: cipher.blindIndex("staff_invites", token),
        staff_id: id,
        expires_at: instantAfter(clock, inviteHours * hour),
      })
      .execute();
    return token;
  });
}
