import { downloadFiles } from "#content/downloads/all.ts";
import { paperReads } from "#content/downloads/paper-reads.server.ts";
import { isAsBuilt, printedNow } from "#content/downloads/printed.ts";
import type { FeatureServices } from "#features/index.server.ts";
import type { Affected } from "#platform/http/public-pages.ts";
import { drawPaper } from "./draw-paper.ts";
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
  services: FeatureServices,
  options: { siteUrl: string },
): (isAmong: Affected["isAmong"]) => readonly PaperFile[] {
  return (isAmong) =>
    downloadFiles
      .filter((file) => isAmong(paperReads(file)))
      .map((file) => {
        const address = `/downloads/${file}`;
        return {
          address,
          make: async () => {
            const asBuilt = built.get(address);
            if (asBuilt && isAsBuilt(file)) return new Map([[address, asBuilt]]);
            const words = printedNow(file);
            if (!words) return new Map();
            return new Map([[address, memoryFile(address, await drawPaper(services, words), options)]]);
          },
        };
      });
}
