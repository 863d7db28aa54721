import { afterEach, assert, describe, expect, it } from "vitest";
import { minute } from "#platform/clock/clock.ts";
import { actAs } from "#tests/support/admin.ts";
import { actorWith, publishedCampaign } from "#tests/support/campaigns.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { campaignDraft } from "./reads/admin.server.ts";
import { campaignList } from "./reads/list.server.ts";
import { originalsOf, translationsOf } from "./reads/translations.server.ts";
import { untranslated } from "./rules/untranslated.ts";
import { saveDraft } from "./writes/draft.server.ts";
import { publishCampaign } from "./writes/publish.server.ts";
import { linkTranslation, translateCampaign, unlinkTranslation } from "./writes/translations.server.ts";

const [editor, viewer] = [actorWith("editor"), actorWith("viewer")];
const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("translations of campaigns on %s", (kind) => {
  async function pair() {
    const app = await openTestApp(kind);
    open.push(app);
    const { services } = app;
    const { id } = await publishedCampaign(services);
    app.clock.advance(minute);
    const draft = await translateCampaign(services, editor, id, "es");
    return { app, services, id, draft };
  }
  const publicly = async ({ app }: TestApp, slug: string) =>
    (await (await app.request(`${siteUrl}/api/campaigns/${slug}`)).json()).campaign;

  it("begin as a draft with the same questions, and are shown to visitors once open", async () => {
    const { app, services, id, draft } = await pair();
    const { content } = await campaignDraft(services, editor, id);
    expect(draft.content.sections).toEqual(content.sections);
    expect(draft.content).toMatchObject({ language: "es", slug: "" });
    expect((await publicly(app, "the-wait")).translations).toEqual([]);
    const saved = await saveDraft(services, editor, draft.id, {
      revision: draft.revision,
      content: { ...draft.content, slug: "la-espera" },
    });
    await publishCampaign(services, editor, draft.id, saved);
    expect((await publicly(app, "the-wait")).translations).toEqual([
      { href: "/campaign/la-espera", language: "es", name: "español" },
    ]);
    expect((await publicly(app, "la-espera")).translations).toMatchObject([{ language: "en" }]);
    const { items } = await campaignList(services, viewer);
    expect(Object.fromEntries(items.map((line) => [line.id, line.translations]))).toEqual({
      [id]: ["es"],
      [draft.id]: ["en"],
    });
  });

  it("are told which texts are still those of the other language, and the original isn't", async () => {
    const { services, id, draft } = await pair();
    const { content } = await campaignDraft(services, editor, id);
    const originals = await originalsOf(services, editor, draft.id);
    expect(await originalsOf(services, editor, id)).toEqual([]);
    const [section] = draft.content.sections;
    const [question] = section?.questions ?? [];
    assert(section && question);
    const half = {
      ...draft.content,
      title: "La espera",
      sections: [
        { ...section, questions: [{ ...question, label: "¿Cómo está?" }, ...section.questions.slice(1)] },
        ...draft.content.sections.slice(1),
      ],
    };
    const all = untranslated(draft.content, originals).map(({ text }) => text);
    const left = untranslated(half, originals);
    expect(all).toContain(`“${content.title}”`);
    expect(left.map(({ text }) => text)).not.toContain(`“${content.title}”`);
    expect(left.map(({ text }) => text)).toContain(`“${content.purpose}”`);
    expect(all.length - left.length).toBe(2);
    // Each remark leads to a part of the draft or to a setting.
    const parts = half.sections.flatMap((each) => [each.id, ...each.questions.map((one) => one.id)]);
    for (const { part, at } of left) expect(part === undefined ? at : parts.includes(part)).toBeTruthy();
    // Two kinds of one language can say the same.
    expect(untranslated({ ...draft.content, language: "en-CA" }, originals)).toEqual([]);
    await expect(originalsOf(services, viewer, draft.id)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("are added and unlinked on the builder's screen, which learns what is linked", async () => {
    const { app, id } = await pair();
    const { cookie } = await actAs(app, "editor");
    const act = (operation: string, input: object, address = `/admin/campaigns/${id}/edit`) =>
      app.act(address, operation, input, { cookie });
    const added = await (await act("addTranslation", { language: "fr" })).json();
    expect(added.linked).toMatchObject([{ language: "es" }, { id: added.id, language: "fr" }]);
    const other = await publishedCampaign(app.services, { slug: "alemania", language: "de" });
    const linked = await (await act("addTranslation", { campaign: other.id })).json();
    expect(linked).toMatchObject({ id: other.id, linked: expect.arrayContaining(added.linked) });
    expect(linked.linked).toHaveLength(3);
    expect((await act("addTranslation", { campaign: "nothing-here" })).status).toBe(404);
    expect((await act("addTranslation", { campaign: "\u0000" })).status).toBe(422);
    expect((await act("unlinkTranslation", {})).status).toBe(200);
    expect(await translationsOf(app.services, editor, id)).toEqual([]);
    expect((await act("unlinkTranslation", {}, "/admin/campaigns/nothing-here/edit")).status).toBe(404);
  });

  it("have one campaign for each language, are audited, and can be unlinked", async () => {
    const { services, id, draft } = await pair();
    await expect(translateCampaign(services, viewer, id, "fr")).rejects.toMatchObject({ code: "forbidden" });
    const other = await publishedCampaign(services, { slug: "another" });
    await expect(linkTranslation(services, editor, { id, other: other.id })).rejects.toMatchObject({
      code: "invalid_input",
    });
    await expect(linkTranslation(services, editor, { id, other: "nothing" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await translationsOf(services, viewer, draft.id)).toMatchObject([{ id, language: "en" }]);
    await unlinkTranslation(services, editor, draft.id);
    expect(await translationsOf(services, viewer, id)).toEqual([]);
    const audited = await services.store.db.selectFrom("audit").select("action").execute();
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["campaigns.linked", "campaigns.unlinked"]),
    );
  });
});
