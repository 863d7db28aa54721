import { expect, it } from "vitest";
import { partsFor } from "./changed-parts.ts";

const namesFor = (...files: string[]) => partsFor(files).map(({ part }) => part);

it("asks for kills and the second database after a change of the outbox, of a table or of backups", () => {
  for (const file of [
    "src/platform/outbox/enqueue.ts",
    "src/features/groups/table.server.ts",
    "src/features/backups/writes/plan.server.ts",
  ])
    expect(namesFor(file)).toEqual(["faults", "api"]);
});

it("asks for the browser at every width after a change of the design system, and names a file as the reason", () => {
  expect(partsFor(["README.md", "src/ui/button.tsx"])).toMatchObject([
    { part: "browser", file: "src/ui/button.tsx" },
  ]);
});

it("asks for nothing after a change of documents or of tests alone", () => {
  expect(namesFor("docs/map.md", "src/platform/outbox/outbox-worker.api.test.ts")).toEqual([]);
});
