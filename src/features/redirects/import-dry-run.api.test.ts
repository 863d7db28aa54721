import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { csvLine } from "#platform/csv/csv.ts";
import { address, openRedirects } from "#tests/support/redirects.ts";
import { databases, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const from = fc.constantFrom(
  "/old-groups",
  "/a",
  "/b",
  "/c",
  "/caf%C3%A9",
  "/contact",
  "a",
  "",
  "/A/",
  "/x?y=1",
);
const to = fc.constantFrom(
  "/support/groups",
  "/a",
  "/b",
  "/nowhere",
  "https://example.org/",
  "",
  "/contact#team",
);
const row = fc.tuple(
  from,
  to,
  fc.constantFrom("301", "302", "", "410"),
  fc.constantFrom("", "Renée", "Ren\uFFFDe"),
);

describe.each(databases)("the dry run of a redirects' import on %s", (kind) => {
  it("says exactly what the import then does, row by row", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), fc.boolean(), async (rows, outside) => {
        const { app, cookie, make, listed } = await openRedirects(kind, open);
        await make();
        const csv = csvLine(["From", "To", "Kind", "Note"]) + rows.map(csvLine).join("");
        const bring = async (more: object = {}) =>
          (await app.post(`${address}/import`, { csv, outside, ...more }, { cookie })).json();
        const dry = await bring();
        const done = await bring({ checked: dry.checked });
        expect(done).toEqual({ ...dry, done: true });
        expect(dry.added + dry.bad.length + dry.known.length).toBe(dry.rows);
        const { items } = await listed();
        expect(items).toHaveLength(1 + dry.added);
        expect(JSON.stringify(items)).not.toContain("\uFFFD");
        for (const each of open.splice(0)) await each.close();
      }),
      { numRuns: isWholeRun ? 20 : 6, seed: 34 },
    );
  });
});
