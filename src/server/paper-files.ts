import { downloadFiles } from "#content/downloads/all.ts";
import { isAsBuilt, printedNow } from "#content/downloads/printed.ts";
import { worksheetPath } from "#content/pages/worksheet-pages.ts";
import { drawInProcess } from "./draw-in-process.ts";
import { type MemoryPages, memoryFile } from "./memory-pages.ts";
import type { StaticFile } from "./static-file.ts";

/** A PDF at its address, and how it's made. */
export type PaperFile = { address: string; make: () => Promise<MemoryPages> };

/**
 * The worksheets and cards to make again when a page expires: a worksheet with its own page, and everything with every
 * page, since all of them print the crisis lines' numbers. `built` are those of the build, by their address. A file is
 * drawn again, at its next request, if its words aren't the shipped ones.
 */
export function paperFiles(
  built: ReadonlyMap<string, StaticFile>,
  options: { siteUrl: string },
): (paths: "every" | readonly string[]) => readonly PaperFile[] {
  return (paths) =>
    downloadFiles
      .filter((file) => paths === "every" || paths.includes(pageOf(file)))
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

/** The page of a worksheet. Cards have none of their own. */
function pageOf(file: string): string {
  return worksheetPath(file.replace(/^worksheets\/|\.pdf$/g, ""));
}
