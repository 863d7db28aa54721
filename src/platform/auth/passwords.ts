import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

type Cost = { N: number; r: number; p: number };

/** The figure of OWASP's password storage cheat sheet. */
const owaspCost: Cost = { N: 2 ** 17, r: 8, p: 1 };
const maxmem = 256 * 1024 * 1024;
const keyBytes = 64;
const saltBytes = 16;

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);

// One hash takes 128 MB for a moment; more than two at a time would let a crowd at the door use up the memory.
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function keyOf(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return inTurn(() => derive(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem }));
}

/** scrypt at OWASP's figure (N = 2^17, r = 8, p = 1), the cost and the salt in front. Only tests ask for less. */
export async function hashPassword(password: string, cost = owaspCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, salt, cost);
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
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
