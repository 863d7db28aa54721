import type { ReactNode } from "react";
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useMatches,
} from "react-router";
import { frameCopy } from "#content/frame-copy.ts";
import { offline } from "#content/pages/offline.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import figtree from "#ui/fonts/figtree-core-400-600.woff2?url";
import fraunces from "#ui/fonts/fraunces-core-400-450.woff2?url";
import { headScript } from "#web/layout/head-script.ts";
import { PageFrame } from "#web/layout/page-frame.tsx";
import { frameOf, type RootData, useRootData } from "#web/layout/use-frame.ts";
import { isAdmin, onePath } from "#web/layout/use-path.ts";
import { hasShareImage } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import visitorSheet from "./visitors.css?url";
import adminSheet from "./web/admin/admin.css?url";

export { WentWrong as ErrorBoundary } from "#web/error-boundary.tsx";

// It has run before React comes, which leaves it as it is: the browser's files need no copy of it.
const ownScript = import.meta.env.SSR ? headScript() : "";
/** For a page whose loader failed: it has every class. Browsers keep what the server sent. */
const anySheet = import.meta.env.SSR ? adminSheet : undefined;

/** Fonts come first: they are on every page and in the first screen. */
export const links: LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: fraunces, crossOrigin: "anonymous" },
  { rel: "preload", as: "font", type: "font/woff2", href: figtree, crossOrigin: "anonymous" },
];

/** The words of the frame and what the whole page has to know of its request. */
export function loader({ context, url }: LoaderFunctionArgs): RootData {
  const { siteUrl, isPlain = onePath(url.pathname) === offline.path } = context.get(pageRequest);
  const sheet = isAdmin(url.pathname) ? adminSheet : visitorSheet;
  return { frame: pack(frameCopy()), siteUrl, sheet, withScripts: !isPlain };
}

/** The frame's words never change while someone is here; asking for them again would only cost time. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The document around every page, also around the page that says something went wrong. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  return (
    <html lang={root ? frameOf(root).language : "en"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, listed by hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: ownScript }} suppressHydrationWarning />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        {import.meta.env.SSR && root !== undefined ? <HeadTags root={root} /> : null}
        <Meta />
        {/* Before those of single pages, which may overrule it. */}
        <link href={root?.sheet ?? anySheet} rel="stylesheet" />
        <Links />
      </head>
      <body>
        {children}
        {root?.withScripts === false ? null : <Scripts />}
      </body>
    </html>
  );
}

/** Every page in its frame; a route's `handle` says that it brings its own. */
export default function Root() {
  const handles = useMatches().map(({ handle }) => handle);
  return (
    <PageFrame isOverNight={handles.includes("over-night")} own={handles.includes("own-frame")}>
      <Outlet />
    </PageFrame>
  );
}

/**
 * Icons, colors of the browser's frame, and what share previews read, which are the same on every page. Only the server draws it: React leaves what it finds in the
 * head.
 */
function HeadTags({ root }: { root: RootData }) {
  const { siteUrl } = root;
  const frame = frameOf(root);
  const ownImage = useMatches().some(({ loaderData }) => hasShareImage(loaderData));
  const image = `${siteUrl}${frame.share.image}`;
  return (
    <>
      <meta content="#FCF9F5" media="(prefers-color-scheme: light)" name="theme-color" />
      <meta content="#17111F" media="(prefers-color-scheme: dark)" name="theme-color" />
      <link href="/illustrations/favicon.svg" rel="icon" type="image/svg+xml" />
      <link href="/icons/icon-32.png" rel="icon" sizes="32x32" type="image/png" />
      <link href="/icons/icon-180.png" rel="apple-touch-icon" sizes="180x180" />
      <link href="/site.webmanifest" rel="manifest" />
      <meta content={frame.name} property="og:site_name" />
      <meta content={frame.locale} property="og:locale" />
      {ownImage ? null : (
        <>
          <meta content={image} property="og:image" />
          <meta content="1200" property="og:image:width" />
          <meta content="630" property="og:image:height" />
          <meta content={frame.share.alt} property="og:image:alt" />
          <meta content={image} name="twitter:image" />
        </>
      )}
    </>
  );
}
