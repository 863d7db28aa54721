/**
 * A process of its own that makes one backup and ends, so that the site stays quick while a million rows are read and
 * compressed. It's sent the settings, the key's among them, and sends what became of it.
 */
import { systemClock } from "#platform/clock/clock.ts";
import { DataKeyError } from "#platform/crypto/data-key.ts";
import { giveWay } from "#platform/processes/give-way.ts";
import { BackupError } from "./backup-error.ts";
import { makeBackup } from "./make-backup.ts";
import type { BackupAnswer, BackupMessage, BackupRequest } from "./run-backup.ts";

const lowPriority = 10;

// Without the process that asked, nobody would record the backup: another one makes it. An exit removes what's begun.
process.once("disconnect", () => process.exit(1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

giveWay(lowPriority);
process.once("message", (settings: BackupRequest) => {
  void answerTo(settings).then((answer) =>
    process.send?.(answer satisfies BackupMessage, () => {
      process.removeAllListeners("disconnect");
      process.disconnect();
    }),
  );
});
process.send?.({ ready: true } satisfies BackupMessage);

async function answerTo(settings: BackupRequest): Promise<BackupAnswer> {
  try {
    const { header: _header, keyPlace: _keyPlace, ...made } = await makeBackup(settings, systemClock);
    return { made };
  } catch (error) {
    if (error instanceof BackupError) return { failed: { code: error.code, sentence: error.message } };
    if (error instanceof DataKeyError) return { failed: { code: "key", sentence: error.message } };
    const code = error instanceof Error ? String(Reflect.get(error, "code") ?? error.name) : "unknown";
    return {
      failed: {
        code,
        sentence: `It ended unexpectedly (${code}). Run script/backup on the server to see why.`,
      },
    };
  }
}
