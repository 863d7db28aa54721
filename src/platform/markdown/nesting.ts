/** How deeply quotes and lists, emphases or brackets may nest. People write three or four levels. */
const deepest = 20;

/** How many emphases, brackets and comments a paragraph may have: matching them takes quadratic time. */
const mostSigns = 500;

/** How many backslashes a paragraph may have: behind an open bracket, each one is read again for the next. */
const mostBackslashes = 1_000;

/** The total nesting of all lines: each line is compared with everything open around it. */
const mostTogether = 4_000;

/** How many footnotes a text may have, with every mention of one. */
const mostFootnotes = 1_000;

/** How many quotes may begin: closing one takes time for everything before it. */
const mostQuotes = 500;

/** How many headings may be lines with a line of dashes or equals signs below: they take quadratic time, too. */
const mostUnderlined = 200;

/**
 * Whether Markdown nests so deeply that rendering it would take seconds or overflow the stack. Reads each character
 * once and overestimates rather than underestimates, because parsing such a text is what takes long.
 */
export function nestsTooDeeply(markdown: string): boolean {
  const signs = inlineSigns();
  let open: readonly number[] = [];
  let [around, together, underlined] = [0, 0, 0];
  let [quotes, quotesBefore] = [0, 0];
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    const start = containersOf(line, open);
    if (start.depth > deepest) return true;
    open = start.open;
    const rest = line.slice(start.length);
    const isBlank = rest.trim() === "";
    if (isBlank) signs.endParagraph();
    else if (start.beginsItem) signs.beginItem();
    // A paragraph continues inside its quote even without quote markers.
    around = isBlank ? start.depth : Math.max(around, start.depth);
    together += around;
    if (/^[ \t]*(?:=+|-+)[ \t]*$/.test(rest)) underlined += 1;
    quotes += Math.max(0, start.quotes - quotesBefore);
    quotesBefore = start.quotes;
    if (together > mostTogether || quotes > mostQuotes || underlined > mostUnderlined) return true;
    if (signs.tooMany(rest)) return true;
  }
  return false;
}

/** The quotes and list items around a line. `open` has the columns where the text of open items begins. */
function containersOf(line: string, open: readonly number[]) {
  const marker = /([ \t]*)(?:(>)|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
  const ruleAt = ruleStart(line);
  let [items, quotes, column, length] = [open, 0, 0, 0];
  let beginsItem = false;
  for (let found = marker.exec(line); found; found = marker.exec(line)) {
    const [whole, space = "", quote] = found;
    // A row of dashes or stars is a horizontal rule, not a list.
    if (length + space.length >= ruleAt) break;
    const at = columnAfter(space, column);
    column = at + whole.length - space.length;
    length = marker.lastIndex;
    if (quote) quotes += 1;
    else {
      // An item closes those that start further right.
      items = [...items.filter((begins) => begins <= at), column + 1];
      beginsItem = true;
    }
    if (quotes + items.length > deepest) break;
  }
  const text = line.slice(length);
  if (!beginsItem && text.trim() !== "") {
    const at = columnAfter(/^[ \t]*/.exec(text)?.[0] ?? "", column);
    items = items.filter((begins) => begins <= at);
  }
  return { depth: quotes + items.length, quotes, open: items, length, beginsItem };
}

function columnAfter(space: string, column: number): number {
  let at = column;
  for (const character of space) at = character === "\t" ? at - (at % 4) + 4 : at + 1;
  return at;
}

/** The start of a run of three or more equal characters at the end of the line; the line's length if there is none. */
function ruleStart(line: string): number {
  const character = line.trimEnd().at(-1);
  if (character !== "-" && character !== "*" && character !== "_") return line.length;
  let [start, count] = [line.length, 0];
  for (let at = line.length - 1; at >= 0 && [character, " ", "\t"].includes(line.charAt(at)); at -= 1)
    if (line[at] === character) {
      start = at;
      count += 1;
    }
  return count >= 3 ? start : line.length;
}

/** Counts the emphases and brackets of a paragraph, line by line. */
function inlineSigns() {
  let [count, backslashes, footnotes] = [0, 0, 0];
  const depth = { "*": 0, _: 0, "[": 0 };
  const beginItem = () => void Object.assign(depth, { "*": 0, _: 0, "[": 0 });

  function note(marker: "*" | "_" | "[", closes: boolean, opens: boolean, size: number) {
    if (closes && depth[marker] > 0) depth[marker] = Math.max(0, depth[marker] - size);
    else if (opens) depth[marker] += size;
  }

  return {
    beginItem,
    endParagraph() {
      [count, backslashes] = [0, 0];
      beginItem();
    },
    tooMany(line: string): boolean {
      for (const { 0: found, index } of line.matchAll(/\\.?|\*+|_+|~+|<[?!]|[[\]]/g)) {
        if (found.startsWith("\\")) {
          backslashes += 1;
          if (backslashes > mostBackslashes) return true;
          continue;
        }
        const [before, after] = [line.charAt(index - 1), line.charAt(index + found.length)];
        const [opens, closes] = [after.trim() !== "", before.trim() !== ""];
        if (found === "[" && after === "^") {
          footnotes += 1;
          if (footnotes > mostFootnotes) return true;
        }
        const isBracket = found === "[" || found === "]";
        const isEmphasis = found.startsWith("*") || found.startsWith("_");
        if (isEmphasis && !opens && !closes) continue;
        if (isBracket) note("[", found === "]", found === "[", 1);
        // Two of them make one strong emphasis.
        if (isEmphasis) note(found.startsWith("*") ? "*" : "_", closes, opens, Math.ceil(found.length / 2));
        count += 1;
        if (count > mostSigns || Math.max(...Object.values(depth)) > deepest) return true;
      }
      return false;
    },
  };
}
