/** A figure found in a text, from `start` up to `end`. */
type Figure = { figure: string; start: number; end: number };

// Each number is matched from its first digit only, so that long rows of digits take linear time.
const patterns: readonly RegExp[] = [
  // 40%, 17.5 percent
  /(?<![\d.,])\d[\d.,]*\s?(?:%|percent\b|per cent\b)/gi,
  // 2018, April 2023, 28 November 2025, March 5, 2024; no part of a longer number
  /(?:(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?)?(?<![\d-])(?:19|20)\d\d(?![\d-]*\d)/g,
  // 1 in 6, 4 out of 10, one in six, 3 of 12; "one of 8 choices" is no share. Where one stands in a list is counted by
  // ourselves.
  /(?<!\b(?:chapter|phase|step|part|page|slide|question|module|week|month|day|session)\s)\b(?!one of)(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|out of|of) (?:every )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi,
  // two thirds, nearly three quarters, half of all patients
  /\b(?:two|three|four) (?:thirds|quarters|fifths)\b/gi,
  /\b(?:half|a third|a quarter) of (?:all |the |these |those )?(?:people|patients|women|men|couples|adults|children|families|parents|members|clinics|staff)\b/gi,
  // 49 studies, 40 recommendations, 519 patients; from 20 on any group of people
  /(?<!\b(?:in|of|every)\s)(?<![\w,])\d[\d,]*\s(?:\w{1,30}\s)?(?:studies|trials|recommendations|participants|respondents|patients|embryologists)\b/gi,
  /(?<!\b(?:in|of|every)\s)(?<![\w,])(?:[2-9]\d|\d{3,9}|\d{1,3}(?:,\d{3}){1,4})\s(?:\w{1,30}\s)?(?:people|patients|women|men|couples|adults|children|families|parents|members|clinics|staff)\b/gi,
  // $17,280, CAD 5,000, 500 dollars
  /(?:[$€£]|\b(?:USD|CAD))\s?\d[\d,.]*\d|(?<![\w,])\d[\d,]*\sdollars\b/g,
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
