/**
 * What a rich text can hold, as Tiptap extensions. The text is Markdown before and after: nothing else is stored. Loaded
 * only with the editor.
 */
import type { AnyExtension } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { Markdown } from "@tiptap/markdown";
import StarterKit from "@tiptap/starter-kit";

type Pictures = {
  /** Where the picture behind an address in the text can be seen; undefined for foreign addresses. */
  shownAt(address: string): string | undefined;
};

/** Headings, paragraphs, lists, quotes, links, tables and pictures. The title is the page's first heading. */
export function textParts({ shownAt }: Pictures): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: false,
        defaultProtocol: "https",
        protocols: ["mailto", "tel", "sms"],
      },
      // Code and crossed-out words have no tool, but a text that holds them must not lose them.
      underline: false,
    }),
    TableKit.configure({ table: { resizable: false } }),
    pictureFrom(shownAt),
    Markdown,
  ];
}

/** Markdown as the editor writes it, with one blank line between parts. */
export function tidied(markdown: string): string {
  return markdown.replace(/\n{3,}/g, "\n\n").trim();
}

/** A picture of ours. Pasted ones from elsewhere have no address that could be kept, and are left out. */
function pictureFrom(shownAt: Pictures["shownAt"]) {
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
