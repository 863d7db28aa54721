import { expect, it } from "vitest";
import { exportName } from "./export.ts";

const clock = { now: () => new Date("2026-11-22T10:00:00.000Z") };

it("says what a file holds, of which day, and by what it was narrowed", () => {
  expect(exportName({ what: "subscribers", clock })).toBe("subscribers-2026-11-22.csv");
  const filter = { state: "active", source: "/membership/", words: undefined, late: true };
  expect(exportName({ what: "messages", clock, filter, listed: ["state", "source"] })).toBe(
    "messages-state-active-source-membership-late-2026-11-22.csv",
  );
});

it("never holds what somebody typed, nor anything a header could break on", () => {
  const filter = { email: "wren@example.org", words: 'two "words"\r\n' };
  expect(exportName({ what: "answers", clock, filter, type: "json" })).toBe(
    "answers-email-words-2026-11-22.json",
  );
});
