import { currentPrerenderedPaths, pageAt, pageVariants } from "#content/index.ts";
import { articlePath, slugInPath } from "#content/pages/articles.ts";
import type { PublicPages } from "#platform/http/public-pages.ts";
import type { Log } from "#platform/log/log.ts";
import type { LatePages } from "./late-pages.ts";
import { type MemoryPages, memoryPagesOf } from "./memory-pages.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { StaticFile } from "./static-file.ts";

type Expiring = {
  pages: ReadonlyMap<string, StaticFile>;
  late: LatePages;
  renderer: PageRenderer;
  options: Parameters<typeof memoryPagesOf>[2];
  log: Log;
  /** Files that are made from what pages show, such as the sitemap, by their address. */
  files: ReadonlyMap<string, () => Promise<MemoryPages>>;
};

/**
 * Makes pages late again after something they show was published: each address is rendered at its next request. A page
 * that can't be rendered keeps what it has. An article that the team has added is kept in memory from then on, and one
 * that it has taken off the site no longer is.
 */
export function expirePages({ pages, late, renderer, options, log, files }: Expiring): PublicPages["expire"] {
  return (paths) => {
    const all = paths === "every" ? currentPrerenderedPaths() : paths;
    for (const path of all) {
      const file = files.get(path);
      if (file) late.expire(path, file);
    }
    for (const address of addressesOf(all.filter((path) => !files.has(path)))) {
      const render = async () => {
        try {
          return memoryPagesOf(address, await renderer.renderOnce(address), options);
        } catch (error) {
          if (!pages.has(address)) throw error;
          log.error({ event: "page.kept", page: address, error: String(error) });
          return new Map();
        }
      };
      const article = slugInPath(address.replace(/\.data$/, ""));
      if (article === undefined) late.expire(address, render);
      else if (pageAt(articlePath(article))) late.add(address, render);
      else late.remove(address);
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
