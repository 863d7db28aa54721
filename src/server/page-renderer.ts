import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type FeatureServices, isCounted } from "#features/index.server.ts";
import { isDatabaseAway } from "#platform/database/errors.ts";
import { inlineScriptHashes, inlineStyleHashes, scriptHash } from "#platform/http/inline-hashes.ts";
import {
  type PageRequest,
  pageRequest,
  type RejectedForm,
  type RunOperation,
  type SentForm,
} from "#platform/http/page-request.ts";
import type { FileResponse } from "#platform/http/served-file.ts";
import type { Actor } from "#platform/permissions/access.ts";
import { headScript } from "#web/layout/head-script.ts";
import { withLook } from "#web/layout/look-head.server.ts";
import { isAdmin } from "#web/layout/use-path.ts";
import { siteFacts } from "#web/site-facts.ts";
import { adminManifest } from "./admin-manifest.ts";
import { withAnalytics } from "./analytics-tag.ts";
import { arrangeHead } from "./arrange-head.ts";
import { demoMarkOf } from "./demo-mark.ts";
import { encodeText, textEncoding } from "./encode-text.ts";
import { currentFacts, onceRenderer, pageSettingsOf } from "./render-once.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

export type PageRenderer = {
  /**
   * Renders the page at this request's address; unknown addresses give the 404 page. `actor` is the signed-in team
   * member, in the admin.
   */
  render(request: Request, actor?: Actor): Promise<Response>;
  /** Calls the action of the screen at this request's address, and nothing else of it. */
  act(request: Request, runOperation: RunOperation): Promise<Response>;
  /**
   * A public page without a nonce, for memory-pages to keep. The address may have a query, or end in `.data` for
   * in-app navigation.
   */
  renderOnce: ReturnType<typeof onceRenderer>;
  /** A public page that depends on its address only, whole, to be sent to everybody who asks for that address. */
  renderKept(address: string): Promise<FileResponse>;
  /** Shows a page again with the errors of a form sent without JavaScript; in the admin, to this team member. */
  renderRejectedForm(page: string, status: number, rejected: RejectedForm, actor?: Actor): Promise<Response>;
  /** The same for a form that was posted to its screen's own address, where the scripts find their route. */
  renderRejectedScreen(
    page: string,
    status: number,
    rejected: RejectedForm,
    actor?: Actor,
  ): Promise<Response>;
  /** Shows a page with the result of a form sent without JavaScript. */
  renderSentForm(page: string, status: number, sent: SentForm): Promise<Response>;
};

// The only inline script that is the same on every page and has no nonce.
const hashes = [scriptHash(headScript())];

/** Pages that are rendered per request, each with its own script nonce. */
export function createPageRenderer(
  build: ServerBuild,
  services: FeatureServices,
  mode: "production" | "development" = "production",
): PageRenderer {
  const handle = createRequestHandler(build, mode);
  const handleAdmin = mode === "production" ? createRequestHandler(withAdminRoutes(build), mode) : handle;
  const { SITE_URL: siteUrl } = services.settings;
  const https = siteUrl.startsWith("https:");
  const pageSettings = pageSettingsOf(services.settings);
  const facts = () => currentFacts(pageSettings);
  const renderOnce = onceRenderer(build, pageSettings, mode);
  const { mark } = demoMarkOf(services.settings);

  async function run(request: Request, extra: Partial<PageRequest>): Promise<Response> {
    const context = new RouterContextProvider();
    const nonce = randomBytes(16).toString("base64url");
    const media: string[] = [];
    let isAway = false;
    context.set(pageRequest, {
      siteUrl,
      services,
      nonce,
      allowMedia: (sources) => media.push(...sources),
      onError: (error) => {
        isAway ||= isDatabaseAway(error);
      },
      ...extra,
    });
    context.set(siteFacts, facts());
    const seen = asSeenByRouter(request, siteUrl);
    const response = await (isAdmin(new URL(seen.url).pathname) ? handleAdmin : handle)(seen, context);
    // 500 is for our own faults. Whoever asks again a little later gets the page.
    const status = isAway && response.status === 500 ? 503 : response.status;
    const headers = new Headers(response.headers);
    if (status === 503) headers.set("retry-after", "5");
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
    if (!headers.get("content-type")?.startsWith("text/html"))
      return new Response(response.body, { status, headers });
    const asks = facts().analytics && mode === "production" && isCounted(new URL(request.url).pathname);
    // Vite's hot reload uses inline styles and a socket; this applies to development only.
    const text = withLook(await response.text());
    if (mode === "production")
      headers.set(
        "content-security-policy",
        contentSecurityPolicy(extra.isPlain ? { hashes } : { hashes, nonce }, https, {
          media,
          ownFrames: asks,
          styles: inlineStyleHashes(text),
        }),
      );
    // In development, styles come in pieces whose order React checks, and speed doesn't matter.
    const html = mode === "production" ? mark(arrangeHead(text)) : text;
    const body = await encodeText(
      asks ? withAnalytics(html) : html,
      textEncoding(request.headers.get("accept-encoding")),
      headers,
    );
    // The 404 page is in the visitor's language (web/pages/not-found).
    if (status === 404) headers.append("vary", "accept-language");
    return new Response(request.method === "HEAD" ? null : body, { status, headers });
  }

  return {
    render: (request, actor) => run(request, actor ? { actor } : {}),
    act: (request, runOperation) => run(request, { runOperation }),
    renderOnce,
    async renderKept(address) {
      const html = mark(arrangeHead(await renderOnce(address, services)));
      const asks = facts().analytics && isCounted(address.replace(/\?.*/, ""));
      const policy = contentSecurityPolicy({ hashes: inlineScriptHashes(html) }, https, {
        ownFrames: asks,
        styles: inlineStyleHashes(html),
      });
      return {
        text: asks ? withAnalytics(html) : html,
        type: "text/html; charset=utf-8",
        headers: { "content-security-policy": policy },
      };
    },
    async renderRejectedForm(page, status, rejectedForm, actor) {
      const extra = { rejectedForm, isPlain: true, ...(actor ? { actor } : {}) };
      const response = await run(new Request(siteUrl + page), extra);
      return new Response(response.body, { status, headers: response.headers });
    },
    async renderRejectedScreen(page, status, rejectedForm, actor) {
      const extra = { rejectedForm, ...(actor ? { actor } : {}) };
      const response = await run(new Request(siteUrl + page), extra);
      return new Response(response.body, { status, headers: response.headers });
    },
    async renderSentForm(page, status, sentForm) {
      const response = await run(new Request(siteUrl + page), { sentForm, isPlain: true });
      return new Response(response.body, { status, headers: response.headers });
    },
  };
}

/** The same pages with the whole list of routes for the browser (script/lib/split-manifest.ts). */
function withAdminRoutes(build: ServerBuild): ServerBuild {
  return { ...build, assets: { ...build.assets, url: adminManifest(build.assets.url) } };
}

// No address contains NUL, and PostgreSQL can't be queried for it; nor does any contain its replacement character.
function withoutNul(path: string): string {
  return path.replaceAll("%00", "%EF%BF%BD");
}

// React Router compares Origin with the request's own address, which isn't the public one behind a TLS proxy.
function asSeenByRouter(request: Request, siteUrl: string): Request {
  const { pathname, search } = new URL(request.url);
  const isWrite = request.method !== "GET" && request.method !== "HEAD";
  const headers = new Headers(request.headers);
  headers.set("host", new URL(siteUrl).host);
  return new Request(siteUrl + withoutNul(pathname) + search, {
    method: request.method,
    headers,
    ...(isWrite ? { body: request.body, duplex: "half" } : {}),
  });
}
