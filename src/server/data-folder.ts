import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { demoFile } from "#platform/demo.ts";
import { DataFolderError } from "./data-marker.ts";

/** What the site writes in DATA_DIR. */
const ourFiles = [
  "key",
  "kinward.sqlite",
  "kinward.sqlite-wal",
  "kinward.sqlite-shm",
  "kinward.sqlite-journal",
  "last-backup.json",
  demoFile,
];
const ourFolders = ["mail", "pages", "backup-staging"];
const backupsFolder = "backups";
const ourBackup = /^(?:site|kinward)-.+\.backup/;
const ours = new Set([...ourFiles, ...ourFolders, backupsFolder]);
/** A new disk has it. */
const lostAndFound = "lost+found";

const forOthers = 0o077;
const ownerOnly = 0o700;
const sticky = 0o1000;

/**
 * Creates DATA_DIR if needed, and closes it and what the site has in it to all other users of the machine: a copy made
 * with another tool, or a folder made by hand, can be open to them.
 * @throws {DataFolderError} when it can't be closed, or is a folder that isn't the site's alone.
 */
export function openDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: ownerOnly });
  const { mode } = lstatSync(dataDir);
  if (mode & sticky) throw sharedFolder(dataDir);
  const entries = readdirSync(dataDir, { withFileTypes: true });
  const isEmptyOrOurs = entries.length === 0 || entries.some(({ name }) => ours.has(name));
  const isForeign = !isEmptyOrOurs && entries.some(({ name }) => name !== lostAndFound);
  if (mode & forOthers && isForeign) throw sharedFolder(dataDir);
  close(dataDir);
  for (const entry of entries) {
    const path = join(dataDir, entry.name);
    if (ourFiles.includes(entry.name) && entry.isFile()) close(path);
    if (ourFolders.includes(entry.name) && entry.isDirectory()) closeWhole(path, () => true);
    if (entry.name === backupsFolder && entry.isDirectory())
      closeWhole(path, ({ name }) => ourBackup.test(name));
  }
}

function closeWhole(folder: string, isOurs: (entry: Dirent) => boolean): void {
  close(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if ((entry.isFile() || entry.isDirectory()) && isOurs(entry)) close(join(entry.parentPath, entry.name));
}

function close(path: string): void {
  try {
    const { mode } = lstatSync(path);
    if (mode & forOthers) chmodSync(path, mode & ownerOnly);
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
    // Another process of the site has removed the file since.
    if (code === "ENOENT") return;
    if (code === "EPERM") throw notOwner(path);
    throw error;
  }
}

function notOwner(path: string): DataFolderError {
  return new DataFolderError(
    `Other users of this machine can open ${path}, and it belongs to somebody else, so the site can't close it. Run: chown USER ${path} && chmod go-rwx ${path}, with the user that the site runs as. Or name a folder inside it in DATA_DIR: the site makes that one for itself. Nothing was changed.`,
  );
}

function sharedFolder(path: string): DataFolderError {
  return new DataFolderError(
    `DATA_DIR is ${path}, which others use too. Name a folder inside it, which the site makes for itself. Nothing was changed.`,
  );
}
