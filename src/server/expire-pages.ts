import { isTeamAddress, pageAt, pageVariants } from "#content/index.ts";
import { episodeInPath } from "#content/podcast/current-episodes.ts";
import type { Affected, PublicPages } from "#platform/http/public-pages.ts";
import type { Log } from "#platform/log/log.ts";
import { type MemoryPages, memoryPagesOf } from "./memory-pages.ts";
import type { PageReads } from "./page-reads.ts";
import type { LatePages } from "./pages-drawn-on-demand.ts";
import type { PaperFile } from "./paper-files.ts";
import type { ShareImage } from "./share-images.ts";
import type { StaticFile } from "./static-file.ts";

type Expiring = {
  pages: ReadonlyMap<string, StaticFile>;
  late: LatePages;
  /** Renders a page that will be kept. */
  render(address: string): Promise<string>;
  reads: PageReads;
  options: Parameters<typeof memoryPagesOf>[2];
  log: Log;
  /** Files that are made from what pages show, such as the sitemap, by their address. */
  files: ReadonlyMap<string, () => Promise<MemoryPages>>;
  /** The picture that social networks show of a page; undefined if what is published can't change it. */
  shareImage(path: string): ShareImage | undefined;
  /** Files of the build that this changes: worksheets and cards to print, illustrations, icons. */
  madeFiles(isAmong: Affected["isAmong"]): readonly PaperFile[];
};

/**
 * Makes pages late again after something they show was published: each address is rendered at its next request. A page
 * that can't be rendered keeps what it has. An article or a page that the team has added is kept in memory from then
 * on, and one that it has taken off the site no longer is. The team's episodes, which are rendered per request, take
 * the place of the samples.
 */
export function expirePages({
  pages,
  late,
  render: renderPage,
  reads,
  options,
  log,
  files,
  shareImage,
  madeFiles,
}: Expiring): PublicPages["expire"] {
  /** Makes what is served at an address; if that fails, what is there stays. */
  function orKept(address: string, make: () => Promise<MemoryPages>) {
    return async (): Promise<MemoryPages> => {
      try {
        return await make();
      } catch (error) {
        if (!pages.has(address)) throw error;
        log.error({ event: "page.kept", page: address, error: String(error) });
        return new Map();
      }
    };
  }
  function keepShareImage(image: ShareImage | undefined): void {
    if (!image) return;
    const { address, make } = image;
    if (!make) late.remove(address);
    else late.add(address, orKept(address, make));
  }
  return ({ isAmong, paths }) => {
    for (const { address, make, isNew } of madeFiles(isAmong)) {
      if (isNew) late.add(address, orKept(address, make));
      else late.expire(address, orKept(address, make));
    }
    const all = [...new Set([...paths, ...reads.reading(isAmong)])];
    for (const path of all) {
      const file = files.get(path);
      if (file) late.expire(path, file);
      else keepShareImage(shareImage(path));
    }
    for (const address of addressesOf(all.filter((path) => !files.has(path)))) {
      const render = orKept(address, async () => memoryPagesOf(address, await renderPage(address), options));
      const path = address.replace(/\.data$/, "");
      const page = pageAt(path);
      const isGone = page === undefined || page.perRequest;
      if (isTeamAddress(path) && page) late.add(address, render);
      else if (isTeamAddress(path) || (isGone && episodeInPath(path) !== undefined)) late.remove(address);
      else late.expire(address, render);
    }
  };
}

/** Each page, its variants, and its data for navigation in the app. */
function addressesOf(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => [
    path,
    path === "/" ? "/_.data" : `${path}.data`,
    ...pageVariants.filter((variant) => variant.startsWith(`${path}?`)),
  ]);
}
