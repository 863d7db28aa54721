import { notingReads } from "../published.server.ts";
import { printedNow } from "./printed.ts";

/** The documents that the words of a file below /downloads/ are read from. */
export function paperReads(file: string): ReadonlySet<string> {
  const reads = new Set<string>();
  notingReads(reads, () => JSON.stringify(printedNow(file)));
  return reads;
}
