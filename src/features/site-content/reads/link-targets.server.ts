/** Whether the addresses that menus and cards lead to are there. */
import { isWithdrawn, pathIn } from "#content/current-menus.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { homeMore } from "#content/documents/home-more.server.ts";
import { menus } from "#content/documents/menus.server.ts";
import { pageAt } from "#content/index.ts";
import { redirectOfArticle } from "#content/knowledge-hub/current-articles.ts";
import { slugInPath } from "#content/pages/articles.ts";
import { episodeInPath, redirectOfEpisode } from "#content/podcast/current-episodes.ts";
import { redirectOfPage } from "#content/simple-pages/current-simple-pages.ts";
import { publicCampaign } from "#features/campaigns/reads/public.server.ts";
import { fixedLinks, isKnownAddress } from "#features/redirects/reads/addresses.server.ts";
import { currentRedirects } from "#features/redirects/reads/lookup.server.ts";
import { normalPath } from "#features/redirects/rules.ts";
import { isOwnAddress } from "#platform/http/own-address.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { linkFaults as faults } from "../copy/messages.ts";
import { allLeaves } from "../rules/field-showing.ts";
import { isRecord } from "../rules/json.ts";

/** What only the team sees, and what isn't for people at all. */
const notForVisitors = /^\/(admin|api|dev|assets|\.well-known|preview)(\/|$)/;

/** What is wrong with each target of a document's value, by its path; what is hidden may lead anywhere. */
export async function linkProblems(
  services: Services,
  document: EditableDocument,
  value: unknown,
): Promise<Readonly<Record<string, string>>> {
  const problems: Record<string, string> = {};
  for (const { path, field, value: target } of allLeaves(document.form, value, [])) {
    if (field.kind !== "linkTarget" || typeof target !== "string") continue;
    if (isHidden(value, path.slice(0, -1))) continue;
    const problem = await targetProblem(services, target);
    if (problem !== undefined) problems[path.join(".")] = problem;
  }
  return problems;
}

/** The published menus and cards with entries that lead nowhere, for those who can change them. */
export async function documentsWithLostLinks(
  services: Services,
  actor: Actor,
): Promise<readonly { id: string; title: string; problem: string }[]> {
  if (!may(actor, "content.write")) return [];
  const lost = await Promise.all(
    [menus, homeMore].map(async (document) => {
      const [problem] = Object.values(await linkProblems(services, document, document.now()));
      return problem === undefined ? [] : [{ id: document.id, title: document.title, problem }];
    }),
  );
  return lost.flat();
}

/** Whether an entry, or anything around it, is hidden. */
function isHidden(value: unknown, path: readonly string[]): boolean {
  let here = value;
  for (const name of path) {
    here = Array.isArray(here) ? here[Number(name)] : isRecord(here) ? here[name] : undefined;
    if (isRecord(here) && here.state === "hidden") return true;
  }
  return false;
}

async function targetProblem(services: Services, target: string): Promise<string | undefined> {
  if (target.startsWith("https://") && isOwnAddress(target, new URL(services.settings.SITE_URL).origin))
    return faults.ownAddress(new URL(target).pathname);
  const typed = pathIn(target);
  if (typed === undefined) return undefined;
  const seen = new Set<string>();
  for (let path: string | undefined = typed; path !== undefined; ) {
    const here = normalPath(path);
    if (here === undefined) return faults.gone(target);
    if (notForVisitors.test(here)) return faults.notForVisitors(target);
    const page = pageAt(here)?.path;
    if (page !== undefined && path === typed && path !== page) return faults.ownAddress(page);
    if (seen.has(here)) return faults.circle(target);
    seen.add(here);
    const next = await redirectFrom(services, here);
    if (next === undefined) {
      if (!(await isThere(services, here))) return faults.gone(target);
      // What is drawn is the entry's own address: a page that's off the site isn't, wherever it leads.
      return isWithdrawn(typed) ? faults.leadsOn(target, here) : undefined;
    }
    path = next;
    if (!path.startsWith("/")) return undefined;
  }
  return undefined;
}

/** Where an address leads on; undefined if it doesn't. */
async function redirectFrom(services: Services, path: string): Promise<string | undefined> {
  if (pageAt(path)) return undefined;
  const slug = slugInPath(path);
  const episode = episodeInPath(path);
  const ofPage =
    redirectOfPage(path) ??
    (slug === undefined ? undefined : redirectOfArticle(slug)) ??
    (episode === undefined ? undefined : redirectOfEpisode(episode));
  if (ofPage !== undefined) return ofPage;
  const fixed = fixedLinks.get(path);
  if (fixed) return fixed.path;
  const redirect = (await currentRedirects(services)).get(path);
  return redirect && (redirect.targetPath || redirect.target);
}

async function isThere(services: Services, path: string): Promise<boolean> {
  if (isWithdrawn(path)) return false;
  const [, slug] = /^\/campaign\/([^/]+)$/.exec(path) ?? [];
  if (slug !== undefined) return (await publicCampaign(services, slug)).kind !== "missing";
  return isKnownAddress(services, path);
}
