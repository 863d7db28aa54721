import { escapeAttribute, escapeText } from "entities/escape";
import { reportCopy as copy } from "../copy/report.ts";
import { type Fields, fieldsOf, listIn, textIn } from "./json-fields.ts";
import { headingHtml, linkHtml, paragraphHtml, pictureHtml } from "./post-html.ts";

type Made = { html: string; leftOut: string[] };

/** Deeper ones are no text that somebody wrote. */
const deepest = 60;

/** A text of Ghost's editors as HTML: the present one (Lexical) or the one before (Mobiledoc). */
export function cardsHtml({ lexical, mobiledoc }: { lexical: string; mobiledoc: string }): Made {
  const leftOut = new Set<string>();
  const html =
    lexical === ""
      ? mobiledocHtml(parsed(mobiledoc), leftOut)
      : nodesHtml(fieldsOf(parsed(lexical).root), leftOut, 0);
  return { html, leftOut: [...leftOut] };
}

function parsed(json: string): Fields {
  try {
    return fieldsOf(JSON.parse(json));
  } catch {
    return {};
  }
}

const nodesHtml = (parent: Fields, leftOut: Set<string>, depth: number): string =>
  depth > deepest
    ? ""
    : listIn(parent, "children")
        .map((node) => nodeHtml(node, leftOut, depth + 1))
        .join("");

/** Lexical's bits for bold, italic, struck and code. */
const formats = [
  [1, "strong"],
  [2, "em"],
  [4, "del"],
  [16, "code"],
] as const;

function nodeHtml(node: Fields, leftOut: Set<string>, depth: number): string {
  const type = textIn(node, "type").replace(/^extended-/, "");
  const inner = () => nodesHtml(node, leftOut, depth);
  const tag = (name: string) => `<${name}>${inner()}</${name}>`;
  if (type === "text" || type === "code-highlight") {
    const text = typeof node.text === "string" ? escapeText(node.text) : "";
    const format = Number(node.format ?? 0);
    return formats.reduce((made, [bit, name]) => (format & bit ? `<${name}>${made}</${name}>` : made), text);
  }
  if (type === "linebreak") return "<br>";
  if (type === "paragraph") return tag("p");
  if (type === "heading") return tag(/^h[1-6]$/.test(textIn(node, "tag")) ? textIn(node, "tag") : "h2");
  if (type === "quote" || type === "aside") return tag("blockquote");
  if (type === "list") return tag(textIn(node, "listType") === "number" ? "ol" : "ul");
  if (type === "listitem") return tag("li");
  if (type === "link" || type === "autolink") return linkHtml(textIn(node, "url"), inner());
  return cardHtml(type, node, leftOut) + inner();
}

/** What is inside was only for some readers of the site or of its emails. */
const hidden = new Set(["paywall", "email", "email-cta"]);

/** A card by its settings, which both editors have; one without words is named. */
function cardHtml(type: string, card: Fields, leftOut: Set<string>): string {
  const text = (name: string) => textIn(card, name);
  const words = (name: string) => (text(name) === "" ? "" : paragraphHtml(text(name)));
  const address = text("url") || text("buttonUrl") || text("src");
  if (type === "horizontalrule" || type === "hr") return "<hr>";
  if (hidden.has(type)) leftOut.add(`[${type}]`);
  if (hidden.has(type)) return "";
  if (type === "html" || type === "markdown")
    return type === "html" ? text("html") : markdownHtml(card, leftOut);
  if (type === "image") return pictureHtml(text("src"), text("alt")) + words("caption");
  if (type === "gallery")
    return (
      listIn(card, "images")
        .map((each) => pictureHtml(textIn(each, "src"), textIn(each, "alt")))
        .join("") + words("caption")
    );
  if (type === "codeblock" || type === "code") return `<pre><code>${escapeText(text("code"))}</code></pre>`;
  if (type === "callout") return words("calloutText");
  const heading = text("heading") || text("header");
  const label = text("buttonText") || text("title") || textIn(fieldsOf(card.metadata), "title") || address;
  const made = [
    heading === "" ? "" : headingHtml(heading),
    words("content"),
    words("subheading") || words("subheader"),
    URL.canParse(address) || address.startsWith("__GHOST_URL__")
      ? paragraphHtml(linkHtml(address, escapeText(label)))
      : "",
    words("caption"),
  ].join("");
  if (made === "" && !Array.isArray(card.children)) leftOut.add(copy.block(type));
  return made;
}

/** Markdown's paragraphs stay as they are typed. */
function markdownHtml(card: Fields, leftOut: Set<string>): string {
  const text = textIn(card, "markdown");
  if (/[*_#[\]`>|-]/.test(text)) leftOut.add("the formatting of a Markdown card");
  return text
    .split(/\n\s*\n/)
    .map((part) => paragraphHtml(escapeText(part)))
    .join("\n");
}

const blocks: Readonly<Record<number, string>> = { 1: "section", 2: "picture", 3: "list", 10: "card" };

/** Mobiledoc: sections of marked words, lists, pictures and cards, each as a list of values. */
function mobiledocHtml(document: Fields, leftOut: Set<string>): string {
  const markups = rows(document.markups);
  const cards = rows(document.cards);
  const atoms = rows(document.atoms);
  const words = (markers: unknown): string => {
    const open: string[] = [];
    return rows(markers)
      .map(([kind, opened, closes, value]) => {
        const begin = rows([opened])
          .flat()
          .map((number) => {
            const [name = "", attributes] = markups[Number(number)] ?? [];
            const tag = /^(?:a|strong|b|em|i|s|del|code|u|sub|sup)$/i.test(String(name))
              ? String(name).toLowerCase()
              : "span";
            open.push(tag);
            const href = Array.isArray(attributes) ? attributes[attributes.indexOf("href") + 1] : undefined;
            return tag === "a" ? `<a href="${escapeAttribute(String(href ?? ""))}">` : `<${tag}>`;
          });
        const text =
          Number(kind) === 0
            ? escapeText(String(value ?? ""))
            : String(atoms[Number(value)]?.[0]) === "soft-return"
              ? "<br>"
              : "";
        const end = Array.from(
          { length: Math.min(Number(closes) || 0, open.length) },
          () => `</${open.pop()}>`,
        );
        return begin.join("") + text + end.join("");
      })
      .join("");
  };
  return rows(document.sections)
    .map(([kind, second, third]) => {
      const block = blocks[Number(kind)];
      if (block === "picture") return pictureHtml(String(second), "");
      if (block === "list")
        return `<${second === "ol" ? "ol" : "ul"}>${rows(third)
          .map((item) => `<li>${words(item)}</li>`)
          .join("")}</${second === "ol" ? "ol" : "ul"}>`;
      if (block === "card") {
        const [name, settings] = cards[Number(second)] ?? [];
        return cardHtml(String(name ?? "").replace(/^card-/, ""), fieldsOf(settings), leftOut);
      }
      const tag = /^(?:p|h[1-6]|blockquote)$/.test(String(second)) ? String(second) : "p";
      return `<${tag}>${words(third)}</${tag}>`;
    })
    .join("\n");
}

const rows = (value: unknown): unknown[][] =>
  Array.isArray(value) ? value.map((each: unknown) => (Array.isArray(each) ? each : [each])) : [];
