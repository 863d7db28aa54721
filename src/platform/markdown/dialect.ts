/**
 * The one dialect of Markdown that the site reads and writes: CommonMark with struck words, tables and links from bare
 * addresses. The editor, articles, emails, campaign texts and imports all use this file, so they read a text alike.
 */
import remarkGfm from "remark-gfm";
import type { PluggableList, Processor } from "unified";

/**
 * Nobody indents a line to write code, so a tab is only a space. Footnotes and task lists have no place in emails or in
 * the editor, so their marks stay as typed.
 */
const leftOut = [
  ...["codeIndented", "tasklistCheck"],
  ...["gfmFootnoteCall", "gfmFootnoteDefinition", "gfmPotentialFootnoteCall"],
];

/**
 * Addresses are found while the text is read. A second search through the words afterwards, which would find those whose
 * sign is escaped because somebody removed their link, is left out.
 */
function withoutSome(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: leftOut } }];
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).flat().map((extension) => ({
    ...extension,
    transforms: [],
  }));
}

/** The dialect as plugins, for react-markdown and unified. */
export const dialect: PluggableList = [remarkGfm, withoutSome];

/** The elements that a text can become. Whether a page has pictures is up to the page; none has HTML from a text. */
export const dialectElements: readonly string[] = [
  ...["p", "strong", "em", "del", "code", "pre", "a", "br", "ul", "ol", "li", "blockquote", "hr"],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "table", "thead", "tbody", "tr", "th", "td"],
];
