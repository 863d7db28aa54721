/**
 * Joins the lines of `format=flowed` (RFC 3676): one that ends with a space goes on in the next of the same quote. The
 * line "-- " above a signature never does. `deleteSpace` is for languages that write no spaces between words.
 */
export function joinedFlowed(text: string, { deleteSpace }: { deleteSpace: boolean }): string {
  const paragraphs: { depth: number; pieces: string[]; isOpen: boolean }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    // A space is put before what would look like a quote, and before every line of one.
    const words = line.slice(line[depth] === " " ? depth + 1 : depth);
    const isSignature = words === "-- ";
    const isOpen = words.endsWith(" ") && !isSignature;
    const last = paragraphs.at(-1);
    const piece = isOpen && deleteSpace ? words.slice(0, -1) : words;
    if (last?.isOpen === true && last.depth === depth && !isSignature) {
      last.pieces.push(piece);
      last.isOpen = isOpen;
    } else paragraphs.push({ depth, pieces: [piece], isOpen });
  }
  return paragraphs
    .map(({ depth, pieces }) => {
      const words = pieces.join("");
      return depth === 0 ? words : `${">".repeat(depth)}${words === "" ? "" : ` ${words}`}`;
    })
    .join("\n");
}
