import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import { teamZone } from "#features/settings/reads.server.ts";
import { formatInstant } from "#platform/clock/time-zone.ts";
import { listOf } from "#platform/list/columns.ts";
import type { Services } from "#platform/services.ts";
import { formatSource } from "../../subscribers/copy/columns.ts";
import { segmentList } from "../../subscribers/reads/segments.server.ts";
import { issueColumns } from "../copy/columns.ts";
import { issueCopy, issuesCopy } from "../copy.ts";
import type { NewsletterIssue } from "./admin.server.ts";
import { issueById, issueList } from "./admin.server.ts";

/** The data of the list of issues. */
export async function issuesScreen(services: Services, actor: Actor) {
  const issues = await issueList(services, actor);
  const { of, orDash, writtenToFiles, ...copy } = issuesCopy;
  return {
    title: copy.title,
    copy,
    failed: adminCopy.failed,
    list: listOf(issueColumns, issues, ({ id, state }) => ({
      id,
      state,
      href: `/admin/newsletters/${id}`,
    })),
  };
}

/** The data of one issue's screen. Its copy is in a chunk of its own, because some of it contains numbers. */
export async function issueScreen(services: Services, actor: Actor, id: string) {
  const issue = await issueById(services, actor, id);
  const sources = await services.store.db
    .selectFrom("subscribers")
    .select("page")
    .distinct()
    .where("state", "=", "active")
    .where("page", "!=", "")
    .orderBy("page")
    .execute();
  return {
    title: issue.content.subject || issueCopy.newTitle,
    letter: issue,
    goesAt: goesAt(issue),
    sends: services.settings.SMTP_URL !== undefined,
    zone: await teamZone(services),
    topics: newsletterTopics,
    dates: newsletterDates,
    sources: sources.map(({ page }) => ({
      page,
      said: formatSource(page),
    })),
    segments: (await segmentList(services)).map(({ id: value, name }) => ({ value, name })),
    mayDelete: may(actor, "records.delete"),
    marks: fieldMarks,
    failed: adminCopy.failed,
  };
}

/** The time a scheduled issue is sent, in the time zone it was chosen in. */
function goesAt({ state, sendAt, zone }: NewsletterIssue): string | undefined {
  if (state !== "scheduled" || sendAt === "") return undefined;
  return issueCopy.schedule.set(formatInstant(sendAt, zone));
}
