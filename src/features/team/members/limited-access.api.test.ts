import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { createCampaign } from "#features/campaigns/writes/draft.server.ts";
import { deleteCampaign } from "#features/campaigns/writes/publish.server.ts";
import * as groupForm from "#features/groups/admin/group-form-screen.tsx";
import { deleteDraft } from "#features/groups/writes/deletion.server.ts";
import { discardedDrafts } from "#features/site-content/reads/document-screen.server.ts";
import { addArticle } from "#features/site-content/writes/create-document.server.ts";
import { type Actor, type Grant, newArticles, type Role } from "#platform/permissions/access.ts";
import { storeGrants } from "#platform/team/member-access.ts";
import { actAs, actorBy, addPerson, ask, signIn } from "#tests/support/admin.ts";
import { campaignWith } from "#tests/support/campaign-content.ts";
import { actorWith, publishedCampaign } from "#tests/support/campaigns.ts";
import { groupFormWith, openGroup } from "#tests/support/group-places.ts";
import { giveAccess, limitedTo } from "#tests/support/limited-access.ts";
import { siteWith } from "#tests/support/screens.ts";
import { contentEditor } from "#tests/support/site-content.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { workOf } from "#tests/support/work.ts";
import { removeClosedAccounts } from "../writes/accounts.server.ts";
import { memberWithSessions, teamMembers } from "./reads/accounts.server.ts";
import { replayAccounts } from "./writes/restore.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const editor = actorWith("editor");
const unknown = "01a1fc74-724c-71fd-a085-833908003bf9";
const campaignGrant = (id: string, publish = false): Grant => ({ kind: "campaign", id, publish });

describe.each(bothDatabases)("limited access on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const signedIn = await actAs(app, "owner");
    const owner = await actorBy(app, signedIn);
    const campaign = async (title: string) =>
      (await createCampaign(app.services, editor, { zone: "UTC", content: campaignWith({ title }) })).id;
    const change = (id: string, input: object) =>
      app.act(`/admin/people/${id}`, "changeTeamMember", input, signedIn);
    const rows = (id?: string) => {
      const all = app.services.store.db.selectFrom("member_access").selectAll().orderBy("item_id");
      return (id === undefined ? all : all.where("member_id", "=", id)).execute();
    };
    const audit = async () =>
      (
        await app.services.store.db
          .selectFrom("audit")
          .select(["action", "subject"])
          .where("action", "like", "people.%")
          .execute()
      ).map(({ action, subject }) => `${action} ${subject}`);
    return { app, services: app.services, owner, signedIn, campaign, change, rows, audit };
  }

  it("isn't left behind by an article that somebody begins while an owner changes their role", async () => {
    const { app, owner, services, change, rows } = await start();
    const writes: Grant = { kind: "article", id: newArticles, publish: false };
    const { id, ...dana } = await limitedTo(app, owner, [writes]);
    // Their request was admitted with the role that they had.
    const admitted = await actorBy(app, dana);
    const revision = async () => (await memberWithSessions(services, owner, id)).person.revision;
    const begin = (title: string) => services.asSite(() => addArticle(services, admitted, { title }));
    for (let round = 0; round < 6; round += 1) {
      await giveAccess(app, owner, id, [writes]);
      const seen = await revision();
      const [changed] = await Promise.all([
        change(id, { revision: seen, role: "viewer" }),
        begin(`At once ${round}`),
      ]);
      if (changed.status !== 200) {
        expect(changed.status).toBe(409);
        expect((await change(id, { revision: await revision(), role: "viewer" })).status).toBe(200);
      }
      expect(await rows(id)).toEqual([]);
      await begin(`Too late ${round}`);
      expect(await rows(id)).toEqual([]);
    }
    // An owner who hasn't seen the new article doesn't take it away by saving what they see.
    await giveAccess(app, owner, id, [writes]);
    const seen = await revision();
    const { document } = await begin("While they look");
    expect((await change(id, { revision: seen, role: "limited", access: [writes] })).status).toBe(409);
    expect((await rows(id)).map(({ item_id: item }) => item)).toEqual([document, newArticles]);
  });

  if (!databases.includes(kind)) return;

  it("is given with an invitation, changed, shown in the list, and noted in the audit log", async () => {
    const { app, services, owner, signedIn, campaign, change, audit } = await start();
    const own = await campaign("Evenings");
    const group = await openGroup(services);
    const access = [campaignGrant(own), { kind: "group", id: group, publish: false }];
    const invitation = { email: "dana@example.org", role: "limited", access };
    expect((await app.act("/admin/people", "inviteTeamMember", invitation, signedIn)).status).toBe(200);
    const find = async () =>
      (await teamMembers(services, owner)).people.find(({ email }) => email === "dana@example.org");
    const { id = "", revision = 0 } = (await find()) ?? {};
    expect((await find())?.access).toEqual(access);
    const next = [campaignGrant(own, true)];
    expect((await change(id, { revision, role: "limited", access: next })).status).toBe(200);
    expect((await find())?.access).toEqual(next);
    expect(await audit()).toEqual(
      expect.arrayContaining([
        `people.access_changed ${id}`,
        `people.access_given ${own}`,
        `people.access_given ${group}`,
        `people.publishing_given ${own}`,
        `people.access_taken ${group}`,
      ]),
    );
  });

  it("counts from the next request on: given, with publishing, and taken away", async () => {
    const { app, owner, campaign } = await start();
    const own = await campaign("Evenings");
    const other = await campaign("Mornings");
    const { id, ...dana } = await limitedTo(app, owner, [campaignGrant(own)]);
    const patch = (campaignId: string, draft: object) =>
      app.app.request(`${siteUrl}/api/admin/campaigns/${campaignId}`, {
        method: "PATCH",
        headers: { ...dana, origin: siteUrl, "content-type": "application/json" },
        body: JSON.stringify(draft),
      });
    const save = async (campaignId: string) => {
      const content = campaignWith({ title: "Nights" });
      return (await patch(campaignId, { revision: 1, content })).status;
    };
    const publish = async () =>
      (await app.act(`/admin/campaigns/${own}/edit`, "moveCampaign", { revision: 2, move: "publish" }, dana))
        .status;
    expect(await save(other)).toBe(404);
    expect(await save(own)).toBe(200);
    expect(await publish()).toBe(403);
    await giveAccess(app, owner, id, [campaignGrant(own, true)]);
    expect(await publish()).toBe(200);
    await giveAccess(app, owner, id, [campaignGrant(other)]);
    const refused = await patch(own, { revision: 3, content: campaignWith({}) });
    expect(refused.status).toBe(404);
    expect((await refused.json()).message).not.toBe("");
    expect(await save(other)).toBe(200);
  });

  it("shows no draft that somebody else threw away at the same address", async () => {
    const { app, owner, services } = await start();
    const colleague = contentEditor(app, await actAs(app, "editor"));
    const begun = { title: "A quiet kumquat", address: "a-quiet-kumquat" };
    const first = await colleague.act("articles", "addArticle", begun);
    const id = String(first.body.document);
    const { revision } = await colleague.read(id);
    expect(await colleague.act(id, "discardContentDraft", { revision })).toMatchObject({ status: 200 });
    const { cookie } = await limitedTo(app, owner, [{ kind: "article", id: newArticles, publish: false }]);
    const dana = contentEditor(app, { cookie });
    expect(await dana.act("articles", "addArticle", { ...begun, title: "Mine" })).toMatchObject({
      status: 200,
    });
    const person = await actorBy(app, { cookie });
    const discarded = (actor: Actor) => services.asSite(() => discardedDrafts(services, actor, id));
    expect(await discarded(person)).toEqual([]);
    const own = await dana.read(id);
    expect(await dana.act(id, "discardContentDraft", { revision: own.revision })).toMatchObject({
      status: 200,
    });
    expect((await discarded(editor)).length).toBe(2);
  });

  it("to a shipped article stays when its draft is thrown away", async () => {
    const { app, owner, rows } = await start();
    const id = "article-iui-in-plain-words";
    const { cookie } = await limitedTo(app, owner, [{ kind: "article", id, publish: false }]);
    const dana = contentEditor(app, { cookie });
    const { value } = await dana.read(id);
    const { body } = await dana.draft(id, { ...value, title: "IUI in other words" });
    expect(await dana.act(id, "discardContentDraft", { revision: body.revision })).toMatchObject({
      status: 200,
    });
    expect((await rows()).map(({ item_id: item }) => item)).toEqual([id]);
    expect((await dana.read(id)).value).toEqual(value);
  });

  it("ends with another role, and doesn't come back with the first", async () => {
    const { app, owner, services, campaign, change, rows } = await start();
    const { id } = await limitedTo(app, owner, [campaignGrant(await campaign("Evenings"))]);
    const { revision } = (await memberWithSessions(services, owner, id)).person;
    expect((await change(id, { revision, role: "viewer" })).status).toBe(200);
    expect(await rows(id)).toEqual([]);
  });

  it("ends with the campaign, the group or the article, and isn't to a new article at its address", async () => {
    const { app, owner, services, campaign, rows } = await start();
    const evenings = await campaign("Evenings");
    const group = await openGroup(services, { state: "draft" });
    const { document } = await addArticle(services, editor, { title: "Waiting well" });
    const access: Grant[] = [
      campaignGrant(evenings),
      { kind: "group", id: group, publish: false },
      { kind: "article", id: document, publish: false },
    ];
    const { id, ...dana } = await limitedTo(app, owner, access);
    expect(await rows(id)).toHaveLength(3);
    await deleteCampaign(services, owner, { id: evenings, typedTitle: "Evenings" });
    await deleteDraft(services, owner, { id: group });
    const { act, read } = contentEditor(app, dana);
    const { revision } = await read(document);
    expect((await act(document, "discardContentDraft", { revision })).status).toBe(200);
    expect(await rows(id)).toEqual([]);
    await addArticle(services, editor, { title: "Waiting well" });
    expect((await ask(app, `/api/admin/site-content/${document}`, dana)).status).toBe(404);
  });

  it("writes articles as drafts, and asks an editor to publish them", async () => {
    const { app, owner, services } = await start();
    const writes: Grant = { kind: "article", id: "new", publish: false };
    const { id, ...dana } = await limitedTo(app, owner, [writes]);
    const made = await app.act("/admin/site/articles", "addArticle", { title: "Waiting well" }, dana);
    const { document } = await made.json();
    const { act, read, draft } = contentEditor(app, dana);
    const { value } = await read(document);
    expect((await draft(document, { ...value, title: "Waiting together" })).status).toBe(200);
    const { revision } = await read(document);
    expect((await act(document, "publishContent", { revision })).status).toBe(403);
    const asked = async () =>
      (await workOf(services, owner, "content.asked")).map(({ href, sentence }) => [href, sentence]);
    expect(await asked()).toEqual([]);
    for (let at = 0; at < 2; at += 1) expect((await act(document, "askToPublish")).status).toBe(200);
    expect(await asked()).toEqual([[`/admin/site/${document}`, "“Waiting together” is ready to publish"]]);
    expect((await act(document, "discardContentDraft", { revision })).status).toBe(200);
    expect(await asked()).toEqual([]);
    // Somebody else with the same access doesn't see it.
    const second = await limitedTo(app, owner, [writes], "second@kinward.test");
    expect((await ask(app, `/api/admin/site-content/${document}`, second)).status).toBe(404);
    expect(id).not.toBe(second.id);
  });

  it("asks nobody to publish an article any more once an editor has scheduled it", async () => {
    const { app, owner, services, signedIn } = await start();
    const { cookie } = await limitedTo(app, owner, [{ kind: "article", id: newArticles, publish: false }]);
    const dana = contentEditor(app, { cookie });
    const id = String((await dana.act("articles", "addArticle", { title: "Waiting well" })).body.document);
    const { value } = await dana.read(id);
    const { body } = await dana.draft(id, {
      ...value,
      summary: "What helps while you wait.",
      description: "d".repeat(130),
      keywords: ["wait", "pause", "rest"],
      text: "## What helps\n\nRest first.\n",
    });
    expect((await dana.act(id, "askToPublish")).status).toBe(200);
    const asked = () => workOf(services, owner, "content.asked");
    expect(await asked()).toMatchObject([
      { href: `/admin/site/${id}`, sentence: "“Waiting well” is ready to publish" },
    ]);
    const editing = contentEditor(app, signedIn);
    const at = new Date(services.clock.now().getTime() + 60 * 60_000).toISOString();
    const scheduled = await editing.act(id, "publishContent", { revision: body.revision, at });
    expect(scheduled.status).toBe(200);
    expect(await asked()).toEqual([]);
    // Calling it off asks nobody again: the draft is there, and whoever wrote it can ask.
    const called = await editing.act(id, "unscheduleContent", { revision: scheduled.body.revision });
    expect(called.status).toBe(200);
    expect(await asked()).toEqual([]);
    expect((await dana.act(id, "askToPublish")).status).toBe(200);
    expect(await asked()).toHaveLength(1);
  });

  it("chooses only one's own campaign as the question of a group", async () => {
    const { app, owner, services } = await start();
    const group = await openGroup(services);
    const campaign = await publishedCampaign(services, { slug: "the-wait" });
    const ofGroup: Grant = { kind: "group", id: group, publish: false };
    const { id, ...dana } = await limitedTo(app, owner, [ofGroup]);
    const form = { ...groupFormWith({}), revision: 1, question: campaign.id, address: "" };
    const save = async () => {
      const answer = await app.act(`/admin/groups/${group}/edit`, "changeGroup", form, dana);
      return { status: answer.status, fields: Object.keys((await answer.json()).fields ?? {}) };
    };
    const refused = { status: 422, fields: ["question"] };
    expect(await save()).toEqual(refused);
    expect(id).not.toBe(owner.id);
  });

  it("keeps a group's question of somebody else, if its address says nothing of the group", async () => {
    const { app, owner, services, signedIn } = await start();
    const campaign = await publishedCampaign(services, { slug: "evening-walk" });
    const group = await openGroup(services, { question: campaign.id });
    const { cookie } = await limitedTo(app, owner, [{ kind: "group", id: group, publish: false }]);
    const edit = `/admin/groups/${group}/edit`;
    const site = siteWith(services, { "/admin/groups/:id/edit": groupForm });
    const form = async (cookies: string) =>
      (await site.request(`${siteUrl}${edit}.data`, { headers: { cookie: cookies } })).text();
    expect(await form(cookie)).toContain("which isn’t in your access");
    expect(await form(signedIn.cookie)).not.toContain("which isn’t in your access");
    const save = async (slug: string, revision: number) => {
      const input = { ...groupFormWith({ slug }), revision, question: campaign.id, address: "" };
      const answer = await app.act(edit, "changeGroup", input, { cookie });
      return { status: answer.status, fields: Object.keys((await answer.json()).fields ?? {}) };
    };
    expect(await save("evening", 1)).toEqual({ status: 422, fields: ["question"] });
    expect(await save("tuesday-circle", 1)).toMatchObject({ status: 200 });
  });

  it("is after a restore what the backup and the present both gave, and no more", async () => {
    const { app, owner, services, campaign, rows } = await start();
    const items = [await campaign("Evenings"), await campaign("Mornings"), await campaign("Nights")];
    const { id } = await limitedTo(app, owner, [campaignGrant(items[0] ?? "")]);
    const state = fc.constantFrom("none", "access", "publishing");
    const perItem = fc.array(state, { minLength: items.length, maxLength: items.length });
    const put = (states: readonly string[]) =>
      services.store.transact((tx) =>
        storeGrants(
          tx,
          id,
          states.flatMap((each, at) =>
            each === "none" ? [] : [campaignGrant(items[at] ?? "", each === "publishing")],
          ),
        ),
      );
    const ranks = ["none", "access", "publishing"];
    const lower = (one: string, other: string) => ranks[Math.min(ranks.indexOf(one), ranks.indexOf(other))];
    await fc.assert(
      fc.asyncProperty(perItem, perItem, async (present, backup) => {
        await put(present);
        const repair = await replayAccounts(services);
        await put(backup);
        const messages = (await repair(services)).join(" ");
        const left = await rows(id);
        const after = items.map((item) => {
          const row = left.find(({ item_id }) => item_id === item);
          return row === undefined ? "none" : row.may_publish === 1 ? "publishing" : "access";
        });
        const expected = backup.map((each, at) => lower(each, present[at] ?? "none"));
        expect(after).toEqual(expected);
        const narrowed = backup.filter((each, at) => each !== expected[at]).length;
        if (narrowed > 0) expect(messages).toContain(`taken away again: ${narrowed}.`);
        else expect(messages).not.toContain("Limited access");
      }),
      { numRuns: isWholeRun ? 40 : 10 },
    );
  });

  it("keeps after a restore the role that was narrowed since the backup, and an owner who can sign in", async () => {
    const { app, owner, services } = await start();
    const { db } = services.store;
    const editorId = (await actorBy(app, await actAs(app, "editor"))).id;
    const role = async (id: string) =>
      (await db.selectFrom("team_members").select("role").where("id", "=", id).executeTakeFirst())?.role;
    const set = (id: string, to: Role) =>
      db.updateTable("team_members").set({ role: to }).where("id", "=", id).execute();
    await set(owner.id, "viewer");
    await set(editorId, "limited");
    const repair = await replayAccounts(services);
    await set(owner.id, "owner");
    await set(editorId, "editor");
    expect((await repair(services)).join(" ")).toContain(
      "Roles narrowed since the backup, narrowed again: 1.",
    );
    expect([await role(owner.id), await role(editorId)]).toEqual(["owner", "limited"]);
    // Wider ones stay as they were.
    await set(editorId, "owner");
    const later = await replayAccounts(services);
    await set(editorId, "viewer");
    expect((await later(services)).join(" ")).not.toContain("Roles");
    expect(await role(editorId)).toBe("viewer");
  });

  it("of somebody removed from the team since the backup doesn't come back with it", async () => {
    const { app, owner, services, campaign, change } = await start();
    const { id } = await limitedTo(app, owner, [campaignGrant(await campaign("Evenings"), true)]);
    const { db } = services.store;
    const backup = await db
      .selectFrom("team_members")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { revision } = (await memberWithSessions(services, owner, id)).person;
    expect((await change(id, { revision, account: "closed" })).status).toBe(200);
    app.clock.advance(31 * 24 * 60 * 60_000);
    await removeClosedAccounts(services);
    const repair = await replayAccounts(services);
    await db.insertInto("team_members").values(backup).execute();
    await services.store.transact((tx) => storeGrants(tx, id, [campaignGrant(unknown, true)]));
    expect((await repair(services)).join(" ")).toContain(
      "Accounts closed since the backup, closed again: 1.",
    );
    expect(
      await db.selectFrom("team_members").select("state").where("id", "=", id).executeTakeFirst(),
    ).toEqual({
      state: "disabled",
    });
  });

  it("keeps the rule of the last owner, and lets one of two owners who change it at once win", async () => {
    const { app, owner, services, campaign, change } = await start();
    const access = [campaignGrant(await campaign("Evenings"))];
    const { revision: mine } = (await memberWithSessions(services, owner, owner.id)).person;
    expect((await change(owner.id, { revision: mine, role: "limited", access })).status).toBe(409);
    const second = await actorBy(
      app,
      await signIn(app, await addPerson(app, "owner", "second@kinward.test")),
    );
    const { revision } = (await memberWithSessions(services, owner, second.id)).person;
    const answers = await Promise.all([
      change(second.id, { revision, role: "limited", access }),
      change(second.id, { revision, role: "editor" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("refuses what can't be given in a sentence, and then changes nothing", async () => {
    const { app, owner, services, campaign, change, rows } = await start();
    const own = await campaign("Evenings");
    const group = await openGroup(services);
    const { id } = await limitedTo(app, owner, [campaignGrant(own)]);
    const before = await rows();
    const { revision } = (await memberWithSessions(services, owner, id)).person;
    const many = (length: number) =>
      Array.from({ length }, (_, at) => campaignGrant(`${unknown.slice(0, -4)}${1_000 + at}`));
    const wrong: unknown[] = [
      undefined,
      null,
      {},
      "",
      [],
      [campaignGrant(unknown)],
      [campaignGrant(group)],
      [campaignGrant(own), campaignGrant(own, true)],
      [{ kind: "group", id: group, publish: true }],
      [{ kind: "person", id: own, publish: false }],
      [{ kind: "campaign", id: "", publish: false }],
      [{ kind: "campaign", id: "\u0000", publish: false }],
      [{ kind: "campaign", id: own }],
      many(201),
    ];
    const refused = async (input: object) => {
      const answer = await change(id, { revision, ...input });
      expect(answer.status, JSON.stringify(input).slice(0, 200)).toBe(422);
      expect((await answer.json()).message).toMatch(/\S/);
    };
    for (const access of wrong) await refused({ role: "limited", access });
    // A thousand are refused before they are read.
    expect((await change(id, { revision, role: "limited", access: many(1_000) })).status).toBe(413);
    await refused({ role: "viewer", access: [campaignGrant(own)] });
    await refused({ access: [campaignGrant(own)] });
    const anyId = fc.oneof(fc.string(), fc.constantFrom("__proto__", group, unknown, "new "));
    const anyGrant = fc.record({
      kind: fc.oneof(fc.constantFrom("campaign", "group", "article"), fc.string()),
      id: anyId,
      publish: fc.oneof(fc.constant(true), fc.anything()),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyGrant, { minLength: 1, maxLength: 5 }), async (access) => {
        const answer = await change(id, { revision, role: "limited", access });
        expect(answer.status).toBe(422);
      }),
      { numRuns: isWholeRun ? 60 : 15 },
    );
    expect(await rows()).toEqual(before);
  });
});
