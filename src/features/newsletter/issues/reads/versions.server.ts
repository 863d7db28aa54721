import { listMembers } from "#features/team/reads.server.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { type IssueContent, issueContent } from "../schema.ts";

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
