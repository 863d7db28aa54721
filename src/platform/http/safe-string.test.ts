import { describe, expect, test } from "vitest";
import { safeEmail, safeText, sentencesOf } from "./safe-string.ts";

const text = safeText({ max: 5, sentence: "too long" });
const needed = safeText({ max: 5, sentence: "too long", missing: "missing" });
const email = safeEmail({ max: 20, sentence: "too long", missing: "missing", invalid: "invalid" });

const said = (schema: typeof text | typeof email, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe("safe text", () => {
  test("takes text up to its bound, blank when nothing is asked for", () => {
    for (const value of ["", " ", "abcde", "🌱🌱", "é\n"]) expect(text.safeParse(value).data).toBe(value);
  });

  test("refuses what is too long, with its sentence only", () => {
    expect(said(text, "abcdef")).toEqual(["too long"]);
    expect(said(text, "\0".repeat(6))).toEqual(["too long"]);
  });

  test.each(["\0", "a\0b", "\ud83c", "\udf31a"])("refuses what cannot be stored: %j", (value) => {
    expect(said(text, value)).toHaveLength(1);
  });

  test.each([undefined, null, 5, {}, [], "", "  \n"])("says what is missing: %j", (value) => {
    expect(said(needed, value)).toEqual(["missing"]);
  });

  test("keeps the words as they are", () => {
    expect(needed.parse(" a ")).toBe(" a ");
  });
});

describe("safe e-mail", () => {
  test.each(["a@b.co", "o'neil+x@sub.b.org", "A@B-C.CO", " a@b.co \n"])("takes %j, trimmed", (value) => {
    expect(email.parse(value)).toBe(value.trim());
  });

  test.each(["a@b", "a b@c.co", "@b.co", "a@", "a@b..co", "a@-b.co", "a@b.co\0", "a@b.co\nx", "a,b@c.co"])(
    "refuses %j",
    (value) => expect(said(email, value)).toEqual(["invalid"]),
  );

  test("one sentence at a time", () => {
    expect(said(email, "  ")).toEqual(["missing"]);
    expect(said(email, "x".repeat(21))).toEqual(["too long"]);
  });
});

test("one sentence for each field, the first that applies", () => {
  const issue = (path: string[], message: string) => ({ code: "custom" as const, path, message, input: "" });
  expect(sentencesOf([issue(["a"], "1"), issue(["a"], "2"), issue(["b"], "3"), issue([], "4")])).toEqual({
    a: "1",
    b: "3",
  });
});
