import { afterEach, describe, expect, it } from "vitest";
import { placeMessages } from "#content/groups/places.ts";
import { placeMailsEn } from "#content/place-mails/en.ts";
import { hour, minute } from "#platform/clock/clock.ts";
import { host, openGroup, signUp, subjectsTo, tokenOf } from "#tests/support/group-places.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { offerAllFreeSeats } from "./jobs.server.ts";
import { groupPlaces } from "./reads/places.server.ts";
import { changeGroupDate } from "./writes/group-dates.server.ts";
import { planAllReminders } from "./writes/reminders.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const address = (name: string) => `${name}@example.org`;
const { offered, missed, lapsed } = placeMailsEn;

/** A group of one seat, which ada has; the others wait. Its only meeting is on November 25 at midnight UTC. */
async function start(
  kind: (typeof databases)[number],
  waiting: readonly string[],
  schedule: object = { count: 1 },
) {
  const smtp = await startSmtp();
  const app = await openTestApp(kind, { SMTP_URL: smtp.url });
  open.push(smtp, app);
  const id = await openGroup(app.services, { size: 1, schedule });
  for (const name of ["ada", ...waiting]) expect((await signUp(app, address(name))).status).toBe(202);
  await work(app);
  return { app, smtp, id };
}

async function work({ worker }: TestApp): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await worker.drain();
}

/** Moves the clock to so long before the meeting begins, without any job having run on the way. */
function moveTo({ clock }: TestApp, beforeMs: number): void {
  clock.advance(Date.parse("2026-11-25T00:00:00.000Z") - beforeMs - clock.now().getTime());
}

const press = async (app: TestApp, smtp: TestSmtp, name: string, action: string) =>
  app.post("/api/group-places/change", { token: tokenOf(smtp, address(name)), action });

const list = async ({ services }: TestApp, id: string) =>
  (await groupPlaces(services, host, id)).map(({ email, state, offeredUntil }) =>
    `${email.split("@")[0]} ${state} ${offeredUntil}`.trim(),
  );

const said = (smtp: TestSmtp, name: string) => subjectsTo(smtp, address(name)).slice(1);

describe.each(databases)("waiting for a place on %s", (kind) => {
  it.each([
    ["half an hour before the only meeting", 30 * minute],
    ["a minute after it began", -minute],
  ])("leads to no offer %s, and who waits is told once", async (_when, beforeMs) => {
    const { app, smtp, id } = await start(kind, ["bea", "cleo"]);
    expect((await press(app, smtp, "cleo", "pause")).status).toBe(200);
    moveTo(app, beforeMs);
    expect((await press(app, smtp, "ada", "cancel")).status).toBe(200);
    await work(app);
    expect(await list(app, id)).toEqual([]);
    expect(said(smtp, "bea")).toEqual([missed.subject]);
    // Who takes a break asked for silence.
    expect(said(smtp, "cleo")).toEqual([]);
    const page = await app.post("/api/group-places/read", { token: tokenOf(smtp, address("bea")) });
    expect((await page.json()).place).toMatchObject({ state: "missed", meetings: [] });
    expect((await press(app, smtp, "bea", "take")).status).toBe(409);
    await offerAllFreeSeats(app.services);
    await work(app);
    expect(said(smtp, "bea")).toHaveLength(1);
  });

  it("gives an offer at most until the last meeting begins", async () => {
    const { app, smtp, id } = await start(kind, ["bea", "cleo"]);
    moveTo(app, 3 * hour);
    await press(app, smtp, "ada", "cancel");
    await work(app);
    expect(await list(app, id)).toEqual(["bea offered 2026-11-25T00:00:00.000Z", "cleo waiting"]);
    moveTo(app, -minute);
    const late = await press(app, smtp, "bea", "take");
    expect([late.status, (await late.json()).message]).toEqual([409, placeMessages.noOffer]);
    await work(app);
    expect(said(smtp, "bea")).toEqual([offered.subject, lapsed.subject]);
    expect(said(smtp, "cleo")).toEqual([missed.subject]);
  });

  it("ends by itself an hour before the last meeting, when nobody could answer anymore", async () => {
    const { app, smtp, id } = await start(kind, ["bea"]);
    moveTo(app, 20 * hour);
    // As every night.
    await planAllReminders(app.services);
    moveTo(app, hour);
    await work(app);
    expect(await list(app, id)).toEqual(["ada held", "bea waiting"]);
    const early = await signUp(app, address("dora"));
    expect(early.status).toBe(202);
    app.clock.advance(2_000);
    await work(app);
    expect(await list(app, id)).toEqual(["ada held"]);
    expect(said(smtp, "bea")).toEqual([missed.subject]);
    const late = await signUp(app, address("eve"));
    expect([late.status, (await late.json()).message]).toEqual([409, placeMessages.tooLate]);
  });

  it("shortens an offer whose meeting is brought forward, and says until when it holds now", async () => {
    const { app, smtp, id } = await start(kind, ["bea"]);
    moveTo(app, 20 * hour);
    await press(app, smtp, "ada", "cancel");
    await work(app);
    const change = { kind: "move", key: "2026-11-24", start: "2026-11-24T05:00", minutes: 60 } as const;
    await changeGroupDate(app.services, host, { id, change });
    await work(app);
    expect(await list(app, id)).toEqual(["bea offered 2026-11-24T10:00:00.000Z"]);
    expect(said(smtp, "bea")).toEqual([offered.subject, offered.subject]);
    expect((await press(app, smtp, "bea", "take")).status).toBe(200);
  });

  it("goes on while the only date is canceled, because the team can still add one", async () => {
    const { app, smtp, id } = await start(kind, ["bea"]);
    moveTo(app, 20 * hour);
    await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: "2026-11-24" } });
    await press(app, smtp, "ada", "cancel");
    await work(app);
    expect(await list(app, id)).toEqual(["bea waiting"]);
    const change = { kind: "add", start: "2026-11-24T18:00", minutes: 60 } as const;
    await changeGroupDate(app.services, host, { id, change });
    await work(app);
    expect(await list(app, id)).toEqual(["bea offered 2026-11-24T16:00:00.000Z"]);
  });

  it("still leads to an offer during a meeting that others follow", async () => {
    const { app, smtp, id } = await start(kind, ["bea"], {});
    moveTo(app, -minute);
    await press(app, smtp, "ada", "cancel");
    await work(app);
    // Twelve hours would end a minute after 7 AM.
    expect(await list(app, id)).toEqual(["bea offered 2026-11-25T13:00:00.000Z"]);
  });
});
