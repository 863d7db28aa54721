import { expect, it } from "vitest";
import type { Weakness } from "./weakness-list.ts";
import { lastRunsIn, weaknessPage } from "./weakness-table.ts";

const weakness = (name: string): Weakness => ({
  name,
  path: "src/a.ts",
  original: "a",
  replacement: "",
  part: "unit",
  file: "src/a.test.ts",
  test: `notices ${name}`,
});

it("keeps the last run of each weakness by its name, wherever it stands in the list by now", () => {
  const page = weaknessPage(
    [weakness("a | b"), weakness("c")],
    new Map([
      ["a | b", "noticed, 2026-01-01"],
      ["c", "survived, 2026-01-02"],
    ]),
  );
  const later = weaknessPage(
    [weakness("new"), weakness("c"), weakness("a | b")],
    new Map([...lastRunsIn(page), ["c", "noticed, 2026-01-03"]]),
  );
  expect(later).toContain("2 of 3 were noticed");
  expect(later).toContain("| 1 | new | `src/a.ts` | notices new | not run yet |");
  expect(later).toContain("| 2 | c | `src/a.ts` | notices c | noticed, 2026-01-03 |");
  expect(lastRunsIn(later).get("a | b")).toBe("noticed, 2026-01-01");
});
