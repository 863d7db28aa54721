/** A mark in square brackets, as WordPress and its plugins write them: "[gallery ids="1,2"]", "[/caption]". */
export type Mark = {
  /** In lower case. */
  name: string;
  /** As the text has it. */
  spelled: string;
  attributes: string;
  /** Where it begins and ends in the text. */
  at: number;
  end: number;
  /** Whether it closes what another one opened. */
  isEnd: boolean;
  /** Whether it stands in a second pair of brackets, which show it as it is. */
  isShown: boolean;
};

/** Page builders keep every setting of a part in its mark. */
const longestMark = 60_000;

const straight: Readonly<Record<string, string>> = { "“": '"', "”": '"', "″": '"', "‘": "'", "’": "'" };

/** Every mark of a text, in order. Brackets inside a mark's quotes are part of it. */
export function marksIn(html: string): Mark[] {
  const marks: Mark[] = [];
  for (let at = html.indexOf("["); at !== -1; ) {
    const mark = markAt(html, at);
    if (mark) marks.push(mark);
    at = html.indexOf("[", mark?.end ?? at + 1);
  }
  return marks;
}

function markAt(html: string, at: number): Mark | undefined {
  const isEnd = html[at + 1] === "/";
  const start = at + (isEnd ? 2 : 1);
  const [spelled] = /^[a-z][\w-]{0,60}/i.exec(html.slice(start, start + 61)) ?? [];
  if (spelled === undefined) return undefined;
  const from = start + spelled.length;
  const close = closeOf(html, from);
  if (close === undefined || !/^[\s\]/=]/.test(html.slice(from, from + 1))) return undefined;
  const end = close + 1;
  return {
    name: spelled.toLowerCase(),
    spelled,
    attributes: html.slice(from, close),
    at,
    end,
    isEnd,
    isShown: html[at - 1] === "[" && html[end] === "]",
  };
}

/** Where a mark's closing bracket is: the first outside of quotes, or the first at all where a quote has no end. */
function closeOf(html: string, from: number): number | undefined {
  const most = Math.min(html.length, from + longestMark);
  let quote = "";
  let firstClose: number | undefined;
  for (let at = from; at < most; at += 1) {
    const sign = html[at] ?? "";
    const plain = straight[sign] ?? sign;
    if (sign === "]") {
      if (quote === "") return at;
      firstClose ??= at;
    }
    if (quote !== "") quote = plain === quote ? "" : quote;
    else if (sign === "[") return firstClose;
    else if ((plain === '"' || plain === "'") && html[at - 1] === "=") quote = plain;
  }
  return firstClose;
}

const attribute = /(?<![\w:-])([\w:-]+)\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;

/** A mark's attributes by name, in lower case. */
export function attributesOf({ attributes }: Pick<Mark, "attributes">): Record<string, string> {
  const plain = attributes
    .replace(/[“”″‘’]/g, (sign) => straight[sign] ?? sign)
    .replace(/&(?:quot|#34|#8220|#8221|#8243|#x22);/gi, '"');
  const found: Record<string, string> = Object.create(null);
  for (const [, name = "", double, single, bare] of plain.matchAll(attribute))
    found[name.toLowerCase()] = decoded(double ?? single ?? bare ?? "").trim();
  return found;
}

/** Signs that builders write otherwise, because they mean something in a mark: Divi's, then WPBakery's. */
function decoded(value: string): string {
  return value
    .replaceAll("%22", '"')
    .replaceAll("%91", "[")
    .replaceAll("%93", "]")
    .replaceAll("`{`", "[")
    .replaceAll("`}`", "]")
    .replaceAll("``", '"');
}
