import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "#content/index.ts";
import { notingReads, withContent } from "#content/published.server.ts";

type Reads = ReadonlySet<string>;

/** What each page, and each file made of pages' words, has read when it was last rendered; first by the build. */
export type PageReads = {
  /** Renders what is served at an address, and notes what it reads. */
  note<Result>(address: string, render: () => Result): Result;
  /** The paths of what has read something of this. */
  reading(isAmong: (reads: Reads) => boolean): readonly string[];
};

/** `built` gives the reads of the build's pages when they are first needed. */
export function createPageReads(built: () => ReadonlyMap<string, Reads>): PageReads {
  let known: Map<string, Reads> | undefined;
  const knownNow = () => {
    known ??= new Map(built());
    return known;
  };
  const later = new Map<string, Reads>();
  const rendering = new Set<readonly [address: string, reads: Reads]>();
  return {
    note(address, render) {
      const reads = new Set<string>();
      const entry = [address, reads] as const;
      rendering.add(entry);
      const result = notingReads(reads, render);
      void Promise.resolve(result).then(
        () => {
          later.set(address, reads);
          rendering.delete(entry);
        },
        () => {
          // What was there before is kept, and what it failed with can change too.
          later.set(address, new Set([...(later.get(address) ?? knownNow().get(address) ?? []), ...reads]));
          rendering.delete(entry);
        },
      );
      return result;
    },
    reading(isAmong) {
      const found = [...new Map([...knownNow(), ...later]), ...rendering].filter(([, reads]) =>
        isAmong(reads),
      );
      return [...new Set(found.map(([address]) => pathOf(address)))];
    },
  };
}

/** The page's path for its variants, and for its data for navigation in the app. */
function pathOf(address: string): string {
  const path = address.replace(/\?.*/, "").replace(/\.data$/, "");
  return path === "/_" ? "/" : path;
}

const fileName = "page-reads.json";

/** Renders every page of the build as it is shipped, and writes what it has read. */
export async function writePageReads(
  buildDir: string,
  render: (path: string) => Promise<string>,
): Promise<void> {
  const reads: Record<string, readonly string[]> = {};
  for (const path of pagePaths) {
    const own = new Set<string>();
    // A page that needs a database is rendered for each request.
    const isRendered = await withContent({}, () => notingReads(own, () => render(path))).then(
      () => true,
      () => false,
    );
    if (isRendered) reads[path] = [...own].sort();
  }
  writeFileSync(join(buildDir, fileName), JSON.stringify(reads));
}

export function readPageReads(buildDir: string): ReadonlyMap<string, Reads> {
  const reads: Record<string, readonly string[]> = JSON.parse(readFileSync(join(buildDir, fileName), "utf8"));
  return new Map(Object.entries(reads).map(([path, each]) => [path, new Set(each)]));
}
