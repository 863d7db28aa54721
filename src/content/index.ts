/** The page registry: one list feeds the routes, the prerendering and the sitemap. */

import { contactSubjects } from "./forms.ts";
import { groupsQueryNames } from "./groups/choices.ts";
import { phasePages, phasePath } from "./journeys/phase-pages.ts";
import { journeys as guidedJourneys } from "./journeys/register.ts";
import { hubQueryNames } from "./knowledge-hub/choices.ts";
import { currentArticles } from "./knowledge-hub/current-articles.ts";
import { withoutEndSlashes } from "./page-path.ts";
import {
  articlePages,
  articlePath,
  currentArticlePage,
  currentArticlePages,
  slugInPath,
} from "./pages/articles.ts";
import { clinicContact } from "./pages/clinics/contact.ts";
import { clinicOnboarding } from "./pages/clinics/onboarding.ts";
import { clinics } from "./pages/clinics/overview.ts";
import { clinicPartnership } from "./pages/clinics/partnership.ts";
import { patientPreOnboarding } from "./pages/clinics/pre-onboarding.ts";
import { clinicTraining } from "./pages/clinics/training.ts";
import { contact } from "./pages/contact.ts";
import { digitalDownloads } from "./pages/digital-downloads.ts";
import { editorialPolicy } from "./pages/editorial-policy.ts";
import { home } from "./pages/home.ts";
import { journaling } from "./pages/journaling.ts";
import { journeys } from "./pages/journeys.ts";
import { knowledgeHub, knowledgeHubDirect } from "./pages/knowledge-hub.ts";
import { accessibility } from "./pages/legal/accessibility.ts";
import { consumerHealthData } from "./pages/legal/consumer-health-data.ts";
import type { LegalPage } from "./pages/legal/legal-page.ts";
import { privacyPolicy } from "./pages/legal/privacy-policy.ts";
import { termsOfService } from "./pages/legal/terms-of-service.ts";
import { membership } from "./pages/membership.ts";
import { myData } from "./pages/my-data.ts";
import { offline } from "./pages/offline.ts";
import { onThisDevice } from "./pages/on-this-device.ts";
import { ourFamily } from "./pages/our-family.ts";
import { podcast } from "./pages/podcast.ts";
import { pregnancyLoss } from "./pages/pregnancy-loss.ts";
import { expertMentoring } from "./pages/support/expert-mentoring.ts";
import { supportGroups } from "./pages/support/groups.ts";
import { peerMentoring } from "./pages/support/peer-mentoring.ts";
import { peerSupportCommunity } from "./pages/support/peer-support-community.ts";
import {
  thankYouContact,
  thankYouGroup,
  thankYouInquiry,
  thankYouNewsletter,
  thankYouNewsletterConfirm,
} from "./pages/thank-you.ts";
import { worksheetPages } from "./pages/worksheet-pages.ts";
import { worksheets } from "./pages/worksheets.ts";
import { yourAnswer } from "./pages/your-answer.ts";
import { zenden } from "./pages/zenden.ts";
import { currentEpisodes, episodeInPath, samplesAreShown } from "./podcast/current-episodes.ts";
import { sampleEpisodes } from "./podcast/samples.ts";
import type { Page, Redirect, SitePath } from "./schema.ts";
import { currentSimplePages, simplePageAt } from "./simple-pages/current-simple-pages.ts";
import { isPageAddress } from "./simple-pages/simple-page.ts";
import { sheetPaths } from "./worksheets/worksheet.ts";

/** What the owner promises and what the law asks for; drawn by one page of their own. */
export const legalPages: readonly LegalPage[] = [
  privacyPolicy,
  termsOfService,
  consumerHealthData,
  accessibility,
];

/** What follows a form that was sent without JavaScript, or a link in a mail. */
export const thankYouPages: readonly Page[] = [
  thankYouNewsletter,
  thankYouNewsletterConfirm,
  thankYouContact,
  thankYouInquiry,
  thankYouGroup,
];

/** Every public page that the build knows, in the order of the sitemap. The not-found page and the admin screens are not addresses of the public. */
export const pages: readonly Page[] = [
  home,
  membership,
  ourFamily,
  journeys,
  ...guidedJourneys,
  ...phasePages,
  pregnancyLoss,
  peerSupportCommunity,
  peerMentoring,
  expertMentoring,
  supportGroups,
  clinics,
  clinicPartnership,
  clinicTraining,
  clinicOnboarding,
  patientPreOnboarding,
  clinicContact,
  knowledgeHub,
  knowledgeHubDirect,
  ...articlePages,
  podcast,
  ...sampleEpisodes,
  journaling,
  worksheets,
  ...worksheetPages,
  digitalDownloads,
  zenden,
  contact,
  ...legalPages,
  editorialPolicy,
  ...thankYouPages,
  yourAnswer,
  offline,
  myData,
  onThisDevice,
];

/** Fixed redirects: the four that were agreed, and the word most people type for a loss. */
export const redirects: readonly Redirect[] = [
  { from: "/resources", to: "/resources/knowledge-hub" },
  { from: "/resources/overview", to: "/resources/knowledge-hub" },
  { from: "/journeys/peer-support-community", to: "/support/peer-support-community" },
  { from: "/infertility-journey", to: "/journeys/infertility" },
  { from: "/miscarriage", to: "/pregnancy-loss" },
];

const byPath: ReadonlyMap<string, Page> = new Map(pages.map((page) => [page.path, page]));

/** The page at an address; prerendering asks with a slash at the end, browsers without. */
export function pageAt(path: string): Page | undefined {
  const address = withoutEndSlashes(path);
  const slug = slugInPath(address);
  if (slug !== undefined) return currentArticlePage(slug);
  if (episodeInPath(address) !== undefined) return episodePages().find(({ path }) => path === address);
  return byPath.get(address) ?? simplePageAt(address)?.page;
}

/** The pages of the team's episodes, or of the samples. */
function episodePages(): readonly Page[] {
  return samplesAreShown() ? sampleEpisodes : currentEpisodes().map(({ page }) => page);
}

/** Whether a page at this address can come and go while the site runs: an article, or a page that the team makes. */
export function isTeamAddress(path: string): boolean {
  return slugInPath(path) !== undefined || (isPageAddress(path.slice(1)) && !byPath.has(path));
}

/** Pages of the build that are made of the same components. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({ journey: guidedJourneys, phase: phasePages, worksheet: worksheetPages }).flatMap(
    ([kind, made]) => made.map(({ path }) => [path, kind] as const),
  ),
);

/** The kind of page at an address: all articles are one kind, and a page like no other is a kind of its own. */
export function kindOfPage(path: string): string {
  if (slugInPath(path) !== undefined) return "article";
  return episodeInPath(path) === undefined ? (alike.get(path) ?? path) : "episode";
}

const replaceable: ReadonlySet<Page> = new Set<Page>([...articlePages, ...sampleEpisodes]);

/** Every public page as of now: articles, episodes and the team's own pages come and go while the site runs. */
export function currentPages(): readonly Page[] {
  const made = currentSimplePages().map(({ page }) => page);
  const lasting = pages
    .filter((page) => !replaceable.has(page))
    .flatMap((page) => {
      if (page === knowledgeHubDirect) return [page, ...currentArticlePages()];
      return page === podcast ? [page, ...episodePages()] : [page];
    });
  return [...lasting, ...made];
}

/** The address of every public page. */
export const pagePaths: string[] = pages.map((page) => page.path);

/** Pages the build makes; the others are rendered per request. */
export const prerenderedPaths: string[] = pages.filter((page) => !page.perRequest).map((page) => page.path);

/** Pages served from memory now: what the build made, and what the team has added. */
export function currentPrerenderedPaths(): readonly string[] {
  return currentPages()
    .filter((page) => !page.perRequest)
    .map(({ path }) => path);
}

/** Addresses with a query that shows something else from the first byte on; kept ready like the pages. */
export const pageVariants: readonly string[] = [
  "/?billing=yearly",
  "/membership?billing=yearly",
  ...contactSubjects.map(({ value }) => `/contact?subject=${value}`),
  ...sheetPaths.map(({ id }) => `${worksheets.path}?path=${id}`),
];

/** What an address may ask of a page that has a search, a filter or other languages; such an address is rendered when it is asked for. */
export const searchedPages: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [knowledgeHub.path, hubQueryNames],
  [knowledgeHubDirect.path, hubQueryNames],
  [supportGroups.path, groupsQueryNames],
  // In another language, with its data for in-app navigation.
  ...[yourAnswer, thankYouNewsletter, thankYouNewsletterConfirm].flatMap(
    ({ path }): [string, readonly string[]][] => [
      [path, ["language"]],
      [`${path}.data`, ["language"]],
    ],
  ),
]);

/** Pages that say how this site is set up: rendered at the start, when the settings are known. */
export const settingPaths: readonly SitePath[] = [privacyPolicy.path, consumerHealthData.path];

/** Pages search engines should know: indexed, and the original of their content. */
export const sitemapPaths: SitePath[] = pages
  .filter((page) => page.meta.indexed && page.meta.canonical === undefined)
  .map((page) => page.path);

/** What the sitemap lists now, with the day of the last change where that is written down. */
export function currentSitemap(): readonly { path: SitePath; changed: string | undefined }[] {
  const changed = lastChanged();
  return currentPages()
    .filter(({ meta }) => meta.indexed && meta.canonical === undefined)
    .map(({ path }) => ({ path, changed: changed.get(path) }));
}

/** The day on which a page's words were last changed or read through, where that is written down. */
export function lastChanged(): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ...currentArticles().map(({ slug, reviewed }) => [articlePath(slug), reviewed] as const),
    ...guidedJourneys.flatMap((journey) =>
      [journey.path, ...journey.phases.map((phase) => phasePath(journey, phase))].map(
        (path) => [path, journey.reviewed] as const,
      ),
    ),
    ...legalPages.map(({ path, changed }) => [path, changed] as const),
    [pregnancyLoss.path, pregnancyLoss.reviewedOn],
  ]);
}
