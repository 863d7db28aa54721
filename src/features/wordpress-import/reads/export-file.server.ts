import { childrenOf, parseXml, textIn, type XmlNode } from "#platform/feed/read-xml.ts";

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
};

const kinds = new Set(["post", "page"]);
/** Not the trash, and not what the editor saved by itself. */
const states = new Set(["publish", "draft", "pending", "private", "future"]);

/**
 * The posts and pages of an export file (WXR), in its order.
 * @throws {FeedRefused} if it isn't one.
 */
export function wordpressItems(xml: string): readonly WordpressItem[] {
  const [channel] = childrenOf(parseXml(xml), "rss").flatMap((rss) => childrenOf(rss, "channel"));
  if (!channel) return [];
  return childrenOf(channel, "item")
    .filter((item) => kinds.has(textIn(item, "wp:post_type")) && states.has(textIn(item, "wp:status")))
    .map(itemOf);
}

function itemOf(item: XmlNode): WordpressItem {
  return {
    id: textIn(item, "wp:post_id"),
    title: textIn(item, "title").trim(),
    link: textIn(item, "link").trim(),
    name: textIn(item, "wp:post_name").trim(),
    html: textIn(item, "content:encoded"),
    excerpt: textIn(item, "excerpt:encoded").trim(),
    categories: childrenOf(item, "category").flatMap((category) => {
      const name = textIn({ category }, "category").trim();
      return name === "" || name === "Uncategorized" ? [] : [name];
    }),
  };
}
