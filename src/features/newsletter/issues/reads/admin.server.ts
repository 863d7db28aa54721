import { type Actor, authorize } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { HttpError } from "#platform/http/errors.ts";
import { largeCounts } from "#platform/list/large-counts.ts";
import type { Services } from "#platform/services.ts";
import { bodyOf, previewOf } from "../emails.server.ts";
import { issueFaults } from "../rules/issue-faults.ts";
import type { IssueState } from "../rules/sending.ts";
import { type IssueContent, issueContent } from "../schema.ts";
import type { IssueRow } from "../table.server.ts";
import { senderNow } from "../team-settings.server.ts";
import { countsOf, type IssueCounts } from "./counts.server.ts";
import { issuePictures, pictureIdsIn } from "./issue-pictures.server.ts";
import { openContent } from "./open-content.server.ts";
import { audienceOf, isSegmentGone } from "./receivers.server.ts";

/** A newsletter issue as the admin shows it. */
export type NewsletterIssue = {
  id: string;
  state: IssueState;
  revision: number;
  content: IssueContent;
  sendAt: string;
  zone: string;
  createdAt: string;
  changedAt: string;
  startedAt: string;
  finishedAt: string;
  counts: IssueCounts;
};

/** Reads an issue; the caller checks permissions. @throws {HttpError} not_found. */
export async function issueRow({ store }: Pick<Services, "store">, id: string): Promise<IssueRow> {
  const row = await store.db.selectFrom("letters").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  return row;
}

const keptCounts = largeCounts<IssueCounts>(({ chosen }) => chosen);

async function issueFromRow(services: Services, row: IssueRow): Promise<NewsletterIssue> {
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
    counts: isDone ? await keptCounts(services, `${row.id} ${row.finished_at}`, count) : await count(),
  };
}

/** One issue with its delivery counts. */
export async function issueById(services: Services, actor: Actor, id: string): Promise<NewsletterIssue> {
  authorize(actor, "letters.send");
  return issueFromRow(services, await issueRow(services, id));
}

/** The number of issues in the list: eight years of a monthly newsletter. */
const most = 100;

/** All issues, newest first. */
export async function issueList(services: Services, actor: Actor): Promise<NewsletterIssue[]> {
  authorize(actor, "letters.send");
  const rows = await services.store.db
    .selectFrom("letters")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return Promise.all(rows.map((row) => issueFromRow(services, row)));
}

/** A preview of an issue: the HTML and text parts, what prevents sending, and the number of recipients. */
type IssuePreview = {
  html: string;
  text: string;
  faults: string[];
  /** One of the faults: nobody has entered the newsletter sender. */
  needsSender: boolean;
  audience: { receivers: number; muted: number };
};

/** The HTML of an issue as its readers get it. */
export async function issueHtml(
  services: Services,
  content: Pick<IssueContent, "subject" | "preview" | "text">,
): Promise<string> {
  const pictures = await issuePictures(services, content.text);
  return previewOf(bodyOf(content, await senderNow(services), pictures), services.settings.SITE_URL).html;
}

/** Renders a text as the email it would become. */
export async function issuePreviewOf(
  services: Services,
  actor: Actor,
  content: IssueContent,
): Promise<IssuePreview> {
  authorize(actor, "letters.send");
  const sender = await senderNow(services);
  const needsSender = sender === undefined;
  const pictures = await issuePictures(services, content.text);
  return {
    ...previewOf(bodyOf(content, sender, pictures), services.settings.SITE_URL),
    faults: issueFaults(content, {
      needsSender,
      segmentGone: await isSegmentGone(services, content),
      pictures: { named: pictureIdsIn(content.text).length, there: pictures.length },
    }),
    needsSender,
    audience: await audienceOf(services, content),
  };
}

/** A draft as it was at the end of a stretch of writing. */
export type IssueVersion = {
  id: string;
  at: string;
  /** The team member's name; empty if they have left. */
  by: string;
  subject: string;
  words: number;
  /** Whether the draft says the same now. */
  isNow: boolean;
};

type Opened = Pick<Services, "store" | "cipher">;

function openVersion({ cipher }: Opened, { id, content }: { id: string; content: string }): IssueContent {
  return issueContent.parse(
    JSON.parse(cipher.decrypt(content, { table: "letter_versions", column: "content", id })),
  );
}

/** The versions of a draft, newest first; the caller checks permissions. */
export async function issueVersions(
  services: Services,
  issueId: string,
  now: IssueContent,
): Promise<IssueVersion[]> {
  const rows = await services.store.db
    .selectFrom("letter_versions")
    .selectAll()
    .where("letter_id", "=", issueId)
    .orderBy("begun_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const names = new Map((await listMembers(services)).map((member) => [member.id, member.name]));
  return rows.map((row) => {
    const content = openVersion(services, row);
    return {
      id: row.id,
      at: row.at,
      by: names.get(row.by) ?? "",
      subject: content.subject,
      words: content.text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0,
      isNow: JSON.stringify(content) === JSON.stringify(now),
    };
  });
}

/** What a version of a draft said. @throws {HttpError} not_found. */
export async function versionContent(
  services: Opened,
  { id, issueId }: { id: string; issueId: string },
): Promise<IssueContent> {
  const row = await services.store.db
    .selectFrom("letter_versions")
    .select(["id", "content"])
    .where("id", "=", id)
    .where("letter_id", "=", issueId)
    .executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  return openVersion(services, row);
}
