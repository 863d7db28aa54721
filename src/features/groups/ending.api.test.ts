import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { features } from "#features/index.server.ts";
import { personRecord, personView, recordsFrom } from "#features/privacy/person/reads/view.server.ts";
import { retentionNow } from "#features/privacy/reads/retention.server.ts";
import { day } from "#platform/clock/clock.ts";
import { actAs } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { host, meetingLink, openGroup, signUp } from "#tests/support/group-places.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { secretsIn, wordsIn } from "#tests/support/words-in.ts";
import { removalsOf } from "#worker/worker.ts";
import { groupPlaces, placeUrl } from "./reads/places.server.ts";
import { groupScreen } from "./reads/screens.server.ts";
import { groupTables } from "./writes/deletion.server.ts";
import { openDoor } from "./writes/door.server.ts";
import { changeOwnPlace } from "./writes/places.server.ts";
import { removePlace } from "./writes/removal.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("the end of groups and of what is kept of people on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    return { app, editor: await actAs(app, "editor"), owner: await actAs(app, "owner") };
  }

  it("lets somebody back in who wasn't readmitted, found by the address alone", async () => {
    const { app, editor } = await start();
    const id = await openGroup(app.services);
    await signUp(app, "Ada@example.org");
    const [ada] = await groupPlaces(app.services, host, id);
    await removePlace(app.services, host, { groupId: id, id: ada?.id ?? "", bar: true });
    const refused = async () => (await groupScreen(app.services, host, id)).refused;
    const people = async () => (await groupPlaces(app.services, host, id)).length;
    await signUp(app, "ada@example.org");
    expect([await refused(), await people()]).toEqual([1, 0]);
    const lift = (email: string) => app.act(`/admin/groups/${id}`, "liftGroupBar", { email }, editor);
    const wrong = await lift("bea@example.org");
    expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([422, ["email"]]);
    expect((await lift(" ADA@example.org ")).status).toBe(200);
    await signUp(app, "ada@example.org");
    expect([await refused(), await people()]).toEqual([0, 1]);
    expect(await dumpOf(app.services)).toContain("groups.bar_lifted");
  });

  it("deletes a group with all its rows, once nobody has a place", async () => {
    const { app, editor, owner } = await start();
    const id = await openGroup(app.services);
    await signUp(app, "ada@example.org");
    const remove = (who: { cookie: string }, name = "miscarriage circle ") =>
      app.act(`/admin/groups/${id}`, "deleteGroup", { name }, who);
    expect((await remove(editor)).status).toBe(403);
    expect((await remove(owner)).status).toBe(409);
    const [ada] = await groupPlaces(app.services, host, id);
    await removePlace(app.services, host, { groupId: id, id: ada?.id ?? "", bar: true });
    expect((await remove(owner, "another")).status).toBe(422);
    expect((await remove(owner)).status).toBe(200);
    expect((await remove(owner)).status).toBe(404);
    const tables = await app.services.store.db.introspection.getTables();
    const ofGroups = tables.filter(({ columns }) => columns.some((each) => each.name === "group_id"));
    expect([...groupTables]).toEqual(ofGroups.map((each) => each.name).toSorted());
    const dump: Record<string, unknown>[] = JSON.parse(await dumpOf(app.services)).flat();
    expect(dump.filter((row) => row.group_id === id || row.id === id)).toEqual([]);
    expect((await signUp(app, "bea@example.org")).status).toBe(404);
  });

  it("counts a place as one that's to be erased only once it has ended", async () => {
    const { app } = await start();
    const id = await openGroup(app.services, { size: 1 });
    for (const name of ["ada", "bea", "cleo"]) await signUp(app, `${name}@example.org`);
    const stored = async () =>
      (await retentionNow(app.services, actorWith("owner"))).find(({ name }) => name === "groups.places")
        ?.held;
    expect(await stored()).toBe(0);
    const [ada] = await groupPlaces(app.services, host, id);
    await removePlace(app.services, host, { groupId: id, id: ada?.id ?? "", bar: false });
    expect(await stored()).toBe(1);
  });

  it("shows a person's places in the view of one person", async () => {
    const { app } = await start();
    await openGroup(app.services, { size: 1 });
    await signUp(app, "ada@example.org");
    await signUp(app, "bea@example.org", { name: "Bea" });
    const record = await personRecord(app.services, host, "bea@example.org");
    expect(record?.kind).toBe("place");
    const view = await personView(app.services, host, record ?? { kind: "", id: "" });
    expect([view.email, view.name]).toEqual(["bea@example.org", "Bea"]);
    expect(view.timeline).toMatchObject([
      {
        what: "Group",
        text: "Miscarriage circle",
        status: "Waiting",
        path: expect.stringContaining("#people"),
      },
    ]);
    expect(await recordsFrom(app.services, host, "bea@example.org")).toMatchObject([
      { kind: "place", title: "Bea: Miscarriage circle" },
    ]);
  });

  it("finds nobody in a dump, nor in mails that were written, 31 days after a round", async () => {
    const { app } = await start();
    const { services } = app;
    const id = await openGroup(services, { size: 2, schedule: { count: 1 } });
    const people = ["Adele Marlowe", "Beata Ferreira", "Cleo Winters", "Dora Lindqvist", "Edda Castellan"];
    const emails = people.map((name) => `${name.toLowerCase().replace(" ", ".")}@example.org`);
    for (const [at, name] of people.entries()) await signUp(app, emails[at] ?? "", { name });
    await app.worker.drain();
    const places = await groupPlaces(services, host, id);
    const [ada, bea, cleo] = places.map((place) => ({ id: place.id, token: placeUrl(services, place.id) }));
    const act = (of: typeof ada, action: "cancel" | "take") =>
      changeOwnPlace(services, { token: of?.token ?? "", action });
    await removePlace(services, host, { groupId: id, id: bea?.id ?? "", bar: true });
    await act(cleo, "take");
    const first = await app.worker.drain();
    expect(first).toBeGreaterThan(0);
    // Half an hour before it begins.
    app.clock.advance(Date.parse("2026-11-24T23:30:00.000Z") - app.clock.now().getTime());
    await app.worker.drain();
    await openDoor(services, ada?.token ?? "");
    const stored = await services.store.db.selectFrom("group_places").select(["id", "email_index"]).execute();
    const { email_index: bar } = await services.store.db
      .selectFrom("group_bars")
      .select("email_index")
      .executeTakeFirstOrThrow();
    const traces = [...stored.flatMap((row) => [row.id, row.email_index]), bar];
    const written = () => {
      const folder = join(app.dataDir, "mail");
      return readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
    };
    const before = await dumpOf(services);
    expect(secretsIn(before, traces)).toEqual(traces);
    expect(wordsIn(before, [...emails, ...people, meetingLink])).toEqual([]);
    expect(wordsIn(written().join("\n"), emails)).toEqual(emails);
    // Every night of the month and a day after.
    for (let night = 0; night < 32; night += 1) {
      app.clock.advance(day);
      await app.worker.drain();
      for (const each of features) await each.nightly?.(services);
      for (const remove of Object.values(removalsOf(services))) await remove();
    }
    const after = await dumpOf(services);
    expect(secretsIn(after, traces)).toEqual([]);
    expect(wordsIn(after, [...emails, ...people, meetingLink])).toEqual([]);
    expect(wordsIn(written().join("\n"), [...emails, ...people])).toEqual([]);
    // What was counted stays.
    expect(after).toContain("fromList");
  });
});
