import { afterEach, describe, expect, it } from "vitest";
import { actAs, ask } from "#tests/support/admin.ts";
import { publishedCampaign } from "#tests/support/campaigns.ts";
import { openGroup } from "#tests/support/group-places.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { endpointsOf } from "./app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("every export on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { cookie } = await actAs(app, "owner");
    const { id } = await publishedCampaign(app.services);
    const group = await openGroup(app.services);
    await app.services.store.db
      .insertInto("group_figures")
      .values({ group_id: group, month: "2026-11", figure: "meetings", count: 1 })
      .execute();
    const exports = endpointsOf(app.services).filter(
      ({ path, method }) => method === "get" && /^\/admin\/.*\.(csv|json|pdf)$/.test(path),
    );
    const addresses = exports.map(({ path, example = {} }) => {
      const query = new URLSearchParams(
        Object.entries(example).map(([name, value]) => [name, String(value)]),
      );
      return `/api${path.replace(":id", id)}${query.size === 0 ? "" : `?${query}`}`;
    });
    /** How many entries of exports a request adds to the audit log. */
    const entriesOf = async (request: () => Response | Promise<Response>) => {
      const count = async () =>
        (
          await app.services.store.db
            .selectFrom("audit")
            .select("id")
            .where("action", "like", "%exported")
            .execute()
        ).length;
      const before = await count();
      const response = await request();
      await response.arrayBuffer();
      return { status: response.status, entries: (await count()) - before };
    };
    return { app, cookie, addresses, entriesOf };
  }

  it("is in the audit log once", async () => {
    const { app, cookie, addresses, entriesOf } = await start();
    expect(addresses.length).toBeGreaterThan(9);
    for (const address of addresses)
      expect(await entriesOf(() => ask(app, address, { cookie })), address).toEqual({
        status: 200,
        entries: 1,
      });
  });

  it("isn't in the audit log before it is requested: by a browser's preload, or for its headers", async () => {
    const { app, cookie, addresses, entriesOf } = await start();
    const preload = { cookie, "service-worker-navigation-preload": "true" };
    for (const address of addresses) {
      expect(
        await entriesOf(() => app.app.request(siteUrl + address, { headers: preload })),
        address,
      ).toEqual({ status: 204, entries: 0 });
      expect(await entriesOf(() => ask(app, address, { cookie, method: "HEAD" })), address).toEqual({
        status: 405,
        entries: 0,
      });
    }
  });
});
