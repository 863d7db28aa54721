import { afterEach, describe, expect, it } from "vitest";
import { day, minute } from "#platform/clock/clock.ts";
import { actAs } from "#tests/support/admin.ts";
import {
  groupFormWith,
  groupWith,
  host,
  meetingLink,
  openGroup,
  signUp,
} from "#tests/support/group-places.ts";
import { allScreens, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { groupById, groupPlaces, placeToken } from "./reads/places.server.ts";
import { groupScreen, groupsScreen } from "./reads/screens.server.ts";
import { groupTitles } from "./reads/titles.server.ts";
import { groupFields, groupFromFields, leaveOut } from "./rules/form-fields.ts";
import { decryptAddress } from "./table.server.ts";

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

  it("say of a group that people join by a message that it has no places here", async () => {
    const { app } = await start();
    const content = { ...groupWith().content, joins: "write" as const };
    const id = await openGroup(app.services, { slug: "by-message", content });
    expect(await groupScreen(app.services, host, id)).toMatchObject({
      summary: "People join by message",
      joinsHere: false,
      page: "/support/groups#by-message",
    });
    const [row] = (await groupsScreen(app.services, host)).list.rows.filter((each) => each.id === id);
    expect(row?.cells.places).toMatchObject({ text: "None here", detail: "People join by message" });
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
      ["bea@example.org", "Waiting, 1st in line"],
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

  it("give somebody who waits a place out of turn, tell them, and refuse whoever waits no longer", async () => {
    const { app, editor } = await start();
    const id = await openGroup(app.services, { size: 1 });
    for (const name of ["ada", "bea", "cleo", "dora"]) await signUp(app, `${name}@example.org`);
    const places = await groupPlaces(app.services, host, id);
    const [, bea, cleo, dora] = places.map((place) => place.id);
    const give = (placeId: string | undefined) =>
      app.act(`/admin/groups/${id}`, "giveGroupPlace", { placeId }, editor);
    const rows = async () => (await groupScreen(app.services, host, id)).places.rows;
    expect((await rows()).map(({ cells }) => cells.state?.text)).toEqual([
      "Has a place",
      ...["1st", "2nd", "3rd"].map((rank) => `Waiting, ${rank} in line`),
    ]);
    expect((await rows())[2]).toMatchObject({ state: "waiting", ahead: 1, takenWith: 2, size: 1 });
    for (let press = 0; press < 2; press += 1) expect((await give(cleo)).status).toBe(200);
    expect((await rows()).map(({ who, cells }) => `${who.split("@")[0]}: ${cells.state?.text}`)).toEqual([
      "ada: Has a place",
      "bea: Waiting, 1st in line",
      "cleo: Has a place",
      "dora: Waiting, 2nd in line",
    ]);
    const token = placeToken(app.services, dora ?? "");
    await app.post("/api/group-places/change", { token, action: "pause" });
    expect((await give(dora)).status).toBe(409);
    const remove = { placeId: bea, bar: false };
    expect((await app.act(`/admin/groups/${id}`, "removeGroupPlace", remove, editor)).status).toBe(200);
    expect((await give(bea)).status).toBe(409);
    const dump: Record<string, string>[] = JSON.parse(await dumpOf(app.services)).flat();
    const told = dump.filter(({ payload }) => payload?.includes(`"${cleo}","about":"held"`));
    expect(told).toHaveLength(1);
    expect(dump.filter(({ action }) => action === "groups.place_given")).toHaveLength(1);
    const viewer = await actAs(app, "viewer");
    expect((await app.act(`/admin/groups/${id}`, "giveGroupPlace", remove, viewer)).status).toBe(403);
  });

  it("make a group's address from its name, and say who was emailed when it's saved", async () => {
    const { app, editor } = await start();
    const content = { ...groupWith().content, name: "Café at the Lake" };
    const make = async () =>
      (
        await app.act(
          "/admin/groups/new",
          "createGroup",
          groupFormWith({ slug: "", size: 1, content }),
          editor,
        )
      ).json();
    const { id } = await make();
    const other = await make();
    const slugOf = async (of: string) => (await groupById(app.services, host, of)).slug;
    expect([await slugOf(id), await slugOf(other.id)]).toEqual(["cafe-at-the-lake", "cafe-at-the-lake-2"]);
    for (const name of ["ada", "bea", "cleo"])
      await signUp(app, `${name}@example.org`, { slug: "cafe-at-the-lake" });
    const save = async (revision: number, changes: object) => {
      const form = { ...groupFormWith({ slug: "", content, ...changes }), revision };
      return (await app.act(`/admin/groups/${id}/edit`, "changeGroup", form, editor)).json();
    };
    expect((await save(1, { size: 1 })).saved).toBe("Saved.");
    expect((await save(2, { size: 3, schedule: { time: "20:00" } })).saved).toBe(
      "Saved. 1 person gets an email. 2 people are offered a place by email.",
    );
    expect(await slugOf(id)).toBe("cafe-at-the-lake");
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

  it("begin the next round of a group that is over, once, and delete drafts that nobody has signed up for", async () => {
    const { app, editor: before } = await start();
    let editor = before;
    const id = await openGroup(app.services, { slug: "round", schedule: { count: 2 } });
    const act = (operation: string, of = id) => app.act("/admin/groups", operation, { id: of }, editor);
    const row = async (of = id) =>
      (await groupsScreen(app.services, host)).list.rows.find((each) => each.id === of);
    expect((await act("beginNextRound")).status).toBe(409);
    expect(await row()).toMatchObject({ state: "open", hasEnded: false, isDeletable: false });
    app.clock.advance(11 * day);
    editor = await actAs(app, "owner");
    expect(await row()).toMatchObject({ state: "over", hasEnded: true });
    const { db } = app.services.store;
    await db.insertInto("group_hosts").values({ group_id: id, member_id: "a-host" }).execute();
    const made = await act("beginNextRound");
    const next: string = (await made.json()).id;
    const hosts = () => db.selectFrom("group_hosts").selectAll().where("group_id", "=", next).execute();
    expect(await hosts()).toMatchObject([{ member_id: "a-host" }]);
    const { content, ...group } = await groupById(app.services, host, next);
    expect(group).toMatchObject({
      slug: "round-2",
      state: "draft",
      size: 6,
      hasAddress: false,
      rulesVersion: 1,
    });
    expect(group.schedule).toMatchObject({ first: "2026-12-08", time: "19:00", count: 2 });
    expect(content).toEqual(groupWith().content);
    expect((await act("beginNextRound")).status).toBe(409);
    expect(await row()).toMatchObject({ hasEnded: false });

    expect((await act("deleteGroupDraft")).status).toBe(409);
    expect(await row(next)).toMatchObject({ isDeletable: true });
    expect((await act("deleteGroupDraft", next)).status).toBe(200);
    expect((await act("deleteGroupDraft", next)).status).toBe(404);
    expect(await row(next)).toBeUndefined();
    expect(await hosts()).toEqual([]);
    // Nobody is left behind in a draft; who had a place once is still known for a while.
    const used = await openGroup(app.services, { slug: "used" });
    await signUp(app, "ada@example.org", { slug: "used" });
    const change = { ...groupFormWith({ slug: "used", state: "draft" }), revision: 1 };
    const edit = () => app.act(`/admin/groups/${used}/edit`, "changeGroup", change, editor);
    const refused = await edit();
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, ["state"]]);
    const [ada] = await groupPlaces(app.services, host, used);
    const removal = { placeId: ada?.id, bar: false };
    expect((await app.act(`/admin/groups/${used}`, "removeGroupPlace", removal, editor)).status).toBe(200);
    expect((await edit()).status).toBe(200);
    expect((await act("deleteGroupDraft", used)).status).toBe(409);
  });

  it("say each fault beside its field, and leave out a holiday without losing dates that were moved", async () => {
    const { app, editor } = await start();
    const id = await openGroup(app.services);
    const wrong = {
      ...groupFields(groupWith()),
      ...{ name: "", slug: "A B", size: "0", minutes: "5", breaks: "Christmas", address: "http://x.example" },
      ...{ first: "2026-02-30", time: "7 PM", every: "x", count: "-1", until: "then" },
    };
    const refused = await app.act("/admin/groups/new", "createGroup", groupFromFields(wrong), editor);
    expect(Object.keys((await refused.json()).fields).toSorted()).toEqual([
      "address",
      "breaks",
      "count",
      "every",
      "first",
      "minutes",
      "name",
      "size",
      "slug",
      "time",
      "until",
    ]);
    const sample = groupFormWith({ slug: "sample", content: { ...groupWith().content, sample: true } });
    const untrue = await app.act("/admin/groups/new", "createGroup", sample, editor);
    expect(Object.keys((await untrue.json()).fields)).toEqual(["sample"]);

    const move = { kind: "move", key: "2026-12-01", start: "2026-12-02T18:00", minutes: 60 };
    expect((await app.act(`/admin/groups/${id}`, "changeGroupDate", move, editor)).status).toBe(200);
    const ticked = { ...groupFields(groupWith()), [leaveOut("2026-12-08")]: "on" };
    const saved = { ...groupFromFields(ticked), revision: 1 };
    expect((await app.act(`/admin/groups/${id}/edit`, "changeGroup", saved, editor)).status).toBe(200);
    const { schedule, changes } = await groupById(app.services, host, id);
    expect(schedule.breaks).toEqual([{ from: "2026-12-08", to: "2026-12-08" }]);
    expect(changes).toMatchObject([{ key: "2026-12-01", state: "moved" }]);
  });

  it("never show the meeting link: an empty field keeps it, and a tick takes it away", async () => {
    const { app, editor } = await start();
    const id = await openGroup(app.services);
    await signUp(app, "ada@example.org", { name: "Ada" });
    const site = siteWith(app.services, await allScreens());
    const isShown = async () => {
      const group = ["", `/${id}`, `/${id}/edit`].map((path) => `/admin/groups${path}`);
      for (const path of [...group, "/admin/meetings", `/admin/meetings/${id}/2026-11-24`, "/admin"])
        for (const data of ["", ".data"]) {
          const answer = await site.request(`${siteUrl}${path}${data}`, { headers: editor });
          expect([path, data, answer.status]).toEqual([path, data, 200]);
          expect(wordsIn(await answer.text(), [meetingLink]), path).toEqual([]);
        }
    };
    await isShown();
    const save = async (changes: object) => {
      const { revision } = await groupById(app.services, host, id);
      const form = { ...groupFormWith(), ...changes, revision };
      expect((await app.act(`/admin/groups/${id}/edit`, "changeGroup", form, editor)).status).toBe(200);
      const row = await app.services.store.db
        .selectFrom("support_groups")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return decryptAddress(app.services, row);
    };
    expect(await save({ address: "", size: 7 })).toBe(meetingLink);
    expect(await save({ address: "https://meet.example/other" })).toBe("https://meet.example/other");
    expect(await save({ address: "", dropAddress: true })).toBeUndefined();
    expect((await groupById(app.services, host, id)).hasAddress).toBe(false);
    expect(await save({ address: meetingLink })).toBe(meetingLink);
    await isShown();

    // Long after signing in, everything but the link can still be saved.
    app.clock.advance(20 * minute);
    expect(await save({ address: "", size: 8 })).toBe(meetingLink);
    const { revision } = await groupById(app.services, host, id);
    for (const change of [{ address: "https://meet.example/other" }, { address: "", dropAddress: true }]) {
      const form = { ...groupFormWith(), ...change, revision };
      const refused = await app.act(`/admin/groups/${id}/edit`, "changeGroup", form, editor);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: "recent_sign_in_required" });
    }
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
