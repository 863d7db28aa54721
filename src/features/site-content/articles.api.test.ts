import { afterEach, assert, describe, expect, it } from "vitest";
import { articleKind } from "#content/documents/articles.server.ts";
import { currentDocuments } from "#content/documents/register.server.ts";
import { currentPages, currentSitemap, pageAt } from "#content/index.ts";
import {
  articleDocument,
  currentArticle,
  isShipped,
  slugOfDocument,
} from "#content/knowledge-hub/current-articles.ts";
import { articlePath } from "#content/pages/articles.ts";
import { articleAt, editedTexts, hubItems, searchHub } from "#features/knowledge-hub/reads.server.ts";
import { minute } from "#platform/clock/clock.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { announcePages } from "#platform/http/public-pages.ts";
import { assemble } from "#server/assemble.ts";
import { actAs } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { contentEditor } from "#tests/support/site-content.ts";
import { asSiteOf, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { articlesCopy } from "./copy/addable.ts";
import { addableScreen } from "./reads/addable-screen.server.ts";

const open: TestApp[] = [];
const onSite = <Result>(read: () => Result): Result => asSiteOf(open, read);
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const slug = "pcos-and-fertility";
const document = `article-${slug}`;
const { shipped } = articleDocument(slug);
const changed = (name: string, value: unknown) => withValueAt(shipped, [name], value);

describe.each(databases)("articles on %s", (kind) => {
  async function start(role: "editor" | "viewer" = "editor") {
    const app = await openTestApp(kind);
    open.push(app);
    const { cookie } = await actAs(app, role);
    return { app, ...contentEditor(app, { cookie }) };
  }

  it("keeps where a link leads, and not whose mail it was copied from", async () => {
    const { app, post, read } = await start();
    const save = (base: unknown, value: unknown) => post("draft", { document, base, value });
    const wrapped =
      "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fone.example%2Fform&data=05%7C02%7Cann.lee%40clinic.example&reserved=0";
    const text = `${shipped.text}\n\nSee [the form](${wrapped}), or ${wrapped}.\n`;
    expect((await save(shipped, { ...shipped, text })).status).toBe(200);
    const draft = (await read(document)).value.text;
    expect(draft).toContain("See [the form](https://one.example/form), or https://one.example/form.");
    // What the editor still has on its screen is no change of somebody else's.
    const more = { ...shipped, text: `${text}\nMore.\n` };
    expect((await save({ ...shipped, text }, more)).status).toBe(200);
    expect((await read(document)).value.text).toContain("More.");
    expect(wordsIn(await dumpOf(app.services), ["ann.lee%40clinic.example"])).toEqual([]);
  });

  it("previews an unfinished one with stand-ins for what is missing, and says which fields those are", async () => {
    const { app, act, post, read } = await start();
    announcePages(app.services, {
      expire: () => undefined,
      pagesReading: () => [],
      render: async () => {
        const { title, summary, text, keywords } = currentArticle("at-work") ?? {};
        return [title, summary, text, keywords].join(" | ");
      },
    });
    const { body } = await act("articles", "addArticle", { title: "Telling your boss", address: "at-work" });
    const { value } = await read(body.document);
    const previewed = async (more: object) => {
      const input = { document: body.document, page: articlePath("at-work"), value: { ...value, ...more } };
      const { html, problems } = (await post("preview", input)).body;
      return [html, Object.keys(problems)];
    };
    const [html, faults] = await previewed({ text: "## What to say" });
    expect(html).toMatch(/^Telling your boss \| \[Summary\] \| ## What to say \|/);
    expect(faults).toEqual(expect.arrayContaining(["summary"]));
    // What the text has too much of is left out, and the rest stays.
    const [strange] = await previewed({ text: "# Loud\n\n<b>A kumquat</b> ![x](https://x.example/x.png)" });
    expect(strange).toContain("| ## Loud\n\nA kumquat |");
    const [long] = await previewed({ summary: "word ".repeat(100), subjects: ["feelings", "feelings"] });
    expect(long).toMatch(/ \| (?:word ){40,48}/);
    // Without a shape there is nothing to draw.
    expect((await previewed({ claims: 7 }))[0]).toBe("");
  });

  it("shows a changed article in the library, its search, the feed and read on, and the file's again", async () => {
    const { publish, read, act } = await start();
    const text = `${shipped.text}\n\n## Marzipan\n\nA word that no other article has: rutabaga.\n`;
    const published = await publish(document, { ...shipped, title: "PCOS, step by step", text });
    expect(published).toMatchObject({ status: 200, body: { version: 1 } });
    expect(onSite(() => currentArticle(slug))).toMatchObject({
      title: "PCOS, step by step",
      headings: expect.arrayContaining(["Marzipan"]),
    });
    expect(onSite(() => pageAt(articlePath(slug)))).toMatchObject({ name: "PCOS, step by step" });
    expect(onSite(() => hubItems().find(({ id }) => id === slug))).toMatchObject({
      title: "PCOS, step by step",
    });
    expect(onSite(() => searchHub("rutabaga")?.ids)).toEqual([slug]);
    expect(onSite(() => Object.keys(editedTexts()))).toEqual([slug]);
    const related = onSite(() => articleAt("endometriosis-and-fertility")?.related ?? []);
    expect(related.map(({ title }) => title)).toContain("PCOS, step by step");
    const { revision, versions } = await read(document);
    expect(versions[0].changes.map(({ label }: { label: string }) => label)).toEqual(["Title", "Text"]);
    await act(document, "restoreContent", { revision, version: 0 });
    expect(onSite(() => currentArticle(slug))).toMatchObject({ title: shipped.title, text: shipped.text });
    expect(onSite(() => editedTexts())).toEqual({});
  });

  it("lists each with its state, whoever edited it last and when, and finds it by words and state", async () => {
    const { app, act, draft, publish } = await start();
    await publish(document, { ...shipped, title: "PCOS, step by step" });
    app.clock.advance(minute);
    await act("articles", "addArticle", { title: "Waiting well" });
    const at = app.clock.now().toISOString();
    const list = async (query: { search?: string; state?: string } = {}) => {
      const asked = { kind: articleKind, copy: articlesCopy, ...query };
      const { list, tabs } = await onSite(() => addableScreen(app.services, actorWith("editor"), asked));
      return {
        rows: list.rows.map(({ cells }) => [cells.title?.text, cells.state?.text]),
        first: list.rows[0],
        tabs: tabs.map(({ label, count }) => `${label} ${count}`),
      };
    };
    const { rows, first, tabs } = await list();
    expect(rows.slice(0, 3)).toEqual([
      ["Waiting well", "Not published yet"],
      ["PCOS, step by step", "Published"],
      [expect.any(String), "Original text"],
    ]);
    expect(first).toMatchObject({
      href: "/admin/site/article-waiting-well",
      cells: {
        title: { detail: "/resources/knowledge-hub/waiting-well" },
        at: { text: at },
        by: { text: expect.stringMatching(/./) },
      },
    });
    expect(tabs).toEqual(expect.arrayContaining(["Not published yet 1", "Published 1"]));
    expect((await list({ search: "STEP pcos by" })).rows).toEqual([["PCOS, step by step", "Published"]]);
    expect((await list({ state: "published" })).rows).toEqual([["PCOS, step by step", "Published"]]);
    const { body } = await draft(document, { ...shipped, title: "PCOS, later" });
    const later = new Date(app.clock.now().getTime() + 10 * minute).toISOString();
    await act(document, "publishContent", { revision: body.revision, at: later });
    const scheduled = await list({ state: "scheduled" });
    expect(scheduled.rows).toEqual([["PCOS, later", "Unpublished changes"]]);
    expect(scheduled.first).toMatchObject({ waits: "Scheduled" });
    expect((await list({ search: "kumquat" })).rows).toEqual([]);
  });

  it("takes an article off the site, and puts it back", async () => {
    const { publish } = await start();
    await publish(document, { ...shipped, state: "hidden", redirect: "/membership" });
    expect(onSite(() => pageAt(articlePath(slug)))).toBeUndefined();
    expect(onSite(() => currentPages().map(({ path }) => path))).not.toContain(articlePath(slug));
    expect(onSite(() => currentSitemap().map(({ path }) => path))).not.toContain(articlePath(slug));
    expect(onSite(() => searchHub("letrozole")?.ids ?? [])).not.toContain(slug);
    expect(onSite(() => articleAt("endometriosis-and-fertility")?.related.map(({ id }) => id))).not.toContain(
      slug,
    );
    await publish(document, shipped);
    expect(onSite(() => pageAt(articlePath(slug)))).toBeDefined();
  });

  it("refuses what would break a page, with the field and a reason", async () => {
    const { draft, act } = await start();
    const wrong: [field: string, value: unknown, reason: string][] = [
      ["text", "<script>alert(1)</script>\n\nWords.", "<script> is not known here"],
      ["text", 'Words <img src="x" onerror="alert(1)"> and more.', "is not known here"],
      ["text", '<Note topics="moon">\n\nWords.\n\n</Note>', 'a note is about "moon"'],
      ["text", "# Main heading\n\nWords.", "headings begin with two signs"],
      ["text", "x".repeat(30_001), "at most 30000 characters"],
      ["text", "- item\n".repeat(5_000), "at most 30000 characters"],
      ["text", "turned \u202e around", "characters we cannot read"],
      ["title", "x".repeat(61), "at most 60 characters"],
      ["paths", ["adoption", "adoption"], "only once"],
      ["keywords", ["a", "b", "c", "d", "e", "f", "g"], "at most 6"],
      ["reviewBy", "2020-01-01", "after the last review"],
      ["claims", [{ figure: "1 in 6", source: 9, statement: "A." }], "isn’t in the list"],
      ["redirect", "/no-such-page", "one of our pages"],
    ];
    for (const [field, value, reason] of wrong) {
      const { body } = await draft(document, changed(field, value));
      expect(body.problems[field], `${field}: ${reason}`).toContain(reason);
      expect(await act(document, "publishContent", { revision: body.revision })).toMatchObject({
        status: 422,
      });
    }
    for (const value of ["nul \u0000", "half \ud800", "x".repeat(40_001), "7".repeat(50_000)])
      expect(await draft(document, changed("text", value))).toMatchObject({ status: 422 });
    expect(onSite(() => currentArticle(slug)?.text)).toBe(shipped.text);
  });

  const title = "Talking to your boss";
  const path = "/resources/knowledge-hub/talking-to-your-boss";
  const whole = {
    summary: "What to say at work, and what you can keep to yourself.",
    description: "d".repeat(130),
    keywords: ["work", "boss", "leave"],
    text: "## What to say\n\nAs little as you like: kumquat.\n",
  };

  it("adds an article that nobody sees before it's published, and keeps it after a restart", async () => {
    const { app, act, read, publish } = await start();
    const made = await act("articles", "addArticle", { title });
    expect(made).toEqual({ status: 200, body: { document: "article-talking-to-your-boss" } });
    const id = made.body.document;
    const { value } = await read(id);
    expect(value).toMatchObject({ title, state: "shown", reviewed: expect.stringMatching(/^20/) });
    expect(onSite(() => pageAt(path))).toBeUndefined();
    expect(await publish(id, { ...value, title: "" })).toMatchObject({
      status: 422,
      body: { fields: { title: "Please fill this in", text: "Please fill this in" } },
    });
    expect(await publish(id, { ...value, ...whole })).toMatchObject({ status: 200, body: { version: 1 } });
    expect(onSite(() => pageAt(path))).toMatchObject({ name: title, meta: { indexed: true } });
    expect(onSite(() => searchHub("kumquat")?.ids)).toEqual(["talking-to-your-boss"]);
    expect(onSite(() => articleAt("talking-to-your-boss")?.related)).toHaveLength(3);
    const second = await assemble(app.environment, { clock: app.clock });
    expect(second.asSite(() => pageAt(path))).toMatchObject({ name: title });
    second.mailer.close();
    await second.store.close();
  });

  it("gives no article an address that something else has", async () => {
    const { app, act, read } = await start();
    const add = async (body: object) => (await act("articles", "addArticle", body)).body.message;
    await act("articles", "addArticle", { title });
    expect(await add({ title: "Talking to your boss!" })).toContain("exists already");
    expect(await add({ title, address: slug })).toContain("exists already");
    for (const address of ["../admin", "Feed.xml", "a--b", "-a", "a/b", "x".repeat(51), "%00"])
      expect(await add({ title, address }), address).toContain("small letters");
    expect(await add({ title: "???" })).toContain("small letters");
    expect(await add({ title: "x".repeat(61) })).toBeDefined();
    const redirected = await app.act(
      "/admin/redirects/new",
      "createRedirect",
      { from: "/resources/knowledge-hub/old-home", to: "/membership", kind: "301", note: "" },
      { cookie: (await actAs(app, "owner")).cookie },
    );
    expect(redirected.status).toBe(200);
    expect(await add({ title: "Old home" })).toContain("redirect begins");
    const both = await Promise.all([
      act("articles", "addArticle", { title: "Twins" }),
      act("articles", "addArticle", { title: "Twins" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    // One that was thrown away leaves its address free.
    const { revision } = await read("article-twins");
    await act("article-twins", "discardContentDraft", { revision });
    expect((await act("articles", "addArticle", { title: "Twins" })).status).toBe(200);
    expect((await read("article-twins")).value).toMatchObject({ title: "Twins" });
  });

  it("knows no article that nobody began", async () => {
    const { post } = await start();
    const input = { document: "article-nobody-began-this", base: shipped, value: shipped };
    expect((await post("draft", input)).status).toBe(404);
  });

  it("lets viewers look only", async () => {
    const { post } = await start("viewer");
    expect((await post("draft", { document, base: shipped, value: changed("title", "Mine") })).status).toBe(
      403,
    );
  });
});

it("begins with a value that fits its own form, for each article of this repository", () => {
  const articles = currentDocuments().filter(({ id }) => isShipped(slugOfDocument(id) ?? ""));
  assert(articles.length > 30);
  for (const each of articles) expect(each.problemsOf(each.shipped), each.id).toEqual([]);
});
