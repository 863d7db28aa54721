import { afterEach, describe, expect, it } from "vitest";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { groupWith, host, openGroup, signUp } from "#tests/support/group-places.ts";
import { bothDatabases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { countAllMeetings } from "./jobs.server.ts";
import { groupPlaces, placeUrl } from "./reads/places.server.ts";
import { openDoor } from "./writes/door.server.ts";
import { changeGroup } from "./writes/groups.server.ts";
import { changeOwnPlace, removePlace } from "./writes/places.server.ts";
import { planAllReminders } from "./writes/reminders.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

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
    await removePlace(app.services, host, { id: b?.id ?? "", bar: false });
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
});
