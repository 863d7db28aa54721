import { campaignList } from "#features/campaigns/reads/list.server.ts";
import { clinicCodeList } from "#features/clinic-codes/reads.server.ts";
import { issueList } from "#features/newsletter/issues/reads/issues.server.ts";
import { personPath, personRecord, recordsFrom } from "#features/privacy/person/reads/view.server.ts";
import { searchDocuments } from "#features/site-content/reads/search.server.ts";
import type { Feature } from "#platform/feature.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { dashboardJobs, planSummaries } from "./jobs.server.ts";
import routes from "./routes.ts";
import { adminLookup, type SearchResult } from "./schema.ts";
import { dashboardWork } from "./work.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";

/** The search, which every screen of the admin has. */
function adminEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/search",
      operationId: "searchAdmin",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary:
        "Finds campaigns by title, site content by its words and, by a whole email address, messages, inquiries and a subscriber.",
      permission: "admin.read",
      input: adminLookup,
      example: { text: "the wait" },
      response: {
        status: 200,
        description: "The results that your role can read, each with its admin address.",
        example: {
          items: [
            { kind: "campaign", title: "The wait", path: `/admin/campaigns/${exampleId}/edit`, at: null },
          ],
        },
      },
      handle: async ({ text }, { actor }) => ({
        status: 200,
        body: { items: await adminSearch(services, actor, text) },
      }),
    }),
  ];
}

/** How many of each kind are shown. */
const most = 6;
const wholeAddress = /^[^\s@]+@[^\s@]+$/;

/**
 * Searches campaigns, newsletters, clinic codes and team members by part of their name, and site content by its words; a
 * whole email address also finds messages, inquiries, campaign answers and the subscriber. Each only for roles that may
 * read it. Parts of a visitor's address find nobody.
 */
async function adminSearch(services: Services, actor: Actor, text: string): Promise<SearchResult[]> {
  authorize(actor, "admin.read");
  const looked = text.trim();
  if (looked === "") return [];
  const campaigns = await campaignList(services, actor, { search: looked });
  const results: SearchResult[] = campaigns.items.slice(0, most).map(({ id, title }) => ({
    kind: "campaign",
    title: title || "Untitled",
    path: may(actor, "campaigns.write") ? `/admin/campaigns/${id}/edit` : `/admin/campaigns/${id}/responses`,
    at: null,
  }));
  results.push(...(await named(services, actor, looked)));
  if (wholeAddress.test(looked))
    results.push(
      ...(await personWith(services, actor, looked)),
      ...(await recordsFrom(services, actor, looked)),
    );
  return [...results, ...content(actor, looked)];
}

/** What the team itself has named: newsletters by subject, clinic codes by clinic or code, members by name or address. */
async function named(services: Services, actor: Actor, looked: string): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  const wanted = looked.toLowerCase();
  const matches = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(wanted));
  if (may(actor, "newsletter.send"))
    for (const { id, content } of await issueList(services, actor))
      if (matches(content.subject))
        results.push({
          kind: "newsletter",
          title: content.subject,
          path: `/admin/newsletters/${id}`,
          at: null,
        });
  if (may(actor, "clinic-codes.write"))
    for (const { id, clinic, code } of (await clinicCodeList(services, actor, looked)).items)
      results.push({
        kind: "clinic",
        title: `${clinic}: ${code}`,
        path: `/admin/clinic-codes/${id}/edit`,
        at: null,
      });
  if (may(actor, "team.manage"))
    for (const { id, name, email } of await listMembers(services))
      if (matches(name, email))
        results.push({ kind: "member", title: name || email, path: `/admin/people/${id}`, at: null });
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  return [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, most));
}

function content(actor: Actor, looked: string): SearchResult[] {
  if (!may(actor, "content.read")) return [];
  return searchDocuments(actor, looked)
    .slice(0, most)
    .map(({ id, title }) => ({ kind: "content", title, path: `/admin/site/${id}`, at: null }));
}

async function personWith(services: Services, actor: Actor, email: string): Promise<SearchResult[]> {
  if (!may(actor, "person.read")) return [];
  const record = await personRecord(services, actor, email);
  return record
    ? [{ kind: "person", title: "Everything from this address", path: personPath(record), at: null }]
    : [];
}

/** The admin's frame and first screen, and the search over everything. */
export const dashboardFeature = {
  name: "dashboard",
  routes,
  endpoints: adminEndpoints,
  jobs: dashboardJobs,
  work: dashboardWork,
  nightly: planSummaries,
} satisfies Feature;
