const bracketed = /\[\/?([a-z][\w-]{0,40})(?:\s[^[\]]{0,1000})?\]/gi;

/** Marks that every WordPress has. */
const known = new Set(["caption", "wp_caption", "gallery", "playlist", "audio", "video", "embed"]);

/**
 * A text without WordPress's marks in square brackets; their names are added to `leftOut`. A caption's picture and words
 * stay, and so do words in brackets that are no such mark: "[sic]".
 */
export function withoutShortcodes(html: string, leftOut: Set<string>): string {
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]{0,40})\]/gi)].map(([, name = ""]) => name.toLowerCase()),
  );
  const text = html.replace(bracketed, (mark, named: string, at: number) => {
    // Two brackets show one, for posts about marks: the outer ones go below.
    if (html[at - 1] === "[" && html[at + mark.length] === "]") return mark;
    const name = named.toLowerCase();
    const isEnd = mark.startsWith("[/");
    const attributes = mark.slice(1 + named.length);
    const isMark =
      isEnd || known.has(name) || closed.has(name) || /[=/]/.test(attributes) || name.includes("_");
    if (!isMark) return mark;
    const isCaption = name === "caption" || name === "wp_caption";
    if (!isCaption) leftOut.add(`[${named}]`);
    return isEnd || isCaption ? "\n\n" : "";
  });
  return text.replace(/\[(\[\/?[a-z][^[\]]{0,1000}\])\]/gi, "$1");
}
