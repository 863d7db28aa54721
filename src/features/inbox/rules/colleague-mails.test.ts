import { expect, it } from "vitest";
import { nextSummary } from "../writes/notices.server.ts";

it("sends the daily summary at eight in the morning of the team's own time zone", () => {
  const zone = "America/New_York";
  expect(nextSummary(new Date("2026-11-24T12:59:59.999Z"), zone)).toBe("2026-11-24T13:00:00.000Z");
  expect(nextSummary(new Date("2026-11-24T13:00:00.000Z"), zone)).toBe("2026-11-25T13:00:00.000Z");
  // Still the 24th there, and summer time begins in between.
  expect(nextSummary(new Date("2027-03-14T02:00:00.000Z"), zone)).toBe("2027-03-14T12:00:00.000Z");
});
