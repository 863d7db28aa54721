import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { lookupKeysFromText } from "./derived-keys.ts";
import { createFieldCipher } from "./field-cipher.ts";

const cipher = createFieldCipher([{ id: "v1", key: randomBytes(32) }]);
const place = { table: "contact_messages", column: "message", id: "one" };

it("opens what it sealed, and seals the same words differently each time", () => {
  const sealed = cipher.encrypt("Kia ora 🌿", place);
  expect(sealed).toMatch(/^v1\./);
  expect(sealed).not.toBe(cipher.encrypt("Kia ora 🌿", place));
  expect(cipher.decrypt(sealed, place)).toBe("Kia ora 🌿");
});

it("opens nothing in another row, column or table, with another key, or after a change", () => {
  const sealed = cipher.encrypt("words", place);
  for (const elsewhere of [{ id: "two" }, { column: "name" }, { table: "clinic_inquiries" }])
    expect(() => cipher.decrypt(sealed, { ...place, ...elsewhere })).toThrow();
  expect(() => createFieldCipher([{ id: "v1", key: randomBytes(32) }]).decrypt(sealed, place)).toThrow();
  const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
  expect(() => cipher.decrypt(changed, place)).toThrow();
  expect(() => cipher.decrypt(sealed.replace("v1", "v9"), place)).toThrow(
    /written with version v9 of the data key/,
  );
});

it("finds the same address again and keeps purposes apart", () => {
  const index = (purpose: string, email: string) => cipher.blindIndex(purpose, comparableEmail(email));
  expect(index("a", " Robin@Example.ORG ")).toBe(index("a", "robin@example.org"));
  expect(index("a", "robin@example.org")).not.toBe(index("b", "robin@example.org"));
});

it("accepts its own signatures only", () => {
  const signature = cipher.sign("unsubscribe", "id");
  expect(cipher.verify("unsubscribe", "id", signature)).toBe(true);
  for (const wrong of [
    "",
    `${signature}x`,
    signature.replace(/^./, (letter) => (letter === "_" ? "-" : "_")),
  ])
    expect(cipher.verify("unsubscribe", "id", wrong)).toBe(false);
  expect(cipher.verify("confirm", "id", signature)).toBe(false);
  const elsewhere = createFieldCipher([{ id: "v1", key: randomBytes(32) }]);
  expect(elsewhere.verify("unsubscribe", "id", signature)).toBe(false);
});

describe("with several versions of the data key", () => {
  const first = { id: "v1", key: randomBytes(32) };
  const second = { id: "v2", key: randomBytes(32) };
  const old = createFieldCipher([first]);
  const both = createFieldCipher([second, first]);
  const onlyNew = createFieldCipher([second]);

  it("writes with the first, reads with all, and says which version a text needs", () => {
    const encrypted = both.encrypt("words", place);
    expect(encrypted).toMatch(/^v2\./);
    expect(both.decrypt(encrypted, place)).toBe("words");
    expect(both.decrypt(old.encrypt("older words", place), place)).toBe("older words");
    expect(createFieldCipher([first, second]).encrypt("words", place)).toMatch(/^v1\./);
    expect(() => old.decrypt(encrypted, place)).toThrow(
      "contact_messages.message was written with version v2 of the data key, which this process doesn't have. Add it to the data key and restart every process (docs/security/keys.md).",
    );
    expect(() => onlyNew.decrypt(encrypted.replace("v2", "v1"), place)).toThrow(/version v1/);
  });

  it("looks for every value that an index can have, the one to store first", () => {
    const values = both.blindIndexes("subscribers", "robin@example.org");
    expect(values).toEqual([
      onlyNew.blindIndex("subscribers", "robin@example.org"),
      old.blindIndex("subscribers", "robin@example.org"),
    ]);
    expect(values[0]).toMatch(/^v2\./);
    expect(both.blindIndex("subscribers", "robin@example.org")).toBe(values[0]);
    expect(both.lastingIndex("marks", "a")).toBe(old.blindIndex("marks", "a"));
  });

  it("accepts links signed with every open version, and none of a retired one", () => {
    const signature = old.sign("unsubscribe", "id");
    expect(both.verify("unsubscribe", "id", signature)).toBe(true);
    expect(both.sign("unsubscribe", "id")).not.toBe(signature);
    const after = createFieldCipher([second]);
    after.keepRetired([lookupKeysFromText("v1", old.lookupKeysOf("v1"))]);
    expect(after.verify("unsubscribe", "id", signature)).toBe(false);
    expect(after.signatures("consent line", "x")).toContain(old.sign("consent line", "x"));
    expect(after.signLike(old.blindIndex("receipt", "x"), "receipt", "x")).toBe(old.sign("receipt", "x"));
    expect(after.blindIndexes("subscribers", "r")).toContain(old.blindIndex("subscribers", "r"));
    expect(after.lastingIndex("marks", "a")).toBe(old.blindIndex("marks", "a"));
    expect(() => after.decrypt(old.encrypt("words", place), place)).toThrow(/version v1/);
  });
});
