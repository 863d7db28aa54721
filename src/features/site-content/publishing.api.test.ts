import { afterEach, describe, expect, it } from "vitest";
import { current, identityDocument, identityNow } from "#content/current.ts";
import { pageAt, pagePaths } from "#content/index.ts";
import { phasePages } from "#content/journeys/phase-pages.ts";
import { journeys } from "#content/journeys/register.ts";
import { articlePages } from "#content/pages/articles.ts";
import { samplePaths } from "#content/pages/podcast.ts";
import { worksheetPages } from "#content/pages/worksheet-pages.ts";
import { plans, plansDocument } from "#content/plans.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { announcePages } from "#platform/http/public-pages.ts";
import { actAs } from "#tests/support/admin.ts";
import { simplePage } from "#tests/support/simple-pages.ts";
import { contentEditor } from "#tests/support/site-content.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { publishingCopy } from "./copy/publishing.ts";
import { type PublishingRule, publishingRules } from "./rules/publishing.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const patch = (app: TestApp, { cookie }: { cookie: string }, body: object) =>
  app.act("/admin/settings", "changePublishing", body, { cookie });
const costing = (price: number) => withValueAt(plansDocument.shipped, ["premium", "monthlyPrice"], price);

describe.each(databases)("who publishes, on %s", (kind) => {
  async function start(rule: PublishingRule) {
    const app = await openTestApp(kind);
    open.push(app);
    const owner = await actAs(app, "owner");
    const editor = await actAs(app, "editor");
    type Person = typeof owner;
    const draft = (person: Person, price: number) =>
      contentEditor(app, person).draft("plans", costing(price));
    /** Publishes the draft as it is, or an earlier version. */
    const publish = async (person: Person, more: object = {}, operation = "publishContent") => {
      const { read, act } = contentEditor(app, person);
      const { revision } = await read("plans");
      const { status, body } = await act("plans", operation, { revision, ...more });
      return [status, body.message ?? ""];
    };
    if (rule !== "editors") {
      const change = { rule, expected: "" };
      expect((await patch(app, owner, change)).status).toBe(200);
    }
    return { app, owner, editor, draft, publish };
  }

  it("is everyone who edits, at first", async () => {
    const { editor, draft, publish } = await start("editors");
    await draft(editor, 31);
    expect((await publish(editor))[0]).toBe(200);
  });

  it("is a second person, now and at a time, whoever of the two changed it last", async () => {
    const { app, owner, editor, draft, publish } = await start("second");
    await draft(editor, 31);
    const refused = [403, publishingCopy.obstacles.second];
    expect(await publish(editor)).toEqual(refused);
    const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    expect(await publish(editor, { at })).toEqual(refused);
    await draft(owner, 32);
    expect(await publish(owner)).toEqual(refused);
    expect((await publish(editor))[0]).toBe(200);
  });

  it("is owners only, also for an earlier version", async () => {
    const { owner, editor, draft, publish } = await start("owners");
    await draft(editor, 31);
    expect(await publish(editor)).toEqual([403, publishingCopy.obstacles.owners]);
    expect((await publish(owner))[0]).toBe(200);
    expect((await publish(editor, { version: 0 }, "restoreContent"))[0]).toBe(403);
    expect((await publish(owner, { version: 0 }, "restoreContent"))[0]).toBe(200);
  });

  it("is decided by owners, as one of the three ways", async () => {
    const { app, owner, editor } = await start("editors");
    expect((await patch(app, editor, { rule: "owners", expected: "" })).status).toBe(403);
    expect((await patch(app, owner, { rule: "nobody", expected: "" })).status).toBe(422);
    for (const [at, rule] of publishingRules.entries())
      expect((await patch(app, owner, { rule, expected: publishingRules[at - 1] ?? "" })).status).toBe(200);
    expect((await patch(app, owner, { rule: "second", expected: "second" })).status).toBe(409);
  });
});

describe("what is rendered before publishing", () => {
  const promising = { ...identityDocument.shipped, promise: "A kumquat for everybody." };
  /** Pages of one kind; all others are like no other. */
  const kinds: readonly (readonly string[])[] = [
    ...[articlePages, worksheetPages, phasePages, journeys].map((pages) => pages.map(({ path }) => path)),
    samplePaths,
  ];

  /** A site whose pages all show every document; its page `broken` can't be rendered with a new name or price. */
  async function start(broken = "") {
    const app = await openTestApp("sqlite");
    open.push(app);
    const rendered: string[] = [];
    announcePages(app.services, {
      expire: () => undefined,
      pagesReading: () => pagePaths,
      render: async (path) => {
        rendered.push(path);
        const isNew =
          identityNow().promise === promising.promise || current(plansDocument).premium.monthlyPrice === 35;
        if (isNew && path === broken) throw new Error("broken");
        return "";
      },
    });
    return { rendered, ...contentEditor(app, await actAs(app, "editor")) };
  }

  it("is one page of each kind for what is in the frame", async () => {
    const { rendered, publish, read, act } = await start();
    expect(await publish("identity", promising)).toMatchObject({ status: 200 });
    const others = pagePaths.filter((path) => !kinds.flat().includes(path));
    expect(rendered).toEqual(expect.arrayContaining(others));
    for (const paths of kinds) expect(rendered.filter((path) => paths.includes(path))).toHaveLength(1);
    expect(rendered).toHaveLength(others.length + kinds.length);
    rendered.splice(0);
    const { revision } = await read("identity");
    expect(await act("identity", "restoreContent", { revision, version: 0 })).toMatchObject({ status: 200 });
    expect(rendered).toHaveLength(others.length + kinds.length);
  });

  it("is every page for other documents", async () => {
    const { rendered, publish } = await start();
    expect(await publish("plans", costing(35))).toMatchObject({ status: 200 });
    expect(rendered.toSorted()).toEqual(pagePaths.toSorted());
  });

  it.each([
    ["identity", promising, "/contact"],
    ["plans", costing(35), articlePages.at(-1)?.path ?? ""],
  ])(
    "refuses a value of %s that one page can't be rendered with, and names the page",
    async (id, value, page) => {
      const { publish, read } = await start(page);
      expect(await publish(id, value)).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining(page) },
      });
      expect(await read(id)).toMatchObject({ version: 0, hasDraft: true });
    },
  );
});

it("lets two sites in one process publish different things", async () => {
  const sites = await Promise.all([openTestApp("sqlite"), openTestApp("sqlite"), openTestApp("sqlite")]);
  open.push(...sites);
  const published = await Promise.all(
    sites.map(async (app, at) => {
      if (at === 2) return undefined;
      const editor = contentEditor(app, await actAs(app, "editor"));
      await editor.publish("plans", costing(40 + at));
      const page = { title: "A retreat", address: `retreat-${at}` };
      const { body } = await editor.act("pages", "addPage", page);
      return editor.publish(body.document, simplePage(page));
    }),
  );
  expect(published).toEqual([
    expect.objectContaining({ status: 200 }),
    expect.objectContaining({ status: 200 }),
    undefined,
  ]);
  const seen = sites.map(({ services }) =>
    services.asSite(() => [plans()[0], pageAt("/retreat-0")?.name, pageAt("/retreat-1")?.name]),
  );
  const shipped = plansDocument.shipped.premium.monthlyPrice;
  expect(seen).toEqual([
    [expect.objectContaining({ monthlyPrice: 40 }), "A retreat", undefined],
    [expect.objectContaining({ monthlyPrice: 41 }), undefined, "A retreat"],
    [expect.objectContaining({ monthlyPrice: shipped }), undefined, undefined],
  ]);
  expect(plans()[0]).toMatchObject({ monthlyPrice: shipped });
});
