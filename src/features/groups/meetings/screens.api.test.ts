import { afterEach, describe, expect, it } from "vitest";
import { actAs } from "#tests/support/admin.ts";
import {
  groupFormWith,
  groupWith,
  host,
  meetingLink,
  openGroup,
  signUp,
} from "#tests/support/group-places.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { groupPlaces } from "./reads/places.server.ts";
import { groupScreen, groupsScreen, groupTitles } from "./reads/screens.server.ts";
import { groupFields } from "./rules/form-fields.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("the screens of groups on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    return { app, editor: await actAs(app, "editor") };
  }

  it("create and change a group, refuse an old version, and note both in the audit log", async () => {
    const { app, editor } = await start();
    const made = await app.act("/admin/groups/new", "createGroup", groupFormWith(), editor);
    const { id } = await made.json();
    const edit = (revision: number, changes: object) =>
      app.act(`/admin/groups/${id}/edit`, "changeGroup", { ...groupFormWith(changes), revision }, editor);
    expect((await edit(1, { size: 9 })).status).toBe(200);
    expect((await edit(1, { size: 10 })).status).toBe(409);
    const wrong = await edit(2, { schedule: { unit: "weekdayOfMonth", last: true, first: "2026-11-03" } });
    expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([422, ["first"]]);
    const taken = await app.act("/admin/groups/new", "createGroup", groupFormWith(), editor);
    expect([taken.status, Object.keys((await taken.json()).fields)]).toEqual([422, ["slug"]]);
    expect((await groupScreen(app.services, host, id)).summary).toBe("0 of 9 seats taken, 0 waiting");
    expect((await groupTitles(app.services, [id])).get(id)).toBe("Miscarriage circle");
    expect(await dumpOf(app.services)).toContain("groups.changed");
    expect(wordsIn(await dumpOf(app.services), [meetingLink])).toEqual([]);
  });

  it("show people in order with their status, and remove them", async () => {
    const { app, editor } = await start();
    const id = await openGroup(app.services, { size: 1 });
    for (const [name, email] of [
      ["Ada", "ada@example.org"],
      ["", "bea@example.org"],
    ])
      await signUp(app, email ?? "", name ? { name } : {});
    const lines = async () =>
      (await groupScreen(app.services, host, id)).places.rows.map(({ who, cells }) => [
        who,
        cells.state?.text,
      ]);
    expect(await lines()).toEqual([
      ["Ada", "Has a place"],
      ["bea@example.org", "Waiting"],
    ]);
    const [ada] = await groupPlaces(app.services, host, id);
    const remove = { placeId: ada?.id, bar: false };
    expect((await app.act(`/admin/groups/${id}`, "removeGroupPlace", remove, editor)).status).toBe(200);
    expect((await app.act(`/admin/groups/${id}`, "removeGroupPlace", remove, editor)).status).toBe(404);
    expect(await lines()).toEqual([["bea@example.org", "Offered a place until Sat, Nov 21, 5:00 PM ET"]]);
    expect(
      (await groupsScreen(app.services, host)).list.rows.find((row) => row.id === id)?.cells,
    ).toMatchObject({
      places: { text: "1 of 1 taken" },
      next: { text: "Tue, Nov 24, 7:00 PM ET" },
    });
  });

  it("cancel, move and add dates, with a plain form too", async () => {
    const { app, editor } = await start();
    const id = await openGroup(app.services);
    const act = (body: object) => app.act(`/admin/groups/${id}`, "changeGroupDate", body, editor);
    expect((await act({ kind: "cancel", key: "2026-11-24" })).status).toBe(200);
    expect(
      (await act({ kind: "move", key: "2026-12-01", start: "2026-12-02T18:00", minutes: 60 })).status,
    ).toBe(200);
    expect((await act({ kind: "add", start: "2026-12-05T10:00", minutes: 45 })).status).toBe(200);
    expect((await act({ kind: "add", start: "2026-11-05T10:00", minutes: 45 })).status).toBe(422);
    const { dates } = await groupScreen(app.services, host, id);
    expect(dates.rows.slice(0, 4).map(({ when, cells }) => `${when}: ${cells.state?.text}`)).toEqual([
      "Tue, Nov 24, 7:00 PM ET: Canceled",
      "Wed, Dec 2, 6:00 PM ET: Moved",
      "Sat, Dec 5, 10:00 AM ET: Added",
      "Tue, Dec 8, 7:00 PM ET: As planned",
    ]);
  });

  it("are closed to viewers, and want a whole form", async () => {
    const { app, editor } = await start();
    const viewer = await actAs(app, "viewer");
    expect((await app.act("/admin/groups/new", "createGroup", groupFormWith(), viewer)).status).toBe(403);
    expect((await app.act("/admin/groups/new", "createGroup", groupFields(groupWith()), editor)).status).toBe(
      422,
    );
  });
});
