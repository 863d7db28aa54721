import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const note = z.strictObject({ madeAt: z.iso.datetime() });
const placeIn = (dataDir: string) => join(dataDir, "last-backup.json");

/** Records in the data folder when the last backup was made (ISO 8601). */
export async function noteBackup(dataDir: string, madeAt: string): Promise<void> {
  await writeFile(placeIn(dataDir), `${JSON.stringify({ madeAt })}\n`, { mode: 0o600 });
}

/** When the last backup was made on this machine; undefined if there was none or the record can't be read. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  try {
    return new Date(note.parse(JSON.parse(await readFile(placeIn(dataDir), "utf8"))).madeAt);
  } catch {
    return undefined;
  }
}
