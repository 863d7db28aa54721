import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { createApi, mountPageForms, withAuth } from "#api/app.ts";
import { errorResponse, jsonRefusal } from "#api/error-response.ts";
import {
  type BodyBounds,
  createRequestBodies,
  logUnread,
  refuseDeclared,
  UnreadBody,
} from "#api/request-bodies.ts";
import { errorMessages, signInUnavailable } from "#content/errors.ts";
import { pages as contentPages, pageAt, redirects } from "#content/index.ts";
import { withoutEndSlashes } from "#content/page-path.ts";
import {
  actorOf,
  type FeatureServices,
  features,
  isSignInPath,
  loginAddress,
} from "#features/index.server.ts";
import { isDatabaseAway } from "#platform/database/errors.ts";
import { clientAddress } from "#platform/http/client-address.ts";
import { requestIdFrom, requestIdHeader, withoutAddress, withRequestId } from "#platform/log/log.ts";
import type { Actor } from "#platform/permissions/access.ts";
import { isLeftAlone } from "#web/offline/treatment.ts";
import { callScreen, isByScript } from "./call-screen.ts";
import { closeUnread } from "./close-unread.ts";
import { type KeptSearches, searchLimit } from "./kept-searches.ts";
import { lazyRequest } from "./lazy-request.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { whyNotReady } from "./ready.ts";
import { refuseOversize } from "./refuse-oversize.ts";
import type { ResponseHeaders } from "./response-headers.ts";
import { dataPolicy, everyResponse } from "./security-headers.ts";
import { securityText, securityTextPath } from "./security-text.ts";
import { answerFile, serveFile } from "./serve-file.ts";

const redirectByPath: ReadonlyMap<string, string> = new Map(redirects.map(({ from, to }) => [from, to]));
const knownPaths: ReadonlySet<string> = new Set([
  ...contentPages.map(({ path }) => path),
  ...redirectByPath.keys(),
]);
const pageMethods = ["GET", "HEAD", "POST"];

/** Everything that isn't served from memory: the API, health, redirects, canonical addresses, rendered pages. */
export function createApp({
  services,
  pages,
  isStopping = () => false,
  bodyBounds,
  searches,
  headers = everyResponse,
}: {
  services: FeatureServices;
  /** Absent where only the API is under test. */
  pages: PageRenderer | undefined;
  /** Whether the process is about to end, so that proxies that check its health send requests elsewhere. */
  isStopping?: () => boolean;
  bodyBounds?: BodyBounds;
  searches?: KeptSearches;
  /** Of every response; without, those of a site that has no https. */
  headers?: ResponseHeaders;
}): Hono {
  const { settings, log } = services;
  const app = new Hono();
  const bodies = createRequestBodies(bodyBounds);

  app.use(async (context, next) => {
    const given = settings.TRUST_PROXY > 0 ? context.req.header(requestIdHeader) : undefined;
    const id = requestIdFrom(given, () => services.ids.next());
    await services.asSite(() => withRequestId(id, next));
    context.res.headers.set(requestIdHeader, id);
    // A file for other sites sets its own header.
    for (const [name, value] of Object.entries(headers()))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    // A download isn't one of our pages, even if it is HTML.
    const isPage =
      context.res.headers.get("content-type")?.startsWith("text/html") &&
      !context.res.headers.has("content-disposition");
    if (!isPage && !context.res.headers.has("content-security-policy"))
      context.res.headers.set("content-security-policy", dataPolicy);
  });

  app.use(closeUnread);
  app.use(async (context, next) => {
    try {
      await next();
    } finally {
      bodies.release(context);
    }
  });
  app.use(refuseOversize);

  // While it starts, a service worker requests what is opened ("navigation preload"). Ours leaves these paths to the
  // browser, which then requests them itself: an export would be made and recorded twice.
  app.use(async (context, next) => {
    const isPreload = context.req.header("service-worker-navigation-preload") !== undefined;
    if (isPreload && isLeftAlone(context.req.path))
      return context.body(null, 204, { "cache-control": "no-store" });
    return next();
  });

  app.get("/healthz", (context) =>
    isStopping() ? context.json({ message: "stopping" }, 503) : context.json({ message: "ok" }),
  );
  app.get("/readyz", async (context) => {
    const problem = await whyNotReady(services);
    return context.json({ message: problem ?? "ready" }, problem ? 503 : 200);
  });

  app.get(securityTextPath, (context) =>
    context.body(securityText(settings.SITE_URL, services.clock.now()), 200, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400",
    }),
  );

  const entry: Parameters<typeof createApi>[0] = {
    services,
    bodies,
    addressOf: (context) => addressOf(context, settings.TRUST_PROXY),
    renderRejectedForm: async (page, status, rejected, actor) =>
      pages
        ? pages.renderRejectedForm(page, status, rejected, actor)
        : Response.json({ code: "invalid_input", message: rejected.message }, { status }),
    renderSentForm: async (page, status, sent) =>
      pages ? pages.renderSentForm(page, status, sent) : Response.json(sent.body, { status }),
  };
  app.route("/api", createApi(entry));
  const auth = withAuth(entry);

  app.get("*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const plain = oneSpelling(pathname);
    if (plain !== pathname) return context.redirect(plain + search, 308);
    const target = redirectByPath.get(pathname);
    if (target) return context.redirect(target + search, 301);
    return next();
  });

  for (const file of features.flatMap(({ files }) => files?.(services) ?? [])) serveFile(app, file);

  app.use(async (context, next) => {
    // React Router ignores case in an address; so must these checks.
    const path = context.req.path.toLowerCase();
    if (!isAdmin(path)) return next();
    // A screen's data may not be stored, so a browser can't use what it prefetches; of a screen it needs the scripts.
    const isPrefetch = context.req.header("sec-purpose")?.includes("prefetch") ?? false;
    if (isPrefetch && path.endsWith(".data")) return context.body(null, 204, { "cache-control": "no-store" });
    const refused =
      movedScreen(context) ?? (isSignInPath(path) ? undefined : await guardAdmin(context, path));
    if (refused) context.res = refused;
    else await next();
    context.res.headers.set("cache-control", "no-store");
    context.res.headers.set("x-robots-tag", "noindex, nofollow");
  });

  /** The admin guard: a session, or a redirect to the login. Does nothing if pages aren't under test. */
  async function guardAdmin(context: Context, path: string): Promise<Response | undefined> {
    const request = context.req.raw;
    const requested = path + new URL(request.url).search;
    const forScript = path.endsWith(".data");
    try {
      const actor = await actorOf(services, request.headers);
      // For data requests, the page's own loader redirects to the login.
      if (!actor && !forScript && !(pages && callsScreen(request)))
        return new Response(null, { status: 302, headers: { location: loginAddress(requested) } });
      if (!pages || !pageMethods.includes(request.method)) return undefined;
      if (request.method === "POST") return await callScreen(context, { entry: auth, pages, actor });
      const response = await renderPage(pages, context, actor);
      if (response.status === 403) log.warn({ event: "security.forbidden", operation: "screen" });
      return response;
    } catch (error) {
      if (!isDatabaseAway(error) || !pages || forScript || callsScreen(request)) throw error;
      const away = {
        form: "sign-in",
        message: signInUnavailable.away,
        fields: {},
        values: { to: requested },
      };
      const response = await pages.renderRejectedForm("/admin/login", 503, away);
      response.headers.set("retry-after", "5");
      return response;
    }
  }

  /** A page gets its body only when its action asks for it. */
  async function renderPage(renderer: PageRenderer, context: Context, actor?: Actor): Promise<Response> {
    refuseDeclared(context);
    const lazy = lazyRequest(context.req.raw, () => bodies.read(context));
    const response = await renderer.render(lazy.request, actor);
    // An action may have taken a body that couldn't be read for an empty one.
    if (lazy.refusal) throw lazy.refusal;
    return response;
  }

  mountPageForms(app, entry);
  if (searches)
    app.get("*", async (context, next) => {
      const admit = () => services.limits.count("searchPages", searchLimit, entry.addressOf(context));
      const page = await searches.pageAt(new URL(context.req.url), admit);
      return page ? answerFile(context, page) : next();
    });
  if (pages) app.on(pageMethods, "*", (context) => renderPage(pages, context));
  app.all("*", (context) =>
    pageMethods.includes(context.req.method)
      ? context.text(errorMessages.not_found, 404)
      : context.text(errorMessages.method_not_allowed, 405, { allow: pageMethods.join(", ") }),
  );
  app.onError((error, context) => {
    const { status, body, headers } = errorResponse(error);
    if (error instanceof UnreadBody) logUnread(log, error);
    if (status === 500) {
      const plain = (text: string) => withoutAddress(text, { url: context.req.url, params: {} });
      log.error({ event: "page.failed", error: plain(String(error)), stack: plain(error.stack ?? "") });
    }
    const { pathname } = new URL(context.req.url);
    if (pathname === "/api" || pathname.startsWith("/api/") || callsScreen(context.req.raw))
      return jsonRefusal(error);
    return new Response(body.message, {
      status,
      headers: { "content-type": "text/plain; charset=UTF-8", "cache-control": "no-store", ...headers },
    });
  });
  return app;
}

/** An address without a trailing slash and, if we know it, in lower case. */
function oneSpelling(pathname: string): string {
  if (pathname === "/") return pathname;
  const plain = withoutEndSlashes(pathname);
  const small = plain.toLowerCase();
  if (knownPaths.has(small) || pageAt(small) || isAdmin(small)) return small;
  // "//elsewhere" would lead to another site.
  return plain === pathname ? pathname : plain.replace(/^\/+/, "/");
}

/** Whether a script of ours calls an operation of a screen, and expects JSON. */
function callsScreen(request: Request): boolean {
  const path = new URL(request.url).pathname.toLowerCase();
  return request.method === "POST" && isAdmin(path) && isByScript(request);
}

function isAdmin(path: string): boolean {
  // The data request for the dashboard has no slash.
  return path === "/admin" || path === "/admin.data" || path.startsWith("/admin/");
}

/** Bookmarks and forms in open tabs still have the clinic codes and the groups where they were before. */
function movedScreen(context: Context): Response | undefined {
  // Not the path that Hono has decoded, which may have characters that no header can have.
  const { pathname, search } = new URL(context.req.url);
  const now = pathname
    .replace(/^\/admin\/coupons(?=$|\/|\.data$)/, "/admin/clinic-codes")
    .replace(/^\/admin\/site\/groups(?=$|\.data$)/, "/admin/groups");
  return now === pathname ? undefined : context.redirect(now + search, 308);
}

function addressOf(context: Context, proxies: number): string {
  const socket = context.env ? (getConnInfo(context).remote.address ?? "") : "";
  return clientAddress(socket, context.req.header("x-forwarded-for"), proxies);
}
