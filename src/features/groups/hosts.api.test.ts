import { afterEach, describe, expect, it } from "vitest";
import { changeTeamMember } from "#features/team/members/writes/accounts.server.ts";
import { recentMinutes } from "#features/team/sign-in/rules.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { listMembers } from "#platform/team/members.ts";
import { actAs, actorBy, signIn } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { host as editor, groupWith, meetingLink, openGroup, signUp } from "#tests/support/group-places.ts";
import { allScreens, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { hostedGroupIds } from "./reads/hosts.server.ts";
import { meetingScreen, meetingsScreen } from "./reads/meetings.server.ts";
import { groupPlaces, placeUrl } from "./reads/places.server.ts";
import { groupScreen } from "./reads/screens.server.ts";
import { deleteDraft } from "./writes/deletion.server.ts";
import { openDoor } from "./writes/door.server.ts";
import { changeGroupHost, removeFormerHosts } from "./writes/hosts.server.ts";
import { replayHosts } from "./writes/restore.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

/** From the start of a test, Saturday at 5 AM in New York, to half an hour before the meeting on Tuesday at 7 PM. */
const untilDoorOpens = 3 * day + 13 * hour + 30 * minute;
const dateKey = "2026-11-24";

describe.each(databases)("hosts of groups on %s", (kind) => {
  /** A group that somebody hosts, another that they don't, and two people in each. */
  async function start({ after = 0 } = {}) {
    const app = await openTestApp(kind);
    open.push(app);
    const { services } = app;
    const own = await openGroup(services);
    const other = await openGroup(services, { slug: "other-circle" });
    for (const slug of ["tuesday-circle", "other-circle"]) {
      await signUp(app, `ada-${slug}@example.org`, { slug, name: "Ada" });
      await signUp(app, `bea-${slug}@example.org`, { slug, seats: 2 });
    }
    app.clock.advance(after);
    const host = await actAs(app, "host");
    const actor = await actorBy(app, host);
    await changeGroupHost(services, editor, { groupId: own, memberId: actor.id, isHost: true });
    const [ada, bea] = await groupPlaces(services, editor, own);
    const [foreign] = await groupPlaces(services, editor, other);
    const site = siteWith(services, await allScreens());
    return {
      ...{ app, services, own, other, host, actor },
      places: { ada: ada?.id ?? "", bea: bea?.id ?? "", foreign: foreign?.id ?? "" },
      get: (path: string) => site.request(siteUrl + path, { headers: host }),
      act: (group: string, operation: string, input: object) =>
        app.act(`/admin/meetings/${group}/${dateKey}`, operation, input, host),
      see: () => meetingScreen(services, actor, { groupId: own, dateKey }),
    };
  }

  const enter = async (services: TestApp["services"], placeId: string) =>
    openDoor(services, new URL(placeUrl(services, placeId)).hash.replace("#token=", ""));

  it("see their own meetings by name, who has come, and no address", async () => {
    const { services, own, actor, places, get, see } = await start({ after: untilDoorOpens });
    const listed = await meetingsScreen(services, actor);
    expect(listed.list.rows.map(({ href }) => href)).toEqual(
      ["2026-11-24", "2026-12-01", "2026-12-08", "2026-12-15"].map((key) => `/admin/meetings/${own}/${key}`),
    );
    expect(listed.list.rows.map(({ cells }) => cells.when?.text).slice(0, 2)).toEqual([
      "Tonight, 7:00 PM ET",
      "Tue, Dec 1, 7:00 PM ET",
    ]);
    await enter(services, places.ada);
    const seen = await see();
    expect(seen).toMatchObject({
      phase: "arriving",
      when: "Tonight, 7:00 PM ET",
      summary: "1 of 2 have come",
    });
    expect(
      seen.people.rows.map(({ cells }) => [cells.who?.text, cells.who?.detail, cells.came?.text]),
    ).toEqual([
      ["Ada", undefined, "Opened at 6:30 PM"],
      ["No name given", "A couple", "Not yet"],
    ]);
    const pages = JSON.stringify([seen, await meetingsScreen(services, actor)]);
    expect(wordsIn(pages, [meetingLink])).toEqual([]);
    expect(pages).not.toContain("@");
    const way = await get(`/admin/meetings/${own}/${dateKey}/in`);
    expect([way.status, way.headers.get("location"), way.headers.get("cache-control")]).toEqual([
      302,
      groupWith().address,
      "no-store",
    ]);
    expect(wordsIn(await way.text(), [meetingLink])).toEqual([]);
  });

  it("are told of a group of others what they are told of one that doesn't exist", async () => {
    const { services, other, places, get, act } = await start();
    const nowhere = "01a1fc74-724c-71fd-a085-833908003bf9";
    const bodies = async (group: string, placeId: string) => {
      const screens = [`/admin/meetings/${group}/${dateKey}`, `/admin/meetings/${group}/${dateKey}/in`];
      const answers = [
        ...(await Promise.all(screens.map(get))),
        await act(group, "changeDoor", { isClosed: true }),
        await act(group, "changeMeetingLink", { address: "https://meet.example/elsewhere" }),
        await act(group, "removeFromMeeting", { placeId, bar: true }),
      ];
      return Promise.all(
        answers.map(async (each) => [each.status, (await each.text()).replaceAll(group, "")]),
      );
    };
    const before = await dumpOf(services);
    const foreign = await bodies(other, places.foreign);
    expect(foreign.map(([status]) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(foreign).toEqual(await bodies(nowhere, nowhere));
    expect(await dumpOf(services)).toBe(before);
  });

  it("can't reach a place of another group from a meeting of their own, not even of one they host too", async () => {
    const { own, other, actor, places, act, services } = await start({ after: untilDoorOpens });
    expect((await act(own, "removeFromMeeting", { placeId: places.foreign, bar: true })).status).toBe(404);
    await changeGroupHost(services, editor, { groupId: other, memberId: actor.id, isHost: true });
    expect((await act(own, "removeFromMeeting", { placeId: places.foreign, bar: true })).status).toBe(404);
    expect(await services.store.db.selectFrom("group_bars").selectAll().execute()).toEqual([]);
  });

  it("close the door, open it again and change the link for everybody", async () => {
    const { app, services, own, places, actor, act, get, see } = await start({ after: untilDoorOpens });
    // The door is urgent, and can be opened again; the link leads everybody elsewhere.
    app.clock.advance(recentMinutes * minute);
    const close = async (isClosed: boolean) => (await act(own, "changeDoor", { isClosed })).status;
    const change = (address: string) => act(own, "changeMeetingLink", { address });
    expect([await close(true), await close(true)]).toEqual([200, 200]);
    await expect(enter(services, places.ada)).rejects.toMatchObject({ code: "conflict" });
    expect((await see()).door.isClosed).toBe(true);
    expect(await close(false)).toBe(200);
    await enter(services, places.ada);
    expect((await (await change("https://meet.example/new-room")).json()).code).toBe(
      "recent_sign_in_required",
    );
    expect((await get(`/admin/meetings/${own}/2026-11-25`)).status).toBe(404);
    const host = await signIn(app, "host@kinward.test");
    const again = (address: string) =>
      app.act(`/admin/meetings/${own}/${dateKey}`, "changeMeetingLink", { address }, host);
    for (const address of ["", "http://meet.example/x", `${siteUrl}/support/groups`])
      expect([address, (await again(address)).status]).toEqual([address, 422]);
    expect((await again("https://meet.example/new-room")).status).toBe(200);
    const way = await get(`/admin/meetings/${own}/${dateKey}/in`);
    expect(way.headers.get("location")).toBe("https://meet.example/new-room");
    const rows = await services.store.db.selectFrom("audit").select(["action", "subject"]).execute();
    expect(rows.filter(({ action }) => /^groups\.(door|address|host)/.test(action))).toEqual(
      ["host_added", "door_closed", "door_reopened", "address_changed"].map((action) => ({
        action: `groups.${action}`,
        subject: own,
      })),
    );
    // Who became a host is in an entry of their own.
    expect(rows).toContainEqual({ action: "people.became_group_host", subject: actor.id });
    expect(wordsIn(await dumpOf(services), ["https://meet.example/new-room"])).toEqual([]);
  });

  it("lose a meeting at the next press when they're taken off the group or their role ends", async () => {
    const { app, services, own, actor, act, get } = await start({ after: untilDoorOpens });
    const meeting = `/admin/meetings/${own}/${dateKey}`;
    const owner = await actorBy(app, await actAs(app, "owner"));
    const close = async () => (await act(own, "changeDoor", { isClosed: true })).status;
    const setRole = async (role: "host" | "viewer") => {
      const row = await services.store.db
        .selectFrom("team_members")
        .select("revision")
        .where("id", "=", actor.id)
        .executeTakeFirstOrThrow();
      await changeTeamMember(services, owner, actor.id, { revision: row.revision, role });
    };
    expect([await close(), (await get(meeting)).status]).toEqual([200, 200]);
    const change = { groupId: own, memberId: actor.id };
    await changeGroupHost(services, editor, { ...change, isHost: false });
    expect([await close(), (await get(meeting)).status]).toEqual([404, 404]);
    await changeGroupHost(services, editor, { ...change, isHost: true });
    expect(await close()).toBe(200);
    await setRole("viewer");
    expect([await close(), (await get(meeting)).status]).toEqual([403, 403]);
    // The night forgets the groups of former hosts: the role alone brings none back.
    await removeFormerHosts(services);
    await setRole("host");
    expect([await close(), (await get(meeting)).status]).toEqual([404, 404]);
    expect((await listMembers(services)).find(({ id }) => id === actor.id)?.role).toBe("host");
  });

  it("remove people at once during a meeting, and with a recent sign-in at any other time", async () => {
    const { app, services, own, places, act, see } = await start({
      after: untilDoorOpens - recentMinutes * minute - 1,
    });
    const remove = async (placeId: string, bar: boolean) => {
      const answer = await act(own, "removeFromMeeting", { placeId, bar });
      return [answer.status, (await answer.json()).code];
    };
    app.clock.advance(recentMinutes * minute);
    expect(await remove(places.ada, false)).toEqual([403, "recent_sign_in_required"]);
    app.clock.advance(1);
    await enter(services, places.bea);
    expect(await remove(places.bea, true)).toEqual([200, undefined]);
    expect(await remove(places.bea, true)).toEqual([404, "not_found"]);
    expect((await see()).people.rows.map(({ who }) => who)).toEqual(["Ada"]);
    await expect(enter(services, places.bea)).rejects.toMatchObject({ code: "conflict" });
    await signUp(app, "bea-tuesday-circle@example.org", { seats: 2 });
    expect((await groupPlaces(services, editor, own)).map(({ name }) => name)).toEqual(["Ada"]);
  });

  it("are chosen by editors among team members with that role, after a recent sign-in", async () => {
    const { app, services, own, actor } = await start();
    const by = await actAs(app, "editor");
    const viewer = await actorBy(app, await actAs(app, "viewer"));
    const choose = async (memberId: string, isHost: boolean) =>
      (await app.act(`/admin/groups/${own}`, "changeGroupHost", { memberId, isHost }, by)).status;
    const hosts = async () => (await groupScreen(services, editor, own)).hosts;
    expect(await hosts()).toEqual([{ id: actor.id, name: "Robin host", isHost: true, invited: false }]);
    expect([await choose(viewer.id, true), await choose(actor.id, false)]).toEqual([404, 200]);
    expect((await hosts())?.map(({ isHost }) => isHost)).toEqual([false]);
    expect((await meetingsScreen(services, actor)).list.rows).toEqual([]);
    app.clock.advance(recentMinutes * minute);
    expect(await choose(actor.id, true)).toBe(403);
  });

  it("who were taken off a group stay off it after a restore", async () => {
    const { services, own, other, actor } = await start();
    await changeGroupHost(services, editor, { groupId: other, memberId: actor.id, isHost: true });
    const change = { groupId: own, memberId: actor.id };
    await changeGroupHost(services, editor, { ...change, isHost: false });
    const carry = await replayHosts(services);
    await changeGroupHost(services, editor, { ...change, isHost: true });
    expect(await carry(services)).toEqual(["Hosts taken off groups since the backup, taken off again: 1."]);
    expect(await hostedGroupIds(services, actor)).toEqual(new Set([other]));
  });

  it("are forgotten with their group", async () => {
    const { services, actor } = await start();
    const draft = await openGroup(services, { slug: "draft-circle", state: "draft" });
    await changeGroupHost(services, editor, { groupId: draft, memberId: actor.id, isHost: true });
    expect(await hostedGroupIds(services, actor)).toContain(draft);
    await deleteDraft(services, editor, { id: draft });
    expect(await hostedGroupIds(services, actor)).not.toContain(draft);
  });

  it("and editors share one screen, which editors have for every group", async () => {
    const { services, own, other } = await start();
    const { list } = await meetingsScreen(services, editor);
    expect(new Set(list.rows.map(({ href }) => href?.split("/")[3]))).toEqual(new Set([own, other]));
    expect((await meetingScreen(services, editor, { groupId: other, dateKey })).people.rows).toHaveLength(2);
    await expect(meetingsScreen(services, actorWith("viewer"))).rejects.toMatchObject({ code: "forbidden" });
  });
});
