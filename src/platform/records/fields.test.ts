import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  choice,
  columnOf,
  emailText,
  fieldsOf,
  honeypot,
  labelOf,
  optionalText,
  personal,
  requiredText,
  rowsOf,
} from "./fields.ts";

const form = z.strictObject({
  name: personal(requiredText({ max: 20, tooLong: "Too long", missing: "Missing", autoComplete: "name" })),
  email: personal(emailText({ max: 30, tooLong: "Too long", missing: "Missing", invalid: "Invalid" })),
  firstPet: personal(optionalText({ max: 10, tooLong: "Too long", beside: "name", searched: false })),
  color: choice({ options: [{ value: "r", label: "Red" }], missing: "Choose" }),
  website: honeypot({ max: 0, filled: "Leave it empty" }),
});

test("a field says once whether it is personal, and the form's schema knows it", () => {
  const fields = fieldsOf(form);
  expect(fields.map(({ name, personal, needed, searched }) => [name, personal, needed, searched])).toEqual([
    ["name", true, true, true],
    ["email", true, true, true],
    ["firstPet", true, false, false],
    ["color", false, true, true],
    ["website", false, false, false],
  ]);
  expect(fields.map(({ max }) => max)).toEqual([20, 30, 10, undefined, 0]);
  expect(fieldsOf(z.extend(form, { age: z.optional(z.string()) })).slice(0, -1)).toEqual(fields);
});

test("a field that isn't of the kit is neither personal nor searched", () => {
  expect(fieldsOf(z.strictObject({ age: z.string() }))).toEqual([
    { name: "age", control: "line", personal: false, searched: false, needed: true },
  ]);
});

test("rows hold the fields that stand beside each other, and no honeypot", () => {
  const names = rowsOf(fieldsOf(form)).map((row) => row.map(({ name }) => name));
  expect(names).toEqual([["name", "firstPet"], ["email"], ["color"]]);
});

test("columns and labels follow from names and options", () => {
  expect(["name", "firstPet", "aBC"].map(columnOf)).toEqual(["name", "first_pet", "a_b_c"]);
  const color = fieldsOf(form).find(({ name }) => name === "color");
  expect(color && [labelOf(color, "r"), labelOf(color, "other")]).toEqual(["Red", "other"]);
});
