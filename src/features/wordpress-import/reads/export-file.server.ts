import { childrenOf, parseXml, textIn, type XmlNode } from "#platform/feed/read-xml.ts";
import { textOfHtml } from "../rules/plain-text.ts";

/** A post or page of the file. */
export type WordpressItem = {
  id: string;
  title: string;
  /** Its whole address on the old site. */
  link: string;
  /** Its name in that address; empty for drafts. */
  name: string;
  html: string;
  excerpt: string;
  categories: readonly string[];
  /** Its featured picture: the address, or the number of one that isn't in the file. */
  featured: { address: string; alt: string } | { missing: string } | undefined;
  /** Whether letters were lost before the file was made. */
  lostLetters: boolean;
};

/** What an export file has for the import. */
type WordpressExport = {
  items: readonly WordpressItem[];
  /** The old site's host names, without "www.". */
  hosts: ReadonlySet<string>;
};

const kinds = new Set(["post", "page"]);
/** Not the trash, and not what the editor saved by itself. */
const states = new Set(["publish", "draft", "pending", "private", "future"]);

/**
 * The posts and pages of an export file (WXR), in its order.
 * @throws {FeedRefused} if it isn't one.
 */
export function readExport(xml: string): WordpressExport {
  // Old posts have control characters, which XML doesn't allow.
  const clean = xml.replace(/(?![\t\n\r])\p{Cc}/gu, "");
  const [channel] = childrenOf(parseXml(clean), "rss").flatMap((rss) => childrenOf(rss, "channel"));
  if (!channel) return { items: [], hosts: new Set() };
  const all = childrenOf(channel, "item");
  const attachments = new Map(
    all
      .filter((item) => textIn(item, "wp:post_type") === "attachment")
      .map((item) => [
        textIn(item, "wp:post_id"),
        { address: textIn(item, "wp:attachment_url").trim(), alt: metaOf(item, "_wp_attachment_image_alt") },
      ]),
  );
  const items = all
    .filter((item) => kinds.has(textIn(item, "wp:post_type")) && states.has(textIn(item, "wp:status")))
    .map((item) => itemOf(item, attachments));
  const own = ["link", "wp:base_site_url", "wp:base_blog_url"].map((name) => textIn(channel, name).trim());
  // A file that doesn't say where its site was still has the addresses of its posts.
  const addresses = own.some((address) => address !== "") ? own : items.map(({ link }) => link);
  return { items, hosts: new Set(addresses.flatMap((address) => hostOf(address) ?? [])) };
}

/** The host of an address, without "www."; undefined if it has none. */
function hostOf(address: string): string | undefined {
  return URL.parse(address)?.hostname.replace(/^www\./, "");
}

type Attachments = ReadonlyMap<string, { address: string; alt: string }>;

function itemOf(item: XmlNode, attachments: Attachments): WordpressItem {
  const raw = {
    title: textIn(item, "title"),
    html: textIn(item, "content:encoded"),
    excerpt: textIn(item, "excerpt:encoded"),
  };
  const without = (text: string) => text.replaceAll("\uFFFD", "");
  const thumbnail = metaOf(item, "_thumbnail_id");
  return {
    id: textIn(item, "wp:post_id"),
    title: textOfHtml(without(raw.title)),
    link: textIn(item, "link").trim(),
    name: textIn(item, "wp:post_name").trim(),
    html: without(raw.html),
    excerpt: textOfHtml(without(raw.excerpt)).replace(/ ?\[(?:…|\.\.\.)\]$/, "…"),
    categories: childrenOf(item, "category").flatMap((category) => {
      const name = textOfHtml(without(textIn({ category }, "category")));
      return name === "" || name === "Uncategorized" ? [] : [name];
    }),
    featured: thumbnail === "" ? undefined : (attachments.get(thumbnail) ?? { missing: thumbnail }),
    lostLetters: Object.values(raw).some((text) => text.includes("\uFFFD")),
  };
}

/** What a plugin or WordPress itself noted with a post. */
function metaOf(item: XmlNode, key: string): string {
  const meta = childrenOf(item, "wp:postmeta").find((each) => textIn(each, "wp:meta_key") === key);
  return meta === undefined ? "" : textIn(meta, "wp:meta_value").trim();
}
