import { afterEach, describe, expect, it } from "vitest";
import { answerErrors } from "#content/campaigns.ts";
import { matrixQuestion, section, wordsQuestion } from "#tests/support/campaign-content.ts";
import { actorWith, answer, passNight, publishedCampaign } from "#tests/support/campaigns.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { valuesIn, wordsIn } from "#tests/support/words-in.ts";
import { responsesCsv } from "./reads/export.server.ts";
import { responsePage } from "./reads/list.server.ts";
import { responsesScreen } from "./reads/responses-screen.server.ts";
import { summaryOf } from "./reads/summary.server.ts";
import { responsesSource } from "./writes/personal.server.ts";

const [editor, viewer] = [actorWith("editor"), actorWith("viewer")];
const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("a matrix on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { id } = await publishedCampaign(app.services, {
      sections: [
        section("first", matrixQuestion, {
          ...wordsQuestion,
          showIf: { match: "all", tests: [{ question: "nights", is: "one-of", values: ["often"] }] },
        }),
      ],
    });
    return { app, services: app.services, id };
  }
  const matrixRows = [{ id: "wait" }, { id: "nights" }];
  const rows = (wait: string, nights: string) => ({ wait: { chosen: [wait] }, nights: { chosen: [nights] } });

  it("is answered row by row, and says of each row what is missing", async () => {
    const { app, services, id } = await start();
    const shown = await (await app.app.request(`${siteUrl}/api/campaigns/the-wait`)).json();
    expect(shown.campaign.sections[0].questions[0]).toMatchObject({ kind: "matrix", rows: matrixRows });
    const wrong = await answer(app, "the-wait", {
      answers: { wait: { chosen: ["always"] }, words: "Not shown" },
    });
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).fields).toEqual({
      "q.wait": answerErrors.choice,
      "q.nights": answerErrors.missing.choice,
    });
    const form = (fields: Record<string, string>) =>
      app.app.request(`${siteUrl}/api/campaigns/the-wait/responses`, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: siteUrl,
          accept: "text/html",
        },
        body: new URLSearchParams({ version: "1", website: "", shown: "hard", ...fields }).toString(),
      });
    expect((await form({ "q.wait": "never" })).status).toBe(422);
    expect((await form({ "q.wait": "never", "q.nights": "sometimes" })).status).toBe(201);
    const { items } = await responsePage(services, editor, id);
    expect(items.map(({ answers }) => answers)).toEqual([rows("never", "sometimes")]);
  });

  it("is kept encrypted, opened by its receipt, filtered and exported with a column for each row", async () => {
    const { app, services, id } = await start();
    const sent = await answer(app, "the-wait", {
      answers: { ...rows("often", "often"), words: "So quiet a room" },
    });
    expect(sent.status).toBe(201);
    const dump = await dumpOf(services);
    expect(valuesIn(dump)).not.toContain("often");
    expect(wordsIn(dump, ['"chosen":["often"]', "So quiet a room"])).toEqual([]);
    const { receipt } = await sent.json();
    const read = await (await app.post("/api/receipts/read", { code: receipt })).json();
    expect(read.receipt.answers).toMatchObject(rows("often", "often"));
    const filter = { chosen: [{ question: "nights", value: "often" }] };
    expect((await responsePage(services, editor, id, filter)).items).toHaveLength(1);
    let csv = "";
    for await (const piece of await responsesCsv(services, editor, id)) csv += piece;
    expect(csv).toContain("How often are these hard?: The wait,How often are these hard?: The nights");
    expect(csv).toContain("Often,Often,So quiet");
    await app.post("/api/receipts/erase", { code: receipt, sure: true });
    const { questions, total } = await summaryOf(services, editor, id);
    expect(total).toBe(0);
    expect(questions.every(({ answered }) => answered === 0 || answered === null)).toBe(true);
  });

  it("is in a person's own data row by row, and goes with it", async () => {
    const app = await openTestApp(kind);
    open.push(app);
    const { services } = app;
    await publishedCampaign(services, { identity: "contact", sections: [section("first", matrixQuestion)] });
    const contact = { email: "ada@example.org" };
    expect((await answer(app, "the-wait", { answers: rows("often", "never"), contact })).status).toBe(201);
    const [held] = await responsesSource.find(services, contact.email, "person");
    expect(held?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: "How often are these hard?: The wait", text: "Often" }),
        expect.objectContaining({ label: "How often are these hard?: The nights", text: "Never" }),
      ]),
    );
    const erase = await responsesSource.prepareErasure?.(services, contact.email);
    await services.store.transact(async (tx) => erase?.(tx));
    expect(await services.store.db.selectFrom("responses").selectAll().execute()).toEqual([]);
    expect(await services.store.db.selectFrom("response_marks").selectAll().execute()).toEqual([]);
  });

  it("hides small groups of each row, and what would reveal them", async () => {
    const { app, services, id } = await start();
    for (let at = 0; at < 14; at += 1) {
      const body = {
        answers: rows(at < 7 ? "never" : "often", at < 2 ? "often" : at < 8 ? "sometimes" : "never"),
      };
      expect((await answer(app, "the-wait", body)).status).toBe(201);
    }
    await passNight(app);
    const cellsOf = async (actor: typeof viewer) =>
      (await summaryOf(services, actor, id)).questions
        .filter(({ matrix }) => matrix !== undefined)
        .map(({ matrix, cells }) => [matrix?.row, ...cells.map(({ count }) => count)]);
    expect(await cellsOf(editor)).toEqual([
      ["The wait", 7, 0, 7],
      ["The nights", 6, 6, 2],
    ]);
    const [wait, nights] = await cellsOf(viewer);
    expect(wait).toEqual(["The wait", 7, 0, 7]);
    // Two said "often": it is hidden, and one more with it.
    expect(nights?.filter((count) => count === null)).toHaveLength(2);
    // Its question was shown to those two: how many were asked is hidden too.
    const question = (await summaryOf(services, viewer, id)).questions.find((each) => each.id === "words");
    expect(question?.answered ?? null).toBeNull();
    const screen = await responsesScreen(services, editor, { id, search: new URLSearchParams() });
    expect(screen.charts.map((chart) => chart.id)).toEqual(["hard-matrix", "words-longText"]);
  });
});
