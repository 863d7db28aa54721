import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { createApi } from "#api/app.ts";
import { errorSentences } from "#content/errors.ts";
import { redirects } from "#content/index.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { clientAddress } from "#platform/http/client-address.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { whyNotReady } from "./ready.ts";
import { dataPolicy, everyAnswer } from "./security-headers.ts";

const redirectByPath: ReadonlyMap<string, string> = new Map(redirects.map(({ from, to }) => [from, to]));

/** Everything that does not lie in memory: the API, health, redirects, one spelling per address, rendered pages. */
export function createApp({
  services,
  pages,
}: {
  services: FeatureServices;
  /** Absent where only the API is under test. */
  pages: PageRenderer | undefined;
}): Hono {
  const { settings, log } = services;
  const app = new Hono();
  const common = Object.entries(everyAnswer(settings.SITE_URL.startsWith("https:")));

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of common) context.res.headers.set(name, value);
    const isPage = context.res.headers.get("content-type")?.startsWith("text/html");
    if (!isPage && !context.res.headers.has("content-security-policy"))
      context.res.headers.set("content-security-policy", dataPolicy);
  });

  app.get("/healthz", (context) => context.json({ message: "ok" }));
  app.get("/readyz", async (context) => {
    const problem = await whyNotReady(services);
    return context.json({ message: problem ?? "ready" }, problem ? 503 : 200);
  });

  app.route(
    "/api",
    createApi({
      services,
      addressOf: (context) => addressOf(context, settings.TRUST_PROXY),
      renderRejectedForm: async (page, status, rejected) =>
        pages
          ? pages.renderRejectedForm(page, status, rejected)
          : Response.json({ code: "invalid_input", message: rejected.message }, { status }),
    }),
  );

  app.get("*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const plain = pathname.replace(/\/+$/, "");
    if (plain !== pathname && pathname !== "/") return context.redirect(`${oneSlash(plain)}${search}`, 308);
    const target = redirectByPath.get(pathname);
    if (target) return context.redirect(target + search, 301);
    return next();
  });

  app.all("/admin", (context) => context.redirect("/admin/login", 302));
  app.all("/admin/*", async (context, next) => {
    if (context.req.path !== "/admin/login" && !context.req.path.startsWith("/admin/login."))
      return context.redirect("/admin/login", 302);
    await next();
    context.res.headers.set("cache-control", "no-store");
    context.res.headers.set("x-robots-tag", "noindex, nofollow");
  });

  if (pages) app.all("*", (context) => pages.render(context.req.raw));
  app.onError((error, context) => {
    log.error({ event: "page.failed", error: String(error), stack: error.stack });
    return context.text(errorSentences.internal, 500);
  });
  return app;
}

// "//elsewhere" would lead to another site.
function oneSlash(path: string): string {
  return path.replace(/^\/+/, "/") || "/";
}

function addressOf(context: Context, proxies: number): string {
  const socket = context.env ? (getConnInfo(context).remote.address ?? "") : "";
  return clientAddress(socket, context.req.header("x-forwarded-for"), proxies);
}
