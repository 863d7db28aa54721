import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { redirectOfPage } from "#content/simple-pages/current-simple-pages.ts";
import { SimplePage } from "#features/site-content/pages/simple-page/simple-page.tsx";
import { simplePageView } from "#features/site-content/pages/simple-page/view.server.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "./moved.tsx";
import { movedOrMissing } from "./not-found.server.ts";

/**
 * Every address that the build doesn't know: a page that the team has made, a redirect to where it has moved, or a 404.
 * These pages share the route, since every page loads the list of routes.
 */
export async function loader(args: LoaderFunctionArgs) {
  const path = onePath(args.url.pathname);
  const { siteUrl } = args.context.get(pageRequest);
  const asData = new URL(args.request.url).pathname.endsWith(".data");
  const view = simplePageView({ path, siteUrl, asData });
  if (view) return view;
  const leadsTo = redirectOfPage(path);
  if (leadsTo !== undefined) throw redirect(leadsTo);
  return data(await movedOrMissing(args), { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** A page that the team has made, or the 404 page. */
export default function OtherPage() {
  const loaded = useLoaderData<typeof loader>();
  if ("made" in loaded) return <SimplePage html={loaded.html} made={loaded.made} />;
  return <Moved near={loaded.near} page={loaded.page} />;
}
