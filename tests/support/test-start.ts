/** When tests start, by their clock: a Saturday. */
export const testStart = "2026-11-21T10:00:00.000Z";
