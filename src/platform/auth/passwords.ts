import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { inTurn } from "./password-queue.ts";

/** What a hash costs, in scrypt's own terms. */
export type HashCost = { N: number; r: number; p: number };

export type HashCosts = { password: HashCost; recoveryCode: HashCost };

/**
 * A password costs the figure of OWASP's password storage cheat sheet. A recovery code has fifty random bits, which a
 * person's password rarely has, so it costs less.
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
  return inTurn(() => derive(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem }));
}

/** scrypt, with the cost and the salt in front. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** The hash of a recovery code. The salt is one person's, so that one hash is enough to look among all of their codes. */
export async function recoveryHash(code: string, salt: string, cost: HashCost): Promise<string> {
  return (await derive(code, Buffer.from(salt), 32, { ...cost, maxmem })).toString("base64url");
}

/** Whether this is the password the hash was made of; compared in constant time. */
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
