import { afterEach, describe, expect, it } from "vitest";
import { supportGroups } from "#content/pages/support/groups.ts";
import { datedGroups } from "#features/groups/reads/page.server.ts";
import { day } from "#platform/clock/clock.ts";
import type { FileResponse } from "#platform/http/served-file.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createApp } from "./app.ts";
import { createKeptSearches } from "./kept-searches.ts";

const hub = "/resources/knowledge-hub";
let opened: TestApp | undefined;
afterEach(() => opened?.close());

/** A site that counts what it renders. */
async function site(settings: Record<string, string> = {}, textOf = (address: string) => address) {
  opened = await openTestApp("sqlite", { TRUST_PROXY: "1", ...settings });
  const { services, clock } = opened;
  const rendered: string[] = [];
  const searches = createKeptSearches(services, {
    async renderKept(address): Promise<FileResponse> {
      rendered.push(address);
      if (address.startsWith(supportGroups.path)) await datedGroups(services);
      else await Promise.resolve();
      return { text: textOf(address), type: "text/html; charset=utf-8" };
    },
  });
  const app = createApp({ services, pages: undefined, searches });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://kinward.test${path}`, { headers: { "x-forwarded-for": "203.0.113.1", ...headers } });
  return { rendered, searches, clock, get };
}

describe("a page with a search or a filter in its address", () => {
  it("is rendered once, however many ask and whatever else is in the address, and compared before it's sent", async () => {
    const { get, rendered } = await site();
    const path = `${hub}?q=loss&kind=guide`;
    const [first] = await Promise.all([get(path), get(path), get(`${hub}?kind=guide&from=mail&q=loss`)]);
    expect(await first.text()).toBe(path);
    const known = await get(path, { "if-none-match": first.headers.get("etag") ?? "" });
    expect([known.status, rendered]).toEqual([304, [path]]);
  });

  it("is rendered again once something was published, and what began before that isn't kept", async () => {
    const { get, rendered, searches } = await site();
    await get(`${hub}?q=loss`);
    searches.clear();
    const old = get(`${hub}?q=loss`);
    while (rendered.length < 2) await Promise.resolve();
    searches.clear();
    await old;
    await get(`${hub}?q=loss`);
    await get(`${hub}?q=loss`);
    expect(rendered).toHaveLength(3);
  });

  it("is rendered again once the first date that it shows has passed", async () => {
    const { get, rendered, clock } = await site();
    const path = `${supportGroups.path}?path=adoption`;
    await get(path);
    await get(path);
    expect(rendered).toHaveLength(1);
    clock.advance(20 * day);
    await get(path);
    await get(path);
    expect(rendered).toHaveLength(2);
  });

  it("is rendered for a network 120 times in ten minutes; what is kept is there for everybody", async () => {
    const { get, rendered } = await site({ RATE_LIMIT: "on" });
    for (let count = 0; count < 120; count += 1) await get(`${hub}?q=${count}`);
    const refused = await get(`${hub}?q=more`);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await get(`${hub}?q=7`)).status).toBe(200);
    expect((await get(`${hub}?q=more`, { "x-forwarded-for": "198.51.100.1" })).status).toBe(200);
    expect(rendered).toHaveLength(121);
  });

  it("is kept while there is room, and the one goes first that nobody has asked for the longest", async () => {
    const { get, rendered } = await site({}, () => "x".repeat(6_000_000));
    for (const query of ["a", "b", "a", "c", "a"]) await get(`${hub}?q=${query}`);
    expect(rendered.map((address) => address.slice(-1))).toEqual(["a", "b", "c"]);
    await get(`${hub}?q=b`);
    expect(rendered).toHaveLength(4);
  });
});
