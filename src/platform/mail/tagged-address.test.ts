import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFieldCipher } from "#platform/crypto/field-cipher.ts";
import { idOfTag, taggedAddress } from "./tagged-address.ts";

const cipher = createFieldCipher([{ id: "v1", key: randomBytes(32) }]);
const other = createFieldCipher([{ id: "v1", key: randomBytes(32) }]);
const mailbox = "hello@kinward.example";

describe("an address with a tag", () => {
  it("names its id, whatever mail servers do to its case, for its own kind only", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom("reply" as const, "bounce" as const), (id, kind) => {
        const address = taggedAddress(cipher, { mailbox, kind, id });
        expect(address.length - "@kinward.example".length).toBeLessThanOrEqual(64);
        expect(idOfTag(cipher, kind, address)).toBe(id);
        expect(idOfTag(cipher, kind, address.toUpperCase())).toBe(id);
        expect(idOfTag(cipher, kind === "reply" ? "bounce" : "reply", address)).toBeUndefined();
        expect(idOfTag(other, kind, address)).toBeUndefined();
      }),
    );
  });

  it("is none of ours when one of its characters was changed, or when it's anything else", () => {
    const address = taggedAddress(cipher, {
      mailbox,
      kind: "reply",
      id: "0199b4a1-5f6a-7c3e-8b2d-3f4a5b6c7d8e",
    });
    for (let at = address.indexOf("+") + 2; at < address.indexOf("@"); at += 1) {
      const changed = `${address.slice(0, at)}${address[at] === "7" ? "8" : "7"}${address.slice(at + 1)}`;
      expect(idOfTag(cipher, "reply", changed)).toBeUndefined();
    }
    for (const address of [
      "",
      "hello@kinward.example",
      "hello+c@x.example",
      "hello+czzzzzzzzzzzzzzzzzzzzzzzzz.1@x",
    ])
      expect(idOfTag(cipher, "reply", address)).toBeUndefined();
  });
});
