import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { type Row, row } from "./row.ts";

const few = "10000";
const many = "1000000";

/** A list of a million answers beside one of ten thousand, and the export of the million, on both databases. */
export async function benchAnswers(): Promise<Row[]> {
  return [...(await measure("SQLite")), ...(await measure("PostgreSQL"))];
}

/** Filling and each kind of measuring have a process of their own, so that none inherits another's memory. */
async function measure(database: "SQLite" | "PostgreSQL"): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-answers-"));
  const postgres = database === "PostgreSQL" ? await startPostgres() : undefined;
  const env = {
    ...process.env,
    SITE_URL: "http://kinward.test",
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString("base64"),
    ...(postgres ? { DATABASE_URL: `${postgres.url}/postgres` } : {}),
  };
  const run = (script: string, ...words: string[]) =>
    execFileSync(process.execPath, [join(import.meta.dirname, script), ...words], { env }).toString();
  try {
    const ids = run("fill-answers.ts", few, many);
    return ["pages", "csv"]
      .flatMap((what) => z.array(row).parse(JSON.parse(run("measure-answers.ts", what, ids, few, many))))
      .map((each) => ({ ...each, what: `${each.what}, ${database}` }));
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
