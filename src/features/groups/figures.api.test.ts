import { afterEach, describe, expect, it } from "vitest";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { actAs, ask } from "#tests/support/admin.ts";
import { groupWith, host, openGroup, signUp } from "#tests/support/group-places.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { countAllMeetings } from "./jobs.server.ts";
import { figuresScreen } from "./reads/figures.server.ts";
import { groupPlaces, placeUrl } from "./reads/places.server.ts";
import type { FigureName } from "./rules/figures.ts";
import { openDoor } from "./writes/door.server.ts";
import { changeGroup } from "./writes/groups.server.ts";
import { changeOwnPlace } from "./writes/places.server.ts";
import { planAllReminders } from "./writes/reminders.server.ts";
import { removePlace } from "./writes/removal.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const named = (name: string) => ({ ...groupWith().content, name });
const figureRows = (figures: Partial<Record<FigureName, number>>) =>
  (["meetings", "came", "waited"] as const).map((figure) => [figure, figures[figure] ?? 0] as const);

describe.each(bothDatabases)("the figures of groups on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const { store } = app.services;
    /** Every count that is stored, as "2026-11 came 3". */
    const stored = async () => {
      const rows = await store.db.selectFrom("group_figures").selectAll().where("count", ">", 0).execute();
      return rows.map(({ month, figure, count }) => `${month} ${figure} ${count}`).toSorted();
    };
    const tokens = async (id: string) =>
      new Map(
        (await groupPlaces(app.services, host, id)).map((place) => [
          place.email,
          placeUrl(app.services, place.id),
        ]),
      );
    const until = async (at: string) => {
      app.clock.advance(Date.parse(at) - app.clock.now().getTime());
      await app.worker.drain();
    };
    return { app, stored, tokens, until };
  }

  it("count who came and who didn't once the meeting is over, by the group's clock, and only once", async () => {
    const { app, stored, tokens, until } = await start();
    // 7 PM on the last day of the month in New York is the next month in UTC.
    const id = await openGroup(app.services, { schedule: { first: "2026-11-30" } });
    for (const each of ["a", "b", "c"]) await signUp(app, `${each}@example.org`);
    await signUp(app, "d@example.org", { seats: 2 });
    const links = await tokens(id);
    const at = (email: string) => links.get(`${email}@example.org`) ?? "";
    await changeOwnPlace(app.services, { token: at("c"), action: "pause" });
    await until("2026-12-01T00:00:00.000Z");
    await planAllReminders(app.services);
    for (const each of ["a", "d", "d"]) await openDoor(app.services, at(each));
    const signUps = "2026-11 placed 5";
    expect(await stored()).toEqual([signUps]);
    await until("2026-12-01T01:15:00.000Z");
    const counted = ["2026-11 absent 1", "2026-11 came 3", "2026-11 meetings 1", signUps];
    expect(await stored()).toEqual(counted);
    await countAllMeetings(app.services);
    app.clock.advance(minute);
    await Promise.all([countAllMeetings(app.services), countAllMeetings(app.services)]);
    expect(await stored()).toEqual(counted);
  });

  if (!databases.includes(kind)) return;

  it("count sign-ups, waiting, offers taken and places that end, each once", async () => {
    const { app, stored, tokens } = await start();
    const id = await openGroup(app.services, { size: 2 });
    await signUp(app, "a@example.org", { key: "once" });
    await signUp(app, "a@example.org", { key: "once" });
    await signUp(app, "a@example.org");
    await signUp(app, "b@example.org");
    await signUp(app, "c@example.org", { seats: 2 });
    expect(await stored()).toEqual(["2026-11 placed 2", "2026-11 waited 2"]);
    const links = await tokens(id);
    const act = (email: string, action: "cancel" | "take") =>
      changeOwnPlace(app.services, { token: links.get(email) ?? "", action });
    await act("a@example.org", "cancel");
    await act("a@example.org", "cancel");
    const [b] = await groupPlaces(app.services, host, id);
    await removePlace(app.services, host, { groupId: id, id: b?.id ?? "", bar: false });
    await act("c@example.org", "take");
    await act("c@example.org", "take");
    expect(await stored()).toEqual([
      "2026-11 canceled 1",
      "2026-11 fromList 2",
      "2026-11 placed 2",
      "2026-11 removed 1",
      "2026-11 waited 2",
    ]);
  });

  it("count a meeting by the rule that it took place by, and none that was canceled or that nobody came to", async () => {
    const { app, stored, tokens, until } = await start();
    const id = await openGroup(app.services);
    await signUp(app, "a@example.org");
    await until("2026-11-25T00:00:00.000Z");
    await openDoor(app.services, (await tokens(id)).get("a@example.org") ?? "");
    app.clock.advance(3 * hour);
    await changeGroup(app.services, host, {
      id,
      revision: 1,
      input: groupWith({ schedule: { first: "2026-11-26" } }),
    });
    const first = ["2026-11 came 1", "2026-11 meetings 1", "2026-11 placed 1"];
    expect(await stored()).toEqual(first);
    app.clock.advance(2 * day);
    await app.worker.drain();
    expect(await stored()).toEqual(["2026-11 absent 1", ...first]);
  });

  it("count the meetings of groups that people join elsewhere, and nothing of samples", async () => {
    const { app, stored } = await start();
    const content = { ...groupWith().content, joins: "course" } as const;
    await openGroup(app.services, { content });
    await openGroup(app.services, { slug: "sample", content: { ...content, sample: true } });
    app.clock.advance(5 * day);
    await countAllMeetings(app.services);
    expect(await stored()).toEqual(["2026-11 meetings 1"]);
  });

  it("count the last meeting of a group before its places end", async () => {
    const { app, stored, tokens, until } = await start();
    const id = await openGroup(app.services, { schedule: { count: 1 } });
    for (const each of ["a", "b"]) await signUp(app, `${each}@example.org`);
    await until("2026-11-25T00:00:00.000Z");
    const token = (await tokens(id)).get("a@example.org") ?? "";
    await openDoor(app.services, token);
    app.clock.advance(3 * hour);
    await expect(changeOwnPlace(app.services, { token, action: "cancel" })).rejects.toThrow();
    expect(await stored()).toEqual([
      "2026-11 absent 1",
      "2026-11 came 1",
      "2026-11 meetings 1",
      "2026-11 placed 2",
    ]);
  });

  it("are shown without small counts, on the screen, in the CSV and on paper, to those who may read groups", async () => {
    const { app } = await start();
    const { db } = app.services.store;
    const day = await openGroup(app.services, { slug: "day-circle", content: named("Day circle") });
    const night = await openGroup(app.services, { slug: "night-circle", content: named("Night circle") });
    const add = (groupId: string, month: string, figures: Partial<Record<FigureName, number>>) =>
      db
        .insertInto("group_figures")
        .values(figureRows(figures).map(([figure, count]) => ({ group_id: groupId, month, figure, count })))
        .execute();
    await add(day, "2026-10", { meetings: 4, came: 19, waited: 3 });
    await add(night, "2026-10", { meetings: 2, came: 11 });
    await add(night, "2026-11", { meetings: 1, came: 4 });
    const editor = await actAs(app, "editor");
    const screen = (month: string) => figuresScreen(app.services, host, new URLSearchParams({ month }));
    const { months, shown } = await screen("2026-10");
    expect(months.map(({ label }) => label)).toEqual(["November 2026", "October 2026"]);
    expect(shown?.report.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Groups that met: 2",
      "Meetings held: 6",
      "People who came, counted at each meeting: 30",
      "People who had to wait for a place: Hidden",
    ]);
    expect((await screen("1999-01")).shown?.month).toBe("2026-11");
    const get = (path: string, who: { cookie: string }) => ask(app, `/api/admin/groups/${path}`, who);
    const csv = await get("figures.csv", editor);
    expect((await csv.text()).split("\r\n")).toEqual([
      "Month,Group,Meetings,Came,Didn't come,Got a place at once,Had to wait,Place from the list,Canceled,Removed",
      "2026-11,Night circle,1,Hidden,0,0,0,0,0,0",
      "2026-11,All groups,1,Hidden,0,0,0,0,0,0",
      "2026-10,Day circle,4,19,0,0,Hidden,0,0,0",
      "2026-10,Night circle,2,11,0,0,Hidden,0,0,0",
      "2026-10,All groups,6,30,0,0,Hidden,0,0,0",
      "",
    ]);
    const pdf = await get("figures.pdf?month=2026-10", editor);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(pdf.headers.get("content-disposition")).toContain("groups-month-2026-10-2026-11-21.pdf");
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
    expect([bytes.slice(0, 8), bytes.match(/\/Type \/Page\b/g)?.length]).toEqual(["%PDF-1.7", 1]);
    expect((await get("figures.pdf?month=1999-01", editor)).status).toBe(404);
    expect((await get("figures.pdf?month=x", editor)).status).toBe(422);
    const viewer = await actAs(app, "viewer");
    for (const path of ["figures.csv", "figures.pdf?month=2026-10"])
      expect((await get(path, viewer)).status).toBe(403);
    expect(await dumpOf(app.services)).toContain("groups.figures_exported");

    // What can't be printed is said before.
    expect((await screen("2026-10")).notDrawn).toBe("");
    const far = await openGroup(app.services, { slug: "far", content: named("Łódź 妊活の会") });
    await add(far, "2026-09", { meetings: 5, came: 20 });
    expect((await screen("2026-09")).notDrawn).toContain("question mark for these letters: 妊 活 の 会.");
  });
});
