import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { queuedHash } from "./password-queue.ts";

/** The cost of a hash, in scrypt's terms. */
export type HashCost = { N: number; r: number; p: number };

export type HashCosts = { password: HashCost; recoveryCode: HashCost };

/**
 * Passwords use the cost from OWASP's password storage cheat sheet. The other is what earlier versions hashed their
 * short recovery codes with; those hashes are hashed once more at the cost of a password.
 */
export const hashCosts: HashCosts = {
  password: { N: 2 ** 17, r: 8, p: 1 },
  recoveryCode: { N: 2 ** 14, r: 8, p: 1 },
};
const maxmem = 256 * 1024 * 1024;
const keyBytes = 64;
const saltBytes = 16;

const derive = promisify<string, Buffer, number, HashCost & { maxmem: number }, Buffer>(scrypt);

function keyOf(password: string, salt: Buffer, { N, r, p }: HashCost): Promise<Buffer> {
  return queuedHash(() => derive(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem }));
}

/** An scrypt hash, prefixed with its cost and salt. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/**
 * The hash of a short recovery code. One salt per person, so that one hash is enough to look it up among all of their
 * codes.
 */
export function recoveryHash(code: string, salt: string, cost: HashCost): Promise<string> {
  return queuedHash(async () =>
    (await derive(code, Buffer.from(salt), 32, { ...cost, maxmem })).toString("base64url"),
  );
}

/** Verifies a password against a hash in constant time. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [kind, N, r, p, salt = "", expected = ""] = hash.split("$");
  if (kind !== "scrypt") return false;
  const key = await keyOf(password, Buffer.from(salt, "base64url"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const wanted = Buffer.from(expected, "base64url");
  return wanted.length === key.length && timingSafeEqual(wanted, key);
}
