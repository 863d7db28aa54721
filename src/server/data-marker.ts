import { accessSync, constants, existsSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

type MarkerSettings = { readonly DATA_DIR: string; readonly DATA_MARKER?: string | undefined };

const everybody = 0o002;

/** Said where no marker can be kept. */
export const unmarkedData =
  "If DATA_DIR is lost, the next start makes an empty site: no file can be kept beside the folder that would prevent it. Name one on another disk or volume in DATA_MARKER.";

/**
 * Where it is remembered, outside DATA_DIR, that this site has data: DATA_MARKER, else a file beside the folder. If
 * DATA_DIR is a disk that isn't mounted, the file is still there. Undefined where nobody could rely on it: in a folder
 * that everybody can write to, such as /tmp.
 */
function markerPath({ DATA_DIR, DATA_MARKER }: MarkerSettings): string | undefined {
  if (DATA_MARKER !== undefined) return resolve(DATA_MARKER);
  const dataDir = resolve(DATA_DIR);
  const parent = dirname(dataDir);
  if (parent === dataDir || (existsSync(parent) && statSync(parent).mode & everybody)) return undefined;
  return join(parent, `.${basename(dataDir)}.kinward`);
}

export function existingMarker(settings: MarkerSettings): string | undefined {
  const marker = markerPath(settings);
  return marker !== undefined && existsSync(marker) ? marker : undefined;
}

/**
 * Called before anything is created. The marker is looked for first: another process may be making the data just now, and
 * writes the marker last.
 * @throws {DataFolderError} when this site had data, and `place` is empty.
 */
export async function refuseLostData(
  settings: MarkerSettings,
  { place, isEmpty }: { place: string; isEmpty(): boolean | Promise<boolean> },
): Promise<void> {
  const marker = existingMarker(settings);
  if (marker !== undefined && (await isEmpty())) throw new DataFolderError(lostData(place, marker));
}

export function lostData(place: string, marker: string): string {
  return `This site's data is missing: ${place} has none, and ${marker} says that there was some. Mount its disk, or correct DATA_DIR or DATABASE_URL. If the data is lost, put your copy of the key in place and run script/restore latest. To begin a new site on purpose, delete ${marker}. Nothing was changed.`;
}

/** Whether a later start will notice that the data is missing. Writes the marker if it can. */
export function markData(settings: MarkerSettings): boolean {
  const marker = markerPath(settings);
  if (marker === undefined) return false;
  if (existsSync(marker)) return true;
  const text = `The site with DATA_DIR ${resolve(settings.DATA_DIR)} has data. While this file is here, it doesn't start without.\n`;
  try {
    writeFileSync(marker, text, { mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}

/** The same question for doctor, which writes nothing. */
export function canMarkData(settings: MarkerSettings): boolean {
  const marker = markerPath(settings);
  if (marker === undefined) return false;
  if (existsSync(marker)) return true;
  try {
    accessSync(dirname(marker), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The data folder is not as the site left it, or not safe. The message says what to do, for whoever starts the site. */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
}
