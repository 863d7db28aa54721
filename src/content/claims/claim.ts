/** What every figure on the site must be able to show: where it comes from, and when someone looks again. */

/** A day, as 2026-11-21. */
export type Day = `${number}-${number}-${number}`;

/** Something a page rests on, as the list at its end names it. */
export type Source = {
  title: string;
  publisher: string;
  /** As printed: "April 2023", "2018". */
  published: string;
  href?: `https://${string}`;
};

/** A figure that stands on a page. */
export type Claim = {
  id: string;
  /** What it says, in one sentence. */
  statement: string;
  /** The figures exactly as pages print them: "1 in 6", "41.8%", "November 28, 2025". */
  figures: readonly string[];
  source: Source;
  /** On this day the figure must have been compared with its source again. */
  reviewBy: Day;
};
