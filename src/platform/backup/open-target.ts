import { createReadStream, createWriteStream } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { hour } from "#platform/clock/clock.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupSettings, secretOf, targetProblems } from "./backup-settings.ts";
import { type BackupTarget, madeAtOf } from "./backup-target.ts";
import { s3Target } from "./s3-target.ts";
import { createUnderName, fileSum } from "./whole-file.ts";

/** The place that BACKUP_TO names. @throws {BackupError} when there is none or the settings don't fit. */
export function openTarget(settings: BackupSettings): BackupTarget {
  const { BACKUP_TO: to } = settings;
  if (to === undefined)
    throw new BackupError("BACKUP_TO isn't set. Set it to a folder or s3://BUCKET/PREFIX.", {
      code: "no_target",
    });
  const [problem] = targetProblems(settings);
  if (problem !== undefined) throw new BackupError(`${problem}.`, { code: "settings" });
  if (!to.startsWith("s3://")) return folderTarget(to);
  const [bucket = "", ...prefix] = to.slice("s3://".length).replace(/\/$/, "").split("/");
  return s3Target({
    endpoint: settings.BACKUP_S3_ENDPOINT ?? "",
    region: settings.BACKUP_S3_REGION,
    bucket,
    prefix: prefix.map((part) => `${part}/`).join(""),
    keyId: settings.BACKUP_S3_KEY_ID ?? "",
    secret: secretOf(settings),
  });
}

/** Whether a place is a folder on the disk that has the data, which a broken disk would take along. */
export async function isOnDisk(to: string, dataDir: string): Promise<boolean> {
  if (to.startsWith("s3:")) return false;
  const disk = (path: string) =>
    stat(path).then(
      ({ dev }) => dev,
      () => undefined,
    );
  const [ofPlace, ofData] = await Promise.all([disk(to), disk(dataDir)]);
  return ofPlace !== undefined && ofPlace === ofData;
}

const unfinished = /^((?:site|kinward)-.+\.backup)\.[0-9a-f]{12}\.part$/;

/**
 * Backups in a folder, such as one on another disk or mounted from another machine. The folder isn't created: a disk
 * that isn't mounted must not look like one.
 */
function folderTarget(folder: string): BackupTarget {
  const at = (name: string) => join(folder, name);
  const names = () => tried(folder, readdir(folder));
  return {
    place: folder,
    put: ({ path, name, bytes, sha256 }) =>
      createUnderName(
        at(name),
        (into) => pipeline(createReadStream(path), into),
        async (written) => {
          const copy = await fileSum(written);
          if (copy.bytes !== bytes || copy.sha256 !== sha256)
            throw new BackupError(
              `What ${folder} gave back isn't what was written. Check that disk; earlier backups were kept.`,
              { code: "changed" },
            );
        },
      ),
    async list() {
      const found = [];
      for (const name of await names()) {
        const madeAt = madeAtOf(name);
        if (madeAt) found.push({ name, bytes: (await tried(folder, stat(at(name)))).size, madeAt });
      }
      return found.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
    },
    read: async (name) => (await tried(folder, open(at(name)))).createReadStream(),
    fetch: (name, path) =>
      tried(
        folder,
        pipeline(createReadStream(at(name)), createWriteStream(path, { flags: "wx", mode: 0o600 })),
      ),
    remove: (name) => tried(folder, rm(at(name), { force: true })),
    async tidy(now) {
      for (const name of await names()) {
        if (!unfinished.test(name)) continue;
        const { mtimeMs } = await tried(folder, stat(at(name)));
        // A younger one may be in the making by another process.
        if (now.getTime() - mtimeMs > hour) await tried(folder, rm(at(name), { force: true }));
      }
    },
  };
}

async function tried<Result>(folder: string, attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt;
  } catch (cause) {
    const code = cause instanceof Error ? String(Reflect.get(cause, "code") ?? "") : "";
    if (code === "ENOENT")
      throw new BackupError(`${folder} isn't there, or lacks the backup. Create it, or mount its disk.`, {
        code,
        cause,
      });
    if (code === "ENOSPC")
      throw new BackupError(`The disk of ${folder} is full. Make room.`, { code, cause });
    throw new BackupError(`${folder} can't be used (${code || "unknown"}). Check its owner and its mode.`, {
      code: code || "unknown",
      cause,
    });
  }
}
