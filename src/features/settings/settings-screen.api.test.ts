import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { inboxPage } from "#features/inbox/reads/list.server.ts";
import { teamSettings } from "#features/index.server.ts";
import { issueById } from "#features/newsletter/issues/reads/issues.server.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { allSettings } from "#server/assemble.ts";
import { actAs, actorBy, addPerson, ask, signIn } from "#tests/support/admin.ts";
import { siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { workOf } from "#tests/support/work.ts";
import type { AnySettingPanel } from "#web/admin/setting-panel.tsx";
import * as settingsModule from "./admin/settings-screen.tsx";
import { settingGroups } from "./copy.ts";
import { settingsNow, settingsScreen } from "./reads.server.ts";

const message = {
  name: "Marta Wünsche",
  email: "marta@example.org",
  subject: "general",
  message: "Is there a group for the nights?",
};
type Who = { cookie: string };
const notificationContent = z.object({
  kinds: z.tuple([
    z.object({ choices: z.array(z.object({ id: z.string(), label: z.string() })), expected: z.string() }),
    z.unknown(),
  ]),
});

it("names a group for each setting of the server, and no other", () => {
  expect(Object.keys(settingGroups).toSorted()).toEqual(Object.keys(allSettings).toSorted());
});

it("has a panel for each setting of the team, and no other", () => {
  const panels = import.meta.glob<AnySettingPanel>(
    ["../*/admin/*-setting.tsx", "../*/*/admin/*-setting.tsx"],
    {
      eager: true,
      import: "default",
    },
  );
  const keys = Object.values(panels).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(teamSettings.map(({ key }) => key).toSorted());
});

describe.each(databases)("settings on %s", (kind) => {
  let app: TestApp;
  let smtp: TestSmtp;
  beforeEach(async () => {
    smtp = await startSmtp();
    app = await openTestApp(kind, { SMTP_URL: smtp.url });
  });
  afterEach(async () => {
    await app.close();
    await smtp.close();
  });

  const change = (name: string, body: object, who: Who) => app.act("/admin/settings", name, body, who);
  const screenOf = async (who: Who) => settingsScreen(app.services, await actorBy(app, who));
  const panelOf = async (who: Who, key: string) =>
    (await screenOf(who)).panels.find((panel) => panel.key === key);
  const messageNotifications = async (who: Who) =>
    notificationContent.parse((await panelOf(who, "notifications"))?.content).kinds[0];
  const idOf = async (who: Who) => {
    const { choices } = await messageNotifications(who);
    return (name: string) => choices.find(({ label }) => label.startsWith(`${name},`))?.id ?? "";
  };
  const receivers = () => smtp.mails.flatMap(({ rcpt }) => rcpt);
  const actions = async () =>
    (await app.services.store.db.selectFrom("audit").select(["action", "subject"]).orderBy("id").execute())
      .filter(({ action }) => action.startsWith("settings."))
      .map(({ action, subject }) => `${action} ${subject}`);

  it("show what is in force and no secret, to owners only", async () => {
    const owner = await actAs(app, "owner");
    const shown = await settingsNow(app.services, await actorBy(app, owner));
    const text = JSON.stringify([shown, await screenOf(owner)]);
    expect(shown.server.map(({ name }) => name)).toEqual(Object.keys(allSettings));
    const of = (name: string) => shown.server.find((each) => each.name === name);
    expect(of("SITE_URL")).toMatchObject({ value: siteUrl, isSet: true });
    expect(of("DATA_KEY")).toMatchObject({ value: null, isSet: true, isSecret: true });
    expect(text).not.toContain(app.environment.DATA_KEY);
    if (app.environment.DATABASE_URL) expect(text).not.toContain(app.environment.DATABASE_URL);
    expect(shown.site).toMatchObject({ database: kind, lastBackup: null });
    expect(shown.mail).toMatchObject({ sends: true });
    for (const role of ["editor", "viewer"] as const)
      await expect(screenOf(await actAs(app, role))).rejects.toMatchObject({ code: "forbidden" });
  });

  it("choose the team's time zone, by its name only, and never over somebody else's choice", async () => {
    const owner = await actAs(app, "owner");
    const zone = () => panelOf(owner, "zone");
    expect(await zone()).toMatchObject({ content: { chosen: "America/New_York" }, expected: "" });
    for (const unknown of ["Mars/Olympus", "", "America/New York\u0000"])
      expect((await change("changeZone", { zone: unknown, expected: "" }, owner)).status, unknown).toBe(422);
    expect((await change("changeZone", { zone: "America/Edmonton", expected: "" }, owner)).status).toBe(200);
    expect(await zone()).toMatchObject({
      content: { chosen: "America/Edmonton" },
      expected: "America/Edmonton",
    });
    expect((await change("changeZone", { zone: "America/Chicago", expected: "" }, owner)).status).toBe(409);
    expect(await actions()).toEqual(["settings.zone_changed America/Edmonton"]);
    const editor = await actAs(app, "editor");
    expect((await change("changeZone", { zone: "UTC", expected: "America/Edmonton" }, editor)).status).toBe(
      403,
    );
  });

  it("choose who is told of a message, each by a mail of their own", async () => {
    const owner = await actAs(app, "owner");
    await addPerson(app, "editor");
    const id = await idOf(owner);
    const chosen = [id("Robin owner"), id("Robin editor")];
    expect(
      (await change("changeNotifications", { about: "messages", chosen, expected: "" }, owner)).status,
    ).toBe(200);
    await app.post("/api/contact", message);
    await app.post("/api/clinic/inquiry", { email: "desk@clinic.example" });
    await app.worker.drain();
    await app.worker.drain();
    expect(receivers().toSorted()).toEqual([
      "editor@kinward.test",
      "owner@kinward.test",
      app.services.settings.TEAM_MAIL,
    ]);
    expect(wordsIn(JSON.stringify(smtp.mails), [message.name, message.message])).toEqual([]);

    // Somebody who may not read messages any more is told no more, and somebody is told in any case.
    smtp.mails.length = 0;
    const { expected } = await messageNotifications(owner);
    const last = { about: "messages", chosen: [id("Robin editor")], expected };
    expect((await change("changeNotifications", last, owner)).status).toBe(200);
    await app.services.store.db
      .updateTable("team_members")
      .set({ role: "viewer" })
      .where("id", "=", id("Robin editor"))
      .execute();
    await app.post("/api/contact", message);
    await app.worker.drain();
    expect(receivers()).toEqual([app.services.settings.TEAM_MAIL]);
  });

  it("tell nobody twice when one of several addresses is refused, and the mailbox where somebody left", async () => {
    const owner = await actAs(app, "owner");
    await addPerson(app, "editor");
    const id = await idOf(owner);
    const chosen = ["team", id("Robin editor")];
    await change("changeNotifications", { about: "messages", chosen, expected: "" }, owner);
    const { id: received } = await (await app.post("/api/contact", message)).json();
    smtp.refuseWith = 451;
    await app.worker.drain();
    await app.worker.drain();
    expect(smtp.mails).toHaveLength(0);
    smtp.refuseWith = undefined;
    await app.services.store.db
      .updateTable("team_members")
      .set({ state: "disabled" })
      .where("id", "=", id("Robin editor"))
      .execute();
    app.clock.advance(hour);
    await app.worker.drain();
    expect(receivers()).toEqual([app.services.settings.TEAM_MAIL, app.services.settings.TEAM_MAIL]);

    // Whatever waits about a message goes with it.
    await app.post("/api/contact", message);
    const again = await signIn(app, "owner@kinward.test");
    const erased = await app.act(`/admin/messages/${received}`, "eraseConversation", {}, again);
    expect(erased.status).toBe(200);
    const left = await app.services.store.db
      .selectFrom("outbox")
      .select("payload")
      .where("payload", "like", `%${received}%`)
      .execute();
    expect(left).toEqual([]);
  });

  it("leave out days when the team is closed from the promise of messages, and not of inquiries", async () => {
    const owner = await actAs(app, "owner");
    await app.post("/api/contact", message);
    await app.post("/api/clinic/inquiry", { email: "desk@clinic.example" });
    const line = async () =>
      (await inboxPage(app.services, await actorBy(app, owner), "messages")).items[0]?.due;
    // Saturday's message is due when Monday ends in New York.
    expect(await line()).toBe("2026-11-24T05:00:00.000Z");
    expect((await change("changeClosedDays", { days: ["2026-11-23"], expected: "" }, owner)).status).toBe(
      200,
    );
    expect(await line()).toBe("2026-11-25T05:00:00.000Z");
    app.clock.advance(3 * day);
    const later = await signIn(app, "owner@kinward.test");
    const late = await workOf(app.services, await actorBy(app, later), "messages.late", "inquiries.late");
    expect(late.map(({ id, count }) => [id, count])).toEqual([["inquiries.late", 1]]);
    expect(await panelOf(later, "closedDays")).toMatchObject({ expected: "2026-11-23" });
    // It is over, so it stays.
    const none = { days: [], expected: "2026-11-23" };
    expect((await change("changeClosedDays", none, later)).status).toBe(200);
    expect(await panelOf(later, "closedDays")).toMatchObject({ expected: "2026-11-23" });
  });

  it("give new letters their pace", async () => {
    const owner = await actAs(app, "owner");
    const paceOfNew = async () => {
      const answer = await app.act("/admin/newsletters", "createNewsletterIssue", {}, owner);
      const { id } = await answer.json();
      return (await issueById(app.services, await actorBy(app, owner), id)).content.pace;
    };
    expect(await paceOfNew()).toBe(300);
    expect((await change("changeSendingPace", { pace: 60, expected: "" }, owner)).status).toBe(200);
    expect(await paceOfNew()).toBe(60);
  });

  it("are changed by one owner at a time, within bounds, and each change is in the audit", async () => {
    const owner = await actAs(app, "owner");
    const editor = await actAs(app, "editor");
    const bad: [string, object][] = [
      ["changeNotifications", { about: "messages", chosen: [], expected: "" }],
      ["changeNotifications", { about: "messages", chosen: ["somebody"], expected: "" }],
      ["changeNotifications", { about: "answers", chosen: ["team"], expected: "" }],
      ["changeNotifications", { about: "messages", chosen: "team", expected: "" }],
      ["changeClosedDays", { days: ["2026-11-20"], expected: "" }],
      ["changeClosedDays", { days: ["no day"], expected: "" }],
      ["changeClosedDays", { days: Array.from({ length: 401 }, () => "2026-12-24"), expected: "" }],
      ["changeClosedDays", { days: ["2026-12-24"], expected: "", more: 1 }],
      ["changeSendingPace", { pace: 0, expected: "" }],
      ["changeSendingPace", { pace: 30_001, expected: "" }],
      ["changeSendingPace", { pace: "60", expected: "" }],
      ["changeSendingPace", { pace: 60, expected: "\u0000" }],
    ];
    for (const [name, body] of bad)
      expect((await change(name, body, owner)).status, JSON.stringify(body).slice(0, 80)).toBe(422);
    for (const name of ["changeNotifications", "changeClosedDays", "changeSendingPace"])
      expect((await change(name, { pace: 60, expected: "" }, editor)).status).toBe(403);
    expect(await actions()).toEqual([]);

    expect((await change("changeSendingPace", { pace: 60, expected: "" }, owner)).status).toBe(200);
    const both = await Promise.all([
      change("changeSendingPace", { pace: 300, expected: "60" }, owner),
      change("changeSendingPace", { pace: 1000, expected: "60" }, owner),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const said = await Promise.all(both.map(async (answer) => (await answer.json()).message));
    expect(said.find((text) => text !== undefined)).toMatch(/^Someone else changed this/);
    expect(
      (await change("changeNotifications", { about: "inquiries", chosen: ["team"], expected: "" }, owner))
        .status,
    ).toBe(200);
    expect((await change("changeClosedDays", { days: ["2026-12-28"], expected: "" }, owner)).status).toBe(
      200,
    );
    expect((await change("changeClosedDays", { days: [], expected: "" }, owner)).status).toBe(409);
    const noted = await actions();
    // Entries of the same millisecond have no order.
    expect(noted).toHaveLength(4);
    expect(noted).toEqual(
      expect.arrayContaining([
        "settings.letter_pace_changed 60",
        "settings.told_changed inquiries",
        "settings.closed_days_changed 2026-12-28",
      ]),
    );
  });

  it("are saved by plain forms, which lead back to their part of the screen", async () => {
    const owner = await actAs(app, "owner");
    const site = siteWith(app.services, { "/admin/settings": settingsModule });
    const sent = async (fields: Record<string, string>) => {
      const answer = await site.request(`${siteUrl}/admin/settings`, {
        method: "POST",
        headers: {
          ...owner,
          origin: siteUrl,
          accept: "text/html",
          "content-type": "application/x-www-form-urlencoded",
        },
        body: new URLSearchParams({ expected: "", ...fields }).toString(),
      });
      return [answer.status, answer.headers.get("location")];
    };
    const newsletters = [303, "/admin/settings?part=newsletters"];
    expect(await sent({ operation: "changeSendingPace", pace: "60" })).toEqual(newsletters);
    const link = "https://courses.kinward.example/?c={code}";
    const links = { operation: "changePurchaseLinks", premium: ` ${link} `, infertility: "" };
    expect(await sent(links)).toEqual([303, "/admin/settings?part=site"]);
    expect(await panelOf(owner, "purchaseLinks")).toMatchObject({
      expected: JSON.stringify({ premium: link }),
    });
    expect(await sent({ operation: "changeSendingPace", pace: "300" })).toEqual([409, null]);
    const again = await settingsScreen(app.services, await actorBy(app, owner), "changeSendingPace");
    expect(again.rejectedPart).toBe("newsletters");
  });

  it("send a test mail to oneself and say what has come of it", async () => {
    const owner = await actAs(app, "owner");
    const queued = await change("sendTestMail", {}, owner);
    expect(queued.status).toBe(200);
    const { id } = await queued.json();
    const state = async () => (await ask(app, `/api/admin/settings/test-mails/${id}`, owner)).json();
    expect(await state()).toEqual({ state: "waiting", reason: "" });
    smtp.refuseWith = 451;
    await app.worker.drain();
    expect(await state()).toEqual({ state: "retrying", reason: "Error 451" });
    smtp.refuseWith = undefined;
    app.clock.advance(hour / 60);
    await app.worker.drain();
    expect(await state()).toEqual({ state: "sent", reason: "" });
    expect(receivers()).toEqual(["owner@kinward.test"]);
    for (const other of ["none", "01a1fc74-724c-71fd-a085-833908003bf9", "%00"])
      expect((await ask(app, `/api/admin/settings/test-mails/${other}`, owner)).status).toBe(404);
    const editor = await actAs(app, "editor");
    expect((await change("sendTestMail", {}, editor)).status).toBe(403);
    expect(await actions()).toEqual(["settings.test_mail_sent "]);
  });
});
