import { expect, it } from "vitest";
import { isId, successorOf, uuidIds } from "./ids.ts";

it("ids made one after the other sort in that order, also within a millisecond, and each is another", () => {
  const made = Array.from({ length: 50_000 }, () => uuidIds.next());
  expect(made.every(isId)).toBe(true);
  expect(made.every((id, at) => at === 0 || id > (made[at - 1] ?? ""))).toBe(true);
});

it.each([
  "019ac0f0-1234-7abc-bfff-ffffffffffff",
  "019ac0f0-1234-7fff-bfff-ffffffffffff",
  "019ac0f0-ffff-7fff-bfff-fffffffffff0",
  "0fffffff-ffff-7fff-bfff-ffffffffffff",
])("an id follows %s, where the room of its moment ends", (id) => {
  const next = successorOf(id);
  expect(isId(next)).toBe(true);
  expect(next > id).toBe(true);
  expect(successorOf(next) > next).toBe(true);
});

it("nobody can count from one id to the next", () => {
  const tails = Array.from({ length: 1_000 }, () =>
    BigInt(`0x${uuidIds.next().replaceAll("-", "").slice(16)}`),
  );
  const steps = new Set(tails.map((tail, at) => tail - (tails[at - 1] ?? 0n)));
  expect(steps.size).toBe(tails.length);
});
