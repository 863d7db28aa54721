/** The description that a page of the team's has for search engines, while nobody has written one. */

/** Search engines show this much of it. */
export const [shortestDescription, longestDescription] = [120, 155] as const;

/** The first sentences of these texts, in Markdown or not, as many as search engines show. */
export function proposedDescription(texts: readonly string[]): string {
  let description = "";
  for (const sentence of texts.flatMap(sentencesIn)) {
    const longer = description === "" ? sentence : `${description} ${sentence}`;
    if (longer.length > longestDescription)
      return description.length >= shortestDescription ? description : cut(longer);
    description = longer;
    if (description.length >= shortestDescription) break;
  }
  return description;
}

/** Whole words, without a comma at the end. */
function cut(text: string): string {
  const start = text.slice(0, longestDescription);
  let words = start.slice(0, Math.max(start.lastIndexOf(" "), shortestDescription));
  while (/[\s,;:–-]$/.test(words)) words = words.slice(0, -1);
  return `${words}…`;
}

function sentencesIn(markdown: string): string[] {
  const plain = markdown
    .replace(/<\/?[A-Za-z][^<>]{0,200}>/g, " ")
    .replace(/!\[[^[\]]{0,300}\]\([^()\s]{0,300}\)/g, " ")
    .replace(/\]\([^()\s]{0,500}\)/g, "")
    .split("\n")
    // Headings and tables are no sentences.
    .filter((line) => !/^\s*(?:#|\|)/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*+>]|\d{1,3}[.)])\s+/, "").replace(/[*_`\\[\]]/g, ""))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" ? [] : plain.split(/(?<=[.!?…]["”’)]?)\s/);
}
