/** The public pages as the built site sends them: their text, and their links in the body. */
import { load } from "cheerio/slim";
import { pages } from "../../../src/content/index.ts";

export type ServedWords = {
  path: string;
  indexed: boolean;
  /** What stands in `main`, one entry for each paragraph, list item, heading or cell. */
  paragraphs: readonly string[];
  /**
   * The same without forms, table cells, cited works, file lists and maps, which are alike wherever they stand, and
   * without the phase that a journey's page opens, which has a page of its own.
   */
  prose: readonly string[];
  /** Addresses inside the site that `main` links to, without query and anchor. */
  links: readonly string[];
};

const blocks =
  "h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, summary, label, legend, caption, blockquote";
const alike =
  "form, td, th, [hidden], .phase-step, .gentle-left-out, a[target=_blank], a[download], .phase-unchosen, button, summary, audio, [role=status]";
const hidden = "script, style, template, noscript, svg, nav[aria-label='You are here']";

function wordsOf(path: string, html: string, indexed: boolean): ServedWords {
  const $ = load(html);
  const main = $("main");
  main.find(hidden).remove();
  const links = main
    .find("a[href^='/']")
    .get()
    .map((link) => ($(link).attr("href") ?? "").replace(/[?#].*$/, "") || "/");
  const found = main.find(blocks).get();
  const around = parentsOf(found);
  const leaves = found.filter((block) => !around.has(block));
  const others = main.find(alike).get();
  const within = new Set<unknown>(others);
  const aroundOthers = parentsOf(others);
  const isAlike = (block: Node) =>
    aroundOthers.has(block) || withParents(block).some((node) => within.has(node));
  const textOf = (block: (typeof leaves)[number]) => $(block).text().replaceAll(/\s+/g, " ").trim();
  return {
    path,
    indexed,
    paragraphs: leaves.map(textOf).filter((text) => text !== ""),
    prose: leaves.filter((block) => !isAlike(block)).map(textOf),
    links,
  };
}

type Node = { parent: Node | null };

function withParents(node: Node): readonly Node[] {
  return node.parent ? [node, ...withParents(node.parent)] : [node];
}

function parentsOf(nodes: readonly Node[]): ReadonlySet<Node> {
  return new Set(nodes.flatMap((node) => withParents(node).slice(1)));
}

/** Reads every page of the registry from a running site. */
export async function servedWords(siteUrl: string): Promise<ServedWords[]> {
  return Promise.all(
    pages.map(async ({ path, meta }) => {
      // To compress each page takes longer than to read it.
      const answer = await fetch(siteUrl + path, { headers: { "accept-encoding": "identity" } });
      const indexed = meta.indexed && meta.canonical === undefined;
      return wordsOf(path, await answer.text(), indexed);
    }),
  );
}
