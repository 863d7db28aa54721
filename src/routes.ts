import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { legalPages, pages, redirects, thankYouPages } from "./content/index.ts";
import { phasePages } from "./content/journeys/phase-pages.ts";
import { journeys } from "./content/journeys/register.ts";
import { articlePages } from "./content/pages/articles.ts";
import { samplePaths } from "./content/pages/podcast.ts";
import { worksheetPages } from "./content/pages/worksheet-pages.ts";
import type { FeatureRoutes } from "./platform/feature.ts";

/** Pages that share a module, or whose folder has another name than the last part of their address. */
const modules: Readonly<Record<string, string>> = {
  "/": "features/site-content/pages/home/page.tsx",
  ...Object.fromEntries(journeys.map(({ path }) => [path, "web/pages/journey/page.tsx"])),
  "/clinics/partnership": "features/inbox/pages/clinic-partnership/page.tsx",
  "/clinics/training": "web/pages/clinic-training/page.tsx",
  "/clinics/onboarding": "web/pages/clinic-onboarding/page.tsx",
  "/clinics/patient-pre-onboarding": "web/pages/clinic-pre-onboarding/page.tsx",
  ...Object.fromEntries(legalPages.map(({ path }) => [path, "features/site-content/pages/legal/page.tsx"])),
  ...Object.fromEntries(thankYouPages.map(({ path }) => [path, "web/pages/thank-you/page.tsx"])),
};

/** For pages of headings, paragraphs, lists and links only. */
const plain = "web/pages/plain/page.tsx";

const folders = Object.keys(
  import.meta.glob(["./web/pages/*/page.tsx", "./features/**/pages/*/page.tsx"]),
).map((file) => file.slice("./".length));

function moduleNamedAfter(path: string): string | undefined {
  const name = lastPart(path);
  const found = folders.filter((file) => file.endsWith(`/pages/${name}/page.tsx`));
  if (found.length === 0) return undefined;
  const [module, ...more] = found;
  if (more.length > 0 || pages.filter((page) => lastPart(page.path) === name).length > 1)
    throw new Error(`Which module draws ${path}? Name it in the feature's routes.ts or in src/routes.ts.`);
  return module;
}

function lastPart(path: string): string {
  return path.split("/").at(-1) ?? "";
}

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

/**
 * All articles share one route, and so do all worksheets and a journey with its phases, since every page loads the list
 * of routes.
 */
const sharingRoutes = new Set([...articlePages, ...worksheetPages, ...phasePages].map(({ path }) => path));

/** Pages whose route has an optional parameter, and the parameter. */
const parameters: ReadonlyMap<string, string> = new Map(journeys.map(({ path }) => [path, "/:phase?"]));

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
    const module = own?.module ?? modules[path] ?? moduleNamedAfter(path) ?? plain;
    if (path === "/") return index(module, { id: path });
    return route((own?.path ?? path + (parameters.get(path) ?? "")).slice(1), module, { id: path });
  }),
  ...featurePages.flatMap(({ path, id, module }) =>
    id === undefined ? [] : route(path.slice(1), module, { id }),
  ),
  ...redirectPaths.map((path) => route(path, "web/pages/redirect/page.tsx", { id: `redirect:${path}` })),
  route("admin", "features/dashboard/admin/layout.tsx", { id: "admin" }, [
    layout("web/admin/screen-boundary.tsx", { id: "screen" }, [
      ...screens.map(screenRoute),
      route("*", "web/admin/not-found.tsx", { id: "admin/*" }),
    ]),
  ]),
  route("*", "features/site-content/pages/simple-page/page.tsx", { id: "*" }),
] satisfies RouteConfig;

/** A page's address without its optional parameters: with a route of their own, every page would be told of them. */
function pathOf({ path }: (typeof featurePages)[number]): string {
  return path.split("/:")[0] ?? path;
}
