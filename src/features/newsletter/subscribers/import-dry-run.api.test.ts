import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { csvLine } from "#platform/csv/csv.ts";
import { openSubscribers } from "#tests/support/subscribers.ts";
import { databases, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { followLink } from "../writes/subscribing.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const addresses = ["here", "gone", "wait", "new1", "new2", "new3"].map((name) => `${name}@example.org`);
const email = fc.constantFrom(...addresses, "no address", "", "Here@Example.org", "Anna <new1@example.org>");
const heads = ["Status", "Unsubscribed at", "Tags", "Name", "Opt-in"] as const;
const cells: Readonly<Record<(typeof heads)[number], fc.Arbitrary<string>>> = {
  Status: fc.constantFrom("active", "unsubscribed", "pending", "Sleeping", "", "bounced"),
  "Unsubscribed at": fc.constantFrom("", "", "2020-01-01", "3/4/2024", "14/3/2024", "some day", "2040-01-01"),
  Tags: fc.constantFrom("", "Donor", "Donor, Phone list", "x".repeat(60)),
  Name: fc.constantFrom("", "Renée", "Ren\uFFFDe"),
  "Opt-in": fc.constantFrom("yes", "no", "", "perhaps"),
};
const file = fc
  .subarray([...heads])
  .chain((columns) =>
    fc
      .array(fc.tuple(email, ...columns.map((column) => cells[column])), { minLength: 1, maxLength: 9 })
      .map((rows) => csvLine(["Email", ...columns]) + rows.map(csvLine).join("")),
  );

describe.each(databases)("the dry run of a subscribers' import on %s", (kind) => {
  it("says exactly what the import then does, row by row, and nobody comes back who left here", async () => {
    await fc.assert(
      fc.asyncProperty(file, fc.constantFrom("skip", "yes", "off"), async (csv, answer) => {
        const { join, bring, list, services, add } = await openSubscribers(kind, open);
        await join("here@example.org");
        const gone = await join("gone@example.org");
        await followLink(services, { purpose: "unsubscribe", subscriberId: gone, page: "/" });
        await add({
          email: "wait@example.org",
          name: "",
          tags: [],
          proof: "spoken",
          source: "Phone call",
        });
        const { questions } = await (await bring(csv)).json();
        const choices = questions.map(({ column, value }: { column: string; value: string }) => ({
          column,
          value,
          answer,
        }));
        const dry = await (await bring(csv, { choices })).json();
        const done = await (await bring(csv, { choices, checked: dry.checked })).json();
        expect(done).toEqual({ ...dry, done: true });
        // Each row of the file is in one place of the report. Those who are tagged are known, or waiting.
        const lists = [dry.bad, dry.repeated, dry.known, dry.waiting, dry.left, dry.stays, dry.skipped];
        const listed = lists.reduce((sum, list) => sum + list.length, 0);
        expect(listed + dry.added + dry.pending + dry.suppressed + dry.removed).toBe(dry.rows);
        const active = (await list("?state=active", 200)).items.map((each) => each.email);
        expect(active).not.toContain("gone@example.org");
        expect(active).not.toContain("wait@example.org");
        expect(active).toHaveLength(1 + dry.added - (active.includes("here@example.org") ? 0 : 1));
        for (const each of open.splice(0)) await each.close();
      }),
      { numRuns: isWholeRun ? 25 : 8, seed: 34 },
    );
  });
});
