import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { load } from "./load.ts";
import { count, median, type Row } from "./row.ts";
import { startBuiltSite } from "./site.ts";

/** The first round is left out: what the process compiles in it, it never compiles again. */
const rounds = 6;
const connections = 32;
/** As many as a group can have. */
const seats = 200;
/** Half of them get a place, and half wait. */
const people = 2 * seats;

/** How many read the groups page at once, and for how long. */
const readers = 50;
const seconds = 3;

/**
 * Confirmed sign-ups per second for one group, each durable before its answer, on both databases; and the groups page afterward,
 * which is kept in memory.
 */
export async function benchSignUps(): Promise<Row[]> {
  const sqlite = await measure({});
  const postgres = await startPostgres({ durable: true });
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query("create database bench");
  await client.end();
  const onPostgres = await measure({ DATABASE_URL: `${postgres.url}/bench` });
  await postgres.stop();
  return [...rows("SQLite", sqlite), ...rows("PostgreSQL", onPostgres)];
}

type Measured = { perSecond: number; p99: number; errors: number };
type Site = Measured & { pages: number };

// The worker is left out: mails are work of their own, at their own pace.
async function measure(database: Readonly<Record<string, string>>): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "kinward-sign-ups-"));
  const environment = { DATA_DIR: folder, DATA_KEY: randomBytes(32).toString("base64"), ...database };
  const file = join(folder, "links.json");
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, "fill-groups.ts"), ...[rounds, seats, people].map(String), file],
    { env: { ...process.env, SITE_URL: "http://kinward.test", ...environment } },
  );
  const links: string[][] = JSON.parse(readFileSync(file, "utf8"));
  const site = await startBuiltSite({ ROLE: "web", ...environment });
  const measured: Measured[] = [];
  for (const ofGroup of links) measured.push(await confirm(`${site.url}/api/group-places/change`, ofGroup));
  const url = `${site.url}/support/groups`;
  const page = await load({ url, connections: readers, seconds, headers: { "accept-encoding": "br" } });
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  measured.shift();
  return {
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    p99: median(measured.map(({ p99 }) => p99)),
    errors: measured.reduce((sum, { errors }) => sum + errors, page.errors),
    pages: page.requestsPerSecond,
  };
}

/** Everybody who has signed up for a group presses their link, so many at a time. */
async function confirm(url: string, links: readonly string[]): Promise<Measured> {
  const times: number[] = [];
  let next = 0;
  let errors = 0;
  async function takeTurns(): Promise<void> {
    while (next < links.length) {
      const body = { token: links[next++], action: "confirm" };
      const started = performance.now();
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (!answer.ok) errors += 1;
    }
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, takeTurns));
  const seconds = (performance.now() - started) / 1_000;
  const inOrder = times.toSorted((one, other) => one - other);
  return { perSecond: links.length / seconds, p99: inOrder[Math.floor(people * 0.99)] ?? Number.NaN, errors };
}

function rows(database: string, { perSecond, p99, errors, pages }: Site): Row[] {
  return [
    {
      what: `confirmed sign-ups for one group of ${seats}, ${connections} connections, ${database}`,
      measured: `${count(perSecond)}/s`,
      beside: `p99 ${count(p99)} ms, ${errors} errors`,
      goal: "60 at once in a second",
    },
    {
      what: `the groups page afterward, ${readers} connections, ${database}`,
      measured: `${count(pages)}/s`,
      beside: `${rounds} groups, all full`,
      goal: "",
    },
  ];
}
