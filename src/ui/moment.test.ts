import { expect, it } from "vitest";
import { formatMoment, formatTime, withFormattedMoments } from "./moment.ts";

it("writes a moment by the clock of a zone and names the zone, summer and winter", () => {
  expect(formatMoment("2026-11-22T15:08:00.000Z", "America/New_York")).toBe("Nov 22, 2026, 10:08 AM EST");
  expect(formatMoment("2026-07-01T16:00:00.000Z", "America/New_York")).toBe("Jul 1, 2026, 12:00 PM EDT");
  expect(formatMoment("2026-07-02T03:30:00.000Z", "America/Los_Angeles")).toBe("Jul 1, 2026, 8:30 PM PDT");
  expect(formatMoment("2026-11-22T15:08:00.000Z", "UTC")).toBe("Nov 22, 2026, 3:08 PM UTC");
});

it("writes the time alone by the same clock", () => {
  expect(formatTime("2026-11-22T04:04:00.000Z", "America/New_York")).toBe("11:04 PM EST");
});

it("formats the instants in a stored text, and days without a time as days", () => {
  const formatted = (text: string) => withFormattedMoments(text, "America/New_York");
  expect(formatted("Old list (Opt-in date 2025-03-12T00:00:00.000Z)")).toBe(
    "Old list (Opt-in date Mar 12, 2025)",
  );
  expect(formatted("confirmed 2025-03-12T14:05:00Z, then 2025-07-01T00:30:00.000Z")).toBe(
    "confirmed Mar 12, 2025, 10:05 AM EDT, then Jun 30, 2025, 8:30 PM EDT",
  );
  expect(formatted("Paper list, 3 October 2026")).toBe("Paper list, 3 October 2026");
});
