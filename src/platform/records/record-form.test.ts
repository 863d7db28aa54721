import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldsOf, requiredText } from "./fields.ts";
import { fromForm, toForm } from "./record-form.ts";
import { checkboxes, day, optionalNumber, wholeNumber } from "./team-fields.ts";

const options = [
  { value: "one", label: "First" },
  { value: "two", label: "Second" },
];
const form = z.strictObject({
  text: requiredText({ max: 20, tooLong: "Too long", missing: "Missing", lines: true }),
  paths: checkboxes({ options, missing: "Choose" }),
  seats: wholeNumber({ min: 1, max: 9_000, wrong: "A number" }),
  most: optionalNumber({ min: 1, max: 9, wrong: "A number" }),
  from: day({ wrong: "A day" }),
});
const fields = fieldsOf(form);
const value = { text: "a\nb", paths: ["two"], seats: 1_200, most: null, from: "2026-12-01" };

test("a form says what was in a value, and gives the value back", () => {
  const texts = toForm(fields, value);
  expect(texts).toEqual({ text: "a\nb", "paths-two": "on", seats: "1200", most: "", from: "2026-12-01" });
  expect(fromForm(fields, { ...texts, text: "a\r\nb", seats: "1,200" })).toEqual(value);
  expect(form.parse(fromForm(fields, texts))).toEqual(value);
});

test("what was typed wrongly, left out or added is left for the schema to refuse", () => {
  const read = (texts: Record<string, string>) => form.safeParse(fromForm(fields, texts)).error?.issues;
  const whole = toForm(fields, value);
  expect(read({ ...whole, seats: "" })?.map(({ message }) => message)).toEqual(["A number"]);
  for (const seats of ["1.5", "1e2", "0x10", "-3", "many"])
    expect(read({ ...whole, seats })?.map(({ message }) => message)).toEqual(["A number"]);
  expect(read({ ...whole, from: "2026-02-30" })?.map(({ message }) => message)).toEqual(["A day"]);
  expect(read({ ...whole, "paths-two": "" })?.map(({ message }) => message)).toEqual(["Choose"]);
  expect(read({ ...whole, other: "x" })).toHaveLength(1);
  expect(fromForm(fields, { ...whole, revision: "3" })).toMatchObject({ revision: 3 });
});
