import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { BackupError } from "./backup-error.ts";
import type { BackupAnswer, BackupRequest } from "./backup-messages.ts";
import { backupSettings } from "./backup-settings.ts";
import type { MakeSettings } from "./make-backup.ts";

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
    child.once("message", (answer: BackupAnswer) => resolve(answer));
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      settled();
      reject(
        new BackupError(
          `The process that made it ended (${signal ?? code}). If this machine is short of memory, give it more.`,
          { code: "process_ended" },
        ),
      );
    });
    child.send(request satisfies Partial<BackupRequest>);
  });
}
