import { downloadFacts } from "virtual:download-facts";
import { thumbnailFile } from "#content/downloads/all.ts";
import { isAsBuilt } from "#content/downloads/printed.ts";

/** A download, with its facts from the build; they are left out if its words have changed since. */
export type DownloadFile = { href: string; thumbnail: string; facts?: { bytes: number; pages: number } };

/** The facts of a file below /downloads/. @throws if the build made no such file. */
export function downloadFile(name: string): DownloadFile {
  const facts = downloadFacts[name];
  if (facts === undefined) throw new Error(`There is no download "${name}"`);
  const file = { href: `/downloads/${name}`, thumbnail: `/downloads/${thumbnailFile(name)}` };
  return isAsBuilt(name) ? { ...file, facts } : file;
}
