import { expect, it } from "vitest";
import { derivedKeys } from "../crypto/derived-keys.ts";
import { createFieldCipher } from "../crypto/field-cipher.ts";
import { draftKeysFor } from "./draft-keys.server.ts";

const one = { id: "v1", key: Buffer.alloc(32, 1) };
const two = { id: "v2", key: Buffer.alloc(32, 2) };

it("gives each person another key of 32 bytes, the same one each time", () => {
  const cipher = createFieldCipher([one]);
  const [key = ""] = draftKeysFor(cipher, "ana");
  expect(Buffer.from(key, "base64")).toHaveLength(32);
  expect(draftKeysFor(createFieldCipher([one]), "ana")).toEqual([key]);
  expect(draftKeysFor(cipher, "ben")).not.toEqual([key]);
});

it("gives the keys of replaced and retired data keys too, so that drafts outlive them", () => {
  const [old] = draftKeysFor(createFieldCipher([one]), "ana");
  const rotated = createFieldCipher([two, one]);
  expect(draftKeysFor(rotated, "ana")).toEqual([draftKeysFor(createFieldCipher([two]), "ana")[0], old]);
  const retired = createFieldCipher([two]);
  retired.keepRetired([derivedKeys(one)]);
  expect(draftKeysFor(retired, "ana")[1]).toBe(old);
});
