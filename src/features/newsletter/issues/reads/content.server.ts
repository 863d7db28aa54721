import { idInAddress, pictureFolder, picturesInText } from "#content/uploaded-pictures.ts";
import { pictureResponse, picturesById } from "#features/pictures/reads.server.ts";
import type { Picture } from "#features/pictures/rules.ts";
import { cellOf } from "#platform/crypto/keyed-table.ts";
import { rowById } from "#platform/database/open.ts";
import type { Feature } from "#platform/feature.ts";
import { notFoundError } from "#platform/http/errors.ts";
import type { MailPicture } from "#platform/mail/mail.ts";
import { type Actor, may } from "#platform/permissions/access.ts";
import { oneSource, pictureType } from "#platform/pictures/addresses.ts";
import type { PictureUse, PictureUses } from "#platform/pictures/picture-use.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { issueCopy } from "../copy.ts";
import { mostPictures } from "../rules/sending.ts";
import { type IssueContent, issueContent } from "../schema.ts";
import { type IssueRow, keyedIssues, keyedIssueVersions } from "../table.server.ts";

/** The caller checks permissions. @throws {HttpError} not_found. */
export async function issueRow({ store }: Services, id: string): Promise<IssueRow> {
  return rowById(store.db, "issues", id).executeTakeFirstOrThrow(notFoundError);
}

export function openContent(
  { cipher }: Services,
  { id, content }: Pick<IssueRow, "id" | "content">,
): IssueContent {
  return issueContent.parse(JSON.parse(cipher.decrypt(content, cellOf(keyedIssues, "content", id))));
}

export const issueTitles: NonNullable<Feature["itemTitles"]> = async (services, ids) => {
  const rows = await services.store.db.selectFrom("issues").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, openContent(services, row).subject]));
};

/** The subjects and texts of the newsletters that still go to somebody; none for people who can't write them. */
export async function unsentTexts(services: Services, actor: Actor) {
  if (!may(actor, "newsletter.send")) return [];
  const rows = await services.store.db
    .selectFrom("issues")
    .select(["id", "content"])
    .where("state", "not in", ["sent", "stopped"])
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => {
    const { subject, preview, text } = openContent(services, row);
    return { id: row.id, title: subject || issueCopy.newTitle, texts: [subject, preview, text] };
  });
}

/** Whether an issue is about to go to a saved segment, or to a tag. */
export async function isSegmentScheduled(services: Services, id: string): Promise<boolean> {
  const rows = await services.store.db
    .selectFrom("issues")
    .select(["id", "content"])
    .where("state", "=", "scheduled")
    .execute();
  return rows.some((row) => {
    const { segment } = openContent(services, row);
    if (segment.kind === "tags") return segment.tags.includes(id);
    return segment.kind === "saved" && segment.segment === id;
  });
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

type Opened = Services;

function openVersion({ cipher }: Opened, { id, content }: { id: string; content: string }): IssueContent {
  return issueContent.parse(JSON.parse(cipher.decrypt(content, cellOf(keyedIssueVersions, "content", id))));
}

/** Newest first; the caller checks permissions. */
export async function issueVersions(
  services: Services,
  issueId: string,
  now: IssueContent,
): Promise<IssueVersion[]> {
  const rows = await services.store.db
    .selectFrom("issue_versions")
    .selectAll()
    .where("issue_id", "=", issueId)
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

/** @throws {HttpError} not_found. */
export async function versionContent(
  services: Opened,
  { id, issueId }: { id: string; issueId: string },
): Promise<IssueContent> {
  const row = await services.store.db
    .selectFrom("issue_versions")
    .select(["id", "content"])
    .where("id", "=", id)
    .where("issue_id", "=", issueId)
    .executeTakeFirstOrThrow(notFoundError);
  return openVersion(services, row);
}

/** A picture in an issue: it travels inside each email, so that nobody learns who opened it. */
export type IssuePicture = MailPicture & {
  /** Its address in the text. */
  address: string;
  /** Where the admin shows it. */
  shownAt: string;
  /** How wide it is shown, in pixels. */
  width: number;
};

/** As wide as the text of an email, and the copy that is sent for it: sharp on most screens, and not too heavy. */
const textWidth = 576;
const sentWidth = 900;

export function pictureIdsIn(text: string): string[] {
  const ids = picturesInText(text).map(({ address }) => idInAddress(address));
  return [...new Set(ids.filter((id) => id !== undefined))];
}

export async function picturesOf({ store }: Services, text: string): Promise<Picture[]> {
  return [...(await picturesById(store.db, pictureIdsIn(text))).values()];
}

/** With their bytes; deleted pictures are missing. */
export async function issuePictures(services: Services, text: string): Promise<IssuePicture[]> {
  const found: IssuePicture[] = [];
  for (const picture of (await picturesOf(services, text)).slice(0, mostPictures)) {
    const shownAt = oneSource(picture, sentWidth);
    const answer = await pictureResponse(services, shownAt.slice(pictureFolder.length));
    if (!answer?.binary) continue;
    found.push({
      address: pictureFolder + picture.id,
      shownAt,
      width: Math.min(textWidth, picture.width),
      cid: `${picture.id}@picture`,
      fileName: `picture-${found.length + 1}.${picture.fallback}`,
      type: pictureType(picture.fallback),
      bytes: answer.binary.bytes,
    });
  }
  return found;
}

/** Only issues that will still be sent: what has been sent carries its pictures with it. */
export const issuePictureUses: PictureUses = {
  async find(services, db, ids) {
    const rows = await db
      .selectFrom("issues")
      .select(["id", "content"])
      .where("state", "not in", ["sent", "stopped"])
      .execute();
    const uses = new Map<string, PictureUse[]>();
    for (const row of rows) {
      const { subject, text } = openContent(services, row);
      const use = { title: subject || issueCopy.newTitle, href: `/admin/newsletters/${row.id}` };
      for (const id of pictureIdsIn(text).filter((each) => ids.includes(each)))
        uses.set(id, [...(uses.get(id) ?? []), use]);
    }
    return uses;
  },
};
