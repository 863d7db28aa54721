import { randomInt, randomUUIDv7 } from "node:crypto";

/** Makes ids: UUIDv7, so that they sort by the time they were made. */
export type Ids = { next(): string };

let last = "";

/** Node's UUIDs of one millisecond come in any order; here each is greater than the one before in this process. */
export const uuidIds: Ids = {
  next() {
    const made = randomUUIDv7();
    last = made > last ? made : (successorOf(last) ?? made);
    return last;
  },
};

/** A random step further; undefined at the end of the room for one millisecond. */
function successorOf(id: string): string | undefined {
  const digits = id.replaceAll("-", "");
  // The last 64 bits; the first two of them are always 10.
  const next = BigInt(`0x${digits.slice(16)}`) + BigInt(randomInt(1, 2 ** 40));
  if (next >= 0xc000_0000_0000_0000n) return undefined;
  const tail = next.toString(16);
  return `${id.slice(0, 19)}${tail.slice(0, 4)}-${tail.slice(4)}`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text can be an id. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
