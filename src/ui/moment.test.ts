import { expect, it } from "vitest";
import { formatMoment } from "./moment.ts";

it("writes a moment by the clock of a zone and names the zone, summer and winter", () => {
  expect(formatMoment("2026-11-22T15:08:00.000Z", "America/New_York")).toBe("Nov 22, 2026, 10:08 AM EST");
  expect(formatMoment("2026-07-01T16:00:00.000Z", "America/New_York")).toBe("Jul 1, 2026, 12:00 PM EDT");
  expect(formatMoment("2026-07-02T03:30:00.000Z", "America/Los_Angeles")).toBe("Jul 1, 2026, 8:30 PM PDT");
  expect(formatMoment("2026-11-22T15:08:00.000Z", "UTC")).toBe("Nov 22, 2026, 3:08 PM UTC");
});
