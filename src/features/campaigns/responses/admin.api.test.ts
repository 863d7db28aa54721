import { afterEach, describe, expect, it } from "vitest";
import { overviewLines } from "#features/dashboard/reads/overview.server.ts";
import { day } from "#platform/clock/clock.ts";
import { campaignWith, section, wordsQuestion } from "#tests/support/campaign-content.ts";
import { actorWith, answer, passNight, publishedCampaign } from "#tests/support/campaigns.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { responsesCsv, responsesJson } from "./reads/export.server.ts";
import { responseById, responsePage } from "./reads/list.server.ts";
import { responsesScreen } from "./reads/responses-screen.server.ts";
import { summaryOf } from "./reads/summary.server.ts";
import type { ResponseFilter } from "./schema/response.ts";

const [owner, editor, viewer] = [actorWith("owner"), actorWith("editor"), actorWith("viewer")];

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** Who answers what: found by the number of the answer, so that the test can count by hand. */
const eveningOf = (at: number) => (at % 20 === 0 ? "never" : at % 3 === 0 ? "tuesday" : "monday");
const answersOf = (at: number) => ({
  evening: { chosen: [eveningOf(at)] },
  ...(eveningOf(at) === "never" ? {} : { helps: { chosen: at % 2 ? ["plan"] : ["plan", "group"] } }),
  ...(at % 4 === 0 ? { words: at === 4 ? "=HYPERLINK(1)" : `Words ${at}, "quoted"` } : {}),
});
const numbers = Array.from({ length: 60 }, (_, at) => at + 1);

async function read(pieces: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

describe.each(bothDatabases)("what the team sees of answers on %s", (kind) => {
  /** Sixty answers: forty-eight in November, twelve in December. */
  async function filled() {
    const app = await openTestApp(kind);
    open.push(app);
    const { id } = await publishedCampaign(app.services);
    for (const at of numbers) {
      if (at === 49) app.clock.advance(12 * day);
      app.clock.advance(1_000);
      const sent = await answer(app, "the-wait", { answers: answersOf(at) });
      expect(sent.status).toBe(201);
    }
    return { app, services: app.services, id };
  }

  it("agrees with a count by hand: table, filters, CSV, JSON and summary", async () => {
    const { app, services, id } = await filled();
    await passNight(app);
    const everything = await responsePage(services, editor, id, { limit: 200 });
    expect(everything.items.map(({ answers }) => answers)).toEqual(numbers.map(answersOf).reverse());
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await responsePage(services, editor, id, { cursor, limit: 7 });
      pages.push(...page.items.map((item) => item.id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(pages).toEqual(everything.items.map((item) => item.id));
    expect(await responseById(services, editor, { campaignId: id, id: pages[0] ?? "" })).toEqual(
      everything.items[0],
    );

    const filters: readonly [ResponseFilter, (at: number) => boolean][] = [
      [{ from: "2026-12-01" }, (at) => at > 48],
      [{ to: "2026-11-30" }, (at) => at <= 48],
      [{ chosen: [{ question: "evening", value: "tuesday" }] }, (at) => eveningOf(at) === "tuesday"],
      [
        {
          chosen: [
            { question: "evening", value: "tuesday" },
            { question: "helps", value: "group" },
          ],
          to: "2026-11-30",
        },
        (at) => at <= 48 && eveningOf(at) === "tuesday" && at % 2 === 0,
      ],
      [{ complete: true, version: 1 }, (at) => at % 4 === 0],
      [{ version: 2 }, () => false],
      [{ spam: true }, () => false],
    ];
    for (const [filter, holds] of filters) {
      const expected = numbers.filter(holds).map(answersOf).reverse();
      const ids: string[] = [];
      let next: string | undefined;
      do {
        const page = await responsePage(services, editor, id, { ...filter, cursor: next, limit: 6 });
        ids.push(...page.items.map((item) => item.id));
        next = page.next ?? undefined;
      } while (next !== undefined);
      const json: { responses: { id: string; answers: unknown }[] } = JSON.parse(
        await read(await responsesJson(services, owner, id, filter)),
      );
      expect(
        json.responses.map(({ answers }) => answers),
        JSON.stringify(filter),
      ).toEqual(expected);
      expect(json.responses.map((each) => each.id)).toEqual(ids);
      const csv = await read(await responsesCsv(services, owner, id, filter));
      expect(
        csv
          .split("\r\n")
          .filter((line) => /^[0-9a-f-]{36},/.test(line))
          .map((line) => line.slice(0, 36)),
      ).toEqual(ids);
      expect(csv).toMatch(/^\uFEFFId,Sent,Version,/);
    }
    const whole = await read(await responsesCsv(services, editor, id));
    expect(whole).toContain("'=HYPERLINK(1)");
    expect(whole).toContain('"Words 8, ""quoted"""');
    const exports = await services.store.db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "responses.exported")
      .execute();
    expect(exports).toHaveLength(filters.length * 2 + 1);

    const { total, questions, days } = await summaryOf(services, viewer, id);
    const cells = (question: string) =>
      questions.find((each) => each.id === question)?.cells.map(({ value, count }) => [value, count]);
    expect(total).toBe(60);
    const count = (value: string) => numbers.filter((at) => eveningOf(at) === value).length;
    // Three chose no evening: they are hidden, and the next smallest with them.
    expect(count("never")).toBe(3);
    expect(cells("evening")).toEqual([
      ["monday", count("monday")],
      ["tuesday", null],
      ["never", null],
      ["other", null],
    ]);
    expect(cells("helps")).toEqual([
      ["plan", null],
      ["group", numbers.filter((at) => at % 2 === 0 && at % 20).length],
      ["sound", null],
      ["other", null],
    ]);
    // Whoever may read the answers gets the counts as they are, in the whole and in each month.
    for (const actor of [owner, editor]) {
      const exact = await summaryOf(services, actor, id);
      expect(exact.questions[0]?.cells.map((cell) => cell.count)).toEqual([
        ...["monday", "tuesday", "never"].map(count),
        0,
      ]);
      const december = await summaryOf(services, actor, id, { month: "2026-12" });
      expect(december.questions[0]?.cells.map((cell) => cell.count)).toEqual([
        ...["monday", "tuesday", "never"].map(
          (value) => numbers.filter((at) => at > 48 && eveningOf(at) === value).length,
        ),
        0,
      ]);
    }
    expect(questions.find((each) => each.id === "words")?.answered).toBe(15);
    expect(days).toEqual([
      { day: "2026-11-21", count: 48 },
      { day: "2026-12-03", count: 12 },
    ]);
  });

  it("shows each role what it may see", async () => {
    const app = await openTestApp(kind);
    open.push(app);
    const { id } = await publishedCampaign(app.services);
    await answer(app, "the-wait", { answers: answersOf(1) });
    await expect(responsePage(app.services, viewer, id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(responsesCsv(app.services, viewer, id)).rejects.toMatchObject({ code: "forbidden" });
    await expect(responsesJson(app.services, viewer, id)).rejects.toMatchObject({ code: "forbidden" });
    const { total, days, questions } = await summaryOf(app.services, viewer, id);
    expect([total, days, questions]).toEqual([null, [], []]);
    for (const actor of [owner, editor]) {
      const exact = await summaryOf(app.services, actor, id);
      expect([exact.total, exact.days[0]?.count, exact.questions[0]?.cells[0]?.count]).toEqual([1, 1, 1]);
    }
    // The screen says the same as the summary: a number to an editor, none to a viewer.
    const search = new URLSearchParams();
    const screenFor = (actor: typeof viewer) => responsesScreen(app.services, actor, { id, search });
    expect((await screenFor(editor)).cards?.answers).toBe("1");
    expect(await screenFor(viewer)).toMatchObject({ cards: null, empty: { heading: "No figures yet" } });
    expect((await overviewLines(app.services, viewer)).find((line) => line.id === "answers")?.total).toBe(
      null,
    );
  });

  if (!databases.includes(kind)) return;

  it("cannot be subtracted: month by month no small group can be found, and nothing can be cut twice", async () => {
    const { app, services, id } = await filled();
    await passNight(app);
    const months = ["2026-11", "2026-12"].map((month) => summaryOf(services, viewer, id, { month }));
    const [whole, ...cuts] = await Promise.all([summaryOf(services, viewer, id), ...months]);
    const hand = (month: number, value: string) =>
      numbers.filter((at) => (month === 0 ? at <= 48 : at > 48) && eveningOf(at) === value).length;
    for (const value of ["monday", "tuesday", "never"]) {
      const cellOf = (summary: typeof whole) =>
        summary.questions.find((each) => each.id === "evening")?.cells.find((cell) => cell.value === value)
          ?.count;
      const [all, ...parts] = [cellOf(whole), ...cuts.map(cellOf)];
      parts.forEach((part, month) => {
        if (part === null) return;
        expect(part).toBe(hand(month, value));
        expect(part === 0 || (part ?? 0) >= 5).toBe(true);
        // What is left of everybody must not be a small group either.
        const rest = (all ?? 0) - (part ?? 0);
        if (all !== null) expect(rest === 0 || rest >= 5).toBe(true);
      });
    }
    expect(cuts.map(({ total }) => total)).toEqual([48, 12]);
  });

  it("counts numbers and dates in bands that follow from the question alone", async () => {
    const app = await openTestApp(kind);
    open.push(app);
    const common = { help: "", required: false, showIf: null };
    const { id } = await publishedCampaign(app.services, {
      sections: [
        section(
          "first",
          { ...common, id: "age", kind: "number", label: "Your age", min: 18, max: 60, whole: true },
          { ...common, id: "since", kind: "date", label: "Since when", min: "", max: "" },
        ),
      ],
    });
    // Twelve in their early thirties, six in their late, two over fifty; all since 2024 but five.
    for (const at of numbers.slice(0, 20)) {
      const age = at <= 12 ? 30 + (at % 5) : at <= 18 ? 35 + (at % 5) : 55;
      const since = at <= 5 ? "2021-03-01" : "2024-07-09";
      expect((await answer(app, "the-wait", { answers: { age, since } })).status).toBe(201);
    }
    await passNight(app);
    const { questions } = await summaryOf(app.services, viewer, id);
    expect(questions.map(({ cells }) => cells.map(({ label, count }) => [label, count]))).toEqual([
      [
        ["30 to 34", 12],
        ["35 to 39", null],
        ["40 to 44", null],
        ["45 to 49", null],
        ["50 to 54", null],
        ["55 to 59", null],
      ],
      [
        ["2021", 5],
        ["2022", 0],
        ["2023", 0],
        ["2024", 15],
      ],
    ]);
  });

  it("follows the versions: a question that is gone is still counted and exported", async () => {
    const { app, services, id } = await filled();
    const { publishCampaign } = await import("../writes/publish.server.ts");
    const { saveDraft } = await import("../writes/draft.server.ts");
    const { campaignDraft } = await import("../reads/admin.server.ts");
    const { revision } = await campaignDraft(services, editor, id);
    const content = campaignWith({
      sections: [section("first", { ...wordsQuestion, label: "In new words" })],
    });
    await publishCampaign(services, editor, id, await saveDraft(services, editor, id, { revision, content }));
    await answer(app, "the-wait", { answers: { words: "New" }, version: 2 });
    const { questions } = await summaryOf(services, editor, id);
    expect(questions.map(({ label }) => label)).toEqual([
      "In new words",
      "Which evening suits you?",
      "Which of these would you use?",
    ]);
    const { items } = await responsePage(services, editor, id, { version: 2 });
    expect(items.map(({ answers }) => answers)).toEqual([{ words: "New" }]);
  });
});
