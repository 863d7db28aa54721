import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pages, redirects } from "./content/index.ts";
import { journeys } from "./content/journeys/register.ts";
import { articlePages } from "./content/pages/articles.ts";
import { samplePaths } from "./content/pages/podcast.ts";
import { worksheetPages } from "./content/pages/worksheet-pages.ts";

/** Pages with a module of their own; every other page of the registry is drawn by the plain one. */
const modules: Readonly<Record<string, string>> = {
  "/": "web/pages/home/page.tsx",
  "/membership": "web/pages/membership/page.tsx",
  "/our-family": "web/pages/our-family/page.tsx",
  "/journeys": "web/pages/journeys/page.tsx",
  ...Object.fromEntries(journeys.map(({ path }) => [path, "web/pages/journey/page.tsx"])),
  "/support/peer-support-community": "web/pages/peer-support-community/page.tsx",
  "/support/peer-mentoring": "web/pages/peer-mentoring/page.tsx",
  "/support/expert-mentoring": "web/pages/expert-mentoring/page.tsx",
  "/support/groups": "web/pages/groups/page.tsx",
  "/resources/podcast": "web/pages/podcast/page.tsx",
  "/knowledge-hub": "web/pages/knowledge-hub/page.tsx",
  "/resources/knowledge-hub": "web/pages/knowledge-hub/page.tsx",
  "/resources/worksheets": "web/pages/worksheets/page.tsx",
  "/resources/digital-downloads": "web/pages/digital-downloads/page.tsx",
  "/resources/journaling": "web/pages/journaling/page.tsx",
  "/resources/zenden": "web/pages/zenden/page.tsx",
  "/contact": "web/pages/contact/page.tsx",
  "/clinics": "web/pages/clinics/page.tsx",
  "/clinics/partnership": "web/pages/clinic-partnership/page.tsx",
  "/clinics/training": "web/pages/clinic-training/page.tsx",
  "/clinics/onboarding": "web/pages/clinic-onboarding/page.tsx",
  "/clinics/patient-pre-onboarding": "web/pages/clinic-pre-onboarding/page.tsx",
  "/clinics/contact": "web/pages/clinic-contact/page.tsx",
  "/privacy-policy": "web/pages/legal/page.tsx",
  "/terms-of-service": "web/pages/legal/page.tsx",
  "/consumer-health-data": "web/pages/legal/page.tsx",
  "/accessibility": "web/pages/legal/page.tsx",
  "/thank-you/newsletter": "web/pages/thank-you/page.tsx",
  "/thank-you/newsletter-confirm": "web/pages/thank-you/page.tsx",
  "/thank-you/contact": "web/pages/thank-you/page.tsx",
  "/thank-you/inquiry": "web/pages/thank-you/page.tsx",
  "/your-answer": "web/pages/your-answer/page.tsx",
  "/offline": "web/pages/offline/page.tsx",
  "/privacy/my-data": "web/pages/my-data/page.tsx",
  "/privacy/on-this-device": "web/pages/on-this-device/page.tsx",
};

const plain = "web/pages/plain/page.tsx";

/** Addresses under a page that its own module answers: a route of their own would be told to every page. */
const tails: Readonly<Record<string, string>> = { "/privacy/my-data": "/:purpose?/:token?" };

/** All articles share one route, and so do all worksheets: the browser is told of every route on every page. */
const sharingRoutes = new Set([...articlePages, ...worksheetPages].map(({ path }) => path));

/** The fixed redirects hold for in-app navigation too; the server answers them before React Router is asked. */
const redirectPaths = redirects.map(({ from }) => from.slice(1));

export default [
  ...pages.flatMap(({ path }) => {
    if (sharingRoutes.has(path) || samplePaths.includes(path)) return [];
    const module = modules[path] ?? plain;
    if (path === "/") return index(module, { id: path });
    return route(path.slice(1) + (tails[path] ?? ""), module, { id: path });
  }),
  route("resources/knowledge-hub/:slug", "web/pages/article/page.tsx", { id: "article" }),
  route("resources/worksheets/:slug", "web/pages/worksheet/page.tsx", { id: "sheet" }),
  // One route for the samples, which the build makes, and for whatever a feed holds.
  route("resources/podcast/:slug", "web/pages/podcast-episode/page.tsx", { id: "episode" }),
  ...redirectPaths.map((path) => route(path, "web/pages/redirect/page.tsx", { id: `redirect:${path}` })),
  // Each id stands in the list of routes that every page loads: short ones keep it small.
  route("campaign/:slug", "web/pages/campaign/page.tsx", { id: "campaign" }),
  route("c/:code", "web/pages/coupon/page.tsx", { id: "c" }),
  route("newsletter/:purpose/:token", "web/pages/letter-link/page.tsx", { id: "newsletter" }),
  route("admin/login", "web/pages/admin-login/page.tsx", { id: "login" }),
  route("admin/login/code", "web/pages/admin-login/code.tsx", { id: "code" }),
  route("admin/forgotten-password", "web/pages/admin-login/forgotten.tsx", { id: "forgotten" }),
  route("admin/set-password", "web/pages/admin-login/set-password.tsx", { id: "set" }),
  // One route for the whole desk: its screens are listed in web/admin/screens.ts, out of the public pages' sight.
  route("admin/*", "web/admin/desk.tsx", { id: "admin" }),
  route("*", "web/pages/not-found/page.tsx", { id: "*" }),
] satisfies RouteConfig;
