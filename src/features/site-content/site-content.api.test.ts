import { afterEach, assert, describe, expect, it } from "vitest";
import { current } from "#content/current.ts";
import { editableDocument, editableDocuments } from "#content/documents/register.server.ts";
import { articleDocument } from "#content/knowledge-hub/current-articles.ts";
import { mailsDocument } from "#content/mail-texts.ts";
import { articlePath } from "#content/pages/articles.ts";
import { homeFaqDocument } from "#content/pages/home-faq.ts";
import { accessibility } from "#content/pages/legal/accessibility.ts";
import { plans, plansDocument } from "#content/plans.ts";
import { welcomeMail } from "#content/signup-mails.ts";
import { siteDocument } from "#content/site.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { announcePages } from "#platform/http/public-pages.ts";
import { assemble } from "#server/assemble.ts";
import { actAs } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { contentAddress, contentEditor } from "#tests/support/site-content.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { asSiteOf, bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { discardedDrafts } from "./reads/document-screen.server.ts";
import { saveDraft } from "./writes/drafts.server.ts";
import { publishDraft, publishJob } from "./writes/publishing.server.ts";

const open: TestApp[] = [];
const onSite = <Result>(read: () => Result): Result => asSiteOf(open, read);
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const shipped = { plans: plansDocument.shipped, faq: homeFaqDocument.shipped };
const premiumPrice = (value: number) => withValueAt(shipped.plans, ["premium", "monthlyPrice"], value);

describe.each(bothDatabases)("site content on %s", (kind) => {
  async function start(role: "editor" | "viewer" = "editor", settings: Record<string, string> = {}) {
    const app = await openTestApp(kind, settings);
    open.push(app);
    const { cookie } = await actAs(app, role);
    return { app, cookie, ...contentEditor(app, { cookie }) };
  }

  it("is there again after a restart, and a second process learns of it", async () => {
    const { app, publish } = await start();
    await publish("plans", premiumPrice(44));
    const second = await assemble(app.environment, { clock: app.clock });
    expect(second.asSite(() => plans()[0])).toMatchObject({ monthlyPrice: 44 });
    second.mailer.close();
    await second.store.close();
  });

  it("gives two publishes at once one order", async () => {
    const { post, act, read } = await start();
    const { body } = await post("draft", { document: "plans", base: shipped.plans, value: premiumPrice(35) });
    const publish = () => act("plans", "publishContent", { revision: body.revision });
    const both = await Promise.all([publish(), publish()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read("plans")).versions).toHaveLength(1);
  });

  if (!databases.includes(kind)) return;

  it("publishes a draft, keeps versions with what changed, and restores one", async () => {
    const { post, act, read, publish } = await start();
    const draft = await post("draft", { document: "plans", base: shipped.plans, value: premiumPrice(35) });
    expect(draft.body).toMatchObject({ revision: 1, hasDraft: true, conflicts: [], problems: {} });
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 30 });
    const published = await act("plans", "publishContent", { revision: 1 });
    expect(published).toMatchObject({ status: 200, body: { version: 1, hasDraft: false } });
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 35 });
    await publish("plans", premiumPrice(40));
    const { revision, versions } = await read("plans");
    expect(versions).toMatchObject([
      {
        version: 2,
        by: "Robin editor",
        changes: [{ label: "Premium, Monthly price", before: "$35", after: "$40" }],
      },
      { version: 1, changes: [{ before: "$30", after: "$35" }] },
    ]);
    expect((await act("plans", "restoreContent", { revision, version: 1 })).body).toMatchObject({
      version: 3,
    });
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 35 });
    const again = await read("plans");
    await act("plans", "restoreContent", { revision: again.revision, version: 0 });
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 30 });
  });

  it("dates a legal page by its last publication, in every process, and again after a restart", async () => {
    const { app } = await start();
    const { changed: shippedOn } = accessibility;
    const value = editableDocument("accessibility")?.shipped;
    app.clock.advance(400 * day);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(today > shippedOn).toBe(true);
    // Whoever was signed in no longer is.
    const editor = actorWith("editor");
    const { revision } = await app.services.asSite(() =>
      saveDraft(app.services, editor, {
        document: "accessibility",
        base: value,
        value: withValueAt(value, ["heading"], "Access for everyone"),
      }),
    );
    await app.services.asSite(() =>
      publishDraft(app.services, editor, { document: "accessibility", revision }),
    );
    expect(onSite(() => [accessibility.heading, accessibility.changed])).toEqual([
      "Access for everyone",
      today,
    ]);
    // Other sites of this process, and whatever belongs to none, go on as shipped.
    expect(accessibility.changed).toBe(shippedOn);
    app.clock.advance(10 * day);
    const second = await assemble(app.environment, { clock: app.clock });
    expect(second.asSite(() => accessibility.changed)).toBe(today);
    second.mailer.close();
    await second.store.close();
  });

  it("merges two editors' changes, and asks where both changed one field", async () => {
    const { post, read } = await start();
    const document = "plans";
    await post("draft", { document, base: shipped.plans, value: premiumPrice(35) });
    const title = withValueAt(shipped.plans, ["premium", "title"], "All of it");
    const merged = await post("draft", { document, base: shipped.plans, value: title });
    expect(merged.body).toMatchObject({ value: { premium: { title: "All of it", monthlyPrice: 35 } } });
    const conflict = await post("draft", { document, base: shipped.plans, value: premiumPrice(50) });
    expect(conflict.body.conflicts).toEqual([{ path: "premium.monthlyPrice", mine: 50, theirs: 35 }]);
    expect((await read(document)).value.premium.monthlyPrice).toBe(35);
    const chosen = withValueAt(conflict.body.value, ["premium", "monthlyPrice"], 50);
    const settled = await post("draft", { document, base: conflict.body.value, value: chosen });
    expect(settled.body).toMatchObject({
      conflicts: [],
      value: { premium: { title: "All of it", monthlyPrice: 50 } },
    });
  });

  it("publishes at a time, and not after that was canceled", async () => {
    const { app, post, act } = await start();
    const at = new Date(app.clock.now().getTime() + hour).toISOString();
    const draft = await post("draft", { document: "plans", base: shipped.plans, value: premiumPrice(35) });
    const past = await act("plans", "publishContent", {
      revision: draft.body.revision,
      at: "2020-01-01T00:00:00.000Z",
    });
    expect(past).toMatchObject({
      status: 422,
      body: { fields: { at: "Please choose a time in the future" } },
    });
    const planned = await act("plans", "publishContent", { revision: draft.body.revision, at });
    expect(planned.body).toMatchObject({ scheduledAt: at, version: 0, hasDraft: true });
    await app.worker.drain();
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 30 });
    const canceled = await act("plans", "unscheduleContent", { revision: planned.body.revision });
    const { body } = await act("plans", "publishContent", { revision: canceled.body.revision, at });
    expect(body.scheduledAt).toBe(at);
    app.clock.advance(hour);
    await app.worker.drain();
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 35 });
  });

  it("keeps the last ten discarded drafts, also one that an earlier version took the place of", async () => {
    const { app, post, act } = await start();
    const discarded = async () =>
      (await app.services.asSite(() => discardedDrafts(app.services, actorWith("editor"), "plans"))).map(
        ({ value, by, changes }) => ({
          price: JSON.parse(value).premium.monthlyPrice,
          by,
          changes: changes.length,
        }),
      );
    let revision = 0;
    for (let price = 31; price <= 42; price += 1) {
      const draft = await post("draft", {
        document: "plans",
        base: shipped.plans,
        value: premiumPrice(price),
      });
      ({ revision } = (await act("plans", "discardContentDraft", { revision: draft.body.revision })).body);
    }
    expect((await discarded()).map(({ price }) => price)).toEqual([42, 41, 40, 39, 38, 37, 36, 35, 34, 33]);
    // Nothing is left to throw away.
    ({ revision } = (await act("plans", "discardContentDraft", { revision })).body);
    expect(await discarded()).toHaveLength(10);
    const draft = await post("draft", { document: "plans", base: shipped.plans, value: premiumPrice(50) });
    await act("plans", "restoreContent", { revision: draft.body.revision, version: 0 });
    expect((await discarded())[0]).toEqual({ price: 50, by: "Robin editor", changes: 1 });
    // What is published was not discarded.
    const last = await post("draft", { document: "plans", base: shipped.plans, value: premiumPrice(51) });
    await act("plans", "publishContent", { revision: last.body.revision });
    expect((await discarded())[0]).toMatchObject({ price: 50 });
  });

  it("shows a draft to anyone with its link for a week, and to nobody else", async () => {
    const { app, post, act } = await start();
    announcePages(app.services, {
      expire: () => undefined,
      pagesReading: () => ["/", "/membership"],
      render: async (path) =>
        `<html><body class="x">${path} $${current(plansDocument).premium.monthlyPrice}</body></html>`,
    });
    const look = (path: string) => app.app.request(`${siteUrl}${path}`);
    expect(await act("plans", "shareContentDraft")).toMatchObject({ status: 422 });
    const draft = await post("draft", { document: "plans", base: shipped.plans, value: premiumPrice(35) });
    const shared = await act("plans", "shareContentDraft");
    expect(shared.body.until).toBe("2026-11-28");
    const base = new URL(shared.body.link).pathname;
    const page = await look(`${base}/membership`);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(
      /<body class="x"><p [^>]+>Preview\. Nothing[^<]+<\/p>\/membership \$35/,
    );
    expect(await (await look(base)).text()).toContain("/ $35");
    expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-security-policy")).toMatch(/default-src 'none';.*sandbox/);
    expect(page.headers.get("content-security-policy")).not.toContain("script-src");
    // Another document's, a page that doesn't show it, another signature, and a week later.
    for (const path of [
      `${base.replace("plans", "home-faq")}/membership`,
      `${base}/contact`,
      `${base.slice(0, -1)}/membership`,
      `${base.replace(/\..*/, ".")}/membership`,
    ])
      expect((await look(path)).status, path).toBe(404);
    app.clock.advance(8 * 24 * hour);
    expect((await look(`${base}/membership`)).status).toBe(404);
    app.clock.advance(-8 * 24 * hour);
    await act("plans", "discardContentDraft", { revision: draft.body.revision });
    expect((await look(`${base}/membership`)).status).toBe(404);
  });

  it("ends a preview link with its draft, with a newer link, or when someone stops sharing", async () => {
    const { app, post, act } = await start();
    announcePages(app.services, {
      expire: () => undefined,
      pagesReading: () => ["/", "/membership"],
      render: async () => "<html><body></body></html>",
    });
    const statusOf = async (link: string) => (await app.app.request(`${link}/membership`)).status;
    const draftOf = async (base: unknown, price: number) =>
      (await post("draft", { document: "plans", base, value: premiumPrice(price) })).body;
    const share = async (): Promise<string> => (await act("plans", "shareContentDraft")).body.link;
    const first = await draftOf(shipped.plans, 35);
    const links = [await share(), await share()];
    expect(await Promise.all(links.map(statusOf))).toEqual([404, 200]);
    // Others go on writing, and the link follows.
    const second = await draftOf(first.value, 36);
    expect(second.revision).toBe(first.revision + 1);
    expect(await statusOf(links[1] ?? "")).toBe(200);
    expect((await act("plans", "stopSharingContentDraft")).body).toEqual({ link: "", until: "" });
    expect(await statusOf(links[1] ?? "")).toBe(404);
    links.push(await share());
    await act("plans", "publishContent", { revision: second.revision });
    // The next draft isn't the one that was shared.
    await draftOf(premiumPrice(36), 37);
    expect(await Promise.all(links.map(statusOf))).toEqual([404, 404, 404]);
    links.push(await share());
    // Whoever undoes every change has no draft either.
    await draftOf(premiumPrice(37), 36);
    await draftOf(premiumPrice(36), 38);
    expect(await Promise.all(links.map(statusOf))).toEqual([404, 404, 404, 404]);
    const audit = await app.services.store.db.selectFrom("audit").select("action").execute();
    const counted = (action: string) => audit.filter((each) => each.action === action).length;
    expect(counted("content.draft_shared")).toBe(4);
    expect(counted("content.draft_unshared")).toBe(1);
  });

  it("refuses tables and marks that would be too much to render, with a sentence, at every entrance", async () => {
    const { app, post, publish, read } = await start();
    let renders = 0;
    announcePages(app.services, {
      expire: () => undefined,
      pagesReading: () => ["/", "/membership"],
      render: async () => {
        renders += 1;
        return "";
      },
    });
    const slug = "what-donor-conceived-adults-ask-for";
    const document = `article-${slug}`;
    const filled = { ...articleDocument(slug).shipped, topics: [] };
    const table = (columns: number, rows: number) =>
      `${"|a".repeat(columns)}\n${"|-".repeat(columns)}\n${"|\n".repeat(rows)}`;
    const inNotes = Array.from({ length: 4 }, () => `<Urgent>\n${table(30, 30)}\n</Urgent>`).join("\n");
    for (const [text, sentence] of [
      [table(1_000, 1_000), "smaller tables"],
      [table(500, 500), "smaller tables"],
      [inNotes, "smaller tables"],
      ["> a\n\n".repeat(2_000), "simplify"],
      ["a\n=\n".repeat(3_000), "simplify"],
      ["~~a".repeat(5_000), "simplify"],
    ] as const) {
      const changed = { ...filled, text };
      const preview = await post("preview", { document, page: articlePath(slug), value: changed });
      expect(preview, text.slice(0, 20)).toMatchObject({
        status: 200,
        body: { html: "", problems: { text: expect.stringContaining(sentence) } },
      });
      const refused = await publish(document, changed);
      expect(refused, text.slice(0, 20)).toMatchObject({
        status: 422,
        body: { fields: { text: expect.stringContaining(sentence) } },
      });
      expect((await read(document)).value.text).toBe(text);
    }
    expect(renders).toBe(0);
  });

  it("keeps what was scheduled and no longer fits, says so, and publishes it once it's corrected", async () => {
    const { app, post, act, read } = await start();
    const at = new Date(app.clock.now().getTime() + 10 * minute).toISOString();
    const draft = await post("draft", { document: "plans", base: shipped.plans, value: premiumPrice(35) });
    await act("plans", "publishContent", { revision: draft.body.revision, at });
    // As if a newer release had another rule for prices.
    const unfit = JSON.stringify(premiumPrice(-1));
    await app.services.store.db
      .updateTable("content_documents")
      .set({ scheduled: unfit, draft: "", draft_by: "", draft_at: "" })
      .execute();
    app.clock.advance(10 * minute);
    await app.worker.drain();
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 30 });
    const kept = await read("plans");
    expect(kept).toMatchObject({ unfitAt: at, scheduledAt: "", hasDraft: true, version: 0 });
    expect(kept.value).toEqual(premiumPrice(-1));
    const corrected = await post("draft", { document: "plans", base: kept.value, value: premiumPrice(36) });
    expect(corrected.body).toMatchObject({ unfitAt: "", problems: {} });
    await act("plans", "publishContent", { revision: corrected.body.revision });
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 36 });
  });

  it("passes over what was scheduled of a document that a release has taken away", async () => {
    const { app, post, act } = await start();
    const at = new Date(app.clock.now().getTime() + 10 * minute).toISOString();
    const draft = await post("draft", { document: "plans", base: shipped.plans, value: premiumPrice(35) });
    await act("plans", "publishContent", { revision: draft.body.revision, at });
    const { db } = app.services.store;
    await db.updateTable("content_documents").set({ id: "groups" }).execute();
    await db
      .updateTable("outbox")
      .set({ payload: JSON.stringify({ document: "groups" }) })
      .where("kind", "=", publishJob)
      .execute();
    app.clock.advance(10 * minute);
    await app.worker.drain();
    const left = await db.selectFrom("outbox").select("state").where("kind", "=", publishJob).execute();
    expect(left).toEqual([{ state: "done" }]);
  });

  it("keeps what was published when a release adds a field or removes one", async () => {
    const { app, post, act, read, publish } = await start();
    const { launch: _added, ...before } = siteDocument.shipped;
    const ours = { ...before, supportEmail: "help@ours.org" };
    await publish("site", { ...siteDocument.shipped, supportEmail: "help@ours.org" });
    // As the release before would have stored it.
    const old = JSON.stringify({ ...ours, fax: "5550100" });
    await app.services.store.db
      .updateTable("content_documents")
      .set({ published: old, draft: JSON.stringify({ ...ours, fax: "5550100", partnerEmail: "p@ours.org" }) })
      .execute();
    const second = await assemble(app.environment, { clock: app.clock });
    expect(second.asSite(() => current(siteDocument))).toEqual({
      ...ours,
      launch: siteDocument.shipped.launch,
    });
    const { revision, value, hasDraft } = await read("site");
    expect(hasDraft).toBe(true);
    expect(value).toEqual({ ...ours, partnerEmail: "p@ours.org", launch: siteDocument.shipped.launch });
    const changed = { ...value, supportEmail: "us@ours.org" };
    const draft = await post("draft", { document: "site", base: value, value: changed });
    expect(draft.body).toMatchObject({ revision: revision + 1, problems: {}, conflicts: [] });
    const published = await act("site", "publishContent", { revision: revision + 1 });
    expect(published.body).toMatchObject({ version: 2, hasDraft: false, published: changed });
    second.mailer.close();
    await second.store.close();
  });

  it("keeps viewers from changing anything, and lets them look", async () => {
    const { post, act, read } = await start("viewer");
    expect(await read("plans")).toMatchObject({ version: 0, value: { premium: { monthlyPrice: 30 } } });
    expect(
      (await post("draft", { document: "plans", base: shipped.plans, value: premiumPrice(1) })).status,
    ).toBe(403);
    expect((await act("plans", "publishContent", { revision: 0 })).status).toBe(403);
    const preview = { document: "plans", page: "/membership", value: shipped.plans };
    expect((await post("preview", preview)).status).toBe(403);
    for (const operation of ["shareContentDraft", "stopSharingContentDraft"])
      expect((await act("plans", operation)).status, operation).toBe(403);
  });

  it("counts the previews of each team member", async () => {
    const { app, post, cookie } = await start("editor", { RATE_LIMIT: "on" });
    announcePages(app.services, {
      expire: () => undefined,
      pagesReading: () => ["/", "/membership"],
      render: async () => "",
    });
    const input = { document: "plans", page: "/membership", value: shipped.plans };
    for (let time = 0; time < 240; time += 1) expect((await post("preview", input)).status).toBe(200);
    expect((await post("preview", input)).status).toBe(429);
    const other = await actAs(app, "owner");
    expect(other.cookie).not.toBe(cookie);
    expect((await contentEditor(app, other).post("preview", input)).status).toBe(200);
  });

  it("names the field that a page fails with, and publishes nothing", async () => {
    const { app, publish, read } = await start();
    announcePages(app.services, {
      expire: () => undefined,
      pagesReading: () => ["/", "/membership"],
      render: async (path) => {
        if (path === "/membership" && current(plansDocument).adoption.title === "Breaks")
          throw new Error("broken");
        return "";
      },
    });
    const value = withValueAt(premiumPrice(35), ["adoption", "title"], "Breaks");
    const refused = await publish("plans", value);
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { "adoption.title": expect.stringContaining("/membership") } },
    });
    expect(await read("plans")).toMatchObject({ version: 0, hasDraft: true });
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 30 });
  });

  it("previews a page with a draft that nobody else sees", async () => {
    const { app, post } = await start();
    announcePages(app.services, {
      expire: () => undefined,
      pagesReading: () => ["/", "/membership"],
      render: async () => `premium costs ${current(plansDocument).premium.monthlyPrice}`,
    });
    const input = { document: "plans", page: "/membership", value: premiumPrice(77) };
    expect((await post("preview", input)).body).toEqual({
      html: "premium costs 77",
      problems: {},
      hints: [],
    });
    expect(onSite(() => plans()[0])).toMatchObject({ monthlyPrice: 30 });
    // What can't be shown has a stand-in; of what was published there is one.
    expect((await post("preview", { ...input, value: premiumPrice(-1) })).body).toMatchObject({
      html: "premium costs 30",
      problems: { "premium.monthlyPrice": expect.stringContaining("whole dollars") },
    });
    expect((await post("preview", { ...input, page: "/our-family" })).status).toBe(422);
  });

  it("previews a mail, and refuses a text that has lost a link or names the topic on a shared screen", async () => {
    const { post, act, publish } = await start();
    const text = (name: string, put: string) => withValueAt(mailsDocument.shipped, ["welcome", name], put);
    const body = "<b>Welcome!</b>\n\n{preferences}\n\nBye: {unsubscribe}";
    const input = { document: "mails", page: "mail:welcome" };
    const { html } = (await post("preview", { ...input, value: text("text", body) })).body;
    expect(html).toContain("&lt;b&gt;Welcome!&lt;/b&gt;</p>");
    expect(html).toMatch(/Bye: <a href="https:/);
    expect(html).toContain("call or text 988");
    expect(
      onSite(() => welcomeMail({ unsubscribeUrl: "", preferencesUrl: "" }).paragraphs.join()),
    ).not.toContain("Bye");
    const lost = await publish("mails", text("text", "Hello {firstName}"));
    expect(lost.body.fields).toEqual({
      "welcome.text": "Please remove {firstName}: there is nothing to put there",
    });
    const left = await post("preview", { ...input, value: text("text", "{preferences}") });
    expect(left.body.problems).toEqual({
      "welcome.text": "Please keep {unsubscribe}, where we put the link to unsubscribe",
    });
    const telling = await post("preview", { ...input, value: text("subject", "Your fertility news") });
    expect(telling.body.problems["welcome.subject"]).toContain("fertility");
    expect((await post("preview", { ...input, page: "mail:other" })).status).toBe(422);
    const { body: draft } = await post("draft", {
      document: "mails",
      base: text("text", "Hello {firstName}"),
      value: text("text", body),
    });
    await act("mails", "publishContent", { revision: draft.revision });
    expect(
      onSite(() => welcomeMail({ unsubscribeUrl: "https://u", preferencesUrl: "https://p" })),
    ).toMatchObject({
      paragraphs: ["<b>Welcome!</b>", "https://p", "Bye: https://u", expect.stringContaining("988")],
    });
  });

  it("refuses hostile values with a reason, and loses nothing", async () => {
    const { app, cookie, post, publish } = await start();
    const faq = (path: string[], put: unknown) => withValueAt(shipped.faq, path, put);
    const first = ["items", "0"];
    const foreign = [
      { ...shipped.faq, extra: "x" },
      faq(first, { ...shipped.faq.items[0], onclick: "x" }),
      faq(
        ["items"],
        Array.from({ length: 10_000 }, () => "x"),
      ),
      faq(["items"], "none"),
      faq(["heading"], "a\u0000b"),
      faq(["heading"], "\ud800"),
      faq(["heading"], ["x"]),
      faq(["heading"], "x".repeat(30_000)),
      null,
      "text",
    ];
    const deep = `{"document":"home-faq","base":{},"value":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
    expect((await app.post(`${contentAddress}/draft`, deep, { cookie })).status).toBe(422);
    for (const value of foreign)
      expect(await post("draft", { document: "home-faq", base: shipped.faq, value })).toMatchObject({
        status: 422,
      });
    const wrong: [string, unknown][] = [
      ["heading", faq(["heading"], "x".repeat(81))],
      ["heading", faq(["heading"], " ")],
      ["heading", faq(["heading"], "two\nlines")],
      ["heading", faq(["heading"], "\u202eturned")],
      ["link.href", faq(["link", "href"], "javascript:alert(1)")],
      ["link.href", faq(["link", "href"], "//evil.example")],
      ["link.href", faq(["link", "href"], "/no-such-page")],
      ["items", faq(["items"], [])],
      ["items.0.answer", faq([...first, "answer"], "x".repeat(601))],
    ];
    for (const [field, value] of wrong) {
      const refused = await publish("home-faq", value);
      expect(refused.body.fields, field).toHaveProperty([field]);
      expect(refused.status).toBe(422);
    }
    expect((await post("draft", { document: "nothing", base: {}, value: {} })).status).toBe(404);
    expect(onSite(() => current(homeFaqDocument))).toBe(shipped.faq);
    const links = editableDocuments.find(({ id }) => id === "site");
    assert(links);
    for (const href of [
      "javascript:alert(1)",
      "https://",
      "https://a b.com",
      "http://plain.com",
      "https://me:pw@site.com",
      'https://x.com/"><script>',
    ]) {
      const value = withValueAt(links.shipped, ["links", "blog", "href"], href);
      expect(links.problemsOf(value), href).toMatchObject([{ path: "links.blog.href" }]);
    }
    const audit = await app.services.store.db.selectFrom("audit").select("action").execute();
    expect(audit.map(({ action }) => action)).not.toContain("content.published");
  });
});
