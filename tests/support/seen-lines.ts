/** What each reader of a rich text sees of it: the editor's user, and whoever reads the article or the email. */
import * as cheerio from "cheerio";
import type { EditorMark, EditorNode } from "#platform/markdown/editor-words.ts";

/** A line of a text: where it is, and its characters with their marks. */
type SeenLine = { place: string; text: string };

type Parts = ReturnType<ReturnType<cheerio.CheerioAPI>["contents"]>;
type Char = { char: string; marks: string };

/** Spaces at the ends are left out, each gap is one space without marks, and a break is a pilcrow. */
function seenLine(place: string, chars: readonly Char[]): SeenLine[] {
  const made: string[] = [];
  for (const { char, marks: around } of chars) {
    const isGap = char.trim() === "";
    const before = made.at(-1);
    if (char === "¶" && before === " ") made.pop();
    if (isGap && (before === undefined || before === " " || before === "¶")) continue;
    made.push(isGap ? " " : char === "¶" ? char : `${char}${around}`);
  }
  while (/^[ ¶]$/.test(made.at(-1) ?? "")) made.pop();
  while (made[0] === "¶") made.shift();
  return made.length > 0 ? [{ place, text: made.join("") }] : [];
}

const written = (around: readonly string[]) => (around.length > 0 ? `{${[...around].sort().join(" ")}}` : "");
/** The addresses of links are compared as browsers read them. */
function target(href: string): string {
  const whole = (URL.parse(href.replaceAll("\\", "%5C"), "https://own.example")?.href ?? href).replace(
    /%(?![0-9a-f]{2})/gi,
    "%25",
  );
  return `link:${encodeURI(decodeURI(whole))}`;
}

/** What one sees of a document in the editor. Headings are of the level that `heading` makes of theirs. */
export function seenInEditor(document: EditorNode, heading = (level: number) => level): SeenLine[] {
  const markOf = ({ type, attrs }: EditorMark) => (type === "link" ? target(String(attrs?.href)) : type);
  const charsOf = (nodes: EditorNode[] = []): Char[] =>
    nodes.flatMap(({ type, text, marks: around = [] }) =>
      type === "hardBreak"
        ? [{ char: "¶", marks: "" }]
        : [...(text ?? "")].map((char) => ({ char, marks: written(around.map(markOf)) })),
    );
  const walk = ({ type, attrs = {}, content = [] }: EditorNode, place: string): SeenLine[] => {
    switch (type) {
      case "paragraph":
        return seenLine(place, charsOf(content));
      case "heading":
        return seenLine(
          `${place}h${heading(Number(attrs.level))}`,
          charsOf(content).map((each) => (each.char === "¶" ? { char: " ", marks: "" } : each)),
        );
      case "codeBlock":
        return [{ place: `${place}code`, text: content.map(({ text = "" }) => text).join("") }];
      case "horizontalRule":
        return [{ place: `${place}rule`, text: "" }];
      case "image":
        return [];
      case "bulletList":
        return content.flatMap((item) => walk(item, `${place}*/`));
      case "orderedList":
        return content.flatMap((item, at) => walk(item, `${place}${Number(attrs.start ?? 1) + at}./`));
      case "blockquote":
        return content.flatMap((each) => walk(each, `${place}>/`));
      case "table":
        return content.flatMap(({ content: cells = [] }, row) =>
          cells.flatMap(({ content: inside = [] }, column) =>
            seenLine(
              `${place}cell ${row}.${column}`,
              inside
                .flatMap((part) => charsOf(part.content))
                .map((each) => (each.char === "¶" ? { char: " ", marks: "" } : each)),
            ),
          ),
        );
      default:
        return content.flatMap((each) => walk(each, place));
    }
  };
  return walk(document, "");
}

const markNames: Readonly<Record<string, string>> = {
  strong: "bold",
  em: "italic",
  del: "strike",
  code: "code",
};

/** What one sees of the HTML of an article or an email. */
export function seenInHtml(html: string): SeenLine[] {
  const $ = cheerio.load(`<main>${html}</main>`);
  const seen: SeenLine[] = [];
  let line: Char[] = [];
  let [at, row, column] = ["", -1, -1];
  const endLine = () => {
    seen.push(...seenLine(at, line));
    line = [];
  };
  const walk = (parent: Parts, place: string, around: readonly string[]) => {
    let item = 0;
    for (const child of parent.contents().toArray()) {
      if (child.type === "text") {
        at = line.length === 0 ? place : at;
        line.push(...[...$(child).text()].map((char) => ({ char, marks: written(around) })));
        continue;
      }
      if (child.type !== "tag") continue;
      const name = child.name;
      const inside = $(child);
      if ($(child).hasClass("sr-only")) continue;
      if (name === "br") line.push({ char: "¶", marks: "" });
      else if (markNames[name]) walk(inside, place, [...new Set([...around, markNames[name]])]);
      else if (name === "a") walk(inside, place, [...around, target($(child).attr("href") ?? "")]);
      else if (["span", "button"].includes(name)) walk(inside, place, around);
      else {
        endLine();
        if (name === "hr") seen.push({ place: `${place}rule`, text: "" });
        else if (name === "pre")
          seen.push({ place: `${place}code`, text: $(child).text().replace(/\n$/, "") });
        else if (/^h\d$/.test(name)) walk(inside, `${place}${name}`, around);
        else if (name === "blockquote") walk(inside, `${place}>/`, around);
        else if (name === "li") {
          const start = Number(parent.attr("start") ?? 1);
          walk(inside, parent.is("ol") ? `${place}${start + item}./` : `${place}*/`, around);
          item += 1;
        } else if (name === "table") {
          row = -1;
          walk(inside, place, around);
        } else if (name === "tr") {
          [row, column] = [row + 1, -1];
          walk(inside, place, around);
        } else if (name === "td" || name === "th") {
          column += 1;
          walk(inside, `${place}cell ${row}.${column}`, around);
        } else walk(inside, place, around);
        endLine();
      }
    }
  };
  walk($("main"), "", []);
  endLine();
  return seen;
}
