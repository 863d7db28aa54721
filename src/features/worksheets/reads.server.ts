import { downloadFacts } from "virtual:download-facts";

/** A file to download, with what the build has found out about it. */
export type DownloadFile = { href: string; bytes: number; pages: number };

/** The facts of a file below /downloads/. @throws when the build has made no such file. */
export function downloadFile(name: string): DownloadFile {
  const facts = downloadFacts[name];
  if (facts === undefined) throw new Error(`There is no download "${name}"`);
  return { href: `/downloads/${name}`, ...facts };
}
