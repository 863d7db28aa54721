import { attributeOf, childrenOf, parseXml, textIn, type XmlNode } from "#platform/feed/read-xml.ts";
import { reportCopy as copy } from "../copy/report.ts";
import { footnotesIn, type Pattern, withBlocks, withFootnotes } from "./blocks.ts";
import { elementorHtml } from "./elementor.ts";
import { finishedPost } from "./finished-post.ts";
import { type ExportFile, ExportRefused, hostOf, type ImportedPost } from "./imported-post.ts";
import { textOfHtml } from "./plain-text.ts";
import { pictureHtml } from "./post-html.ts";
import { type MarkContext, withoutShortcodes } from "./shortcodes.ts";
import { leftOutOf, metaOf, statusNote } from "./wordpress-status.ts";

/** What all files of an export have that posts refer to. */
type Site = {
  source: string;
  attachments: ReadonlyMap<string, { address: string; alt: string; parent: string }>;
  patterns: ReadonlyMap<string, Pattern>;
};

/** Kinds that aren't texts of their own. */
const parts =
  /^(?:attachment|revision|nav_menu_item|wp_block|wp_template(?:_part)?|wp_global_styles|wp_navigation|wp_font_(?:family|face)|custom_css|customize_changeset|oembed_cache|user_request|acf-[\w-]+|elementor_library|et_pb_layout|fusion_(?:element|template)|templatera|blocks|jp_img_sitemap|wpcode)$/;

/**
 * The posts and pages of an export of WordPress (WXR), in its order. A large site's export has several files.
 * @throws {FeedRefused} if one isn't XML, {ExportRefused} if none is an export.
 */
export function readWordpress(files: readonly string[]): ExportFile {
  // Old posts have control characters, which XML doesn't allow.
  const channels = files.flatMap((xml) =>
    childrenOf(parseXml(xml.replace(/(?![\t\n\r])\p{Cc}/gu, "")), "rss").flatMap((rss) =>
      childrenOf(rss, "channel"),
    ),
  );
  if (channels.length === 0) throw new ExportRefused(copy.unreadable);
  const all = channels.flatMap((channel) => childrenOf(channel, "item"));
  const kindOf = (item: XmlNode) => textIn(item, "wp:post_type");
  const isText = (item: XmlNode) => kindOf(item) === "post" || kindOf(item) === "page";
  const inTrash = (item: XmlNode) => /^(?:trash|auto-draft)$/.test(textIn(item, "wp:status"));
  const texts = all.filter((item) => isText(item) && !inTrash(item));
  const own = channels.flatMap((channel) =>
    ["wp:base_blog_url", "wp:base_site_url", "link"].flatMap((name) => textIn(channel, name).trim() || []),
  );
  // A file that doesn't say where its site was still has the addresses of its posts.
  const addresses = own.length > 0 ? own : texts.map((item) => textIn(item, "link").trim());
  const hosts = addresses.flatMap((address) => hostOf(address) ?? []);
  const blog = (own[0] ?? hosts[0] ?? "").replace(/^https?:\/\/(?:www\.)?/, "").replace(/(?<!\/)\/+$/, "");
  const site = { source: `wordpress ${blog} `, attachments: attachmentsOf(all), patterns: patternsOf(all) };
  const kinds = all.filter((item) => !isText(item) && !parts.test(kindOf(item))).map(kindOf);
  const trash = all.filter((item) => isText(item) && textIn(item, "wp:status") === "trash").length;
  return {
    posts: texts.map((item) => postOf(item, site)),
    site: site.source,
    hosts: new Set(hosts),
    others: [
      ...(trash > 0 ? [copy.inTrash(trash)] : []),
      ...[...new Set(kinds)].map((kind) =>
        copy.others(kinds.filter((each) => each === kind).length, kind || "?"),
      ),
    ],
  };
}

function attachmentsOf(items: readonly XmlNode[]): Site["attachments"] {
  return new Map(
    items
      .filter((item) => textIn(item, "wp:post_type") === "attachment")
      .map((item) => [
        textIn(item, "wp:post_id").trim(),
        {
          address: textIn(item, "wp:attachment_url").trim(),
          alt: metaOf(item, "_wp_attachment_image_alt"),
          parent: textIn(item, "wp:post_parent").trim(),
        },
      ]),
  );
}

/** Texts that posts share: synced patterns, and what builders keep in their libraries. */
const sharedKinds =
  /^(?:wp_block|et_pb_layout|elementor_library|fusion_(?:element|template)|templatera|blocks)$/;

/** WordPress shows a shared text only while it's published. */
function patternsOf(items: readonly XmlNode[]): Site["patterns"] {
  return new Map(
    items
      .filter((item) => sharedKinds.test(textIn(item, "wp:post_type")) && leftOutOf(item) === undefined)
      .filter((item) => textIn(item, "wp:status").trim() === "publish")
      .map((item) => [
        textIn(item, "wp:post_id").trim(),
        { title: textOfHtml(textIn(item, "title")), html: sharedText(item) },
      ]),
  );
}

/** Elementor's library keeps it beside the text. */
function sharedText(item: XmlNode): string {
  const stored = textIn(item, "content:encoded");
  return /\S/.test(stored) ? stored : (elementorHtml(metaOf(item, "_elementor_data"), new Set()) ?? "");
}

function postOf(item: XmlNode, site: Site): ImportedPost {
  const id = textIn(item, "wp:post_id").trim();
  const leftOut = leftOutOf(item);
  const { html, notes } = leftOut === undefined ? textOf(item, id, site) : { html: "", notes: [] };
  const thumbnail = metaOf(item, "_thumbnail_id");
  return finishedPost({
    source: site.source + (id || textIn(item, "link").trim() || textIn(item, "title")),
    id,
    title: textOfHtml(textIn(item, "title")),
    link: textIn(item, "link").trim(),
    name: textIn(item, "wp:post_name").trim(),
    html,
    excerpt: textOfHtml(textIn(item, "excerpt:encoded")).replace(/ ?\[(?:…|\.\.\.)\]$/, "…"),
    keywords: childrenOf(item, "category").flatMap((category) => {
      if (attributeOf(category, "domain") === "post_format") return [];
      const name = textOfHtml(textIn({ category }, "category")).replaceAll("\uFFFD", "");
      return name === "" || name === "Uncategorized" ? [] : [name];
    }),
    featured: thumbnail === "" ? undefined : (site.attachments.get(thumbnail) ?? { missing: thumbnail }),
    notes: [...statusNote(item), ...notes],
    leftOut,
  });
}

/** The text with all that WordPress and its plugins keep elsewhere or behind marks. */
function textOf(
  item: XmlNode,
  id: string,
  { attachments, patterns }: Site,
): { html: string; notes: string[] } {
  const leftOut = new Set<string>();
  const hidden = new Set<string>();
  const notes = new Set<string>();
  const stored = textIn(item, "content:encoded");
  const built = /\S/.test(stored) ? undefined : elementorHtml(metaOf(item, "_elementor_data"), leftOut);
  const builder = /\S/.test(stored) || built !== undefined ? undefined : builderOf(item);
  if (builder !== undefined) notes.add(copy.builder(builder));
  const footnotes = footnotesIn(metaOf(item, "footnotes"), stored);
  const attachment = (number: string) => {
    const found = attachments.get(number);
    return found === undefined || found.address === "" ? undefined : pictureHtml(found.address, found.alt);
  };
  const context: MarkContext = {
    attachment,
    part: (number) => patterns.get(number)?.html,
    ownAttachments: [...attachments].flatMap(([number, { parent }]) =>
      id !== "" && parent === id ? [number] : [],
    ),
    leftOut,
    hidden,
    footnotes: footnotes.texts,
  };
  const blocks = withBlocks(built ?? stored, { patterns, leftOut, hidden, notes });
  const html = withFootnotes(withoutShortcodes(blocks, context), footnotes.texts);
  return {
    html,
    notes: [
      ...notes,
      ...footnotes.notes,
      ...(footnotes.texts.length > 0 ? [copy.footnotes(footnotes.texts.length)] : []),
      ...[...hidden].map(copy.hidden),
      ...[...leftOut].map(copy.leftOut),
    ],
  };
}

/** Page builders that keep a post's text out of the post. */
const builders: readonly (readonly [meta: string, name: string])[] = [
  ["_elementor_data", "Elementor"],
  ["_bricks_page_content_2", "Bricks"],
  ["ct_builder_shortcodes", "Oxygen"],
  ["ct_builder_json", "Oxygen"],
  ["_breakdance_data", "Breakdance"],
  ["_fl_builder_data", "Beaver Builder"],
  ["_cornerstone_data", "Cornerstone"],
  ["tve_updated_post", "Thrive Architect"],
  ["panels_data", "SiteOrigin Page Builder"],
  ["brizy", "Brizy"],
  ["mfn-page-items", "BeTheme"],
];

function builderOf(item: XmlNode): string | undefined {
  return builders.find(([meta]) => metaOf(item, meta) !== "")?.[1];
}
