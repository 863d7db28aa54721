import { afterEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { withoutGuards } from "#platform/csv/csv.ts";
import { actAs, actorBy, ask } from "#tests/support/admin.ts";
import { answer, passNight, publishedCampaign } from "#tests/support/campaigns.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { responseById, responsePage } from "./reads/list.server.ts";
import { requestedFilter } from "./reads/screen-filter.server.ts";
import { summaryOf } from "./reads/summary.server.ts";
import { filterOf, responsesQuery, summaryQuery } from "./schema/response.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** What people who mean harm write; each must come back as it was, and harm nobody on the way. */
const hostile = [
  '=HYPERLINK("https://evil.example","x")',
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(A1:A9)",
  "=1+1",
  "\uFF1D1+1",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  "'; drop table responses; --",
  'Line one\nline "two", and a comma',
];
const total = isWholeRun ? 200 : 100;
/** From this answer on they come two weeks later. */
const later = (total * 3) / 4;
const numbers = Array.from({ length: total }, (_, at) => at);

/** Who answers what: by the number of the answer, so that the test can count by hand. */
const eveningOf = (at: number) => (at % (total / 4) === 0 ? "never" : at % 3 === 0 ? "tuesday" : "monday");
const wordsOf = (at: number) => (at % 5 === 0 ? hostile[(at / 5) % hostile.length] : undefined);
const answersOf = (at: number) => ({
  evening: { chosen: [eveningOf(at)] },
  ...(eveningOf(at) !== "never" && at % 2 === 0 ? { helps: { chosen: ["plan", "group"] } } : {}),
  ...(wordsOf(at) === undefined ? {} : { words: wordsOf(at) }),
});

/** A reader of CSV of its own, so that the writer is not asked about itself. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === "," || letter === "\n")) {
      rows.at(-1)?.push(cell);
      cell = "";
      if (letter === "\n") rows.push([]);
    } else if (quoted || letter !== "\r") cell += letter;
  }
  return rows.filter((row) => row.length > 0);
}

describe.each(databases)("answers in the admin, over HTTP on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { id } = await publishedCampaign(app.services);
    /** A page of the list as the screen reads it, by the query of its address. */
    const list = async (who: { cookie: string }, query = "", limit?: number) => {
      const parsed = responsesQuery.parse(Object.fromEntries(new URLSearchParams(query)));
      const page = { ...filterOf(parsed), cursor: parsed.cursor, limit };
      return responsePage(app.services, await actorBy(app, who), id, page);
    };
    const summary = async (who: { cookie: string }) => summaryOf(app.services, await actorBy(app, who), id);
    return { app, id, base: `/api/admin/campaigns/${id}/responses`, list, summary };
  }

  it("agree with a count by hand: many answers, some hostile, in list, filters, files and summary", async () => {
    const { app, id, base, list, summary } = await start();
    for (const at of numbers) {
      if (at === later) app.clock.advance(15 * day);
      app.clock.advance(1_000);
      const sent = await answer(app, "the-wait", { answers: answersOf(at) });
      expect(sent.status, JSON.stringify(answersOf(at))).toBe(201);
    }
    const editor = await actAs(app, "editor");
    const get = (path: string) => ask(app, path, editor);

    const listed = async (query: string) => {
      const found: unknown[] = [];
      let next: string | null = "";
      while (next !== null) {
        const place: string = next === "" ? "" : `&cursor=${encodeURIComponent(next)}`;
        const page: Awaited<ReturnType<typeof list>> = await list(editor, query + place, total / 5);
        found.push(...page.items.map(({ answers }) => answers));
        next = page.next;
      }
      return found;
    };
    const filters: readonly [string, (at: number) => boolean][] = [
      ["", () => true],
      ["from=2026-12-01", (at) => at >= later],
      ["to=2026-11-30&chosen=evening.tuesday", (at) => at < later && eveningOf(at) === "tuesday"],
      ["chosen=evening.monday,helps.group", (at) => eveningOf(at) === "monday" && at % 2 === 0],
      ["complete=1", (at) => wordsOf(at) !== undefined && (eveningOf(at) === "never" || at % 2 === 0)],
      ["version=2", () => false],
    ];
    for (const [query, holds] of filters) {
      const expected = numbers.filter(holds).map(answersOf).reverse();
      expect(await listed(query), query).toEqual(expected);
      const json = await (await get(`${base}.json?${query}`)).json();
      expect(json.count).toBe(expected.length);
      expect(json.responses.map(({ answers }: { answers: unknown }) => answers)).toEqual(expected);
      const file = await get(`${base}.csv?${query}`);
      expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(file.headers.get("content-disposition")).toMatch(
        /^attachment; filename="answers-[a-z0-9-]+-2026-\d\d-\d\d\.csv"$/,
      );
      expect(file.headers.get("cache-control")).toBe("no-store");
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [heads, ...rows] = readCsv(new TextDecoder().decode(bytes));
      expect(heads?.slice(6)).toEqual([
        "Which evening suits you?",
        "Which of these would you use?",
        "What would you like us to know?",
      ]);
      const names = { monday: "Monday", tuesday: "Tuesday", never: "No evening" };
      expect(rows.map((row) => row[6])).toEqual(
        numbers
          .filter(holds)
          .reverse()
          .map((at) => names[eveningOf(at)]),
      );
      const words = rows.map((row) => row[8] ?? "");
      // No cell begins as a formula; what a person wrote stands behind the mark.
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^(\s*[=+\-@\uFF1D]|[\t\r\n])/);
      expect(words.map(withoutGuards)).toEqual(
        numbers
          .filter(holds)
          .reverse()
          .map((at) => wordsOf(at) ?? ""),
      );
    }

    const exact = await summary(editor);
    const count = (value: string) => numbers.filter((at) => eveningOf(at) === value).length;
    expect([count("never"), exact.total]).toEqual([4, total]);
    const cellsOf = ({ questions: [first] }: Awaited<ReturnType<typeof summary>>) =>
      first && "cells" in first ? first.cells.map((cell) => cell.count) : undefined;
    expect(cellsOf(exact)).toEqual([count("monday"), count("tuesday"), 4, 0]);
    await passNight(app);
    const viewer = await actAs(app, "viewer");
    // Four chose no evening: hidden from a viewer, and the next smallest with them.
    expect(cellsOf(await summary(viewer))).toEqual([count("monday"), null, null, null]);
    expect(exact.days).toEqual([
      { day: "2026-11-21", count: later },
      { day: "2026-12-06", count: total - later },
    ]);
    const audit = await app.services.store.db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "responses.exported")
      .execute();
    expect(audit.map(({ subject }) => subject)).toEqual(Array(filters.length * 2).fill(id));
  });

  it("are open to each role as far as it may see, and deleted by owners alone", async () => {
    const { app, id, base, list, summary } = await start();
    await answer(app, "the-wait", { answers: answersOf(1) });
    const roles = {
      owner: await actAs(app, "owner"),
      editor: await actAs(app, "editor"),
      viewer: await actAs(app, "viewer"),
    };
    const { items } = await list(roles.editor);
    const place = { campaignId: id, id: items[0]?.id ?? "" };
    const remove = (who: { cookie: string }) =>
      app.act(`/admin/campaigns/${id}/responses/${place.id}`, "deleteResponse", {}, who);
    const read = async (who: { cookie: string }) =>
      responseById(app.services, await actorBy(app, who), place);
    const statuses = async (path: string) =>
      Promise.all(
        [roles.owner, roles.editor, roles.viewer].map(async (as) => (await ask(app, path, as)).status),
      );
    for (const path of [`${base}.csv`, `${base}.json`])
      expect(await statuses(path), path).toEqual([200, 200, 403]);
    for (const open of [list, read]) {
      await open(roles.owner);
      await open(roles.editor);
      await expect(open(roles.viewer)).rejects.toMatchObject({ code: "forbidden" });
    }
    for (const who of Object.values(roles)) await summary(who);
    expect((await remove(roles.editor)).status).toBe(403);
    expect((await remove(roles.owner)).status).toBe(200);
    await expect(read(roles.owner)).rejects.toMatchObject({ code: "not_found" });
    expect((await summary(roles.editor)).total).toBe(0);
  });

  it("go into the spam folder and out of it, with their counts and their place", async () => {
    const { app, id, list: page, summary } = await start();
    for (const at of [1, 2, 4, 5, 7, 8]) await answer(app, "the-wait", { answers: answersOf(at) });
    const { cookie } = await actAs(app, "editor");
    const list = async (query = "") => (await page({ cookie }, query)).items;
    const total = async () => (await summary({ cookie })).total;
    const [newest] = await list();
    const move = (state: string) =>
      app.act(`/admin/campaigns/${id}/responses/${newest?.id}`, "moveResponse", { state }, { cookie });
    expect(await total()).toBe(6);
    // Twice is once.
    for (const _ of [1, 2]) expect((await move("suspected_spam")).status).toBe(200);
    expect([await total(), (await list()).length, (await list("?spam=1")).length]).toEqual([5, 5, 1]);
    expect(await list("?chosen=evening.monday")).toHaveLength((await list()).length);
    for (const _ of [1, 2]) expect((await move("kept")).status).toBe(200);
    expect([await total(), (await list()).length, (await list("?spam=1")).length]).toEqual([6, 6, 0]);
    expect((await move("elsewhere")).status).toBe(422);
  });

  it("refuse a filter that cannot be read, with a sentence", async () => {
    const { app, base } = await start();
    const { cookie } = await actAs(app, "editor");
    for (const query of [
      "from=2026-02-31",
      "version=0",
      "complete=yes",
      "chosen=evening",
      "cursor=x",
      "limit=0",
      "limit=201",
      "what=1",
    ]) {
      expect(requestedFilter(new URLSearchParams(query)).readable, query).toBe(false);
      const refused = await ask(app, `${base}.csv?${query}`, { cookie });
      expect(refused.status, query).toBe(422);
      expect((await refused.json()).message).toMatch(/\S/);
    }
    expect(summaryQuery.safeParse({ version: "1" }).success).toBe(false);
    expect((await ask(app, "/api/admin/campaigns/nothing/responses.csv", { cookie })).status).toBe(404);
  });
});
