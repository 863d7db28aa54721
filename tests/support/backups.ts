import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreBackup } from "#server/restore-backup.ts";
import { backUp } from "#server/write-backup.ts";
import { fileOfProcess } from "./bundle-processes.ts";
import { childEnvironment } from "./child-environment.ts";
import { countStarted } from "./count-started.ts";
import { type DatabaseKind, freshPostgresUrl } from "./test-app.ts";

export type Environment = Readonly<Record<string, string>>;
type Ended = { code: number | string | null | undefined; out: string; err: string };

/** A folder of its own, removed by `ends`. */
export function folderFor(ends: (() => Promise<void> | void)[]): string {
  const folder = mkdtempSync(join(tmpdir(), "kinward-backup-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The settings of a site with nothing in it yet. */
export async function emptySite(
  kind: DatabaseKind,
  dataDir: string,
  settings: Environment = {},
): Promise<Environment> {
  return {
    SITE_URL: "http://kinward.test",
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString("base64"),
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
    ...(kind === "postgres" ? { DATABASE_URL: await freshPostgresUrl() } : {}),
    ...settings,
  };
}

/** What script/backup and script/restore run, as a process of its own. */
export function runScript(
  name: "backup" | "restore",
  words: readonly string[],
  environment: Environment,
): Promise<Ended> {
  countStarted("command");
  return new Promise((done) => {
    execFile(
      process.execPath,
      [fileOfProcess(name), ...words],
      { cwd: environment.DATA_DIR, env: { ...childEnvironment, ...environment } },
      (error, out, err) => done({ code: error ? error.code : 0, out, err }),
    );
  });
}

/** The same in this process, for the stories about what is refused. @returns what it said. */
export async function restoreHere(
  environment: Environment,
  path: string,
  { look = false, replace = false } = {},
): Promise<string> {
  const lines: string[] = [];
  await restoreBackup(environment, { path, look, replace, say: (line) => lines.push(line) });
  return lines.join("\n");
}

/** @returns what the backup said. */
export async function backUpHere(environment: Environment, path?: string): Promise<string> {
  const lines: string[] = [];
  await backUp(environment, { path, say: (line) => lines.push(line) });
  return lines.join("\n");
}
