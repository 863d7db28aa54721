import { afterEach, describe, expect, it } from "vitest";
import { placeMessages } from "#content/groups/places.ts";
import { day, hour } from "#platform/clock/clock.ts";
import {
  groupWith,
  host,
  meetingLink,
  openGroup,
  signUp,
  subjectsTo,
  tokenOf,
} from "#tests/support/group-places.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";
import { groupById, groupPlaces } from "./reads/places.server.ts";
import { publicGroups } from "./reads/public.server.ts";
import { changeGroup } from "./writes/groups.server.ts";
import { removePlace } from "./writes/removal.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const address = (name: string) => `${name}@example.org`;

describe.each(bothDatabases)("places in a group on %s", (kind) => {
  async function start() {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    open.push(smtp, app);
    return { app, smtp };
  }

  const join = async (app: TestApp, names: readonly string[], more: object = {}) => {
    for (const name of names) expect((await signUp(app, address(name), { ...more })).status, name).toBe(202);
  };
  const change = async (app: TestApp, smtp: TestSmtp, name: string, action: string) => {
    await app.worker.drain();
    return app.post("/api/group-places/change", { token: tokenOf(smtp, address(name)), action });
  };
  const read = async (app: TestApp, smtp: TestSmtp, name: string) => {
    await app.worker.drain();
    const found = await app.post("/api/group-places/read", { token: tokenOf(smtp, address(name)) });
    return (await found.json()).place;
  };
  /** Everybody who is in or waits, as "name state". */
  const list = async (app: TestApp, id: string) =>
    (await groupPlaces(app.services, host, id)).map(
      ({ email, state, paused }) => `${email.split("@")[0]} ${state}${paused ? " paused" : ""}`,
    );

  it("go to whoever comes first; the others wait in order, and each free one is offered to the oldest", async () => {
    const { app, smtp } = await start();
    const id = await openGroup(app.services, { size: 3 });
    await join(app, ["ada", "bea"], { name: "Robin" });
    const places = async () => (await publicGroups(app.services)).find((group) => group.id === id)?.places;
    expect(await places()).toBe("some");
    await join(app, ["cleo", "dora", "eve"]);
    expect(await places()).toBe("none");
    expect(await list(app, id)).toEqual(["ada held", "bea held", "cleo held", "dora waiting", "eve waiting"]);
    expect(await read(app, smtp, "eve")).toMatchObject({ state: "waiting" });
    expect(subjectsTo(smtp, address("ada"))).toEqual(["You're in"]);
    expect(subjectsTo(smtp, address("dora"))).toEqual(["You're on the list"]);

    // One gives up, twice: one place gets free.
    expect((await change(app, smtp, "bea", "cancel")).status).toBe(200);
    expect((await change(app, smtp, "bea", "cancel")).status).toBe(200);
    expect(await list(app, id)).toEqual(["ada held", "cleo held", "dora offered", "eve waiting"]);
    // Nobody who comes now passes those who wait.
    await join(app, ["fay"]);
    expect((await read(app, smtp, "dora")).offeredUntil).toBe("2026-11-21T22:00:00.000Z");

    // The offer passes on once its time is over, even if two ask at that moment.
    app.clock.advance(12 * hour);
    const late = await Promise.all([change(app, smtp, "dora", "take"), change(app, smtp, "dora", "take")]);
    expect(late.map(({ status }) => status)).toEqual([409, 409]);
    await app.worker.drain();
    expect(await list(app, id)).toEqual(["ada held", "cleo held", "eve offered", "fay waiting"]);
    expect(subjectsTo(smtp, address("dora")).at(-1)).toBe("About the place we kept for you");
    expect(subjectsTo(smtp, address("eve"))).toEqual(["You're on the list", "A place is free"]);
    expect((await change(app, smtp, "eve", "take")).status).toBe(200);
    expect((await change(app, smtp, "eve", "take")).status).toBe(200);
    app.clock.advance(day);
    await app.worker.drain();
    expect(await list(app, id)).toEqual(["ada held", "cleo held", "eve held", "fay waiting"]);
    expect(subjectsTo(smtp, address("eve"))).toEqual(["You're on the list", "A place is free", "You're in"]);
  });

  it("are given once for a form that is sent twice, and need the ground rules of now", async () => {
    const { app } = await start();
    const id = await openGroup(app.services);
    const twice = await Promise.all([1, 2].map(() => signUp(app, address("ada"), { key: "one" })));
    expect(twice.map(({ status }) => status)).toEqual([202, 202]);
    expect(await list(app, id)).toEqual(["ada held"]);
    const { content } = groupWith();
    await changeGroup(app.services, host, {
      id,
      revision: 1,
      input: groupWith({ content: { ...content, groundRules: "Other rules." } }),
    });
    expect((await signUp(app, address("bea"))).status).toBe(409);
    expect((await signUp(app, address("bea"), { rules: 2 })).status).toBe(202);
    expect((await signUp(app, address("cleo"), { rules: 2, agree: false })).status).toBe(422);
    expect((await signUp(app, address("cleo"), { slug: "nowhere" })).status).toBe(404);
    await changeGroup(app.services, host, { id, revision: 2, input: groupWith({ state: "closed" }) });
    expect((await signUp(app, address("cleo"), { rules: 3 })).status).toBe(409);
    await openGroup(app.services, { slug: "draft-circle", state: "draft" });
    expect((await signUp(app, address("cleo"), { slug: "draft-circle" })).status).toBe(404);
  });

  it("are ended by the host, who can refuse somebody from then on", async () => {
    const { app, smtp } = await start();
    const id = await openGroup(app.services, { size: 1 });
    await join(app, ["ada", "bea"]);
    await app.worker.drain();
    const [ada] = await groupPlaces(app.services, host, id);
    await removePlace(app.services, host, { groupId: id, id: ada?.id ?? "", bar: true });
    await expect(
      removePlace(app.services, host, { groupId: id, id: ada?.id ?? "", bar: true }),
    ).rejects.toThrow();
    expect(await list(app, id)).toEqual(["bea offered"]);
    await app.worker.drain();
    expect((await signUp(app, address("Ada"))).status).toBe(409);
    await app.worker.drain();
    expect(await list(app, id)).toEqual(["bea offered"]);
    expect(subjectsTo(smtp, address("ada"))).toEqual(["You're in", "Your place has ended"]);
    const again = await app.post("/api/group-places/change", {
      token: tokenOf(smtp, address("ada")),
      action: "resume",
    });
    expect([again.status, (await again.json()).message]).toEqual([409, placeMessages.ended]);
  });

  if (!databases.includes(kind)) return;

  it("are both a couple's or neither", async () => {
    const { app, smtp } = await start();
    const id = await openGroup(app.services, { size: 4 });
    await join(app, ["ada", "bea", "cleo"]);
    await join(app, ["both"], { seats: 2 });
    await join(app, ["dora"]);
    expect(await list(app, id)).toEqual(["ada held", "bea held", "cleo held", "both waiting", "dora held"]);
    await change(app, smtp, "ada", "cancel");
    expect(await list(app, id)).toContain("both waiting");
    await change(app, smtp, "bea", "cancel");
    expect(await list(app, id)).toEqual(["cleo held", "both offered", "dora held"]);
    expect((await signUp(app, address("three"), { seats: 3 })).status).toBe(422);
  });

  it("keep their rank in a pause, and are offered to nobody who pauses", async () => {
    const { app, smtp } = await start();
    const id = await openGroup(app.services, { size: 1 });
    await join(app, ["ada", "bea", "cleo", "dora"]);
    await change(app, smtp, "bea", "pause");
    await change(app, smtp, "ada", "cancel");
    expect(await list(app, id)).toEqual(["bea waiting paused", "cleo offered", "dora waiting"]);
    // An offer that is paused passes on at once, and its rank stays.
    await change(app, smtp, "cleo", "pause");
    expect(await list(app, id)).toEqual(["bea waiting paused", "cleo waiting paused", "dora offered"]);
    await change(app, smtp, "bea", "resume");
    expect(await read(app, smtp, "bea")).toMatchObject({ state: "waiting" });
    await change(app, smtp, "dora", "cancel");
    expect(await list(app, id)).toEqual(["bea offered", "cleo waiting paused"]);
    await change(app, smtp, "bea", "cancel");
    expect((await change(app, smtp, "cleo", "resume")).status).toBe(200);
    expect(await list(app, id)).toEqual(["cleo offered"]);
  });

  it("are one for each address, however often somebody signs up and confirms", async () => {
    const { app, smtp } = await start();
    const id = await openGroup(app.services, { size: 1 });
    const answers = [
      await signUp(app, address("ada")),
      await signUp(app, "ADA@example.org"),
      await signUp(app, address("waits")),
      await signUp(app, address("robot"), { website: "https://spam.example" }),
      await signUp(app, address("ada"), { seats: 2 }),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    await app.worker.drain();
    expect(await list(app, id)).toEqual(["ada held", "waits waiting"]);
    expect(subjectsTo(smtp, address("ada"))).toEqual(["You're in"]);
    expect(smtp.mails.filter(({ rcpt }) => rcpt.includes(address("robot")))).toEqual([]);
  });

  it("show no rank, so that two sign-ups don't tell whether somebody signed up between them", async () => {
    const { app, smtp } = await start();
    await openGroup(app.services, { size: 1 });
    await join(app, ["victim", "waits"]);
    const seen = async (name: string) => {
      const { token, ...rest } = await read(app, smtp, name);
      return rest;
    };
    await join(app, ["first"]);
    // Nobody new on one day, somebody new on another.
    await join(app, ["waits", "second", "stranger", "third"]);
    expect(await seen("second")).toEqual(await seen("first"));
    expect(await seen("third")).toEqual(await seen("second"));
  });

  it("are taken from a plain form too, which leads to a page that says no more", async () => {
    const { app, smtp } = await start();
    const id = await openGroup(app.services);
    const sendPlain = (fields: Readonly<Record<string, string>>, origin?: string) =>
      app.post("/api/groups/tuesday-circle/places", new URLSearchParams(fields).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        accept: "text/html",
        ...(origin ? { origin } : {}),
      });
    const fields = { email: address("ada"), name: "", seats: "2", rules: "1", agree: "on", website: "" };
    for (const each of [fields, fields, { ...fields, email: address("robot"), website: "x" }]) {
      const answer = await sendPlain(each);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/thank-you/group"]);
    }
    expect((await sendPlain(fields, "https://elsewhere.example")).status).toBe(403);
    const { agree, ...without } = fields;
    expect((await sendPlain(without)).status).toBe(422);
    expect((await sendPlain({ ...fields, rules: "" })).status).toBe(422);
    expect((await sendPlain({ ...fields, rules: "2" })).status).toBe(409);
    expect((await change(app, smtp, "ada", "confirm")).status).toBe(200);
    expect((await groupPlaces(app.services, host, id)).map(({ email, seats }) => [email, seats])).toEqual([
      [address("ada"), 2],
    ]);
  });

  it("are offered when the team adds seats, and nobody loses one when it takes some away", async () => {
    const { app } = await start();
    const id = await openGroup(app.services, { size: 2 });
    await join(app, ["ada", "bea", "cleo", "dora"]);
    await changeGroup(app.services, host, { id, revision: 1, input: groupWith({ size: 3 }) });
    expect(await list(app, id)).toEqual(["ada held", "bea held", "cleo offered", "dora waiting"]);
    await changeGroup(app.services, host, { id, revision: 2, input: groupWith({ size: 1 }) });
    expect(await list(app, id)).toEqual(["ada held", "bea held", "cleo offered", "dora waiting"]);
    await expect(changeGroup(app.services, host, { id, revision: 2, input: groupWith() })).rejects.toThrow();
  });

  it("open with their own link only, and reading it changes nothing", async () => {
    const { app, smtp } = await start();
    await openGroup(app.services);
    await join(app, ["ada", "bea"]);
    await app.worker.drain();
    const [ada, bea] = [tokenOf(smtp, address("ada")), tokenOf(smtp, address("bea"))];
    const before = await dumpOf(app.services);
    for (const method of ["GET", "HEAD"])
      for (const path of [
        "/your-place",
        `/api/group-places/change?token=${ada}&action=cancel`,
        "/api/group-places/read",
      ])
        await app.app.request(`https://kinward.test${path}`, { method });
    expect(await read(app, smtp, "ada")).toMatchObject({
      state: "held",
      group: { name: "Miscarriage circle" },
    });
    expect(await dumpOf(app.services)).toBe(before);
    const mixed = `${ada.split(".")[0]}.${bea.split(".")[1]}`;
    for (const token of [mixed, ada.slice(0, -1), ada.split(".")[0] ?? "", "x", "\0"])
      for (const path of ["read", "change"]) {
        const found = await app.post(`/api/group-places/${path}`, {
          token,
          ...(path === "change" ? { action: "cancel" } : {}),
        });
        expect([404, 422], token).toContain(found.status);
      }
    expect(await dumpOf(app.services)).toBe(before);
  });

  it("leave no address, name or meeting link in a dump, and nothing telling in a mail", async () => {
    const { app, smtp } = await start();
    const id = await openGroup(app.services, { size: 1 });
    await join(app, ["wren.marlowe", "robin"], { name: "Wren of the Lake" });
    await app.worker.drain();
    const dump = await dumpOf(app.services);
    expect(wordsIn(dump, [address("wren.marlowe"), "Wren of the Lake", meetingLink])).toEqual([]);
    expect((await groupById(app.services, host, id)).hasAddress).toBe(true);
    for (const { text = "", html = "", subject = "", headers } of smtp.mails) {
      const whole = [text, html, subject, JSON.stringify(headers)].join("\n");
      expect(whole).not.toMatch(/miscarriage|circle|quiet-room|\bloss\b|infertility/i);
    }
    const toWren = smtp.mails.filter(({ rcpt }) => rcpt.includes(address("wren.marlowe")));
    expect(wordsIn(JSON.stringify(toWren), [address("robin")])).toEqual([]);
  });

  it("are erased 30 days after they end, with the group at the latest, and at once when the person asks", async () => {
    const { app, smtp } = await start();
    const id = await openGroup(app.services, { size: 2, schedule: { count: 3 } });
    await join(app, ["ada", "bea", "cleo", "dora"]);
    await change(app, smtp, "ada", "cancel");
    expect(await list(app, id)).toEqual(["bea held", "cleo offered", "dora waiting"]);
    await change(app, smtp, "cleo", "take");

    // Erasing somebody frees the place once, for the next on the list.
    await app.post("/api/privacy/my-data", { email: address("bea"), website: "" });
    await app.worker.drain();
    const token = /my-data\/open#token=(\S+)/.exec(
      smtp.mails.findLast(({ text }) => text?.includes("my-data/open"))?.text ?? "",
    )?.[1];
    expect((await (await app.post("/api/privacy/my-data/open", { token })).json()).sections).toMatchObject([
      { kind: "places" },
      {},
    ]);
    expect((await app.post("/api/privacy/my-data/erase", { token, sure: true })).status).toBe(200);
    expect(await list(app, id)).toEqual(["cleo held", "dora offered"]);

    const rows = async () =>
      (await app.services.store.db.selectFrom("group_places").select("state").orderBy("rank").execute()).map(
        ({ state }) => state,
      );
    await planDailyJob(app.services);
    app.clock.advance(19 * day);
    await app.worker.drain();
    expect(await rows()).toEqual(["canceled", "over", "missed"]);
    expect((await signUp(app, address("eve"))).status).toBe(404);
    app.clock.advance(31 * day);
    await app.worker.drain();
    expect(await rows()).toEqual([]);
    const gone = await app.post("/api/group-places/read", { token: tokenOf(smtp, address("cleo")) });
    expect(gone.status).toBe(404);
  });
});
