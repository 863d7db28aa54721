import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { cellOf } from "#platform/crypto/keyed-table.ts";
import { databases, openTestApp } from "#tests/support/test-app.ts";
import { emailText, optionalText, personal, requiredText } from "./fields.ts";
import { recordTable } from "./record-table.ts";
import { checkboxes, optionalNumber } from "./team-fields.ts";

type Declared = Pick<ReturnType<typeof recordTable>, "table" | "fields" | "keyed" | "columns">;
const declared = z.looseObject({ table: z.string(), columns: z.array(z.string()) });

/** Every record of the features, found by what it exports. */
const records = Object.values(
  import.meta.glob<Record<string, unknown>>("../../features/**/record.server.ts", { eager: true }),
).flatMap((module) =>
  Object.values(module).filter((each): each is Declared => declared.safeParse(each).success),
);

describe.each(databases)("the tables of records on %s", (kind) => {
  it("have a column for every field, as the migrations made them", async () => {
    const { services, close } = await openTestApp(kind);
    const tables = await services.store.db.introspection.getTables();
    expect(records.map(({ table }) => table)).toEqual(expect.arrayContaining(["mentors", "clinic_codes"]));
    for (const { table, columns } of records) {
      const migrated = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
      expect(migrated, table).toEqual(expect.arrayContaining([...columns]));
    }
    await close();
  });
});

const tooLong = "Too long";
const options = [
  { value: "one", label: "First" },
  { value: "two", label: "Second" },
] as const;
const table = recordTable(
  {
    firstName: personal(requiredText({ label: "First name", max: 20, tooLong, missing: "Missing" })),
    email: personal(emailText({ max: 30, tooLong, missing: "Missing", invalid: "Invalid" })),
    paths: checkboxes({ label: "Paths", options, missing: "Choose" }),
    seats: optionalNumber({ min: 1, max: 9, wrong: "From 1 to 9" }),
    note: optionalText({ max: 20, tooLong }),
    place: optionalText({ max: 20, tooLong }),
  },
  {
    ...{ table: "examples", context: { table: "samples", columns: { words: "texts" } } },
    together: { words: ["note", "place"] },
    ownLabels: { email: "Your address" },
  },
);
const value = {
  ...{ firstName: " Wren ", email: "Wren@Example.org", seats: null },
  ...{ paths: ["two", "two"] as ("one" | "two")[], note: "By the sea", place: "" },
};

it("stores a value as columns, and reads it back from them and in no other row", async () => {
  const { services, close } = await openTestApp("sqlite");
  const row = { id: "1", created_at: "2026-11-21", ...table.toRow(services, "1", value) };
  expect(Object.keys(row).filter((column) => /wren|sea/i.test(String(Reflect.get(row, column))))).toEqual([]);
  expect(row).toMatchObject({ paths: "two", seats: null });
  expect(table.indexesOf(services, " wren@example.ORG")).toContain(row.email_index);
  const { ownData, fromRow, keyed } = table;
  expect(fromRow(services, row)).toEqual({ ...value, firstName: "Wren", paths: ["two"] });
  expect(() => fromRow(services, { ...row, id: "2" })).toThrow();
  expect(fromRow(services, { ...row, first_name: "" }).firstName).toBe("");
  // What reads it by name alone, such as a rotation of the key, finds the names that it's encrypted for.
  const first = services.cipher.decrypt(row.first_name, cellOf(keyed, "first_name", "1"));
  const texts = services.cipher.decrypt(row.words, cellOf(keyed, "words", "1"));
  expect([first, JSON.parse(texts)]).toEqual(["Wren", { note: "By the sea", place: "" }]);
  expect(cellOf(keyed, "words", "1")).toEqual({ table: "samples", column: "texts", id: "1" });
  expect(keyed).toMatchObject({ columns: ["first_name", "email", "words"], indexes: [{ from: "email" }] });
  expect(ownData(services, row).fields).toEqual(
    expect.arrayContaining([
      { name: "firstName", label: "First name", text: "Wren" },
      { name: "email", label: "Your address", text: "Wren@Example.org" },
      { name: "paths", label: "Paths", text: "Second" },
    ]),
  );
  await close();
});
