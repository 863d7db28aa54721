type RuleList = { heading: string; items: readonly string[] };

/** The ground rules of the groups page as one text, which a group begins with. */
export function groundRulesOf(lists: readonly RuleList[]): string {
  return lists
    .map(({ heading, items }) => [heading, ...items.map((item) => `- ${item}`)].join("\n"))
    .join("\n\n");
}
