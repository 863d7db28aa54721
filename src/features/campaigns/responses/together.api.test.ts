import { afterEach, describe, expect, it } from "vitest";
import { actorWith, answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { saveDraft } from "../writes/draft.server.ts";
import { publishCampaign } from "../writes/publish.server.ts";
import { translateCampaign } from "../writes/translations.server.ts";
import { responsesScreen } from "./reads/responses-screen.server.ts";

const [editor, viewer] = [actorWith("editor"), actorWith("viewer")];
const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("answers in two languages on %s", (kind) => {
  async function published() {
    const app = await openTestApp(kind);
    open.push(app);
    const { services } = app;
    const { id } = await publishedCampaign(services);
    const draft = await translateCampaign(services, editor, id, "es");
    const content = { ...draft.content, slug: "la-espera", title: "¿Qué ayudaría?" };
    const saved = await saveDraft(services, editor, draft.id, { revision: draft.revision, content });
    await publishCampaign(services, editor, draft.id, saved);
    return { app, services, id };
  }

  it("can be read together by those who may read answers, and by nobody else", async () => {
    const { app, services, id } = await published();
    const send = (slug: string, evening: string) =>
      answer(app, slug, { answers: { evening: { chosen: [evening] } } });
    for (const evening of ["monday", "monday", "tuesday"]) await send("the-wait", evening);
    for (const evening of ["monday", "never"]) await send("la-espera", evening);
    const search = new URLSearchParams({ together: "1" });
    const screen = await responsesScreen(services, editor, { id, search });
    expect(screen.cards?.answers).toBe("5");
    expect(screen.charts[0]?.lines.map(({ formatted }) => formatted)).toEqual(["3", "1", "1", "0"]);
    const apart = await responsesScreen(services, editor, { id, search: new URLSearchParams() });
    expect(apart.cards?.answers).toBe("3");
    // Together with what is shown of each, a sum would reveal what is hidden of one.
    const viewed = await responsesScreen(services, viewer, { id, search });
    expect([viewed.cards, viewed.translations.together]).toEqual([null, undefined]);
  });
});
