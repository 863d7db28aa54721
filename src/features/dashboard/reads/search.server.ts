import { campaignList } from "#features/campaigns/reads/list.server.ts";
import { clinicCodeList } from "#features/clinic-codes/reads.server.ts";
import { meetingsScreen } from "#features/groups/reads/meetings.server.ts";
import { groupsByTitle } from "#features/groups/reads/titles.server.ts";
import { mentorNames } from "#features/mentors/reads/names.server.ts";
import { issueList } from "#features/newsletter/issues/reads/issues.server.ts";
import { personPath, personRecord, recordsFrom } from "#features/privacy/person/reads/view.server.ts";
import { searchDocuments } from "#features/site-content/reads/search.server.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import type { SearchResult } from "../schema.ts";

/** How many of each kind are shown. */
const most = 6;
const wholeAddress = /^[^\s@]+@[^\s@]+$/;

/**
 * Searches campaigns, newsletters, groups and their meetings, mentors, clinic codes and team members by part of their
 * name, and site content by its words; a whole email address also finds messages, inquiries, campaign answers and the
 * subscriber. Each only for roles that may read it. Parts of a visitor's address find nobody.
 */
export async function adminSearch(services: Services, actor: Actor, text: string): Promise<SearchResult[]> {
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

/**
 * What the team itself has named: newsletters by subject, groups, their meetings by group and date, mentors, clinic codes
 * by clinic or code, members by name or address.
 */
async function named(services: Services, actor: Actor, looked: string): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  const words = looked.toLowerCase().split(/\s+/);
  const matches = (...texts: string[]) =>
    words.every((word) => texts.some((text) => text.toLowerCase().includes(word)));
  if (may(actor, "newsletter.send"))
    for (const { id, content } of await issueList(services, actor))
      if (matches(content.subject))
        results.push({
          kind: "newsletter",
          title: content.subject,
          path: `/admin/newsletters/${id}`,
          at: null,
        });
  if (may(actor, "groups.read"))
    for (const { id, title } of await groupsByTitle(services.store.db))
      if (matches(title)) results.push({ kind: "group", title, path: `/admin/groups/${id}`, at: null });
  if (may(actor, "meetings.host"))
    for (const { cells, href } of (await meetingsScreen(services, actor)).list.rows) {
      const title = `${cells.group?.text}: ${cells.when?.text}`;
      if (matches(title)) results.push({ kind: "meeting", title, path: href, at: null });
    }
  if (may(actor, "mentors.read"))
    for (const { id, name } of await mentorNames(services, actor))
      if (matches(name))
        results.push({
          kind: "mentor",
          title: name,
          path: may(actor, "mentors.write") ? `/admin/mentors/${id}/edit` : "/admin/mentors",
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
