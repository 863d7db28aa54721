import { readCsv } from "#platform/csv/read-csv.ts";
import { reportCopy as copy } from "../copy/report.ts";
import { homeOf } from "./addresses.ts";
import { finishedPost } from "./finished-post.ts";
import { type ExportFile, ExportRefused, type ImportedPost } from "./imported-post.ts";
import { linkHtml, paragraphHtml } from "./post-html.ts";
import type { ZipFile } from "./zip.ts";

export const substackList = /(?:^|\/)posts\.csv$/;

/**
 * The posts of an export of Substack, in its order. Only the list of posts and their texts are read, never the lists of
 * subscribers and of who opened what. The file doesn't say where the site is: `site` does.
 * @throws {ExportRefused} if it isn't one.
 */
export function readSubstack(files: readonly ZipFile[], site: string | undefined): ExportFile {
  const list = files.find(({ name }) => substackList.test(name));
  const [head, ...rows] = list === undefined ? [] : readCsv(textOf(list));
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (list === undefined || !columns.includes("post_id")) throw new ExportRefused(copy.unreadable);
  const texts = new Map(
    files.flatMap((file) => {
      const [, id] = /(?:^|\/)posts\/([^/]{1,300})\.html$/.exec(file.name) ?? [];
      return id === undefined ? [] : [[id, file] as const];
    }),
  );
  const { home, hosts } = homeOf(site);
  const posts = rows.map(({ cells }) => {
    const field = (name: string) => (cells[columns.indexOf(name)] ?? "").trim();
    return postOf(field, { home, file: texts.get(field("post_id")) });
  });
  return { posts, site: "substack ", hosts, others: [] };
}

const textOf = (file: ZipFile) => new TextDecoder().decode(file.read());

type Around = { home: string; file: ZipFile | undefined };

function postOf(field: (name: string) => string, { home, file }: Around): ImportedPost {
  const postId = field("post_id");
  const [number = ""] = /^\d{0,20}/.exec(postId) ?? [];
  const slug = postId.slice(number.length).replace(/^\./, "");
  const isPublished = /^(?:true|1|yes)$/i.test(field("is_published"));
  const leftOut = leftOutOf(field("audience")) ?? (file === undefined ? copy.reasons.noText : undefined);
  const sound = field("podcast_url");
  const html = leftOut === undefined && file !== undefined ? textOf(file) : "";
  return finishedPost({
    source: `substack ${postId}`,
    id: number || postId,
    title: field("title"),
    link: `${home}/p/${slug}`,
    name: slug,
    html: URL.canParse(sound)
      ? `${paragraphHtml(linkHtml(sound, "Listen to this episode"))}\n\n${html}`
      : html,
    excerpt: field("subtitle"),
    keywords: [],
    featured: undefined,
    notes: isPublished ? [] : [copy.wasDraft("draft")],
    leftOut,
  });
}

/** Why a post isn't brought over: not everybody could read it. */
function leftOutOf(audience: string): string | undefined {
  if (audience === "" || audience === "everyone") return undefined;
  return audience === "only_free" ? copy.reasons.members : copy.reasons.paid;
}
