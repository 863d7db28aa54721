import { requiredMarks } from "#content/forms.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { formatInstant } from "#platform/clock/time-zone.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import { type Actor, authorize, may, type Permission } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { teamZone } from "#platform/settings/stored-settings.ts";
import { openAddress } from "../../reads.server.ts";
import { formatSource } from "../../subscribers/copy/columns.ts";
import { segmentList } from "../../subscribers/reads/segments.server.ts";
import { tagList } from "../../subscribers/reads/tags.server.ts";
import { forgotten } from "../../table.server.ts";
import { issueCopy } from "../copy.ts";
import { groupAudience, isNewsletter } from "../rules/audience.ts";
import { issueFaults } from "../rules/issue-faults.ts";
import { resultWords } from "../rules/result-words.ts";
import { latestWelcomeDay, mostWelcomeEmails } from "../rules/welcome.ts";
import type { IssueContent } from "../schema.ts";
import type { IssueRow } from "../table.server.ts";
import { lacksSender, senderNow } from "../team-settings.server.ts";
import { issueRow, issueVersions, openContent, pictureIdsIn, picturesOf } from "./content.server.ts";
import { countsOf, type IssueCounts } from "./counts.server.ts";
import { issueBody, previewOf, sampleFoot } from "./emails.server.ts";
import { audienceOf, goneAudience } from "./receivers.server.ts";
import { isWelcomeEmail, welcomeEmails, welcomeSent, welcomeSeries } from "./welcome.server.ts";

export type NewsletterIssue = Awaited<ReturnType<typeof issueFromRow>>;

const keptCounts = largeCounts<IssueCounts>(({ chosen }) => chosen);

async function issueFromRow(services: Services, row: IssueRow) {
  // While it's being sent, the screen shows how far it is.
  const isDone = row.finished_at !== "";
  const count = () => countsOf(services, row);
  return {
    id: row.id,
    state: row.state,
    revision: row.revision,
    content: openContent(services, row),
    sendAt: row.send_at,
    zone: row.zone,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    startedAt: row.begun_at,
    finishedAt: row.finished_at,
    pausedFor: row.paused_for,
    counts: isDone ? await keptCounts(services, `${row.id} ${row.finished_at}`, count) : await count(),
  };
}

export async function issueById(services: Services, actor: Actor, id: string): Promise<NewsletterIssue> {
  authorize(actor, "newsletter.send");
  return issueFromRow(services, await issueRow(services, id));
}

/** The number of issues in the list: eight years of a monthly newsletter. */
const most = 100;

/** Newest first, without the emails of the welcome series. */
export async function issueList(services: Services, actor: Actor): Promise<NewsletterIssue[]> {
  authorize(actor, "newsletter.send");
  const rows = await services.store.db
    .selectFrom("issues")
    .selectAll()
    .where("id", "not in", services.store.db.selectFrom("welcome_emails").select("issue_id"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return Promise.all(rows.map((row) => issueFromRow(services, row)));
}

export async function issuePreviewOf(services: Services, actor: Actor, content: IssueContent) {
  authorize(actor, "newsletter.send");
  const needsSender = await lacksSender(services, content);
  const body = await issueBody(services, content);
  return {
    ...previewOf(body, await sampleFoot(services, body, content)),
    faults: issueFaults(content, {
      needsSender,
      gone: await goneAudience(services, content),
      pictures: { named: pictureIdsIn(content.text).length, there: body.pictures.length },
    }),
    /** One of the faults: nobody has entered the newsletter sender. */
    needsSender,
    audience: await audienceOf(services, content),
  };
}

/** Its copy is in a chunk of its own, because some of it contains numbers. */
export async function issueScreen(services: Services, actor: Actor, id: string) {
  const issue = await issueById(services, actor, id);
  const isDraft = issue.state === "draft";
  const audience = groupAudience(issue.content.segment);
  const { groupPeople } = services.contributions;
  const sources = await services.store.db
    .selectFrom("subscribers")
    .select("page")
    .distinct()
    .where("state", "=", "active")
    .where("page", "!=", "")
    .orderBy("page")
    .execute();
  return {
    title: issue.content.subject || (audience ? issueCopy.newMessage : issueCopy.newTitle),
    issue,
    /** To how many people it went as an email of the welcome series; undefined for other issues. */
    welcomeSent: (await isWelcomeEmail(services.store.db, id)) ? await welcomeSent(services, id) : undefined,
    /** The mail, once it can no longer be changed. */
    html: isDraft ? "" : await htmlOf(services, issue.content),
    versions: isDraft ? await issueVersions(services, id, issue.content) : [],
    pictures: await picturesOf(services, issue.content.text),
    goesAt: goesAt(issue),
    result: await resultOf(services, issue),
    bounced: await bouncedOf(services, actor, { id, failed: issue.counts.failed }),
    sends: services.settings.SMTP_URL !== undefined,
    zone: await teamZone(services),
    topics: newsletterTopics,
    dates: newsletterDates,
    sources: sources.map(({ page }) => ({ page, label: formatSource(page) })),
    segments: (await segmentList(services)).map(({ id: value, name }) => ({ value, name })),
    tags: (await tagList(services)).map(({ id: value, name }) => ({ value, name })),
    /** While it can be changed, all groups; later the one it's for. */
    groups:
      isDraft || audience
        ? ((await groupPeople?.list(services, actor, isDraft ? undefined : audience?.group)) ?? [])
        : [],
    mayDelete: may(actor, await deletionOf(services.store.db, id)),
    marks: requiredMarks,
  };
}

async function htmlOf(services: Services, content: IssueContent): Promise<string> {
  const body = await issueBody(services, content);
  return previewOf(body, await sampleFoot(services, body, content)).html;
}

/** The permission that deleting a draft takes: with notes of people who got it, as the welcome series leaves them, an owner's. */
export async function deletionOf(db: Database | Tx, id: string): Promise<Permission> {
  const mail = await db
    .selectFrom("issue_mails")
    .select("id")
    .where("issue_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return mail ? "records.delete" : "newsletter.send";
}

async function resultOf(services: Services, { state, counts, content, startedAt }: NewsletterIssue) {
  if (state === "draft" || state === "scheduled" || state === "welcome") return [];
  return resultWords({
    state,
    counts,
    pace: content.pace,
    isNewsletter: isNewsletter(content),
    startedAt: formatInstant(startedAt, await teamZone(services)),
  });
}

/** In the time zone it was chosen in. */
function goesAt({ state, sendAt, zone }: NewsletterIssue): string | undefined {
  if (state !== "scheduled" || sendAt === "") return undefined;
  return issueCopy.schedule.set(formatInstant(sendAt, zone));
}

/** How many of them are listed: nobody goes through more than these one by one. */
const mostListed = 50;

/** The people whose mail server refused an issue for good, while its emails are kept one by one. */
async function bouncedOf(services: Services, actor: Actor, { id, failed }: { id: string; failed: number }) {
  authorize(actor, "subscribers.read");
  if (failed === 0) return { people: [], more: 0 };
  const people = [...(await refusedSubscribers(services, id)), ...(await refusedPlaces(services, actor, id))];
  return { people, more: people.length < mostListed ? 0 : failed - people.length };
}

async function refusedPlaces(services: Services, actor: Actor, id: string) {
  const rows = await services.store.db
    .selectFrom("issue_mails")
    .select("place_id")
    .where("issue_id", "=", id)
    .where("state", "=", "failed")
    .where("place_id", "is not", null)
    .orderBy("id")
    .limit(mostListed)
    .execute();
  const ids = rows.flatMap(({ place_id }) => place_id ?? []);
  const { groupPeople } = services.contributions;
  return (await groupPeople?.addresses(services, actor, ids)) ?? [];
}

async function refusedSubscribers(services: Services, id: string) {
  const rows = await services.store.db
    .selectFrom("issue_mails")
    .innerJoin("subscribers", "subscribers.id", "issue_mails.subscriber_id")
    .select(["subscribers.id", "subscribers.email"])
    .where("issue_mails.issue_id", "=", id)
    .where("issue_mails.state", "=", "failed")
    .where("subscribers.email", "!=", forgotten)
    .orderBy("issue_mails.id")
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: openAddress(services, row),
    href: `/admin/subscribers/${row.id}`,
  }));
}

export async function welcomeScreen(services: Services, actor: Actor) {
  authorize(actor, "newsletter.send");
  const { db } = services.store;
  const { since, revision } = await welcomeSeries(db);
  const rows = await welcomeEmails(db).execute();
  const emails = await Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      revision: row.revision,
      subject: openContent(services, row).subject || issueCopy.welcome.untitled,
      days: row.days,
      isActive: row.state === "welcome",
      sent: await welcomeSent(services, row.id),
    })),
  );
  return {
    title: "Welcome series",
    revision,
    isOn: since !== "",
    since: since === "" ? "" : formatInstant(since, await teamZone(services)),
    emails,
    mayAdd: emails.length < mostWelcomeEmails,
    latestDay: latestWelcomeDay,
    needsSender: (await senderNow(services)) === undefined,
  };
}
