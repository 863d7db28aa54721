import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actAs } from "#tests/support/admin.ts";
import { allOperations, allScreens, type Callable, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";

/** Ids that PostgreSQL cannot be asked for. */
const withNul = ["%00", "a%00b"];

/** Ids that nothing has: well-formed, what PostgreSQL cannot be asked for, and bytes that are no text. */
const unknownIds = [
  "01a1fc74-724c-71fd-a085-833908003bf9",
  ...withNul,
  "%ff",
  "%ED%A0%80",
  "%F0%9F%98%80",
  "%",
];

describe.each(bothDatabases)("an address with an id that nothing has, on %s", (kind) => {
  let app: TestApp;
  let cookie: string;
  let site: TestApp["app"];
  let operations: Callable[];
  beforeAll(async () => {
    app = await openTestApp(kind);
    ({ cookie } = await actAs(app, "owner"));
    site = siteWith(app.services, await allScreens());
    // What begins something new shares a module with the screen of something present, and is told no id.
    operations = (await allOperations(app.services)).filter(
      ({ address, operationId }) => address.includes("/:") && !operationId.startsWith("create"),
    );
    expect(operations.length).toBeGreaterThan(20);
  });
  afterAll(() => app.close());

  it.each(databases.includes(kind) ? unknownIds : withNul)(
    "answers 404 to a reader, and no fault of ours to a writer: %s",
    async (id) => {
      for (const { method, address, example, bodyOf } of operations) {
        const body = example && method !== "get" ? bodyOf(example) : undefined;
        const answer = await site.request(siteUrl + address.replaceAll(/:\w+/g, id), {
          method: method.toUpperCase(),
          headers: { origin: siteUrl, cookie, ...(body ? { "content-type": "application/json" } : {}) },
          ...(body ? { body } : {}),
        });
        const said = `${body ?? method} to ${address} with ${id}: ${answer.status}`;
        if (method === "get" || (id.includes("%00") && address.startsWith("/api/")))
          expect(answer.status, said).toBe(404);
        else expect([404, 409, 422], said).toContain(answer.status);
      }
    },
  );
});
