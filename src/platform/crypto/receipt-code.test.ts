import fc from "fast-check";
import { expect, it } from "vitest";
import { codeFrom, earlierCodeFrom, plainCode } from "./receipt-code.ts";

it("makes codes that survive being written down and typed in again", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 18, maxLength: 32 }), fc.boolean(), (bytes, earlier) => {
      const code = earlier ? earlierCodeFrom(bytes) : codeFrom(bytes);
      expect(code).toMatch(/^([A-HJKMNP-TV-Z0-9]{4}-)+[A-HJKMNP-TV-Z0-9]{4}$/);
      expect(code).toHaveLength(earlier ? 19 : 34);
      const plain = plainCode(code);
      expect(plain).toBe(code.replaceAll("-", ""));
      expect(
        plainCode(` ${code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", " ")} `),
      ).toBe(plain);
    }),
  );
  for (const typed of ["", "ABCD", "ABCD-EFGH-JKMN-PQR!", "A".repeat(17), "A".repeat(29)])
    expect(plainCode(typed)).toBeUndefined();
});

it("makes codes nobody can guess: 140 bits, each of which counts", () => {
  const bytes = Buffer.alloc(32, 7);
  const codes = Array.from({ length: 140 }, (_, bit) => {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (128 >> (bit & 7));
    return codeFrom(changed);
  });
  expect(new Set([codeFrom(bytes), ...codes]).size).toBe(141);
});
