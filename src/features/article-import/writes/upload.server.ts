import { dryRunToken } from "#platform/csv/dry-run.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { isTooComplex, parseApart } from "#platform/processes/parse-apart.server.ts";
import type { Services } from "#platform/services.ts";
import { reportCopy as copy } from "../copy/report.ts";
import type { ExportFile } from "../rules/imported-post.ts";
import type { readExport } from "../rules/read-export.ts";
import type { ArticleImport } from "../schema.ts";
import { importPosts, type PostReport } from "./import.server.ts";

export type ArticleImportReport = {
  /** Whether it was run; a dry run changes nothing. */
  done: boolean;
  /** How many posts the file has. */
  all: number;
  posts: readonly PostReport[];
  others: readonly string[];
  encoding: NonNullable<ExportFile["encoding"]> | null;
  redirects: readonly { from: string; to: string }[];
  /** The number of the post that the next call begins with; null when all are done. */
  next: number | null;
  /** The token to send with the same file to import it. */
  checked: string;
};

/** What one call does at most, so that it's answered before a proxy gives up. */
const part = { posts: 60, pictures: 10 };

/**
 * Dry-runs the import of an uploaded file; with the returned token, runs the part of it that begins at `from`.
 * @throws {HttpError} invalid_input if the file can't be read, conflict if the token doesn't match.
 */
export async function importUpload(
  services: Services,
  actor: Actor,
  { file, site = "", checked, from = 0 }: ArticleImport,
): Promise<ArticleImportReport> {
  authorize(actor, "content.write");
  const token = dryRunToken(services, {
    purpose: "articles import",
    given: [file, site],
    checked,
    notChecked: copy.notChecked,
  });
  const read = await readApart(Buffer.from(file, "base64"), site === "" ? undefined : site);
  const { posts, next, redirects } = await importPosts(services, actor, read, {
    apply: checked !== undefined,
    pictures: { silent: new Map() },
    ...(checked === undefined ? {} : { part: { from, ...part } }),
  });
  return {
    done: checked !== undefined,
    all: read.posts.length,
    posts,
    others: read.others,
    encoding: read.encoding ?? null,
    redirects,
    next: next ?? null,
    checked: token,
  };
}

async function readApart(bytes: Uint8Array, site: string | undefined): Promise<ExportFile> {
  const end = await parseApart<typeof readExport>(
    "#features/article-import/rules/read-export.ts:readExport",
    [bytes, site],
  );
  if ("answer" in end) {
    if ("refused" in end.answer) throw fieldError("file", end.answer.refused);
    return end.answer;
  }
  if (isTooComplex(end)) throw fieldError("file", copy.tooComplex);
  if (end.failed === "threw") throw fieldError("file", copy.unreadable);
  throw new HttpError("unavailable", { message: copy.busy, headers: { "retry-after": "60" } });
}
