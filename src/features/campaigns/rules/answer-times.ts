/**
 * How long answering took, in a few wide bands. The browser measures and sends only the band; it is counted by month,
 * apart from the response, so nothing links it to anybody.
 */
export const answerTimes = ["0-1", "1-2", "2-3", "3-5", "5-10", "10-20", "20-60", "60-"] as const;
export type AnswerTime = (typeof answerTimes)[number];

/** The "question" under which times are counted. It isn't a question's id: those have no space. */
export const answerTimeMark = "time taken";

const minute = 60_000;

export function answerTimeOf(milliseconds: number): AnswerTime {
  const minutes = milliseconds / minute;
  return (
    answerTimes.find((band) => minutes < Number(band.split("-")[1] || Number.POSITIVE_INFINITY)) ?? "60-"
  );
}

/** The band in the middle of these counts, one for each band. Undefined below `fewest` counted durations. */
export function medianTime(counts: readonly number[], fewest: number): AnswerTime | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < fewest) return undefined;
  let before = 0;
  return answerTimes.find((_, at) => {
    before += counts[at] ?? 0;
    return before * 2 >= all;
  });
}
