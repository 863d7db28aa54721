import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { type AdminSite, startAdminSite } from "./admin-site.ts";
import { middle, rareAction, rarePage, rareWord, terminal } from "./list-rows.ts";
import { count, median, type Row } from "./row.ts";

const few = 10_000;
const many = Number(process.env.LIST_ROWS ?? 1_000_000);
const turns = 21;

/** Screens and pages of lists that grow, by what a reader would call them. */
const screens: Readonly<Record<string, string | { path: string; body: object }>> = {
  overview: "/admin",
  messages: "/admin/messages",
  "messages, done": "/admin/messages?state=done",
  "messages, all": "/admin/messages?state=all",
  "messages, mine": "/admin/messages?mine=1",
  "messages, late": "/admin/messages?late=1",
  "messages, middle": `/admin/messages?state=all&cursor=${middle}`,
  "messages, waiting, middle": `/admin/messages?state=waiting&cursor=${middle}`,
  "messages, by address": {
    path: "/admin/messages",
    body: { operation: "searchConversations", email: "reader-17@example.org", state: "all" },
  },
  subscribers: "/admin/subscribers",
  "subscribers, middle": `/admin/subscribers?cursor=${middle}`,
  "subscribers, unsubscribed, middle": `/admin/subscribers?state=unsubscribed&cursor=${middle}`,
  "subscribers, rare page": `/admin/subscribers?source=${encodeURIComponent(rarePage)}`,
  "subscribers, rare page and status": `/admin/subscribers?state=unsubscribed&source=${encodeURIComponent(rarePage)}`,
  audit: "/admin/audit",
  "audit, middle (API)": `/api/admin/audit?cursor=${middle}`,
  "audit, one action": `/admin/audit?action=${rareAction}`,
  "audit, one feature": "/admin/audit?action=redirects",
  "audit, one actor": `/admin/audit?actor=${terminal}`,
  "audit, actor and action": `/admin/audit?actor=${terminal}&action=${rareAction}`,
  "audit, one item": "/admin/audit?subject=00000000-0000-0000-0000-000000000017",
  newsletters: "/admin/newsletters",
  privacy: "/admin/privacy",
};

type Sites = { small: AdminSite; large: AdminSite };

/** Long lists beside short ones, through the built site, on both databases. */
export async function benchLists(): Promise<Row[]> {
  return [...(await measure("SQLite")), ...(await measure("PostgreSQL"))];
}

async function measure(database: "SQLite" | "PostgreSQL"): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-lists-"));
  const postgres = database === "PostgreSQL" ? await startPostgres() : undefined;
  const open: AdminSite[] = [];
  try {
    const filled = async (name: keyof Sites, rows: number): Promise<AdminSite> => {
      const environment = {
        DATA_DIR: join(folder, name),
        DATA_KEY: randomBytes(32).toString("base64"),
        ...(postgres ? { DATABASE_URL: await newDatabase(postgres.url, name) } : {}),
      };
      const started = performance.now();
      execFileSync(
        "nice",
        ["-n", "15", process.execPath, join(import.meta.dirname, "fill-lists.ts"), String(rows)],
        {
          env: { ...process.env, SITE_URL: "http://kinward.test", ...environment },
        },
      );
      console.error(`${count(rows)} rows in ${count((performance.now() - started) / 1_000)} s`);
      const site = await startAdminSite(environment);
      open.push(site);
      return site;
    };
    const sites = { small: await filled("small", few), large: await filled("large", many) };
    return (await measureSites(sites)).map((each) => ({ ...each, what: `${each.what}, ${database}` }));
  } finally {
    for (const site of open) await site.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSites(sites: Sites): Promise<Row[]> {
  return [...(await pageRows(sites)), ...(await searchRows(sites.small)), ...(await exportRows(sites))];
}

async function newDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${url}/${name}`;
}

/** Takes turns between the two sizes, so that a busy moment of the machine falls on both. */
async function pageRows(sites: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, screen] of Object.entries(screens)) {
    const { path, body = undefined } = typeof screen === "string" ? { path: screen } : screen;
    const times: Record<keyof Sites, number[]> = { small: [], large: [] };
    let first = 0;
    for (let turn = -5; turn < turns; turn += 1)
      for (const size of ["small", "large"] as const) {
        const start = performance.now();
        await (await sites[size].ask(path, body)).arrayBuffer();
        const took = performance.now() - start;
        if (size === "large") first ||= took;
        // The first turns only warm up.
        if (turn >= 0) times[size].push(took);
      }
    const small = median(times.small);
    const large = median(times.large);
    rows.push({
      what: `list of ${count(many)}, ${name}`,
      measured: `${large.toFixed(1)} ms, ratio ${(large / small).toFixed(2)}`,
      beside: `${count(few)} rows ${small.toFixed(1)} ms; the first time ${count(first)} ms`,
      goal: "ratio ≤ 2",
    });
    console.error(rows.at(-1));
  }
  return rows;
}

/** A word that only the oldest message has, so that all of them must be looked through. */
async function searchRows({ ask }: AdminSite): Promise<Row[]> {
  const search = async (words: string) => {
    const start = performance.now();
    const body = { operation: "searchConversations", words, state: "all" };
    const found = await (await ask("/admin/messages", body)).json();
    return { ms: performance.now() - start, found: found.items.length };
  };
  const first = await search(rareWord);
  if (first.found !== 1) throw new Error(`the search found ${first.found} messages, not one`);
  const again: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) again.push((await search(rareWord)).ms);
  return [
    {
      what: `search in ${count(few)} encrypted messages, a word of the oldest`,
      measured: `${count(median(again))} ms`,
      beside: `the first search ${count(first.ms)} ms`,
      goal: "≤ 1,000 ms",
    },
  ];
}

/** Each export, and one of a few rows, for what the process loads only once. */
const exports = {
  messages: ["/api/admin/messages.csv?state=all", "?mine=1"],
  subscribers: ["/api/admin/subscribers.csv", `?source=${encodeURIComponent(rarePage)}`],
  audit: ["/api/admin/audit.csv", "?action=redirects"],
} as const;

/** How much more memory the site needs while it sends a long list as CSV, and how soon the first byte comes. */
async function exportRows({ small, large }: Readonly<Record<"small" | "large", AdminSite>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, [path, few]] of Object.entries(exports)) {
    await downloaded(large, `${path.split("?")[0]}${few}`);
    const short = await downloaded(small, path);
    const long = await downloaded(large, path);
    rows.push({
      what: `CSV of ${count(long.lines - 1)} ${name}`,
      measured: `memory grew by ${mb(long.grown)}, by ${mb(long.later)} in the second half`,
      beside: `first byte ${count(long.first)} ms, ${mb(long.bytes)} in ${count(long.seconds)} s; ${count(short.lines - 1)} rows: ${mb(short.grown)}, first byte ${count(short.first)} ms`,
      goal: "second half ≤ 5 MB",
    });
    console.error(rows.at(-1));
  }
  return rows;
}

const mb = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

async function downloaded(site: AdminSite, path: string) {
  const before = site.resident();
  const start = performance.now();
  const seen: number[] = [];
  const watch = setInterval(() => seen.push(site.resident()), 20);
  let first = 0;
  let bytes = 0;
  let lines = 0;
  try {
    const answer = await site.ask(path);
    for await (const part of answer.body ?? []) {
      first ||= performance.now() - start;
      bytes += part.length;
      for (const byte of part) if (byte === 10) lines += 1;
    }
  } finally {
    clearInterval(watch);
  }
  const half = peak(seen.slice(0, seen.length / 2), before);
  const grown = peak(seen, before) - before;
  const later = peak(seen, before) - half;
  return { first, bytes, lines, grown, later, seconds: (performance.now() - start) / 1_000 };
}

const peak = (seen: readonly number[], least: number) =>
  seen.reduce((most, one) => Math.max(most, one), least);
