import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { pages, redirects } from "./content/index.ts";
import { journeys } from "./content/journeys/register.ts";
import { articlePages } from "./content/pages/articles.ts";
import { samplePaths } from "./content/pages/podcast.ts";
import { worksheetPages } from "./content/pages/worksheet-pages.ts";
import type { FeatureRoutes } from "./platform/feature.ts";

/** Pages of no feature with a module of their own; every other page of the registry is drawn by the plain one. */
const modules: Readonly<Record<string, string>> = {
  "/": "web/pages/home/page.tsx",
  "/membership": "web/pages/membership/page.tsx",
  "/our-family": "web/pages/our-family/page.tsx",
  "/journeys": "web/pages/journeys/page.tsx",
  ...Object.fromEntries(journeys.map(({ path }) => [path, "web/pages/journey/page.tsx"])),
  "/support/peer-support-community": "web/pages/peer-support-community/page.tsx",
  "/support/peer-mentoring": "web/pages/peer-mentoring/page.tsx",
  "/support/expert-mentoring": "web/pages/expert-mentoring/page.tsx",
  "/resources/digital-downloads": "web/pages/digital-downloads/page.tsx",
  "/clinics": "web/pages/clinics/page.tsx",
  "/clinics/partnership": "web/pages/clinic-partnership/page.tsx",
  "/clinics/training": "web/pages/clinic-training/page.tsx",
  "/clinics/onboarding": "web/pages/clinic-onboarding/page.tsx",
  "/clinics/patient-pre-onboarding": "web/pages/clinic-pre-onboarding/page.tsx",
  "/privacy-policy": "web/pages/legal/page.tsx",
  "/terms-of-service": "web/pages/legal/page.tsx",
  "/consumer-health-data": "web/pages/legal/page.tsx",
  "/accessibility": "web/pages/legal/page.tsx",
  "/thank-you/newsletter": "web/pages/thank-you/page.tsx",
  "/thank-you/newsletter-confirm": "web/pages/thank-you/page.tsx",
  "/thank-you/contact": "web/pages/thank-you/page.tsx",
  "/thank-you/inquiry": "web/pages/thank-you/page.tsx",
  "/offline": "web/pages/offline/page.tsx",
};

const plain = "web/pages/plain/page.tsx";

/** Each feature's own addresses: its `routes.ts`, found here by itself so that a feature is added in one list only. */
const features = Object.entries(
  import.meta.glob<FeatureRoutes>("./features/*/routes.ts", { eager: true, import: "default" }),
).map(([file, routes]) => ({ folder: file.slice("./".length, -"/routes.ts".length), routes }));

const featurePages = features.flatMap(({ folder, routes }) =>
  (routes.pages ?? []).map((page) => ({ ...page, module: `${folder}/${page.module}` })),
);
const screens = features.flatMap(({ folder, routes }) =>
  (routes.screens ?? []).map((screen) => ({ ...screen, module: `${folder}/${screen.module}` })),
);

/** All articles share one route, and so do all worksheets: the browser is told of every route on every page. */
const sharingRoutes = new Set([...articlePages, ...worksheetPages].map(({ path }) => path));

/** The fixed redirects hold for in-app navigation too; the server answers them before React Router is asked. */
const redirectPaths = redirects.map(({ from }) => from.slice(1));

const admin = "/admin";

/** A screen's address below /admin; the first screen is /admin itself. */
function screenRoute({ path, module }: (typeof screens)[number]) {
  const below = path.slice(admin.length + 1);
  return below === "" ? index(module, { id: path }) : route(below, module, { id: path });
}

export default [
  ...pages.flatMap(({ path }) => {
    if (sharingRoutes.has(path) || samplePaths.includes(path)) return [];
    const own = featurePages.find((page) => page.id === undefined && pathOf(page) === path);
    const module = own?.module ?? modules[path] ?? plain;
    if (path === "/") return index(module, { id: path });
    return route((own?.path ?? path).slice(1), module, { id: path });
  }),
  ...featurePages.flatMap(({ path, id, module }) =>
    id === undefined ? [] : route(path.slice(1), module, { id }),
  ),
  ...redirectPaths.map((path) => route(path, "web/pages/redirect/page.tsx", { id: `redirect:${path}` })),
  route("admin", "web/admin/layout.tsx", { id: "admin" }, [
    layout("web/admin/screen-boundary.tsx", { id: "screen" }, [
      ...screens.map(screenRoute),
      route("*", "web/admin/not-found.tsx", { id: "admin/*" }),
    ]),
  ]),
  route("*", "web/pages/not-found/page.tsx", { id: "*" }),
] satisfies RouteConfig;

/** A page's address without its optional parameters: with a route of their own, every page would be told of them. */
function pathOf({ path }: (typeof featurePages)[number]): string {
  return path.split("/:")[0] ?? path;
}
