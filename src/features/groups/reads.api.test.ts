import { afterEach, describe, expect, it } from "vitest";
import { shippedGroups } from "#content/groups.ts";
import { groupWith, host, openGroup, signUp } from "#tests/support/group-places.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { datedGroups } from "./reads/page.server.ts";
import { groupById, groupPlaces } from "./reads/places.server.ts";
import { followGroups, groupsInMemory } from "./reads/public.server.ts";
import { changeGroup } from "./writes/groups.server.ts";
import { removePlace } from "./writes/removal.server.ts";
import { seedGroups } from "./writes/seed.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

describe.each(bothDatabases)("the groups on the page on %s", (kind) => {
  async function start(settings: Readonly<Record<string, string>> = {}): Promise<TestApp> {
    const app = await openTestApp(kind, settings);
    open.push(app);
    return app;
  }

  const shown = async ({ services }: TestApp, id: string) =>
    (await datedGroups(services)).find((group) => group.id === id);

  it("are those that the team had published, whatever else is stored, made by one of several processes", async () => {
    const app = await start();
    const { db } = app.services.store;
    const published = (id: string, value: unknown) =>
      db
        .insertInto("content_documents")
        .values({
          ...{ id, published: JSON.stringify(value), version: 1, draft: "{", draft_by: "", draft_at: "" },
          ...{ scheduled: "", scheduled_at: "", scheduled_by: "", scheduled_id: "", unfit_at: "" },
          ...{ share_key: "", share_until: "", asked_at: "", revision: 3 },
        })
        .execute();
    const [first] = shippedGroups;
    await published("groups", {
      groups: [{ ...first, name: "Evening circle", state: "confirmed" }, { id: "unreadable" }],
    });
    await published("groups-page", { rules: { lists: [{ heading: "Ours", items: ["Be on time."] }] } });
    await db.deleteFrom("support_groups").execute();
    await db.deleteFrom("team_settings").where("name", "=", "groups.seeded").execute();
    await Promise.all([seedGroups(app.services), seedGroups(app.services)]);
    const groups = await datedGroups(app.services);
    expect(groups.map(({ id, name, sample }) => [id, name, sample])).toEqual([
      [first?.id, "Evening circle", false],
    ]);
    const [group] = await groupsInMemory(app.services);
    expect(group?.content.groundRules).toBe("Ours\n- Be on time.");
    // A start over all that, as after an upgrade.
    const environment = { ...app.environment, DATA_DIR: app.dataDir };
    if (kind === "postgres") expect((await datedGroups((await start(environment)).services)).length).toBe(1);
  });

  it("say in every process whether places are left, and are read again only when that changes", async () => {
    const app = await start();
    const other = kind === "postgres" ? await start(app.environment) : undefined;
    const stop = other && followGroups(other.services);
    const id = await openGroup(app.services, { size: 3 });
    const places = async (at = app) => (await shown(at, "tuesday-circle"))?.places;
    expect(await places()).toBe("some");
    expect(await shown(app, "tuesday-circle")).toMatchObject({
      joins: "here",
      joinAddress: "/support/groups#tuesday-circle",
      rulesVersion: 1,
      groundRules: "What's said here stays here.",
      cost: "free",
    });
    const before = await groupsInMemory(app.services);
    await signUp(app, "ada@example.org");
    expect(await groupsInMemory(app.services)).toBe(before);
    await signUp(app, "couple@example.org", { seats: 2 });
    expect(await places()).toBe("none");
    if (other) await expect.poll(() => places(other)).toBe("none");
    const [, couple] = await groupPlaces(app.services, host, id);
    await removePlace(app.services, host, { groupId: id, id: couple?.id ?? "", bar: false });
    expect(await places()).toBe("some");
    if (other) await expect.poll(() => places(other)).toBe("some");
    const { revision } = await groupById(app.services, host, id);
    await changeGroup(app.services, host, { id, revision, input: groupWith({ size: 3, state: "closed" }) });
    expect(await places()).toBe("closed");
    for (const { id: place } of await groupPlaces(app.services, host, id))
      await removePlace(app.services, host, { groupId: id, id: place, bar: false });
    await changeGroup(app.services, host, {
      ...{ id, revision: revision + 1 },
      input: groupWith({ size: 3, state: "draft" }),
    });
    expect(await shown(app, "tuesday-circle")).toBeUndefined();
    await stop?.();
  });

  if (!databases.includes(kind)) return;

  it("say three dates by the group's own clock, and move on when one is over", async () => {
    const app = await start();
    const found = await shown(app, "infertility");
    expect(found?.rhythm).toBe("Second Tuesday of each month");
    expect(found?.sessions.map(({ times, dateTime }) => [dateTime, times.day, times.zone])).toEqual([
      ["2026-12-08T19:30:00-05:00", "Tuesday, December 8", "Eastern Time"],
      ["2027-01-12T19:30:00-05:00", "Tuesday, January 12", "Eastern Time"],
      ["2027-02-09T19:30:00-05:00", "Tuesday, February 9", "Eastern Time"],
    ]);
    const first = await datedGroups(app.services);
    app.clock.advance(60_000);
    expect(await datedGroups(app.services)).toBe(first);
    const next = async () => (await shown(app, "infertility"))?.sessions[0]?.dateTime.slice(0, 10);
    app.clock.advance(Date.parse("2026-12-09T00:44:59Z") - app.clock.now().getTime());
    app.clock.advance(60 * 60 * 1_000);
    expect(await next()).toBe("2026-12-08");
    app.clock.advance(1_000);
    expect(await next()).toBe("2027-01-12");
    app.clock.advance(-1_000);
    expect(await next()).toBe("2026-12-08");
  });

  it("are those of the shipped timetable on a new site, once", async () => {
    const app = await start();
    const groups = await datedGroups(app.services);
    expect(groups.map(({ id }) => id).toSorted()).toEqual(shippedGroups.map(({ id }) => id).toSorted());
    for (const { sessions, joins, joinAddress, sample, size, groundRules } of groups) {
      expect(sessions).toHaveLength(3);
      expect([sample, groundRules]).toEqual([true, ""]);
      expect(size).toMatch(/^Up to \d+ people$/);
      if (joins === "course") expect(joinAddress).toMatch(/^https:\/\//);
      else expect([joins, joinAddress]).toEqual(["write", "/contact?subject=general"]);
    }
    await app.services.store.db.deleteFrom("support_groups").where("slug", "=", "men").execute();
    await seedGroups(app.services);
    const left = await app.services.store.db.selectFrom("support_groups").select("slug").execute();
    expect(left).toHaveLength(shippedGroups.length - 1);
    expect((await signUp(app, "ada@example.org", { slug: "open-circle" })).status).toBe(409);
  });

  it("aren't read again because of a change that was rolled back", async () => {
    const app = await start();
    const before = await groupsInMemory(app.services);
    await expect(openGroup(app.services, { slug: "infertility" })).rejects.toThrow();
    expect(await groupsInMemory(app.services)).toBe(before);
    await openGroup(app.services);
    expect((await groupsInMemory(app.services)).length).toBe(before.length + 1);
  });
});
