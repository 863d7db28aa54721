import { randomInt, randomUUIDv7 } from "node:crypto";

/** Makes ids: UUIDv7, so that they sort by the time they were made. */
export type Ids = { next(): string };

let last = "";

/** Node's UUIDs of one millisecond come in any order; here each is greater than the one before in this process. */
export const uuidIds: Ids = {
  next() {
    const made = randomUUIDv7();
    last = made > last ? made : successorOf(last);
    return last;
  },
};

/**
 * A random step further, in the last 62 bits. Where they are used up, one further in the time and the bits behind it;
 * so an id can be from the next millisecond.
 */
export function successorOf(id: string): string {
  const digits = id.replaceAll("-", "");
  const step = BigInt(randomInt(1, 2 ** 40));
  // The first two of the last 64 bits are always 10.
  const next = BigInt(`0x${digits.slice(16)}`) + step;
  if (next < 0xc000_0000_0000_0000n) return withTail(id.slice(0, 19), next);
  const before = BigInt(`0x${digits.slice(0, 12)}${digits.slice(13, 16)}`) + 1n;
  const head = before.toString(16).padStart(15, "0");
  return withTail(
    `${head.slice(0, 8)}-${head.slice(8, 12)}-7${head.slice(12)}-`,
    0x8000_0000_0000_0000n + step,
  );
}

function withTail(head: string, tail: bigint): string {
  const digits = tail.toString(16);
  return `${head}${digits.slice(0, 4)}-${digits.slice(4)}`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function isId(text: string): boolean {
  return uuid.test(text);
}
