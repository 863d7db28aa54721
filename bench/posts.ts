import { randomBytes } from "node:crypto";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { load } from "./load.ts";
import { count, median, type Row } from "./row.ts";
import { startBuiltSite } from "./site.ts";

/** The first round is left out: what the process compiles in it, it never compiles again. */
const rounds = 6;
const seconds = 4;
const connections = 32;

const body = JSON.stringify({
  name: "Bench",
  email: "bench@example.org",
  phone: "",
  subject: "general",
  message: "A message of ordinary length, written to measure how fast it is kept for good.",
  website: "",
});

/** Contact messages per second, each durable before its answer, on both databases. */
export async function benchPosts(): Promise<Row[]> {
  const sqlite = await measure({});
  const postgres = await startPostgres({ durable: true });
  const client = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await client.connect();
  await client.query("create database bench");
  await client.end();
  const onPostgres = await measure({
    DATABASE_URL: `${postgres.url}/bench`,
    DATA_KEY: randomBytes(32).toString("base64"),
  });
  await postgres.stop();
  return [
    row("SQLite", sqlite, "≥ 3,000/s, p99 < 100 ms"),
    row("PostgreSQL", onPostgres, "≥ 3,000/s, p99 < 100 ms"),
  ];
}

type Measured = { perSecond: number; p99: number; errors: number };

// The worker is left out: mails are work of their own, at their own pace.
async function measure(environment: Readonly<Record<string, string>>): Promise<Measured> {
  const site = await startBuiltSite({ ROLE: "web", ...environment });
  const loads = [];
  for (let round = 0; round < rounds; round += 1)
    loads.push(
      await load({
        url: `${site.url}/api/contact`,
        connections,
        seconds,
        headers: { "content-type": "application/json" },
        body,
      }),
    );
  await site.stop();
  loads.shift();
  return {
    perSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99: median(loads.map(({ p99Ms }) => p99Ms)),
    errors: loads.reduce((sum, { errors }) => sum + errors, 0),
  };
}

function row(database: string, { perSecond, p99, errors }: Measured, goal: string): Row {
  return {
    what: `contact messages kept, ${connections} connections, ${database}`,
    measured: `${count(perSecond)}/s`,
    beside: `p99 ${count(p99)} ms, ${errors} errors`,
    goal,
  };
}
