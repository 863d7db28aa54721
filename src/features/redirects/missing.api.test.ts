import { afterEach, describe, expect, it } from "vitest";
import { articles } from "#content/knowledge-hub/articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { maySuggest } from "#features/knowledge-hub/rules.ts";
import { day } from "#platform/clock/clock.ts";
import { openRedirects, owner, visit } from "#tests/support/redirects.ts";
import { bothDatabases, databases, dumpOf, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn, wordsIn } from "#tests/support/words-in.ts";
import { removalsOf } from "#worker/worker.ts";
import { missingAddresses } from "./reads/addresses.server.ts";
import { nearPages } from "./reads/near.server.ts";
import { redirectsScreen } from "./reads/redirects.server.ts";
import { mostMissing, mostMissingAtOnce } from "./rules.ts";
import { writeCounts } from "./writes/count.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("addresses that were not found, on %s", (kind) => {
  const start = () => openRedirects(kind, open);

  it("tell what was asked for and not found from the third time on, without what may be about a person", async () => {
    const { app, make } = await start();
    const missing = async () => {
      await writeCounts(app.services);
      return missingAddresses(app.services, owner);
    };
    const times = async (count: number, path: string, headers = {}) => {
      for (let at = 0; at < count; at += 1) await visit(app, path, headers);
    };
    await times(2, "/marked-page-of-robins");
    await times(5, "/robin@marked.example");
    await times(5, "/marked-page-of-robins/4f3a9c2b7d");
    await times(5, "/c/marked-page-of-robins");
    await times(5, "/quiet-marked-page-of-robins", { "sec-gpc": "1" });
    expect(await missing()).toEqual([]);
    expect(secretsIn(await dumpOf(app.services), ["marked-page-of-robins"])).toEqual([]);
    expect(wordsIn(await dumpOf(app.services), ["robin@marked.example"])).toEqual([]);
    await times(1, "/Marked-Page-of-Robins/?query=marked,too,late");
    expect(await missing()).toEqual([{ path: "/marked-page-of-robins", count: 3, lastOn: "2026-11-21" }]);
    expect(wordsIn(await dumpOf(app.services), ["marked,too,late"])).toEqual([]);
    const screen = await redirectsScreen(app.services, owner, new URLSearchParams());
    expect(screen.missing).toMatchObject([{ path: "/marked-page-of-robins" }]);
    await make({ from: "/marked-page-of-robins" });
    expect(await missing()).toEqual([]);
    await times(3, "/marked-other-page-of-robins");
    app.clock.advance(10 * day);
    await times(1, "/marked-other-page-of-robins");
    expect(await missing()).toMatchObject([{ count: 4, lastOn: "2026-12-01" }]);
    // The first three are past their time, and one alone is a fingerprint again.
    app.clock.advance(21 * day);
    expect(await removalsOf(app.services)["redirects.missing"]?.()).toBe(1);
    expect(await missing()).toEqual([]);
    expect(secretsIn(await dumpOf(app.services), ["marked-other-page-of-robins"])).toEqual([]);
    await times(2, "/marked-other-page-of-robins");
    expect(await missing()).toMatchObject([{ count: 3 }]);
  });

  if (!databases.includes(kind)) return;

  it("keep a bounded number of addresses that were not found, those asked for most", async () => {
    const { app } = await start();
    for (let at = 0; at < 4; at += 1) await visit(app, "/wanted");
    const letters = (at: number) =>
      at.toString().replace(/\d/g, (figure) => "abcdefghij"[Number(figure)] ?? "");
    let at = 0;
    for (let round = 0; round < 7; round += 1) {
      for (let each = 0; each < mostMissingAtOnce + 50; each += 1) {
        await visit(app, `/flood-${letters(at)}`);
        at += 1;
      }
      await writeCounts(app.services);
    }
    const rows = await app.services.store.db.selectFrom("missing_addresses").selectAll().execute();
    expect(rows).toHaveLength(mostMissing);
    expect(await missingAddresses(app.services, owner)).toMatchObject([{ path: "/wanted", count: 4 }]);
  });

  it("lead from a loss to nothing about a pregnancy, a birth or a baby", async () => {
    const { app } = await start();
    const news = articles.filter((article) => !maySuggest({ topics: ["loss"] }, article));
    const away = new Set<string>([
      ...news.map(({ slug }) => articlePath(slug)),
      "/journeys/donor-conception/becoming-a-family",
      "/journeys/gestational-surrogates/pregnancy",
    ]);
    expect(away.size).toBeGreaterThan(0);
    for (const path of [
      "/miscarriage",
      "/pregnancy-lost",
      "/baby-died",
      "/pregnant-after-loss",
      "/stillbirth",
      "/baby-loss-donor-conceived-family",
    ]) {
      const near = await nearPages(app.services, path);
      expect(near.length, path).toBeGreaterThan(0);
      for (const { href, title } of near) {
        expect(away, `${path} leads to ${href}`).not.toContain(href);
        expect(title, path).not.toMatch(/pregnant|\bbirth|baby/i);
      }
    }
    expect((await nearPages(app.services, "/miscarriage"))[0]?.href).toMatch(/loss/);
    for (const name of ["ectopic-pregnancy", "molar-pregnancy", "chemical-pregnancy"])
      expect((await nearPages(app.services, `/${name}`)).map(({ href }) => href)).toContain(
        articlePath(name),
      );
  });

  it("suggest the nearest page, by its own address or by an old one", async () => {
    const { app, make } = await start();
    const near = async (path: string) => (await nearPages(app.services, path)).map(({ href }) => href);
    expect((await near("/suport/peer-mentorng"))[0]).toBe("/support/peer-mentoring");
    expect((await near("/jorneys/infertilty.html"))[0]).toBe("/journeys/infertility");
    expect(await near("/qqqq/zzzz")).toEqual([]);
    expect(await near("/no-such-page")).toEqual([]);
    // People type the subject they came for.
    expect((await near("/male-infertility"))[0]).toBe(articlePath("azoospermia-and-male-factor"));
    expect((await near("/pricing"))[0]).toBe("/membership");
    expect((await near("/about-us"))[0]).toBe("/our-family");
    expect((await near("/blog/tww"))[0]).toBe("/resources/worksheets/two-week-wait-plan");
    expect(await near(`/${"a".repeat(200)}`)).toEqual([]);
    await make({ from: "/lantern-evenings", to: "/support/groups#times" });
    await make({ from: "/lantern-shop", to: "https://shop.example/", outside: true });
    expect(await nearPages(app.services, "/lantern-evening")).toEqual([
      {
        href: "/support/groups#times",
        title: expect.any(String),
        language: "en",
        oldAddress: "/lantern-evenings",
      },
    ]);
  });
});
