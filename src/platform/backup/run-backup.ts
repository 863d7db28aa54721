import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { type ChildEnd, childEnd } from "#platform/processes/child-end.ts";
import { BackupError } from "./backup-error.ts";
import { backupSettings } from "./backup-settings.ts";
import type { MadeBackup, MakeSettings } from "./make-backup.ts";

/** Also found from inside the server's bundle, because it's looked up through package.json. */
const processPath = () => createRequire(import.meta.url).resolve("#platform/backup/backup-process.ts");

const dataSettings = [
  "DATA_DIR",
  "DATABASE_URL",
  "DATA_KEY",
  "DATA_KEY_FILE",
  "DATA_KEY_COMMAND",
] as const satisfies readonly (keyof MakeSettings)[];

/**
 * Makes a backup in a process of its own. When `stopping` is aborted, that process ends and leaves nothing behind.
 * @throws {BackupError} with what to do.
 */
export async function runBackup(
  settings: MakeSettings,
  stopping: AbortSignal,
): Promise<Extract<BackupAnswer, { made: unknown }>["made"]> {
  const answer = await askProcess(settings, stopping);
  if ("made" in answer) return answer.made;
  throw new BackupError(answer.failed.sentence, { code: answer.failed.code });
}

function askProcess(settings: MakeSettings, stopping: AbortSignal): Promise<BackupAnswer> {
  const names = new Set<string>([...dataSettings, ...Object.keys(backupSettings)]);
  const request = Object.fromEntries(Object.entries(settings).filter(([name]) => names.has(name)));
  return new Promise((resolve, reject) => {
    const child = fork(processPath(), {
      // A million rows take 180 MB with these, and 530 MB when Node takes its time to collect what is done with.
      execArgv: ["--max-old-space-size=256", "--max-semi-space-size=2"],
      serialization: "advanced",
      // Its warnings would not be lines of JSON; what it has to say is in its answer.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const stop = () => child.kill("SIGTERM");
    stopping.addEventListener("abort", stop, { once: true });
    const settled = () => stopping.removeEventListener("abort", stop);
    let isReady = false;
    child.on("message", (message: BackupMessage) => {
      if ("ready" in message) isReady = true;
      else resolve(message);
    });
    child.once("error", () => reject(endedWithout("notStarted", "spawn")));
    child.once("exit", (code, signal) => {
      settled();
      reject(endedWithout(childEnd({ isReady, code, signal }), String(signal ?? code)));
    });
    // A process that has ended already says so itself.
    child.send(request satisfies Partial<BackupRequest>, () => undefined);
  });
}

const sentences: Readonly<Record<ChildEnd, (how: string) => string>> = {
  notStarted: (how) =>
    `The process that makes backups couldn't start (${how}). Run script/backup on the server: if it works there, the limits that the service runs with are too tight.`,
  outOfMemory: (how) =>
    `The process that made it ran out of memory and was ended (${how}). Give the machine, or the service, more memory.`,
  crashed: (how) => `The process that made it crashed (${how}). Run script/backup on the server to see why.`,
  stopped: (how) =>
    `The process that made it was stopped (${how}). Run script/backup on the server to see why.`,
};

function endedWithout(end: ChildEnd, how: string): BackupError {
  return new BackupError(sentences[end](how), { code: `process_${end}` });
}

export type BackupRequest = MakeSettings;

export type BackupAnswer =
  | { made: Pick<MadeBackup, "name" | "place" | "bytes" | "madeAt" | "removed" | "warning"> }
  | { failed: { code: string; sentence: string } };

/** Everything the process sends: first that it has started, then its answer. */
export type BackupMessage = BackupAnswer | { ready: true };
