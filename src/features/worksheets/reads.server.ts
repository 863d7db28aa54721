import { downloadFacts } from "virtual:download-facts";

/** A download, with its facts from the build. */
export type DownloadFile = { href: string; bytes: number; pages: number };

/** The facts of a file below /downloads/. @throws if the build made no such file. */
export function downloadFile(name: string): DownloadFile {
  const facts = downloadFacts[name];
  if (facts === undefined) throw new Error(`There is no download "${name}"`);
  return { href: `/downloads/${name}`, ...facts };
}
