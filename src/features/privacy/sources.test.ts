import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { features } from "#features/index.server.ts";
import { contextTable } from "#platform/crypto/keyed-table.ts";
import { columnsOfToday } from "#tests/support/schema-of.ts";

const sources = features.flatMap(({ personalData }) => personalData ?? []);

/** Tables with encrypted columns that hold nothing of a visitor, and why. */
const notOfVisitors: Readonly<Record<string, string>> = {
  team_members: "people of the team, looked after at /admin/people",
  member_passkeys: "passkeys of people of the team, on their own profile",
  member_second_factors: "secrets of apps of people of the team",
  unverified_mails: "counts of a day, by fingerprint",
  campaigns: "what the team wrote",
  campaign_versions: "what the team wrote",
  viewer_figures: "counts with small groups hidden",
  issue_versions: "what a newsletter said earlier",
  issues: "what the team wrote",
  subscriber_tags: "names that the team gave; who has one is in subscriber_tagged",
  subscriber_segments: "what the team wrote",
  support_groups: "the address of a group's meeting, which the team wrote",
  clinic_codes: "what the team wrote for a clinic",
  dkim_keys: "keys that sign our mails",
  entered_settings: "the team's mail server and backup target",
};

/** The names of tables now, by those that places of encryption know. */
const namesNow = new Map(
  features.flatMap(({ keyed = [] }) => keyed.map((each) => [contextTable(each), each.table])),
);
const nameNow = (table: string) => namesNow.get(table) ?? table;

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesUnder(path);
    return /\.server\.ts$/.test(entry.name) ? [path] : [];
  });
}

/**
 * The tables that the rotation of the key knows, and those named in the place of a seal or with a fingerprint of an
 * address in the features' sources.
 */
async function tablesOfPeople(): Promise<ReadonlyMap<string, string>> {
  const keyed = features.flatMap((feature) => (feature.keyed ?? []).map((each) => ({ ...each, feature })));
  const encrypted = keyed.filter(({ columns = [], indexes = [] }) => columns.length + indexes.length > 0);
  const found = new Map(encrypted.map(({ table, feature }) => [table, feature.name]));
  for (const path of sourcesUnder(resolve(import.meta.dirname, ".."))) {
    const text = readFileSync(path, "utf8");
    for (const [, table = ""] of text.matchAll(/\{\s*table:\s*"(\w+)",\s*column\b/g))
      found.set(nameNow(table), path);
  }
  for (const [table, columns] of await columnsOfToday())
    if (columns.some((column) => /^(?:email|contact)_index$/.test(column)) && !found.has(table))
      found.set(table, "its columns");
  return found;
}

it("name every table that keeps words, names or addresses of visitors", async () => {
  const covered = new Set(sources.flatMap(({ tables }) => tables));
  const tables = await tablesOfPeople();
  for (const known of ["conversations", "responses", "subscribers", "privacy_requests"])
    expect([...tables.keys()]).toContain(known);
  const forgotten = [...tables].filter(([table]) => !covered.has(table) && !(table in notOfVisitors));
  // A table here: give its feature a personal data source (inbox/forms/writes/personal.server.ts shows how), list it in
  // feature.server.ts, and fill the table in erasure.api.test.ts.
  expect(forgotten).toEqual([]);
});

it("know every table with an address, so that a restore can erase again whom it brings back", async () => {
  const known: readonly string[] = [
    ...sources.flatMap(({ addressRows = [] }) => addressRows.map(({ table }) => table)),
    "responses",
  ];
  const withAddress = [...(await columnsOfToday())]
    .filter(([, columns]) => columns.includes("email") || columns.includes("contact"))
    .map(([table]) => table);
  expect(withAddress).toContain("conversations");
  expect(withAddress.filter((table) => !known.includes(table) && !(table in notOfVisitors))).toEqual([]);
});

it("find every seal: its place is written out beside it, or in a function for it", () => {
  for (const path of sourcesUnder(resolve(import.meta.dirname, ".."))) {
    const [, ...calls] = readFileSync(path, "utf8").split(".encrypt(");
    for (const call of calls) expect(call.slice(0, 120), path).toMatch(/\{ table: "|\b(?:place|cellOf)\(/);
  }
});

it("have a kind of their own each", () => {
  const kinds = sources.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
});
