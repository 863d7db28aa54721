import { reportCopy as copy } from "../copy/report.ts";
import { footnotesHtml } from "./post-html.ts";

/** A synced pattern: a text that several posts show. */
export type Pattern = { title: string; html: string };

type BlockContext = {
  patterns: ReadonlyMap<string, Pattern>;
  leftOut: Set<string>;
  /** What only some readers saw. */
  hidden: Set<string>;
  notes: Set<string>;
};

/** Patterns in patterns; deeper ones are in a circle. */
const deepest = 8;

/** Blocks without words of their own, which an article has elsewhere or doesn't need. */
const silent =
  /^(?:more|nextpage|spacer|separator|post-[\w-]+|site-[\w-]+|avatar|comments?(?:-[\w-]+)?|read-more)$/;

/** What is inside was only for subscribers or members. */
const hiding =
  /^(?:premium-content\/(?:container|subscriber-view)|jetpack\/(?:paid-content|premium-content[\w-]*)|memberful\/[\w-]+|pmpro\/[\w-]+|woocommerce-memberships\/[\w-]+|restrict-content[\w-]*\/[\w-]+|members\/[\w-]+|block-visibility\/[\w-]+)$/;

export const footnotesPlace = "<!--footnotes-->";

/**
 * A post of WordPress's block editor with its synced patterns in their places. Blocks that the server only draws when
 * the page is shown have no words in the export, and are named.
 */
export function withBlocks(html: string, context: BlockContext, within: readonly string[] = []): string {
  let made = "";
  let done = 0;
  let hidden: { name: string; depth: number } | undefined;
  for (const comment of commentsIn(html)) {
    const block = blockOf(comment.text);
    if (hidden !== undefined) {
      if (block?.name !== hidden.name || block.isWhole) continue;
      hidden.depth += block.isEnd ? -1 : 1;
      if (hidden.depth > 0) continue;
      hidden = undefined;
      done = comment.end;
      continue;
    }
    if (block === undefined) continue;
    made += html.slice(done, comment.at);
    done = comment.end;
    if (block.name === "jetpack/paywall") {
      context.hidden.add(copy.block(block.name));
      return made;
    }
    if (hiding.test(block.name) && !block.isEnd && !block.isWhole) {
      context.hidden.add(copy.block(block.name));
      hidden = { name: block.name, depth: 1 };
    } else made += block.isWhole ? wholeBlock(block, context, within) : "<!---->";
  }
  return hidden === undefined ? made + html.slice(done) : made;
}

/** What a block stands for that has nothing between its beginning and its end. */
function wholeBlock({ name, settings }: Block, context: BlockContext, within: readonly string[]): string {
  if (name === "footnotes") return footnotesPlace;
  if (name === "block") return patternHtml(settings, context, within);
  if (!silent.test(name)) context.leftOut.add(copy.block(name));
  return "<!---->";
}

function patternHtml(
  settings: Readonly<Record<string, unknown>>,
  context: BlockContext,
  within: readonly string[],
): string {
  const number = String(settings.ref ?? "");
  const pattern = context.patterns.get(number);
  if (pattern === undefined || within.includes(number) || within.length >= deepest) {
    context.leftOut.add(copy.pattern(number));
    return "<!---->";
  }
  const { content } = settings;
  if (typeof content === "object" && content !== null && Object.keys(content).length > 0)
    context.notes.add(copy.patternOverrides(pattern.title));
  return `\n\n${withBlocks(pattern.html, context, [...within, number])}\n\n`;
}

type Block = { name: string; isEnd: boolean; isWhole: boolean; settings: Readonly<Record<string, unknown>> };

function blockOf(comment: string): Block | undefined {
  const text = comment.trim();
  const [head, end, name] = /^(\/?)wp:([a-z][\w-]{0,80}(?:\/[a-z][\w-]{0,80})?)(?=[\s/{]|$)/.exec(text) ?? [];
  if (head === undefined || name === undefined) return undefined;
  const isWhole = text.endsWith("/") && text.length > head.length;
  const settings = objectIn(text.slice(head.length, isWhole ? -1 : undefined).trim());
  return { name: name.replace(/^core\//, ""), isEnd: end === "/", isWhole, settings };
}

function objectIn(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function* commentsIn(html: string): Generator<{ text: string; at: number; end: number }> {
  for (let at = html.indexOf("<!--"); at !== -1; ) {
    const close = html.indexOf("-->", at + 4);
    if (close === -1) return;
    yield { text: html.slice(at + 4, close), at, end: close + 3 };
    at = html.indexOf("<!--", close + 3);
  }
}

/** The texts of the block editor's footnotes, which WordPress keeps beside the post. */
export function footnotesIn(stored: string, html: string): { texts: string[]; notes: string[] } {
  if (stored === "") return { texts: [], notes: lostIn(html, new Set()) };
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) throw new TypeError("not a list");
    const read = list.flatMap((each: unknown) =>
      typeof each === "object" && each !== null && "content" in each && typeof each.content === "string"
        ? [{ id: "id" in each ? String(each.id) : "", content: each.content }]
        : [],
    );
    const notes = lostIn(html, new Set(read.map(({ id }) => id)));
    return { texts: read.map(({ content }) => content), notes };
  } catch {
    return { texts: [], notes: [copy.unreadFootnotes] };
  }
}

/** Footnotes that the text refers to, and that aren't there. */
function lostIn(html: string, ids: ReadonlySet<string>): string[] {
  const named = [...html.matchAll(/<sup data-fn="([^"]{1,100})"/g)].map(([, id = ""]) => id);
  return [...new Set(named)].flatMap((id, at) => (ids.has(id) ? [] : [copy.lostFootnote(String(at + 1))]));
}

/** The post with its footnotes where the block for them was, or at the end. */
export function withFootnotes(html: string, texts: readonly string[]): string {
  const list = footnotesHtml(texts);
  const at = html.indexOf(footnotesPlace);
  if (at === -1) return html + list;
  return html.slice(0, at) + list + html.slice(at).replaceAll(footnotesPlace, "");
}
