import fc from "fast-check";
import { expect, it } from "vitest";
import { codeFrom, plainCode } from "./receipt-code.ts";

it("makes codes that survive being written down and typed in again", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 32 }), (bytes) => {
      const code = codeFrom(bytes);
      expect(code).toMatch(/^([A-HJKMNP-TV-Z0-9]{4}-){3}[A-HJKMNP-TV-Z0-9]{4}$/);
      const plain = plainCode(code);
      expect(plain).toBe(code.replaceAll("-", ""));
      expect(
        plainCode(` ${code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", " ")} `),
      ).toBe(plain);
    }),
  );
  expect(new Set([codeFrom(Buffer.alloc(10, 1)), codeFrom(Buffer.alloc(10, 2))]).size).toBe(2);
  for (const typed of ["", "ABCD", "ABCD-EFGH-JKMN-PQR!", "A".repeat(17)])
    expect(plainCode(typed)).toBeUndefined();
});
