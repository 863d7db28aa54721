import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { comparableEmail, createFieldCipher } from "./field-cipher.ts";

const cipher = createFieldCipher(randomBytes(32));
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
  expect(() => createFieldCipher(randomBytes(32)).decrypt(sealed, place)).toThrow();
  const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
  expect(() => cipher.decrypt(changed, place)).toThrow();
  expect(() => cipher.decrypt(sealed.replace("v1", "v9"), place)).toThrow(/unknown key version/);
});

it("finds the same address again and keeps purposes apart", () => {
  const index = (purpose: string, email: string) => cipher.blindIndex(purpose, comparableEmail(email));
  expect(index("a", " Robin@Example.ORG ")).toBe(index("a", "robin@example.org"));
  expect(index("a", "robin@example.org")).not.toBe(index("b", "robin@example.org"));
});

it("accepts its own signatures only", () => {
  const signature = cipher.sign("unsubscribe", "id");
  expect(cipher.verify("unsubscribe", "id", signature)).toBe(true);
  for (const wrong of ["", `${signature}x`, signature.replace(/^./, "_")])
    expect(cipher.verify("unsubscribe", "id", wrong)).toBe(false);
  expect(cipher.verify("confirm", "id", signature)).toBe(false);
  const elsewhere = createFieldCipher(randomBytes(32));
  expect(elsewhere.verify("unsubscribe", "id", signature)).toBe(false);
});
