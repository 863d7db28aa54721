import { Visitor } from "vite";
import { expect, it } from "vitest";
import { features } from "#features/index.server.ts";
import { idempotencyFingerprints } from "#platform/http/idempotency.ts";
import { unverifiedMailsKeyed } from "#platform/outbox/unverified-mails.ts";
import { columnsOfToday } from "#tests/support/schema-of.ts";
import { sourceFiles } from "#tests/support/source-code.ts";
import { keyCheckTable } from "./key-check.ts";
import { contextTable } from "./keyed-table.ts";

const listed = [
  keyCheckTable,
  idempotencyFingerprints,
  unverifiedMailsKeyed,
  ...features.flatMap(({ keyed }) => keyed ?? []),
];

/** Purposes of fingerprints that are in no column of their own, or not in the database. */
const elsewhere: Readonly<Record<string, string>> = {
  "recovery-codes": "hashed before it is stored; member_second_factors.recovery_codes",
  "network ": "rate limits of a day",
  "privacy certificate ": "privacy_certificates.marker",
  privacy_certificates: "privacy_certificates.code_index",
  "responses receipt": "responses.receipt_index",
  responses: "responses.contact_index",
  consent: "consent.subject",
  "listed page": "member_sessions.listed_page, which tells one page from another within a session",
  "campaign ": "marks of answers",
  idempotency: "idempotency.key",
  "idempotency ": "idempotency.key",
  "idempotency input": "idempotency.input",
  "addresses in ": "address_indexes of tables with typed text",
  "subscriber tags": "subscriber_tags.name_index",
};

/** Tables whose migrations and places of encryption know them by their first name. */
const renamed: Readonly<Record<string, string>> = {
  campaign_places: "campaign_capacity",
  ...Object.fromEntries(listed.map((each) => [contextTable(each), each.table])),
};

const sources = sourceFiles().filter(
  ({ path }) => !path.startsWith("platform/crypto/") && !path.endsWith("keyed.server.ts"),
);

// Read in the text of the sources: a place is always written out as { table: "…", column: "…" }.
const places = sources
  .flatMap(({ text }) => [...text.matchAll(/table: "(\w+)",\s*column: "(\w+)",\s*id\b/g)])
  .map(([, table = "", column = ""]) => `${renamed[table] ?? table}.${column}`);
const placedTables = sources
  .flatMap(({ text }) => [...text.matchAll(/table: "(\w+)",\s*column(?:: "\w+")?,\s*id\b/g)])
  .map(([, table = ""]) => renamed[table] ?? table);

it("lists every encrypted column for the rotation of the key", () => {
  const known = new Set(
    listed.flatMap(({ table, columns = [], indexes = [] }) =>
      [...columns, ...indexes.map(({ column }) => column)].map((column) => `${table}.${column}`),
    ),
  );
  const tables = new Set(listed.filter(({ columns = [] }) => columns.length > 0).map(({ table }) => table));
  expect([...new Set(placedTables)].filter((table) => !tables.has(table))).toEqual([]);
  expect(places).toContain("subscribers.email");
  // One that is missing here belongs into `keyed` of its feature: without it, rotating would leave it behind.
  expect([...new Set(places)].filter((place) => !known.has(place)).toSorted()).toEqual([]);
});

it("lists every column of the schema with a fingerprint", async () => {
  const known = new Set(
    listed.flatMap(({ table, indexes = [], lasting = [], passing = [] }) =>
      [...indexes.map(({ column }) => column), ...lasting, ...passing].map((column) => `${table}.${column}`),
    ),
  );
  const found = [...(await columnsOfToday())].flatMap(([table, columns]) =>
    columns.filter((column) => /(?:_index|marker|mark)$/.test(column)).map((column) => `${table}.${column}`),
  );
  expect(found).toContain("member_sessions.token_index");
  expect(found.filter((column) => !known.has(column))).toEqual([]);
});

it("knows the column of every purpose of a fingerprint", () => {
  const purposes: string[] = [];
  for (const { path, program } of sourceFiles()) {
    if (path.startsWith("platform/crypto/")) continue;
    new Visitor({
      CallExpression({ callee, arguments: [purpose] }) {
        const name =
          callee.type === "MemberExpression" && callee.property.type === "Identifier"
            ? callee.property.name
            : "";
        if (!["blindIndex", "blindIndexes", "lastingIndex"].includes(name)) return;
        if (purpose?.type === "Literal") purposes.push(String(purpose.value));
        else if (purpose?.type === "TemplateLiteral")
          purposes.push(String(purpose.quasis[0]?.value.cooked ?? ""));
      },
    }).visit(program);
  }
  const tables = new Set(listed.map(contextTable));
  const ofTables = (purpose: string) => tables.has(purpose.split(" ")[0] ?? "");
  expect(purposes).toContain("subscribers");
  expect(purposes.filter((purpose) => !ofTables(purpose) && !(purpose in elsewhere))).toEqual([]);
});
