/** A figure found in a text, from `start` up to `end`. */
type Figure = { figure: string; start: number; end: number };

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const small = "(?:one|two|three|four|five|six|seven|eight|nine|ten)";
/** Where one stands in a list is counted by ourselves. */
const placed = "(?<!\\b(?:chapter|phase|step|part|page|slide|question|module|week|month|day|session)\\s)";
const asked = "(?:people|patients|women|men|couples|adults|children|families|parents|members|clinics|staff)";

const patterns: readonly RegExp[] = [
  // 40%, 17.5 percent
  /\d[\d.,]*\s?(?:%|percent\b|per cent\b)/gi,
  // 2018, April 2023, 28 November 2025, March 5, 2024; no part of a longer number
  new RegExp(`(?:(?:\\d{1,2} )?${month} (?:\\d{1,2}, )?)?(?<![\\d-])(?:19|20)\\d\\d(?![\\d-]*\\d)`, "g"),
  // 1 in 6, 4 out of 10, one in six, 3 of 12; "one of 8 choices" is no share
  new RegExp(`${placed}\\b(?:\\d+|${small}) (?:in|out of) (?:every )?(?:\\d+|${small})\\b`, "gi"),
  new RegExp(`${placed}\\b(?:\\d+|(?!one)${small}) of (?:every )?(?:\\d+|${small})\\b`, "gi"),
  // two thirds, nearly three quarters, half of all patients
  /\b(?:two|three|four) (?:thirds|quarters|fifths)\b/gi,
  new RegExp(`\\b(?:half|a third|a quarter) of (?:all |the |these |those )?${asked}\\b`, "gi"),
  // 49 studies, 40 recommendations, 519 patients; from 20 on any group of people
  /(?<!\b(?:in|of|every)\s)\b\d[\d,]*\s(?:\w+\s)?(?:studies|trials|recommendations|participants|respondents|patients|embryologists)\b/gi,
  new RegExp(
    `(?<!\\b(?:in|of|every)\\s)\\b(?:[2-9]\\d|\\d{3,}|\\d{1,3}(?:,\\d{3})+)\\s(?:\\w+\\s)?${asked}\\b`,
    "gi",
  ),
  // $17,280, CAD 5,000, 500 dollars
  /(?:[$€£]|\b(?:USD|CAD))\s?\d[\d,.]*\d|\b\d[\d,]*\sdollars\b/g,
  // telephone numbers: a wrong one is worse than a wrong percentage
  /\b1-\d{3}-\d{3}-\d{4}\b|\b(?:911|988|9-8-8|\d{3}-\d{3}|\d{6})\b(?!-)/g,
];

/** The figures of a text that need a source: shares, years, counts of studies and people, money, telephones. */
export function figuresIn(text: string): Figure[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      figure: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** Whether one of the sentences or figures that may be printed covers a figure where it stands in its text. */
export function isCovered({ start, end }: Figure, text: string, printable: readonly string[]): boolean {
  return printable.some((allowed) => {
    for (let at = text.indexOf(allowed); at >= 0; at = text.indexOf(allowed, at + 1))
      if (at <= start && end <= at + allowed.length) return true;
    return false;
  });
}
