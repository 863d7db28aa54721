import { fieldMarks } from "#content/forms.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { type Actor, authorize, may } from "#features/permissions/access.ts";
import { teamZone } from "#features/team-settings/reads.server.ts";
import { formatInstant } from "#platform/clock/time-zone.ts";
import type { Services } from "#platform/services.ts";
import { openAddress } from "../../reads.server.ts";
import { formatSource } from "../../subscribers/copy/columns.ts";
import { segmentList } from "../../subscribers/reads/segments.server.ts";
import { forgotten } from "../../table.server.ts";
import { issueCopy } from "../copy.ts";
import { resultWords } from "../rules/result-words.ts";
import type { NewsletterIssue } from "./admin.server.ts";
import { issueById, issueHtml, issueVersions } from "./admin.server.ts";
import type { IssueCounts } from "./counts.server.ts";
import { picturesOf } from "./issue-pictures.server.ts";

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
    issue,
    /** The mail, once it can no longer be changed. */
    html: issue.state === "draft" ? "" : await issueHtml(services, issue.content),
    versions: issue.state === "draft" ? await issueVersions(services, id, issue.content) : [],
    pictures: await picturesOf(services, issue.content.text),
    goesAt: goesAt(issue),
    result: await resultOf(services, issue),
    bounced: await bouncedOf(services, actor, { id, failed: issue.counts.failed }),
    sends: services.settings.SMTP_URL !== undefined,
    zone: await teamZone(services),
    topics: newsletterTopics,
    dates: newsletterDates,
    sources: sources.map(({ page }) => ({
      page,
      label: formatSource(page),
    })),
    segments: (await segmentList(services)).map(({ id: value, name }) => ({ value, name })),
    mayDelete: may(actor, "records.delete"),
    marks: fieldMarks,
  };
}

/** The results in sentences, once sending has started. */
async function resultOf(services: Services, { state, counts, content, startedAt }: NewsletterIssue) {
  if (state === "draft" || state === "scheduled") return [];
  return resultWords({
    state,
    counts,
    pace: content.pace,
    startedAt: formatInstant(startedAt, await teamZone(services)),
  });
}

/** The time a scheduled issue is sent, in the time zone it was chosen in. */
function goesAt({ state, sendAt, zone }: NewsletterIssue): string | undefined {
  if (state !== "scheduled" || sendAt === "") return undefined;
  return issueCopy.schedule.set(formatInstant(sendAt, zone));
}

/** How many of them are listed: nobody goes through more than these one by one. */
const most = 50;

type Bounced = { subscribers: { id: string; email: string }[]; more: number };

/** The people whose mail server refused an issue for good, while its emails are kept one by one. */
async function bouncedOf(
  services: Pick<Services, "store" | "cipher">,
  actor: Actor,
  { id, failed }: { id: string } & Pick<IssueCounts, "failed">,
): Promise<Bounced> {
  authorize(actor, "subscribers.read");
  if (failed === 0) return { subscribers: [], more: 0 };
  const rows = await services.store.db
    .selectFrom("letter_mails")
    .innerJoin("subscribers", "subscribers.id", "letter_mails.subscriber_id")
    .select(["subscribers.id", "subscribers.email"])
    .where("letter_mails.letter_id", "=", id)
    .where("letter_mails.state", "=", "failed")
    .where("subscribers.email", "!=", forgotten)
    .orderBy("letter_mails.id")
    .limit(most)
    .execute();
  const subscribers = rows.map((row) => ({ id: row.id, email: openAddress(services, row) }));
  return { subscribers, more: subscribers.length < most ? 0 : failed - subscribers.length };
}
