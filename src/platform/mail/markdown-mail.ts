import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown, { type Components, defaultUrlTransform } from "react-markdown";
import { boundedMarkdown } from "#platform/markdown/cost.ts";
import { dialect, dialectElements } from "#platform/markdown/dialect.ts";
import { plainTextOf } from "#platform/markdown/plain-text.ts";
import { mailLineColor } from "./mail-html.ts";

const allowed = [...dialectElements, "img"];

/**
 * A picture that travels inside the email: fetched from a server, it would reveal who opened it. `width` is how wide it
 * is shown, in pixels.
 */
type InlinePicture = { cid: string; width: number };

/** The pictures that an email may show, by their address in the text. All others are left out. */
type InlinePictures = ReadonlyMap<string, InlinePicture>;

/** Whether an address can be opened from an email, which has no site around it. */
function isWhole(href = ""): boolean {
  return URL.canParse(href) && !/^https?:(?!\/\/)/i.test(href);
}

const space = { margin: "0 0 1em" };
// Room for a short word: letters of a long one in another column would else take it, one below the other.
const cell = () => ({
  ...{ minWidth: "4.5em", padding: "0.3em 0.6em" },
  border: `1px solid ${mailLineColor()}`,
});
const heading = { margin: "1.5em 0 0.5em", font: "600 1.3em/1.3 Georgia,serif" };

/** Mail programs don't support style sheets, so each element has inline styles. Links go directly to their target. */
const htmlParts: Components = {
  p: ({ children }) => createElement("p", { style: space }, children),
  ul: ({ children }) => createElement("ul", { style: space }, children),
  ol: ({ children, start }) => createElement("ol", { style: space, start }, children),
  h1: ({ children }) => createElement("h2", { style: heading }, children),
  h2: ({ children }) => createElement("h2", { style: heading }, children),
  h3: ({ children }) => createElement("h3", { style: heading }, children),
  h4: ({ children }) => createElement("h3", { style: heading }, children),
  h5: ({ children }) => createElement("h3", { style: heading }, children),
  h6: ({ children }) => createElement("h3", { style: heading }, children),
  blockquote: ({ children }) =>
    createElement(
      "blockquote",
      { style: { margin: "0 0 1em", padding: "0 0 0 1em", borderLeft: `3px solid ${mailLineColor()}` } },
      children,
    ),
  pre: ({ children }) => createElement("pre", { style: { ...space, whiteSpace: "pre-wrap" } }, children),
  // On a phone, a table of many columns scrolls by itself, and the mail stays as wide as the screen.
  table: ({ children }) =>
    createElement(
      "div",
      { style: { ...space, overflowX: "auto" } },
      createElement("table", { style: { borderCollapse: "collapse" } }, children),
    ),
  th: ({ children, style }) => createElement("th", { style: { ...cell(), ...style } }, children),
  td: ({ children, style }) => createElement("td", { style: { ...cell(), ...style } }, children),
  // Addresses that aren't allowed in emails have lost their target by now. In an email, an own one would lead nowhere.
  a: ({ href, children }) => (isWhole(href) ? createElement("a", { href }, children) : children),
};

/** How a picture is drawn; one that isn't in the email says nothing. */
function pictureIn(pictures: InlinePictures): NonNullable<Components["img"]> {
  return ({ src = "", alt = "" }) => {
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
}

/** Markdown as both parts of an email: safe HTML with the pictures that travel inside it, and the same as plain text. */
export function markdownAsMail(
  markdown: string,
  pictures: InlinePictures = new Map(),
): { html: string; text: string } {
  const bounded = boundedMarkdown(markdown);
  const html = createElement(
    Markdown,
    {
      allowedElements: allowed,
      components: { ...htmlParts, img: pictureIn(pictures) },
      remarkPlugins: dialect,
      skipHtml: true,
      unwrapDisallowed: true,
    },
    bounded,
  );
  const text = plainTextOf(bounded, {
    address: (url) => (isWhole(defaultUrlTransform(url)) ? url : undefined),
    hasPicture: (url) => pictures.has(url),
  });
  return { html: renderToStaticMarkup(html), text };
}
