import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { inTurn } from "./password-queue.ts";

type Cost = { N: number; r: number; p: number };

/** The figure of OWASP's password storage cheat sheet. */
const owaspCost: Cost = { N: 2 ** 17, r: 8, p: 1 };
const maxmem = 256 * 1024 * 1024;
const keyBytes = 64;
const saltBytes = 16;

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);

function keyOf(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return inTurn(() => derive(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem }));
}

/** scrypt at OWASP's figure (N = 2^17, r = 8, p = 1), the cost and the salt in front. Only tests ask for less. */
export async function hashPassword(password: string, cost = owaspCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

const codeCost: Cost = { N: 2 ** 14, r: 8, p: 1 };

/**
 * The hash of a recovery code. A code has fifty random bits, which a person's password rarely has, so it costs less
 * than a password's. The salt is one person's, so that one hash is enough to look among all of their codes.
 */
export async function recoveryHash(code: string, salt: string): Promise<string> {
  return (await derive(code, Buffer.from(salt), 32, { ...codeCost, maxmem })).toString("base64url");
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
