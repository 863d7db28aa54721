import { reportCopy as copy } from "../copy/report.ts";
import { homeOf } from "./addresses.ts";
import { finishedPost } from "./finished-post.ts";
import { cardsHtml } from "./ghost-cards.ts";
import { type ExportFile, ExportRefused, type ImportedPost } from "./imported-post.ts";
import { type Fields, fieldsOf, listIn, textIn } from "./json-fields.ts";

/** Stands in Ghost's exports for the site's own address. */
const ownAddress = "__GHOST_URL__";

/**
 * The posts and pages of an export of Ghost (JSON), in its order. The file doesn't say where the site is: `site` does.
 * @throws {ExportRefused} if it isn't one.
 */
export function readGhost(json: string, site: string | undefined): ExportFile {
  const data = dataIn(json);
  const { home, hosts } = homeOf(site);
  const tags = keywordsByPost(data);
  const more = new Map(listIn(data, "posts_meta").map((meta) => [textIn(meta, "post_id"), meta]));
  const posts = listIn(data, "posts").map((post) => {
    const id = textIn(post, "id");
    return postOf({ ...post, ...without(more.get(id)) }, { home, keywords: tags.get(id) ?? [] });
  });
  return { posts, site: "ghost ", hosts, others: [] };
}

/** Ghost wraps its tables in a list of databases; old versions and other tools don't. */
function dataIn(json: string): Fields {
  let file: Fields;
  try {
    file = fieldsOf(JSON.parse(json));
  } catch {
    throw new ExportRefused(copy.unreadable);
  }
  const [first] = listIn(file, "db");
  const data = fieldsOf((first ?? file).data ?? first ?? file);
  if (!Array.isArray(data.posts)) throw new ExportRefused(copy.unreadable);
  return data;
}

/** What is noted beside a post, without the id of the note. */
function without(meta: Fields | undefined): Fields {
  const { id: _id, ...rest } = meta ?? {};
  return rest;
}

/** Tags by post, in their order. Those that begin with "#" are the editors' own. */
function keywordsByPost(data: Fields): Map<string, string[]> {
  const names = new Map(
    listIn(data, "tags")
      .filter((tag) => textIn(tag, "visibility") !== "internal" && !textIn(tag, "name").startsWith("#"))
      .map((tag) => [textIn(tag, "id"), textIn(tag, "name")]),
  );
  const byPost = new Map<string, string[]>();
  const links = listIn(data, "posts_tags").toSorted(
    (one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0),
  );
  for (const link of links) {
    const name = names.get(textIn(link, "tag_id"));
    const post = textIn(link, "post_id");
    if (name !== undefined && name !== "") byPost.set(post, [...(byPost.get(post) ?? []), name]);
  }
  return byPost;
}

function postOf(post: Fields, { home, keywords }: { home: string; keywords: string[] }): ImportedPost {
  const slug = textIn(post, "slug");
  const status = textIn(post, "status") || "published";
  const leftOut = leftOutOf(post, status);
  const { html, leftOut: cards } = leftOut === undefined ? textOf(post) : { html: "", leftOut: [] };
  const local = (text: string) =>
    text.replaceAll(ownAddress, home).replace(/(?<=(?:src|href)=")\/(?!\/)/g, `${home}/`);
  const picture = textIn(post, "feature_image");
  return finishedPost({
    source: `ghost ${textIn(post, "uuid") || textIn(post, "id") || slug}`,
    id: textIn(post, "id"),
    title: textIn(post, "title"),
    link: `${home}/${slug}/`,
    name: slug,
    html: local(html),
    excerpt: textIn(post, "custom_excerpt"),
    keywords,
    featured:
      picture === ""
        ? undefined
        : {
            address: picture.replaceAll(ownAddress, home).replace(/^\/(?!\/)/, `${home}/`),
            alt: textIn(post, "feature_image_alt"),
          },
    notes: [...(status === "published" ? [] : [copy.wasDraft(status)]), ...cards.map(copy.leftOut)],
    leftOut,
  });
}

/** Why a post isn't brought over. Who may read it comes before whether it was published. */
function leftOutOf(post: Fields, status: string): string | undefined {
  const { reasons } = copy;
  const visibility = textIn(post, "visibility");
  if (visibility === "members") return reasons.members;
  if (visibility !== "" && visibility !== "public") return reasons.paid;
  if (status === "sent" || post.email_only === true || post.email_only === 1) return reasons.emailOnly;
  return /^(?:published|draft|scheduled)$/.test(status) ? undefined : reasons.state(status);
}

/** Ghost keeps the text as its editor has it, and in nearly every export as HTML too. */
function textOf(post: Fields): { html: string; leftOut: string[] } {
  const html = textIn(post, "html");
  if (html !== "") return { html, leftOut: [] };
  return cardsHtml({ lexical: textIn(post, "lexical"), mobiledoc: textIn(post, "mobiledoc") });
}
