import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { serialize } from "node:v8";
import { afterEach, expect, it, vi } from "vitest";
import { runBackup } from "#platform/backup/run-backup.ts";
import { renderPicture } from "#platform/pictures/renderer.server.ts";
import { drawing } from "#tests/support/pictures.ts";
import { openTestApp } from "#tests/support/test-app.ts";

const preload = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
/** As under a system call filter: Node's own function throws. */
const withoutPriorities = preload(`
  import os from "node:os";
  import { syncBuiltinESMExports } from "node:module";
  os.setPriority = () => { throw Object.assign(new Error("EPERM"), { code: "ERR_SYSTEM_ERROR" }); };
  syncBuiltinESMExports();
`);
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function start(path: string, args: readonly string[] = []): ChildProcess {
  const child = fork(createRequire(import.meta.url).resolve(path), args, {
    execArgv: ["--import", withoutPriorities],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  ends.push(() => child.kill("SIGKILL"));
  return child;
}

const startCalls = () => start("#platform/processes/answer-calls.ts", ["19", "60"]);

/** Everything the process sends until it sends its answer, or undefined when it ends without one. */
async function answerOf(child: ChildProcess, isAnswer: (message: object) => boolean): Promise<unknown> {
  return new Promise((resolve) => {
    child.on("message", (message) => {
      if (typeof message === "object" && message && isAnswer(message)) resolve(message);
    });
    child.once("exit", () => resolve(undefined));
  });
}

const placeOfBackups = (dataDir: string) => {
  const folder = join(dataDir, "backups");
  mkdirSync(folder);
  return folder;
};

async function siteWithBackups() {
  const app = await openTestApp("sqlite");
  ends.push(() => app.close());
  const folder = placeOfBackups(app.dataDir);
  return { settings: { ...app.services.settings, BACKUP_TO: folder }, folder };
}

it("a function is called where the system forbids changing priorities", async () => {
  const child = startCalls();
  const answer = answerOf(child, (message) => !("ready" in message));
  child.send(serialize({ name: "#tests/support/costly-calls.ts:echo", args: [1] }));
  expect(await answer).toEqual({ answer: serialize(1) });
});

it("a backup is made where the system forbids changing priorities", async () => {
  const { settings, folder } = await siteWithBackups();
  const child = start("#platform/backup/backup-process.ts");
  const answer = answerOf(child, (message) => !("ready" in message));
  child.send(settings);
  expect(await answer).toMatchObject({ made: { place: expect.stringContaining(folder) } });
  expect(readdirSync(folder)).toHaveLength(1);
});

it("a process that gives way ends before the server when memory is short", async () => {
  const child = startCalls();
  await once(child, "message");
  const score = execFileSync("cat", [`/proc/${child.pid}/oom_score_adj`], { encoding: "utf8" });
  expect(Number(score)).toBe(500);
});

it.each([
  ["couldn't start", "process.exit(1)", "process_notStarted"],
  [
    "ran out of memory",
    'process.once("message", () => process.kill(process.pid, "SIGKILL"))',
    "process_outOfMemory",
  ],
  ["was stopped", 'process.once("message", () => process.exit(3))', "process_stopped"],
])("a backup whose process %s says so", async (words, code, expected) => {
  const { settings } = await siteWithBackups();
  vi.stubEnv("NODE_OPTIONS", `--import=${preload(code)}`);
  const made = runBackup(settings, new AbortController().signal);
  await expect(made).rejects.toMatchObject({ code: expected, message: expect.stringContaining(words) });
});

const renderers = () =>
  execFileSync("pgrep", ["-P", String(process.pid), "-f", "answer-calls"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map(Number);

it.each([
  ["SIGKILL", { failed: "outOfMemory" }],
  ["SIGSEGV", { refused: "damaged" }],
  ["SIGTERM", { failed: "failed" }],
] as const)("a renderer that ends with %s has no picture: %o", async (signal, end) => {
  // The process is ready once it has rendered one.
  expect(await renderPicture(await drawing(40, 30).png().toBuffer(), "pixels")).toMatchObject({ width: 40 });
  const rendering = renderPicture(await drawing(3_000, 2_000).png().toBuffer(), "pixels");
  await Promise.resolve();
  for (const pid of renderers()) process.kill(pid, signal);
  expect(await rendering).toEqual(end);
});
