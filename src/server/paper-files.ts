import { downloadFiles } from "#content/downloads/all.ts";
import { isAsBuilt, printedNow } from "#content/downloads/printed.ts";
import { notingReads } from "#content/published.server.ts";
import type { Affected } from "#platform/http/public-pages.ts";
import { drawInProcess } from "./draw-in-process.ts";
import { type MemoryPages, memoryFile } from "./memory-pages.ts";
import type { StaticFile } from "./static-file.ts";

/** A file at its address, and how it's made. The build has it, unless it's new. */
export type PaperFile = { address: string; make: () => Promise<MemoryPages>; isNew?: boolean };

/**
 * The worksheets and cards to make again when something is published that they print; all of them print the crisis
 * lines' numbers. `built` are those of the build, by their address. A file is drawn again, at its next request, if its
 * words aren't the shipped ones.
 */
export function paperFiles(
  built: ReadonlyMap<string, StaticFile>,
  options: { siteUrl: string },
): (isAmong: Affected["isAmong"]) => readonly PaperFile[] {
  return (isAmong) =>
    downloadFiles
      .filter((file) => isAmong(readFor(file)))
      .map((file) => {
        const address = `/downloads/${file}`;
        return {
          address,
          make: async () => {
            const asBuilt = built.get(address);
            const drawn =
              asBuilt && isAsBuilt(file)
                ? asBuilt
                : memoryFile(
                    address,
                    await drawInProcess("#server/draw-paper-process.ts", JSON.stringify(printedNow(file))),
                    options,
                  );
            return new Map([[address, drawn]]);
          },
        };
      });
}

/** What the words of a file are read from. */
function readFor(file: string): ReadonlySet<string> {
  const reads = new Set<string>();
  notingReads(reads, () => JSON.stringify(printedNow(file)));
  return reads;
}
