import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { fileOfProcess } from "#tests/support/bundle-processes.ts";
import { childEnvironment } from "#tests/support/child-environment.ts";
import { countStarted } from "#tests/support/count-started.ts";
import { bothDatabases, freshPostgresUrl } from "#tests/support/test-app.ts";

const admin = fileOfProcess("admin");

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Ended = { code: number | string | null | undefined; out: string; err: string; milliseconds: number };

/** What `script/admin` runs, as a process of its own. */
function runAdmin(words: readonly string[], environment: Record<string, string>): Promise<Ended> {
  countStarted("command");
  const begun = performance.now();
  return new Promise((done) => {
    execFile(
      process.execPath,
      [admin, ...words],
      { cwd: environment.DATA_DIR, env: { ...childEnvironment, ...environment } },
      (error, out, err) =>
        done({ code: error ? error.code : 0, out, err, milliseconds: performance.now() - begun }),
    );
  });
}

describe.each(bothDatabases)("processes side by side on %s", (kind) => {
  async function emptyPlace(): Promise<Record<string, string>> {
    const dataDir = mkdtempSync(join(tmpdir(), "kinward-side-"));
    folders.push(dataDir);
    return {
      DATA_DIR: dataDir,
      ...(kind === "postgres"
        ? { DATABASE_URL: await freshPostgresUrl(), DATA_KEY: randomBytes(32).toString("base64") }
        : {}),
    };
  }

  it("make one key and one database when all start for the first time at the same moment", async () => {
    const environment = await emptyPlace();
    const added = await Promise.all(
      [1, 2, 3, 4].map((each) =>
        runAdmin(["add", `person${each}@kinward.test`, "--role", "viewer"], environment),
      ),
    );
    expect(added.map(({ code, err }) => ({ code, err }))).toEqual(Array(4).fill({ code: 0, err: "" }));
    const { out } = await runAdmin(["list"], environment);
    expect(out.trim().split("\n")).toHaveLength(4);
    const left = readdirSync(environment.DATA_DIR ?? "").filter((name) => name.startsWith("key"));
    expect(left).toEqual(kind === "sqlite" ? ["key"] : []);
  });

  it("end at once with one sentence and code 1 when a person is already there", async () => {
    const environment = await emptyPlace();
    const words = ["add", "robin@kinward.test", "--role", "owner"];
    const first = await runAdmin(words, environment);
    expect(first).toMatchObject({ code: 0, err: "" });
    const again = await runAdmin(words, environment);
    expect(again).toMatchObject({ code: 1, out: "" });
    expect(again.err).toMatch(/^robin@kinward\.test is already on the team\. [^\n]+\n$/);
    // A connection left open would keep the process for half a minute.
    expect(again.milliseconds).toBeLessThan(first.milliseconds + 20_000);
  });
});
