import { afterEach, describe, expect, it } from "vitest";
import { placeMessages } from "#content/groups/places.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { groupWith, host, openGroup, tokenOf } from "#tests/support/group-places.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";
import { groupPlaces } from "./reads/places.server.ts";
import { publicGroups } from "./reads/public.server.ts";
import { changeGroup } from "./writes/groups.server.ts";
import { removePlace } from "./writes/removal.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const address = (name: string) => `${name}@example.org`;

describe.each(bothDatabases)("a sign-up for a group on %s", (kind) => {
  async function start(changes: Parameters<typeof openGroup>[1] = {}) {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url });
    open.push(smtp, app);
    const id = await openGroup(app.services, changes);
    const ask = (name: string, more: object = {}) =>
      app.post("/api/groups/tuesday-circle/places", {
        ...{ email: address(name), seats: 1, rules: 1, agree: true },
        ...more,
      });
    const press = async (name: string, action = "confirm", token = tokenOf(smtp, address(name))) =>
      app.post("/api/group-places/change", { token, action });
    const join = async (name: string, more: object = {}) => {
      expect((await ask(name, more)).status, name).toBe(202);
      await app.worker.drain();
      return press(name);
    };
    const read = async (name: string) => {
      const found = await app.post("/api/group-places/read", { token: tokenOf(smtp, address(name)) });
      return (await found.json()).place;
    };
    const places = async () =>
      (await groupPlaces(app.services, host, id)).map(
        ({ email, state, seats }) => `${email.split("@")[0]} ${state} ${seats}`,
      );
    return { app, smtp, id, ask, press, join, read, places };
  }

  it("takes no place before its link is pressed: made-up addresses don't close a circle", async () => {
    const { app, ask, join, places, id } = await start();
    const shown = async () => (await publicGroups(app.services)).find((group) => group.id === id)?.places;
    for (let at = 0; at < 40; at += 1) expect((await ask(`made-up${at}`)).status).toBe(202);
    await app.worker.drain();
    expect([await places(), await shown()]).toEqual([[], "some"]);
    expect((await (await join("robin")).json()).place).toMatchObject({ state: "held" });
    expect(await places()).toEqual(["robin held 1"]);
  });

  it("decides on the last seat when links are pressed at once, and never gives one too many", async () => {
    const { app, ask, press, places } = await start({ size: 2 });
    const names = Array.from({ length: 8 }, (_, at) => `reader${at}`);
    for (const name of names) expect((await ask(name)).status).toBe(202);
    await app.worker.drain();
    // Each link twice: whoever presses again has the same place.
    const answers = await Promise.all([...names, ...names].map((name) => press(name)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const states = (await places()).map((each) => each.split(" ")[1]);
    expect(states.toSorted()).toEqual([...Array(2).fill("held"), ...Array(6).fill("waiting")]);
  });

  it("lapses 24 hours after it was sent", async () => {
    const { app, ask, press, places } = await start();
    await ask("late");
    await ask("early");
    await app.worker.drain();
    app.clock.advance(day - minute);
    expect((await press("early")).status).toBe(200);
    app.clock.advance(minute);
    const late = await press("late");
    expect([late.status, (await late.json()).message]).toEqual([404, placeMessages.badLink]);
    expect(await places()).toEqual(["early held 1"]);
    // Whoever signs up again gets another link.
    await ask("late");
    await app.worker.drain();
    expect((await press("late")).status).toBe(200);
  });

  if (!databases.includes(kind)) return;

  it("is answered and mailed alike for members, strangers and those who aren't readmitted", async () => {
    const { app, smtp, id, ask, join, press, places } = await start();
    for (const name of ["member", "barred"]) await join(name, { seats: 1 });
    const barred = (await groupPlaces(app.services, host, id)).find(
      ({ email }) => email === address("barred"),
    );
    await removePlace(app.services, host, { groupId: id, id: barred?.id ?? "", bar: true });
    await app.worker.drain();
    const shown = await places();
    const before = smtp.mails.length;
    const names = ["member", "strange", "barred"];
    const answers = await Promise.all(names.map((name) => ask(name)));
    const seen = answers.map(async (answer) => {
      const { "x-request-id": _id, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, body: await answer.text(), headers };
    });
    const [first, ...others] = await Promise.all(seen);
    expect(first).toMatchObject({ status: 202, body: JSON.stringify({ message: placeMessages.received }) });
    for (const other of others) expect(other).toEqual(first);
    await app.worker.drain();
    const mails = smtp.mails.slice(before).map(({ subject, text = "", html = "", rcpt }) => {
      const neutral = (words: string) => words.replaceAll(tokenOf(smtp, rcpt[0] ?? ""), "TOKEN");
      return { subject, text: neutral(text), html: neutral(html), to: rcpt };
    });
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(names.map(address).toSorted());
    expect(new Set(mails.map(({ to, ...mail }) => JSON.stringify(mail))).size).toBe(1);
    expect(await places()).toEqual(shown);
    // Only behind the link is there a difference.
    expect((await (await press("member")).json()).place).toMatchObject({ state: "held" });
    expect((await (await press("strange")).json()).place).toMatchObject({ state: "held" });
    const refused = await press("barred");
    expect([refused.status, (await refused.json()).message]).toEqual([409, placeMessages.barred]);
    expect(await places()).toEqual([...shown, "strange held 1"]);
  });

  it("writes as much for every address, so that the time of the answer tells nothing", async () => {
    const { app, id, ask, join } = await start();
    for (const name of ["member", "barred"]) await join(name);
    const barred = (await groupPlaces(app.services, host, id)).find(
      ({ email }) => email === address("barred"),
    );
    await removePlace(app.services, host, { groupId: id, id: barred?.id ?? "", bar: true });
    const { db } = app.services.store;
    const counted = async () =>
      Promise.all(
        (["group_intents", "outbox"] as const).map(
          async (table) => (await db.selectFrom(table).select("id").execute()).length,
        ),
      );
    await app.worker.drain();
    for (const name of ["member", "strange", "barred", "mailed", "mailed", "mailed", "mailed"]) {
      const [intents = 0, entries = 0] = await counted();
      await ask(name);
      expect(await counted(), name).toEqual([intents + 1, entries + 1]);
    }
  });

  it("is for both of a couple with one press, or for neither", async () => {
    const { app, join, ask, press, places } = await start({ size: 3 });
    await join("both", { seats: 2 });
    await ask("two", { seats: 2 });
    await app.worker.drain();
    expect((await (await press("two")).json()).place).toMatchObject({ state: "waiting", seats: 2 });
    expect(await places()).toEqual(["both held 2", "two waiting 2"]);
  });

  it("shows its page without changing anything, and the same link then leads to the place", async () => {
    const { app, ask, press, read, places } = await start();
    await ask("robin");
    await app.worker.drain();
    const before = await dumpOf(app.services);
    const shown = await read("robin");
    expect(shown).toMatchObject({ state: "intent", seats: 1, group: { name: "Miscarriage circle" } });
    for (const path of ["/your-place", `/api/group-places/change?token=${shown.token}&action=confirm`])
      await app.app.request(`https://kinward.test${path}`);
    expect((await press("robin", "cancel")).status).toBe(404);
    expect([await dumpOf(app.services), await places()]).toEqual([before, []]);
    expect((await press("robin", "confirm", shown.token)).status).toBe(200);
    expect(await read("robin")).toMatchObject({ state: "held", token: shown.token });
    // Signed up again, the new link leads to the same place.
    await ask("robin", { seats: 2 });
    await app.worker.drain();
    expect(await read("robin")).toMatchObject({ state: "held", seats: 1, token: shown.token });
    expect((await press("robin", "cancel")).status).toBe(200);
    expect(await places()).toEqual([]);
  });

  it("is refused behind the link once the group has closed or its list is full", async () => {
    const { app, id, ask, join, press, places } = await start({ size: 1 });
    await ask("early");
    for (let at = 0; at < 21; at += 1) await join(`reader${at}`);
    expect((await ask("late")).status).toBe(409);
    const full = await press("early");
    expect([full.status, (await full.json()).message]).toEqual([409, placeMessages.listFull]);
    // A link that was refused works once there's room.
    expect((await press("reader3", "cancel")).status).toBe(200);
    expect((await press("early")).status).toBe(200);
    expect(await places()).toContain("early waiting 1");
    expect((await press("reader4", "cancel")).status).toBe(200);
    await ask("other");
    await app.worker.drain();
    const input = groupWith({ size: 1, state: "closed" });
    await changeGroup(app.services, host, { id, revision: 1, input });
    const closed = await press("other");
    expect([closed.status, (await closed.json()).message]).toEqual([409, placeMessages.closed]);
  });

  it("is kept encrypted, shown to its person, erased when they ask, and gone the night after", async () => {
    const { app, smtp, ask } = await start();
    const { db } = app.services.store;
    const rows = async () => (await db.selectFrom("group_intents").select("id").execute()).length;
    await ask("wren.marlowe", { name: "Wren of the Lake" });
    await ask("robin");
    await app.worker.drain();
    const words = [address("wren.marlowe"), "Wren of the Lake"];
    expect(wordsIn(await dumpOf(app.services), words)).toEqual([]);
    expect(wordsIn(JSON.stringify(smtp.mails), ["Wren of the Lake", "Miscarriage circle"])).toEqual([]);
    await app.post("/api/privacy/my-data", { email: address("wren.marlowe"), website: "" });
    await app.worker.drain();
    const link = smtp.mails.findLast(({ text }) => text?.includes("my-data/open"))?.text ?? "";
    const token = /my-data\/open#token=(\S+)/.exec(link)?.[1];
    const opened = JSON.stringify(await (await app.post("/api/privacy/my-data/open", { token })).json());
    expect(wordsIn(opened, ["Wren of the Lake", "Miscarriage circle"])).toHaveLength(2);
    expect((await app.post("/api/privacy/my-data/erase", { token, sure: true })).status).toBe(200);
    expect(await rows()).toBe(1);
    await planDailyJob(app.services);
    app.clock.advance(2 * day + hour);
    await app.worker.drain();
    expect(await rows()).toBe(0);
  });
});
