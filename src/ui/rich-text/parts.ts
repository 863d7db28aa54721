/**
 * What a rich text can hold, as Tiptap extensions. The text is Markdown before and after: nothing else is stored. Loaded
 * only with the editor.
 */
import type { AnyExtension } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import Paragraph from "@tiptap/extension-paragraph";
import { TableKit } from "@tiptap/extension-table";
import { Markdown } from "@tiptap/markdown";
import StarterKit from "@tiptap/starter-kit";

/** Where the picture behind an address in the text can be seen; undefined for foreign addresses. */
export type ShownAt = (address: string) => string | undefined;

/** What differs between kinds of text. */
export type TextKind = {
  levels: (1 | 2 | 3 | 4)[];
  tables: boolean;
  shownAt: ShownAt;
};

/** Headings, paragraphs, lists, quotes, links and pictures; in some kinds of text tables as well. */
export function textParts({ levels, tables, shownAt }: TextKind): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels },
      link: {
        openOnClick: false,
        autolink: false,
        defaultProtocol: "https",
        protocols: ["mailto", "tel", "sms"],
      },
      // Code and crossed-out words have no tool, but a text that holds them must not lose them.
      underline: false,
      paragraph: false,
    }),
    plainParagraph,
    ...(tables ? [TableKit.configure({ table: { resizable: false } })] : []),
    pictureFrom(shownAt),
    Markdown,
  ];
}

/** A paragraph stays one when its words begin like a sign of Markdown: "12. December", or "- and you?". */
const plainParagraph = Paragraph.extend({
  renderMarkdown(node, helpers, context) {
    const written = this.parent?.(node, helpers, context) ?? "";
    return written
      .replace(/^(?=(?:#{1,6}|[-+])(?:\s|$)|[-=]{2,}\s*$)/gm, "\\")
      .replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, "$1\\");
  },
});

/** Markdown as the editor writes it, with one blank line between parts. */
export function tidied(markdown: string): string {
  return markdown.replace(/\n{3,}/g, "\n\n").trim();
}

/** A picture of ours. Pasted ones from elsewhere have no address that could be kept, and are left out. */
function pictureFrom(shownAt: ShownAt) {
  return Image.extend({
    parseHTML: () => [{ tag: "img[data-address]" }],
    renderHTML: ({ node }) => {
      const address = String(node.attrs.src);
      return [
        "img",
        {
          src: shownAt(address) ?? "",
          alt: String(node.attrs.alt ?? ""),
          "data-address": address,
          class: "rounded-lg",
        },
      ];
    },
    addAttributes: () => ({
      src: { default: "", parseHTML: (element) => element.getAttribute("data-address") },
      alt: { default: "" },
      title: { default: null },
    }),
  });
}
