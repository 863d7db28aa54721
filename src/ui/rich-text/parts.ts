/** What a rich text can hold, as Tiptap extensions. Loaded only with the editor. */
import { type AnyExtension, type JSONContent, Mark, Node } from "@tiptap/core";
import Code from "@tiptap/extension-code";
import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import StarterKit from "@tiptap/starter-kit";

/** Where the picture behind an address in the text can be seen; undefined for foreign addresses. */
type ShownAt = (address: string) => string | undefined;

/** What differs between kinds of text. */
export type TextKind = {
  levels: (1 | 2 | 3 | 4)[];
  shownAt: ShownAt;
  /** The stored text as the editor's document, which has only parts that the editor knows. */
  read(stored: string): JSONContent;
  /** The editor's document as it is stored. */
  write(document: JSONContent): string;
  /** A text or an address, with links that another program wrapped as where they lead. */
  unwrapped(text: string): string;
  /** What the source of a part says that can't be changed in the editor. */
  sourceHint: string;
};

/**
 * Headings, paragraphs, lists, quotes, links, tables and pictures, and the source of everything else. `own` are the parts
 * that only this kind of text has, which can include what a whole document is.
 */
export function textParts(
  { levels, shownAt, sourceHint }: Pick<TextKind, "levels" | "shownAt" | "sourceHint">,
  own: readonly AnyExtension[] = [],
): AnyExtension[] {
  return [
    StarterKit.configure({
      ...(own.some(({ name }) => name === "doc") ? { document: false as const } : {}),
      heading: { levels },
      link: {
        openOnClick: false,
        autolink: false,
        defaultProtocol: "https",
        protocols: ["mailto", "tel", "sms"],
      },
      // Code and struck words have no tool, but a text that has them must not lose them.
      underline: false,
      code: false,
    }),
    // Code can be bold or a link in a text, so it can be here.
    Code.extend({ excludes: "" }),
    unlinked,
    TableKit.configure({ table: { resizable: false } }),
    pictureFrom(shownAt),
    sourcePart("sourceBlock", sourceHint),
    sourcePart("sourceText", sourceHint),
  ];
}

/** An address that is no link. Others become links when the text is stored. */
const unlinked = Mark.create({
  name: "unlinked",
  inclusive: false,
  parseHTML: () => [{ tag: "span[data-unlinked]" }],
  renderHTML: () => ["span", { "data-unlinked": "" }, 0],
});

/** A part of the stored text that has no look here: its source, which can be moved and deleted, but not changed. */
function sourcePart(name: "sourceBlock" | "sourceText", hint: string) {
  const isBlock = name === "sourceBlock";
  return Node.create({
    name,
    group: isBlock ? "block" : "inline",
    inline: !isBlock,
    atom: true,
    addAttributes: () => ({
      source: { default: "", parseHTML: (element: Element) => element.getAttribute("data-source") ?? "" },
    }),
    parseHTML: () => [{ tag: `code[data-part='${name}']` }],
    renderHTML: ({ node }) => [
      "code",
      {
        "data-part": name,
        "data-source": String(node.attrs.source),
        title: hint,
        class: `${isBlock ? "block" : ""} whitespace-pre-wrap rounded-md bg-tint px-1 text-small`,
      },
      String(node.attrs.source),
    ],
  });
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

/** Signs such as asterisks are no commands: what is typed or pasted as text stays text. Pasted addresses become links. */
export const rulesOfText = { enableInputRules: false, enablePasteRules: ["link"] };
