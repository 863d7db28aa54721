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
  "/support/groups": "features/groups/pages/groups/page.tsx",
  "/resources/podcast": "features/podcast/pages/podcast/page.tsx",
  "/knowledge-hub": "features/library/pages/knowledge-hub/page.tsx",
  "/resources/knowledge-hub": "features/library/pages/knowledge-hub/page.tsx",
  "/resources/worksheets": "features/worksheets/pages/worksheets/page.tsx",
  "/resources/digital-downloads": "web/pages/digital-downloads/page.tsx",
  "/resources/journaling": "features/journal/pages/journaling/page.tsx",
  "/resources/zenden": "features/zenden/pages/zenden/page.tsx",
  "/contact": "features/inbox/pages/contact/page.tsx",
  "/clinics": "web/pages/clinics/page.tsx",
  "/clinics/partnership": "web/pages/clinic-partnership/page.tsx",
  "/clinics/training": "web/pages/clinic-training/page.tsx",
  "/clinics/onboarding": "web/pages/clinic-onboarding/page.tsx",
  "/clinics/patient-pre-onboarding": "web/pages/clinic-pre-onboarding/page.tsx",
  "/clinics/contact": "features/inbox/pages/clinic-contact/page.tsx",
  "/privacy-policy": "web/pages/legal/page.tsx",
  "/terms-of-service": "web/pages/legal/page.tsx",
  "/consumer-health-data": "web/pages/legal/page.tsx",
  "/accessibility": "web/pages/legal/page.tsx",
  "/thank-you/newsletter": "web/pages/thank-you/page.tsx",
  "/thank-you/newsletter-confirm": "web/pages/thank-you/page.tsx",
  "/thank-you/contact": "web/pages/thank-you/page.tsx",
  "/thank-you/inquiry": "web/pages/thank-you/page.tsx",
  "/your-answer": "features/campaigns/pages/your-answer/page.tsx",
  "/offline": "web/pages/offline/page.tsx",
  "/privacy/my-data": "features/privacy/pages/my-data/page.tsx",
  "/privacy/on-this-device": "features/privacy/pages/on-this-device/page.tsx",
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
  route("resources/knowledge-hub/:slug", "features/library/pages/article/page.tsx", { id: "article" }),
  route("resources/worksheets/:slug", "features/worksheets/pages/worksheet/page.tsx", { id: "sheet" }),
  // One route for the samples, which the build makes, and for whatever a feed holds.
  route("resources/podcast/:slug", "features/podcast/pages/episode/page.tsx", { id: "episode" }),
  ...redirectPaths.map((path) => route(path, "web/pages/redirect/page.tsx", { id: `redirect:${path}` })),
  // Each id stands in the list of routes that every page loads: short ones keep it small.
  route("campaign/:slug", "features/campaigns/pages/campaign/page.tsx", { id: "campaign" }),
  route("c/:code", "features/clinic-codes/pages/clinic-code/page.tsx", { id: "c" }),
  route("newsletter/:purpose/:token", "features/newsletter/pages/newsletter-link/page.tsx", {
    id: "newsletter",
  }),
  route("admin/login", "features/team/sign-in/pages/admin-login/page.tsx", { id: "login" }),
  route("admin/login/code", "features/team/sign-in/pages/admin-login/code.tsx", { id: "code" }),
  route("admin/forgotten-password", "features/team/sign-in/pages/admin-login/forgotten.tsx", {
    id: "forgotten",
  }),
  route("admin/set-password", "features/team/sign-in/pages/admin-login/set-password.tsx", { id: "set" }),
  // One route for the whole desk: its screens are listed in web/admin/screens.ts, out of the public pages' sight.
  route("admin/*", "web/admin/desk.tsx", { id: "admin" }),
  route("*", "web/pages/not-found/page.tsx", { id: "*" }),
] satisfies RouteConfig;
