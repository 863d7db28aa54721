/**
 * A list of a million answers beside one of ten thousand, and the export of the million. Run:
 *   node bench/answers.ts [sqlite|postgres] [how many]     (takes some minutes)
 * Filling and each kind of measuring have a process of their own, so that none inherits another's memory.
 */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#tests/support/postgres-server.ts";

const [kind = "sqlite", many = "1000000"] = process.argv.slice(2);
const few = "10000";
const dataDir = mkdtempSync(join(tmpdir(), "kinward-answers-"));
const postgres = kind === "postgres" ? await startPostgres() : undefined;
const env = {
  ...process.env,
  SITE_URL: "http://kinward.test",
  DATA_DIR: dataDir,
  DATA_KEY: randomBytes(32).toString("base64"),
  ...(postgres ? { DATABASE_URL: `${postgres.url}/postgres` } : {}),
};
const run = (script: string, ...words: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, script), ...words], { env }).toString();

const ids = run("fill-answers.ts", few, many);
process.stdout.write(`${kind}\n| what | at ${few} | at ${many} | ratio |\n|---|---|---|---|\n`);
for (const what of ["pages", "csv"]) process.stdout.write(run("measure-answers.ts", what, ids, few, many));
await postgres?.stop();
rmSync(dataDir, { recursive: true, force: true });
