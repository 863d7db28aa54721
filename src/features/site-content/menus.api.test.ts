import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { menusNow } from "#content/current-menus.ts";
import { menusDocument } from "#content/menus.ts";
import { homeMore, homeMoreDocument } from "#content/pages/home-more.ts";
import type { SimplePageContent } from "#content/simple-pages/simple-page.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { announcePages } from "#platform/http/public-pages.ts";
import { actAs } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { simplePage } from "#tests/support/simple-pages.ts";
import { contentEditor } from "#tests/support/site-content.ts";
import {
  asSiteOf,
  type DatabaseKind,
  databases,
  openTestApp,
  type TestApp,
} from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

import { documentsWithLostLinks } from "./reads/link-targets.server.ts";

const open: TestApp[] = [];
const onSite = <Result>(read: () => Result): Result => asSiteOf(open, read);
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const shipped = menusDocument.shipped;
type Entry = Record<string, unknown>;
const entry = (to: string, more: Entry = {}): Entry => ({
  id: `entry-${to.replaceAll(/\W/g, "-").slice(0, 50)}`,
  to,
  title: "Winter",
  state: "shown",
  ...more,
});
const withLink = (to: string, more: Entry = {}) => ({
  ...shipped,
  links: [...shipped.links, entry(to, more)],
});

async function start(kind: DatabaseKind) {
  const app = await openTestApp(kind);
  open.push(app);
  const { cookie } = await actAs(app, "editor");
  const editor = contentEditor(app, { cookie });
  const make = async (address: string, more: Partial<SimplePageContent> = {}) => {
    const { body } = await editor.act("pages", "addPage", { title: "A winter retreat", address });
    expect(await editor.publish(body.document, simplePage({ address, ...more }))).toMatchObject({
      status: 200,
    });
    return String(body.document);
  };
  const publishMenus = (value: unknown) => editor.publish("menus", value);
  return { app, cookie, ...editor, make, publishMenus };
}

const headerTitles = () => onSite(() => menusNow().links.map(({ title }) => title));

describe.each(databases)("the menus on %s", (kind) => {
  it("take a page of the team's with its own name, and drop it while the page is off the site", async () => {
    const { make, publish, publishMenus } = await start(kind);
    const id = await make("winter-retreat");
    const { title: _named, ...unnamed } = entry("/winter-retreat");
    expect(await publishMenus({ ...shipped, links: [unnamed, ...shipped.links] })).toMatchObject({
      status: 200,
    });
    expect(headerTitles()).toEqual(["A winter retreat", "Membership", "Our Family"]);
    expect(
      await publish(id, simplePage({ address: "winter-retreat", state: "hidden", redirect: "/contact" })),
    ).toMatchObject({ status: 200 });
    expect(headerTitles()).toEqual(["Membership", "Our Family"]);
    // The editor says so before anything can be published again; hiding the entry is enough.
    const refused = await publishMenus({ ...shipped, links: [unnamed] });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.body.fields["links.0.to"]).toContain(
      "/winter-retreat is off the site and leads to /contact",
    );
    expect(await publishMenus({ ...shipped, links: [{ ...unnamed, state: "hidden" }] })).toMatchObject({
      status: 200,
    });
  });

  it("hide an entry and a menu, leave out a menu without entries, and come back when restored", async () => {
    const { publishMenus, act, read } = await start(kind);
    const [journeys, support, clinics, resources] = shipped.menus;
    const value = {
      ...shipped,
      menus: [
        resources,
        { ...journeys, state: "hidden" },
        { ...support, entries: support?.entries.map((each) => ({ ...each, state: "hidden" })) },
        { ...clinics, title: "For clinics" },
      ],
    };
    expect(await publishMenus(value)).toMatchObject({ status: 200 });
    expect(onSite(() => menusNow().groups.map(({ title }) => title))).toEqual(["Resources", "For clinics"]);
    const { revision } = await read("menus");
    const restored = await act("menus", "restoreContent", { revision, version: 0 });
    expect(restored).toMatchObject({ status: 200 });
    expect(onSite(() => menusNow().groups)).toHaveLength(4);
  });

  it("don't show a place outside whose address was emptied", async () => {
    const { publish, read } = await start(kind);
    const { value } = await read("site");
    const { href: _emptied, ...blog } = (value as typeof import("#content/site.ts").siteDocument.shipped)
      .links.blog;
    expect(await publish("site", withValueAt(value, ["links", "blog"], blog))).toMatchObject({ status: 200 });
    expect(JSON.stringify(onSite(menusNow))).not.toContain("blog");
    expect(onSite(() => menusNow().social)).toHaveLength(3);
  });

  it("follow redirects, and refuse addresses that are gone and circles, by name", async () => {
    const { app, publishMenus } = await start(kind);
    const { db } = app.services.store;
    const row = (from_path: string, target: string) => ({
      id: `0${from_path}`,
      from_path,
      target,
      target_path: target,
      kind: "301" as const,
      note: "",
      hits: 0,
      used_on: "",
      revision: 1,
      created_at: "2026-01-01T00:00:00.000Z",
      changed_at: "2026-01-01T00:00:00.000Z",
    });
    await db
      .insertInto("redirects")
      .values([row("/round", "/about"), row("/about", "/round"), row("/old", "/membership")])
      .execute();
    await db.updateTable("revisions").set({ revision: 50 }).where("id", "=", "redirects").execute();
    app.clock.advance(5_000);
    const fault = async (to: string) => (await publishMenus(withLink(to))).body.fields?.["links.2.to"];
    expect(await fault("/no-such-page")).toContain("Visitors find no page at /no-such-page");
    expect(await fault("/campaign/none")).toContain("/campaign/none");
    expect(await fault("/round")).toContain("/round leads to a redirect that leads back to itself");
    expect(await fault("/admin/site")).toContain("isn’t for visitors");
    expect(await fault("/Contact/")).toContain("Please enter it as /contact");
    expect(await fault("/old")).toBeUndefined();
    expect(headerTitles()).toContain("Winter");
  });

  it("keep the links that have to be there, and say why", async () => {
    const { publishMenus } = await start(kind);
    for (const to of ["/consumer-health-data", "/accessibility", "/privacy/my-data"]) {
      const notices = shipped.notices.filter((each) => each.to !== to);
      const removed = await publishMenus({ ...shipped, notices });
      expect(removed.body.fields.notices, to).toContain(`(${to}) in the footer`);
    }
    const hidden = withValueAt(shipped, ["footer", "0", "state"], "hidden");
    expect((await publishMenus(hidden)).body.fields["footer.0.state"]).toContain("Privacy laws");
    // Elsewhere in the footer is as good.
    const privacy = entry("/privacy-policy", { title: "Privacy" });
    const moved = { ...shipped, footer: shipped.footer.slice(1), notices: [...shipped.notices, privacy] };
    expect(await publishMenus(moved)).toMatchObject({ status: 200 });
  });

  it("say before they're published which link the header has no room for", async () => {
    const { app, post } = await start(kind);
    const pages = { expire: () => undefined, pagesReading: () => ["/"], render: async () => "a page" };
    announcePages(app.services, pages);
    const hintsFor = async (value: unknown) =>
      (await post("preview", { document: "menus", page: "/", value })).body.hints;
    expect(await hintsFor(shipped)).toEqual([]);
    expect(await hintsFor(withLink("/contact", { title: "Press and media" }))).toEqual([
      expect.stringMatching(/1,024 pixels and less.*no room for “Clinics”.*move one of them into a menu/),
    ]);
  });

  it("refuse twice the same, nothing, and more than fits, each at its field", async () => {
    const { publishMenus } = await start(kind);
    const many = Array.from({ length: 9 }, (_, at) => entry("/contact", { id: `n${at}`, title: `E${at}` }));
    const cases: [string, unknown, string][] = [
      ["links.2.to", withLink("/membership"), "same place"],
      ["links.2.title", withLink("/contact", { title: "Membership" }), "already"],
      ["links.2.title", withLink("/contact", { title: "" }), "Please fill this in"],
      ["links.2.title", withLink("https://example.org/", { title: undefined }), "enter a name"],
      ["links.2.title", withLink("/contact", { title: "x".repeat(31) }), "at most 30"],
      ["links.2.title", withLink("/contact", { title: "\u202eright" }), "characters we cannot read"],
      ["menus.1.title", withValueAt(shipped, ["menus", "1", "title"], "Journeys"), "twice"],
      [
        "links",
        { ...shipped, links: many.map((each, at) => ({ ...each, to: `/contact?subject=${at}` })) },
        "room for 12",
      ],
      ["links", { ...shipped, links: [...many, ...many].slice(0, 13) }, "at most 12"],
    ];
    for (const [field, value, sentence] of cases) {
      const { status, body } = await publishMenus(JSON.parse(JSON.stringify(value)));
      expect(status, field + sentence).toBe(422);
      expect(body.fields[field], field).toContain(sentence);
    }
  });

  it("take names in any script, and refuse whatever isn't a safe address without losing it", async () => {
    const { publishMenus, read } = await start(kind);
    expect(await publishMenus(withLink("/contact", { title: "צור קשר עם הצוות" }))).toMatchObject({
      status: 200,
    });
    const unsafe = fc.oneof(
      fc.constantFrom(
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        "data:text/html,x",
        "//evil.example",
        "/\\evil.example",
        "/\tcontact",
        "https://me:pw@site.com",
        "https://me@site.com/x",
        "https://a b.com",
        "http://plain.com",
        "https://",
        "https://localhost",
        "mailto:a@b.co",
        "place:nowhere",
        "/%zz",
        " /contact",
        `/${"x".repeat(501)}`,
      ),
      fc.string({ unit: "grapheme", maxLength: 40 }).filter((text) => !/^(?:https:\/\/|\/)/.test(text)),
      fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => `//${text}`),
    );
    await fc.assert(
      fc.asyncProperty(unsafe, async (to) => {
        const { status, body } = await publishMenus(withLink(to));
        expect(status).toBe(422);
        if (to.isWellFormed() && !to.includes("\0")) {
          expect(body.fields).toHaveProperty(["links.2.to"]);
          expect((await read("menus")).value).toMatchObject({ links: { 2: { to } } });
        }
      }),
      { numRuns: isWholeRun ? 40 : 12 },
    );
    expect(headerTitles()).toContain("צור קשר עם הצוות");
  });

  it("put cards on home once there are any, with the page's own words", async () => {
    const { make, publish } = await start(kind);
    expect(onSite(homeMore).cards).toEqual([]);
    await make("winter-retreat");
    const { title: _named, ...card } = entry("/winter-retreat");
    const value = { ...homeMoreDocument.shipped, cards: [card] };
    expect(await publish("home-more", value)).toMatchObject({ status: 200 });
    expect(onSite(homeMore).cards).toMatchObject([{ href: "/winter-retreat", title: "A winter retreat" }]);
    const gone = { ...value, cards: [{ ...card, to: "/gone" }] };
    expect((await publish("home-more", gone)).body.fields["cards.0.title"]).toBe(
      "Please enter a title for this card",
    );
  });

  it("are named on the dashboard once a page of theirs is off the site", async () => {
    const { app, make, publish, publishMenus } = await start(kind);
    const id = await make("winter-retreat");
    expect(await publishMenus(withLink("/winter-retreat"))).toMatchObject({ status: 200 });
    const lost = () => app.services.asSite(() => documentsWithLostLinks(app.services, actorWith("editor")));
    expect(await lost()).toEqual([]);
    await publish(id, simplePage({ address: "winter-retreat", state: "hidden" }));
    expect(await lost()).toMatchObject([
      { id: "menus", problem: expect.stringContaining("Visitors find no page at /winter-retreat") },
    ]);
  });
});
