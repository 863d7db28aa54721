import type { LoaderFunctionArgs } from "react-router";
import { layout } from "#content/layout.ts";
import type { Page } from "#content/schema.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pack } from "./packed.ts";
import { trailOf } from "./structured-data/trail.server.ts";

/** The loader of a page that is nothing but its content: its copy, its breadcrumbs and what machines read of it. */
export function contentLoader<Content extends Page>(
  page: Content,
  describe: (page: Content, siteUrl: string) => Record<string, unknown>,
) {
  return ({ context }: LoaderFunctionArgs) => {
    const { siteUrl } = context.get(pageRequest);
    const structuredData = pack(describe(page, siteUrl));
    return { page, newTab: layout.opensInNewTab, structuredData, siteUrl, ...trailOf(page, siteUrl) };
  };
}
