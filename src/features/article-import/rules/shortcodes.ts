import { reportCopy as copy } from "../copy/report.ts";
import { attributesOf, type Mark, marksIn } from "./marks.ts";
import { encodedHtml, isBuilderMark, isLayout, isSpace, numbersIn, wordsOf } from "./page-builders.ts";
import { isPictureAddress, linkHtml, paragraphHtml, pictureHtml } from "./post-html.ts";

export type MarkContext = {
  /** The HTML of a picture by its number; undefined if it isn't in the file. */
  attachment(number: string): string | undefined;
  /** The text of a part that several posts share, by its number; undefined if it isn't in the file or isn't public. */
  part(number: string): string | undefined;
  /** The numbers of the pictures that were uploaded to the post. */
  ownAttachments: readonly string[];
  leftOut: Set<string>;
  /** What only some readers saw. */
  hidden: Set<string>;
  footnotes: string[];
  /** In how many shared parts the text is; none if left out. */
  within?: number;
};

/** Marks that every WordPress has. */
const known = new Set(["caption", "wp_caption", "gallery", "playlist", "audio", "video", "embed"]);

/** Footnotes of the usual plugins, and where these plugins list them. */
const footnotes = new Set(["ref", "footnote", "fn", "mfn", "efn_note", "efn", "sidenote", "note_ref"]);
const footnoteLists = new Set(["references", "footnotes", "efn_reference", "mfn_list", "display_footnotes"]);

/** What is inside was only for members, customers or people who had signed in. */
const hiding =
  /^(?:members?(?:_?only)?|member_only|membership|private|restrict(?:ed|_content|-content)?|protected|password|passster|content_protector|content_control|wcm_\w+|wpmem_\w+|wpm_\w+|rcp_\w+|restrict_\w+|is_paid|is_premium|loggedin|logged_in|is_logged_in|um_(?:loggedin|show_content)|pmpro_\w+|ihc-\w+(?:-\w+)*|mepr-\w+(?:-\w+)*|s2if|s2member\w*|accessally_\w+|wishlist_\w+|wlm_\w+|subscribers?|subscriber_only|premium|paid|arm_restrict_content|swpm_\w+|ppwp|patreon_\w+)$/;

const buttons = new Set(["button", "btn", "cta", "su_button"]);

/** Bare names of themes' columns and spaces. */
const themeLayout =
  /^(?:section|row|col|column|columns|container|clear|clearfix|divider|hr|line|gap|spacer|space|(?:one|two|three|four|five)_(?:half|third|fourth|fifth|sixth)s?(?:_last|_first)?|su_(?:row|column|divider|spacer|box|note|tabs|accordion|list|service|quote|highlight|dropcap))$/;

/** Names of themes' parts whose heading is an attribute. */
const themeWords = new Set([
  "title",
  "heading",
  "toggle",
  "tab",
  "accordion-item",
  "spoiler",
  "su_spoiler",
  "su_tab",
  "su_heading",
]);

/** Parts that several posts share, by an attribute or by their own names. */
const shared =
  /^(?:elementor-template|fusion_global|templatera|vc_templatera|et_pb_library|reblex|block_content|reusable_block)$/;

const files = ["src", "mp4", "m4v", "webm", "ogv", "mov", "flv", "wmv", "mp3", "m4a", "ogg", "wav", "wma"];

/** Deeper ones are left as their words. */
const deepest = 60;

type Text = { html: string; marks: readonly Mark[]; ends: ReadonlyMap<number, number>; context: MarkContext };
type Part = { from: number; to: number; first: number; last: number; depth: number };

/**
 * A text without WordPress's marks in square brackets: what they stand for is put in their place, and what can't be is
 * named. Words in brackets that are no such mark stay: "[sic]".
 */
export function withoutShortcodes(html: string, context: MarkContext): string {
  const all = marksIn(html);
  const closed = new Set(all.flatMap(({ name, isEnd }) => (isEnd ? [name] : [])));
  const marks = all.filter(
    ({ name, isEnd, isShown, attributes }) =>
      !isShown &&
      (isEnd || known.has(name) || closed.has(name) || /[=/]/.test(attributes) || name.includes("_")),
  );
  const text = { html, marks, ends: endsOf(marks), context };
  const whole = { from: 0, to: html.length, first: 0, last: marks.length, depth: 0 };
  // Two brackets show one, for posts about marks.
  return resolved(text, whole).replace(/\[(\[\/?[a-z][^[\]]{0,1000}\])\]/gi, "$1");
}

/** Which mark closes which, by their numbers. */
function endsOf(marks: readonly Mark[]): Map<number, number> {
  const ends = new Map<number, number>();
  const waiting = new Map<string, number[]>();
  for (const [number, { name, isEnd, attributes }] of marks.entries()) {
    const open = waiting.get(name) ?? [];
    waiting.set(name, open);
    if (!isEnd && !attributes.endsWith("/")) open.push(number);
    const opened = isEnd ? open.pop() : undefined;
    if (opened !== undefined) ends.set(opened, number);
  }
  return ends;
}

function resolved(text: Text, { from, to, first, last, depth }: Part): string {
  const { html, marks, ends } = text;
  let made = "";
  let done = from;
  for (let number = first; number < last; number += 1) {
    const mark = marks[number];
    if (mark === undefined) break;
    made += html.slice(done, mark.at);
    const end = ends.get(number);
    const close = end !== undefined && end < last && depth < deepest ? marks[end] : undefined;
    if (end === undefined || close === undefined) {
      made += mark.isEnd ? "\n\n" : standing(mark, text.context);
      done = mark.end;
      continue;
    }
    const inside = { from: mark.end, to: close.at, first: number + 1, last: end, depth: depth + 1 };
    made += around(
      mark,
      { raw: html.slice(mark.end, close.at), read: () => resolved(text, inside) },
      text.context,
    );
    done = close.end;
    number = end;
  }
  return made + html.slice(done, to);
}

const isBlank = (html: string) => !/\S/.test(html.replace(/<\/?(?:p|br|div|span)\b[^<>]*>|&nbsp;/gi, ""));

/** What a mark with a closing one stands for. */
function around(mark: Mark, inside: { raw: string; read(): string }, context: MarkContext): string {
  const { name, spelled } = mark;
  const attributes = attributesOf(mark);
  if (hiding.test(name)) {
    context.hidden.add(`[${spelled}]`);
    return "\n\n";
  }
  const part = sharedPart(mark, attributes, context);
  if (part !== undefined && isBlank(inside.raw)) return part;
  if (footnotes.has(name)) return `[${context.footnotes.push(inside.read().trim())}]`;
  if (name === "caption" || name === "wp_caption") {
    const words = attributes.caption === undefined ? "" : paragraphHtml(attributes.caption);
    return `\n\n${inside.read()}${words}\n\n`;
  }
  if (name === "embed") return addressHtml(inside.raw) ?? "";
  const address = attributes.url ?? attributes.link ?? attributes.href ?? "";
  if (buttons.has(name) && address !== "") return `${linkHtml(address, inside.read().trim() || address)} `;
  const encoded = encodedHtml(name, inside.raw);
  if (encoded !== undefined) return `\n\n${encoded}\n\n`;
  if (known.has(name)) return `${standing(mark, context)}${inside.read()}\n\n`;
  if (!isBuilderMark(name) && !themeWords.has(name)) {
    if (!themeLayout.test(name)) context.leftOut.add(`[${spelled}]`);
    return `${inside.read()}\n\n`;
  }
  const picture = inside.raw.trim();
  if (isPictureAddress(picture) && !/[\s<]/.test(picture))
    return `\n\n${pictureHtml(picture, attributes.alt ?? "")}\n\n`;
  // Avada's buttons have their label inside.
  if (/button$/.test(name) && address !== "" && !isBlank(inside.raw) && attributes.button_text === undefined)
    return `\n\n${paragraphHtml(linkHtml(address, inside.read().trim()))}\n\n`;
  const { html: words, isNamed } = builderWords(mark, context);
  const content = inside.read();
  if (!isNamed && words === "" && isBlank(content) && !isLayout(name)) context.leftOut.add(`[${spelled}]`);
  return `\n\n${words}\n\n${content}\n\n`;
}

function standing(mark: Mark, context: MarkContext): string {
  const { name, spelled } = mark;
  const attributes = attributesOf(mark);
  const part = sharedPart(mark, attributes, context);
  if (part !== undefined) return part;
  if (name === "caption" || name === "wp_caption") return "\n\n";
  if (footnoteLists.has(name) || themeLayout.test(name)) return "";
  const pictures = name === "gallery" ? galleryHtml(attributes, context) : "";
  if (pictures !== "") return `\n\n${pictures}\n\n`;
  const file = files.map((each) => attributes[each] ?? "").find((each) => each !== "");
  if ((name === "video" || name === "audio" || name === "embed") && file !== undefined)
    return addressHtml(file) ?? "";
  if (isBuilderMark(name) || themeWords.has(name)) {
    const { html: words, isNamed } = builderWords(mark, context);
    if (!isNamed && words === "" && !isSpace(name)) context.leftOut.add(`[${spelled}]`);
    return words === "" ? "" : `\n\n${words}\n\n`;
  }
  if (name === "gallery" && numbersIn(attributes.ids ?? attributes.include ?? "").length > 0) return "";
  context.leftOut.add(`[${spelled}]`);
  return "";
}

/** What a builder's part says by itself, and whether the report names its pictures already. */
function builderWords(mark: Mark, context: MarkContext): { html: string; isNamed: boolean } {
  const { html, missing } = wordsOf(mark, context.attachment);
  for (const number of missing) context.leftOut.add(copy.attachment(number));
  return { html, isNamed: missing.length > 0 };
}

/** Parts in parts; deeper ones are in a circle. */
const deepestPart = 5;

/** The text of a part that several posts share; named if it can't come. */
function sharedPart(
  { name, spelled }: Mark,
  attributes: Readonly<Record<string, string>>,
  context: MarkContext,
): string | undefined {
  const number =
    attributes.global_module ?? (shared.test(name) ? (attributes.id ?? attributes.ref) : undefined);
  if (number === undefined || number === "") return undefined;
  const within = context.within ?? 0;
  const html = within < deepestPart ? context.part(number) : undefined;
  if (html === undefined) context.leftOut.add(`[${spelled}] ${number}`);
  return html === undefined ? "" : `\n\n${withoutShortcodes(html, { ...context, within: within + 1 })}\n\n`;
}

/** The pictures of a gallery: those it names, or those that were uploaded to the post. */
function galleryHtml(attributes: Readonly<Record<string, string>>, context: MarkContext): string {
  const named = numbersIn(attributes.ids ?? attributes.include ?? "");
  return (named.length > 0 ? named : context.ownAttachments)
    .flatMap((number) => {
      const picture = context.attachment(number);
      if (picture === undefined) context.leftOut.add(copy.attachment(number));
      return picture ?? [];
    })
    .join("\n\n");
}

/** A file or a page elsewhere that the old site showed inside the text, as a link. */
function addressHtml(text: string): string | undefined {
  const address = text.replace(/<[^<>]*>/g, "").trim();
  if (!URL.canParse(address)) return undefined;
  return `\n\n${paragraphHtml(linkHtml(address, address.replaceAll("&", "&amp;").replaceAll("<", "&lt;")))}\n\n`;
}
