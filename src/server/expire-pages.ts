import { pageVariants, prerenderedPaths } from "#content/index.ts";
import type { PublicPages } from "#platform/http/public-pages.ts";
import type { Log } from "#platform/log/log.ts";
import type { LatePages } from "./late-pages.ts";
import { memoryPagesOf } from "./memory-pages.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { StaticFile } from "./static-file.ts";

type Expiring = {
  pages: ReadonlyMap<string, StaticFile>;
  late: LatePages;
  renderer: PageRenderer;
  options: Parameters<typeof memoryPagesOf>[2];
  log: Log;
};

/**
 * Makes pages late again after something they show was published: each address is rendered at its next request. A page
 * that can't be rendered keeps what it has.
 */
export function expirePages({ pages, late, renderer, options, log }: Expiring): PublicPages["expire"] {
  return (paths) => {
    for (const address of addressesOf(paths === "every" ? prerenderedPaths : paths)) {
      late.expire(address, async () => {
        try {
          return memoryPagesOf(address, await renderer.renderOnce(address), options);
        } catch (error) {
          if (!pages.has(address)) throw error;
          log.error({ event: "page.kept", page: address, error: String(error) });
          return new Map();
        }
      });
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
