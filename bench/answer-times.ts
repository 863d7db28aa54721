/** When the first answer of the benchmark was sent, and how long after it the next ones come. */
export const begin = Date.parse("2026-01-01T00:00:00.000Z");
export const secondsApart = 20;
