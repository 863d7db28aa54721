import { decodeHTMLStrict } from "entities/decode";
import { Children, createElement, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown, { type Components } from "react-markdown";
import { boundedMarkdown } from "#platform/markdown/nesting.ts";

/** The allowed markup of an email. */
const allowed = [
  "p",
  "strong",
  "em",
  "ul",
  "ol",
  "li",
  "a",
  "h1",
  "h2",
  "h3",
  "blockquote",
  "br",
  "hr",
  "img",
];

/**
 * A picture that travels inside the email: fetched from a server, it would reveal who opened it. `width` is how wide it
 * is shown, in pixels.
 */
export type InlinePicture = { cid: string; width: number };

/** The pictures that an email may show, by their address in the text. All others are left out. */
export type InlinePictures = ReadonlyMap<string, InlinePicture>;

/** Whether an address can be opened from an email, which has no site around it. */
function isWhole(href = ""): boolean {
  return URL.canParse(href) && !/^https?:(?!\/\/)/i.test(href);
}

const space = { margin: "0 0 1em" };
const heading = { margin: "1.5em 0 0.5em", fontSize: "1.2em", lineHeight: "1.3" };

/** Mail programs don't support style sheets, so each element has inline styles. Links go directly to their target. */
const htmlParts: Components = {
  p: ({ children }) => createElement("p", { style: space }, children),
  ul: ({ children }) => createElement("ul", { style: space }, children),
  ol: ({ children }) => createElement("ol", { style: space }, children),
  h1: ({ children }) => createElement("h2", { style: heading }, children),
  h2: ({ children }) => createElement("h2", { style: heading }, children),
  h3: ({ children }) => createElement("h3", { style: heading }, children),
  blockquote: ({ children }) =>
    createElement(
      "blockquote",
      { style: { margin: "0 0 1em", padding: "0 0 0 1em", borderLeft: "3px solid #cbbfdc" } },
      children,
    ),
  // Addresses that aren't allowed in emails have lost their target by now. In an email, an own one would lead nowhere.
  a: ({ href, children }) => (isWhole(href) ? createElement("a", { href }, children) : children),
};

/** How a picture is drawn; one that isn't in the email says nothing. */
function pictureParts(pictures: InlinePictures) {
  const html: Components["img"] = ({ src = "", alt = "" }) => {
    const picture = pictures.get(src);
    return picture
      ? createElement("img", {
          src: `cid:${picture.cid}`,
          alt,
          width: picture.width,
          // React puts a preload before every other image, and an email has no head for it.
          loading: "lazy",
          style: { display: "block", maxWidth: "100%", height: "auto" },
        })
      : null;
  };
  const text: Components["img"] = ({ src = "", alt = "" }) =>
    pictures.has(src) && alt !== "" ? `[${alt}]` : null;
  return { html, text };
}

const block = ({ children }: { children?: ReactNode }) => [children, "\n\n"];

/** The items of a list, each with its marker. */
function items(children: ReactNode, marker: (at: number) => string): ReactNode {
  const lines = Children.toArray(children)
    .filter((child) => isValidElement<{ children?: ReactNode }>(child))
    .map((child, at) => [marker(at), child.props.children, "\n"]);
  return [lines, "\n"];
}

const textParts: Components = {
  p: block,
  h1: block,
  h2: block,
  h3: block,
  blockquote: block,
  strong: ({ children }) => children,
  em: ({ children }) => children,
  ul: ({ children }) => items(children, () => "- "),
  ol: ({ children }) => items(children, (at) => `${at + 1}. `),
  // A line break follows it in the tree.
  br: () => null,
  hr: () => "---\n\n",
  a: ({ href = "", children }) => (children === href || !isWhole(href) ? children : [children, ` (${href})`]),
};

function drawn(markdown: string, components: Components): string {
  const part = createElement(
    Markdown,
    { allowedElements: allowed, components, skipHtml: true, unwrapDisallowed: true },
    boundedMarkdown(markdown),
  );
  return renderToStaticMarkup(part);
}

/** Markdown as both parts of an email: safe HTML with the pictures that travel inside it, and the same as plain text. */
export function markdownAsMail(
  markdown: string,
  pictures: InlinePictures = new Map(),
): { html: string; text: string } {
  const img = pictureParts(pictures);
  const text = decodeHTMLStrict(drawn(markdown, { ...textParts, img: img.text }));
  return {
    html: drawn(markdown, { ...htmlParts, img: img.html }),
    text: text
      .replace(/^[ \t]+|(?<![ \t])[ \t]+$/gm, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  };
}
