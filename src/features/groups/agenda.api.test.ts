import { afterEach, describe, expect, it } from "vitest";
import { overviewScreen } from "#features/dashboard/reads/overview-screen.server.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { groupWith, host, openGroup, signUp } from "#tests/support/group-places.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { deleteDraft } from "./writes/deletion.server.ts";
import { beginNextRound } from "./writes/rounds.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const named = (name: string) => ({ ...groupWith().content, name });

describe.each(databases)("the dashboard's part of groups on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const dashboard = async (actor = host) => {
      const { meetings, today } = await overviewScreen(app.services, actor);
      return {
        meetings: meetings.map(({ name, when, places, note }) => [name, when, places, note]),
        tasks: today.lines.filter(({ href }) => href.startsWith("/admin/groups")).map(({ text }) => text),
      };
    };
    return { app, dashboard };
  }

  it("lists the next five meetings with places and waiting, to those who may read groups", async () => {
    const { app, dashboard } = await start();
    await openGroup(app.services, { size: 1 });
    await openGroup(app.services, {
      slug: "friday",
      content: named("Friday circle"),
      schedule: { first: "2026-11-27" },
    });
    await openGroup(app.services, { slug: "draft", state: "draft", content: named("Draft circle") });
    // Nothing is known of the places of a group that people join elsewhere, and samples aren't real.
    const content = { ...named("Course circle"), joins: "course" } as const;
    const schedule = { first: "2026-11-26", count: 1 };
    await openGroup(app.services, { slug: "course", address: "", content, schedule });
    await openGroup(app.services, { slug: "sample", content: { ...content, sample: true } });
    for (const each of ["a", "b"]) await signUp(app, `${each}@example.org`);
    const { meetings } = await dashboard();
    expect(meetings).toEqual([
      ["Miscarriage circle", "Tue, Nov 24, 7:00 PM ET", "1 of 1 taken", "1 waiting"],
      ["Course circle", "Thu, Nov 26, 7:00 PM ET", "", ""],
      ["Friday circle", "Fri, Nov 27, 7:00 PM ET", "0 of 6 taken", ""],
      ["Miscarriage circle", "Tue, Dec 1, 7:00 PM ET", "1 of 1 taken", "1 waiting"],
      ["Friday circle", "Fri, Dec 4, 7:00 PM ET", "0 of 6 taken", ""],
    ]);
    expect(await dashboard(actorWith("viewer"))).toEqual({ meetings: [], tasks: [] });
  });

  it("names a meeting without a link two days before, and a round that's over for a month", async () => {
    const { app, dashboard } = await start();
    const id = await openGroup(app.services, { address: "", schedule: { count: 1 } });
    app.clock.advance(day);
    expect((await dashboard()).tasks).toEqual([]);
    app.clock.advance(day + 12 * hour);
    expect((await dashboard()).tasks).toEqual([
      '"Miscarriage circle" meets on Tue, Nov 24, 7:00 PM ET and has no meeting link yet',
    ]);
    app.clock.advance(3 * day);
    const over = 'The last date of "Miscarriage circle" is over. Plan the next round, or close the group';
    expect((await dashboard()).tasks).toEqual([over]);
    const next = await beginNextRound(app.services, host, { id });
    expect((await dashboard()).tasks).toEqual([]);
    await deleteDraft(app.services, host, next);
    expect((await dashboard()).tasks).toEqual([over]);
    app.clock.advance(30 * day);
    expect((await dashboard()).tasks).toEqual([]);
  });
});
