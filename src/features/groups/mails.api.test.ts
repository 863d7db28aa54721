import { afterEach, describe, expect, it } from "vitest";
import { placeMailDocuments } from "#content/place-mails/mail.ts";
import { publish } from "#content/published.server.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { publishedCampaign } from "#tests/support/campaigns.ts";
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
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink.ts";
import { type DatabaseKind, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { planDailyJob } from "#worker/daily.ts";
import { unsentByGroup, unsentMails } from "./reads/place-mails.server.ts";
import { groupPlaces } from "./reads/places.server.ts";
import { groupScreen } from "./reads/screens.server.ts";
import { openDoor } from "./writes/door.server.ts";
import { changeGroupDate } from "./writes/group-dates.server.ts";
import { changeGroup } from "./writes/groups.server.ts";
import { planAllReminders } from "./writes/reminders.server.ts";
import { removePlace } from "./writes/removal.server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

const email = (name: string) => `${name}@example.org`;

async function startWith<Server extends TestSmtp | SmtpSink>(
  smtp: Server,
  kind: DatabaseKind,
): Promise<{ app: TestApp; smtp: Server }> {
  const app = await openTestApp(kind, { SMTP_URL: smtp.url });
  open.push(smtp, app);
  return { app, smtp };
}

/** Runs what is due, and what follows from it. */
async function work({ worker }: TestApp): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await worker.drain();
}

/** Who wasn't mailed what, and why. */
async function unsent({ services }: TestApp, id: string): Promise<readonly string[]> {
  const mails = await unsentMails(services, host, id);
  return mails.map(({ email: to, about, state }) => `${to.split("@")[0]} ${about} ${state}`).toSorted();
}

/** The states of the queued work, by the kind. */
async function queuedMails({ services }: TestApp) {
  return services.store.db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", "groups.place_mail")
    .orderBy("id")
    .execute();
}

describe.each(databases)("mails to places on %s", (kind) => {
  it("reach everybody of a moved date in one run of the worker, once each", {
    timeout: 120_000,
  }, async () => {
    const { app, smtp } = await startWith(await startSmtpSink(), kind);
    const people = isWholeRun ? 200 : 60;
    const id = await openGroup(app.services, { size: people });
    for (let at = 0; at < people; at += 1) await signUp(app, email(`reader${at}`));
    await work(app);
    smtp.mails.splice(0);
    const change = { kind: "move", key: "2026-11-24", start: "2026-11-25T18:30", minutes: 60 } as const;
    await changeGroupDate(app.services, host, { id, change });
    // The clock stands still: nothing waits for a later turn.
    expect(await app.worker.drain()).toBe(people);
    expect(new Set(smtp.mails.map(({ to }) => to)).size).toBe(people);
    expect(smtp.mails).toHaveLength(people);
    expect((await queuedMails(app)).filter(({ attempts }) => attempts !== 1)).toEqual([]);
  });

  it("are never sent twice, and name whom nobody can be sure of, when a worker dies before its note", async () => {
    const { app, smtp } = await startWith(await startSmtpSink(), kind);
    const id = await openGroup(app.services, { size: 3 });
    // The server takes the mail and the connection breaks before it can say so.
    smtp.onEnd = ({ to }) => (to === email("ada") ? "take and break off" : "take");
    for (const name of ["ada", "bea"]) await signUp(app, email(name));
    await work(app);
    smtp.onEnd = () => "take";
    expect(await unsent(app, id)).toEqual(["ada held unsure"]);

    // As if the worker had died there: bea's mail is found with its mark, and isn't sent again.
    const { db } = app.services.store;
    const bea = (await groupPlaces(app.services, host, id)).find((each) => each.email === email("bea"));
    await db
      .updateTable("group_mails")
      .set({ state: "handing" })
      .where("place_id", "=", bea?.id ?? "")
      .execute();
    await db.updateTable("outbox").set({ state: "queued" }).where("kind", "=", "groups.place_mail").execute();
    app.clock.advance(3 * minute);
    await work(app);
    expect(smtp.mails.map(({ to }) => to).toSorted()).toEqual([email("ada"), email("bea")]);
    expect(await unsent(app, id)).toEqual(["ada held unsure", "bea held unsure"]);

    // Who got no link can have it at once, without waiting for an hour.
    await signUp(app, email("ada"));
    await work(app);
    expect(smtp.mails.map(({ to }) => to).slice(2)).toEqual([email("ada")]);
  });

  it("that became untrue between being written and their last line aren't sent", async () => {
    const { app, smtp } = await startWith(await startSmtpSink(), kind);
    const id = await openGroup(app.services, { size: 3 });
    await signUp(app, email("ada"));
    await work(app);
    smtp.mails.splice(0);
    const [ada] = await groupPlaces(app.services, host, id);
    await changeGroupDate(app.services, host, { id, change: { kind: "cancel", key: "2026-11-24" } });
    // She pauses after the server has asked for the mail.
    smtp.onReceiver = () => "take";
    const { mailer } = app.services;
    const send = mailer.send.bind(mailer);
    app.services.mailer.send = async (mail, entry, beforeEnd) =>
      send(mail, entry, async () => {
        await app.services.store.db
          .updateTable("group_places")
          .set({ paused_at: app.clock.now().toISOString() })
          .where("id", "=", ada?.id ?? "")
          .execute();
        await beforeEnd?.();
      });
    await work(app);
    expect(smtp.mails).toEqual([]);
    expect(await unsent(app, id)).toEqual([]);
    expect((await queuedMails(app)).map(({ state }) => state)).toEqual(["done", "done"]);
  });

  it("that an address refuses for good are named, and those deferred come later", async () => {
    const { app, smtp } = await startWith(await startSmtpSink(), kind);
    const id = await openGroup(app.services, { size: 3 });
    // At a domain of its own: one that defers a mail slows the others to it.
    const full = "full@elsewhere.example";
    smtp.onReceiver = (to) => (to === email("gone") ? 550 : to === full ? 452 : "take");
    for (const address of [email("gone"), full, email("bea")]) await signUp(app, address);
    await work(app);
    expect(smtp.mails.map(({ to }) => to)).toEqual([email("bea")]);
    expect(await unsent(app, id)).toEqual(["gone held failed"]);
    smtp.onReceiver = () => "take";
    app.clock.advance(hour);
    await work(app);
    expect(smtp.mails.map(({ to }) => to)).toEqual([email("bea"), full]);
    expect(await unsentByGroup(app.services, host, "")).toEqual([{ groupId: id, count: 1 }]);
    const { unsent: list } = await groupScreen(app.services, host, id);
    expect(JSON.stringify(list.rows)).toMatch(
      /gone@example.org.*Confirmation.*Refused by the mail server \(550\)/,
    );
  });

  it("thank who came, lead to the question, and leave out who paused, left or stayed away", async () => {
    const { app, smtp } = await startWith(await startSmtp(), kind);
    const names = ["came", "paused", "left", "away"];
    const question = await publishedCampaign(app.services, { slug: "one-question" });
    const id = await openGroup(app.services, {
      size: 6,
      question: question.id,
      schedule: { first: "2026-11-21", time: "06:00", count: 1 },
    });
    for (const name of names) await signUp(app, email(name));
    await work(app);
    const tokens = names.map((name) => tokenOf(smtp, email(name)));
    app.clock.advance(hour);
    for (const token of tokens.slice(0, 3)) await openDoor(app.services, token);
    await app.post("/api/group-places/change", { token: tokens[1], action: "pause" });
    const left = (await groupPlaces(app.services, host, id)).find((each) => each.email === email("left"));
    await removePlace(app.services, host, { groupId: id, id: left?.id ?? "", bar: false });
    await work(app);
    smtp.mails.splice(0);
    // The last date: the group is over before the thanks go out.
    app.clock.advance(75 * minute);
    await planDailyJob(app.services);
    await work(app);
    expect(smtp.mails).toEqual([]);
    app.clock.advance(30 * minute);
    await work(app);
    expect(smtp.mails.map(({ rcpt }) => rcpt[0])).toEqual([email("came")]);
    expect(subjectsTo(smtp, email("came"))).toEqual(["Thank you"]);
    expect(smtp.mails[0]?.text).toContain("http://kinward.test/campaign/one-question");
    app.clock.advance(day);
    await work(app);
    expect(smtp.mails).toHaveLength(1);
  });
});

describe.each(databases)("mails to places, on %s,", (kind) => {
  it("name those who missed a reminder, an offer or a canceled date while the mail server was away", async () => {
    const { app, smtp } = await startWith(await startSmtp(), kind);
    const id = await openGroup(app.services, { size: 2 });
    for (const name of ["ada", "bea", "waits"]) await signUp(app, email(name));
    await work(app);
    await planDailyJob(app.services);
    app.clock.advance(day);
    await work(app);
    smtp.mails.splice(0);
    // Monday evening: the mail server goes for a day. In UTC, the first date is on Tuesday at midnight.
    app.clock.advance(day + 13 * hour + 30 * minute);
    smtp.refuseWith = 451;
    const bea = (await groupPlaces(app.services, host, id)).find((each) => each.email === email("bea"));
    await removePlace(app.services, host, { groupId: id, id: bea?.id ?? "", bar: false });
    for (let hours = 0; hours < 25; hours += 1) {
      app.clock.advance(hour);
      await work(app);
    }
    smtp.refuseWith = undefined;
    app.clock.advance(2 * hour);
    await work(app);
    expect(await unsent(app, id)).toEqual([
      "ada reminder.day late",
      "ada reminder.hour late",
      "waits offered late",
    ]);
    // What is still true comes.
    expect(subjectsTo(smtp, email("bea"))).toEqual(["Your place has ended"]);
    expect(subjectsTo(smtp, email("ada"))).toEqual([]);
    expect(subjectsTo(smtp, email("waits"))).toEqual(["About the place we kept for you"]);
  });

  it("are in the group's language, all of them, and say nothing of the group or of anybody else", {
    timeout: 60_000,
  }, async () => {
    const { app, smtp } = await startWith(await startSmtp(), kind);
    const { content } = groupWith();
    const languages = ["en", "fr", "es"] as const;
    const names = ["wren", "bea", "dora", "waits", "cleo"];
    const question = await publishedCampaign(app.services, { slug: "one-question" });
    for (const language of languages) {
      const slug = `circle-${language}`;
      const input = { slug, size: 3, question: question.id, content: { ...content, language } };
      const id = await openGroup(app.services, input);
      for (const name of names) await signUp(app, email(`${name}.${language}`), { slug, name });
      const changed = async (change: Parameters<typeof changeGroupDate>[2]["change"]) => {
        await work(app);
        await changeGroupDate(app.services, host, { id, change });
      };
      await changed({ kind: "move", key: "2026-11-24", start: "2026-11-25T18:30", minutes: 60 });
      await changed({ kind: "add", start: "2026-11-27T10:00", minutes: 60 });
      await changed({ kind: "cancel", key: "2026-11-24" });
      await work(app);
      const bea = (await groupPlaces(app.services, host, id)).find(({ email: to }) => to.startsWith("bea"));
      await removePlace(app.services, host, { groupId: id, id: bea?.id ?? "", bar: false });
      const token = tokenOf(smtp, email(`wren.${language}`));
      await app.post("/api/group-places/change", { token, action: "cancel" });
      await work(app);
    }
    // From Saturday morning until a quarter of an hour before the added date, on Friday.
    for (let hours = 0; hours < 6 * 24 + 4; hours += 1) {
      if (hours % 24 === 0) await planAllReminders(app.services);
      app.clock.advance(hour);
      await work(app);
    }
    app.clock.advance(45 * minute);
    for (const language of languages) await openDoor(app.services, tokenOf(smtp, email(`dora.${language}`)));
    app.clock.advance(2 * hour);
    await work(app);

    const dora = ["en", "fr", "es"].map((language) => subjectsTo(smtp, email(`dora.${language}`)));
    expect(dora).toEqual([
      [
        "You're in",
        "New time: Wednesday, November 25, 6:30 PM",
        "One more date: Friday, November 27",
        "Canceled: Wednesday, November 25",
        "Tomorrow, 10 AM",
        "In one hour",
        "Thank you",
      ],
      [
        "C'est confirmé",
        "Nouvel horaire\u00a0: mercredi 25 novembre, 18 h 30",
        "Une date de plus\u00a0: vendredi 27 novembre",
        "Annulé\u00a0: mercredi 25 novembre",
        "Demain, 10 h",
        "Dans une heure",
        "Merci",
      ],
      [
        "Tu lugar está confirmado",
        "Nueva hora: miércoles 25 de noviembre, 6:30 p.m.",
        "Una fecha más: viernes 27 de noviembre",
        "Cancelado: miércoles 25 de noviembre",
        "Mañana, 10 a.m.",
        "En una hora",
        "Gracias",
      ],
    ]);
    expect(subjectsTo(smtp, email("wren.fr")).at(-1)).toBe("Votre place est annulée");
    expect(subjectsTo(smtp, email("bea.es")).at(-1)).toBe("Tu lugar terminó");
    expect(subjectsTo(smtp, email("waits.en"))).toEqual([
      "You're on the list",
      "A place is free",
      "About the place we kept for you",
    ]);
    const kinds = new Set((await queuedMails(app)).map(({ payload }) => JSON.parse(payload).about));
    expect(kinds.size).toBe(11);
    for (const { html = "", text = "", subject = "", headers, from, rcpt } of smtp.mails) {
      const whole = [subject, text, html, JSON.stringify(headers), from?.name].join("\n");
      expect(whole).not.toMatch(/miscarriage|circle|trained peers|\bloss\b|infertility|quiet-room/i);
      expect(whole).not.toContain(meetingLink);
      expect(from?.name).toBe("Kinward");
      const [name = "", language] = rcpt[0]?.split(/[.@]/) ?? [];
      expect(html).toContain(`<html lang="${language}">`);
      // Nobody else's name, address or link; one's own address is in the head only.
      const others = names.filter((each) => each !== name);
      expect(whole).not.toMatch(new RegExp(`\\b(?:${others.join("|")})\\b`, "i"));
      expect([subject, text, html].join("\n")).not.toMatch(new RegExp(`\\b${name}\\b`, "i"));
      expect(new Set([...text.matchAll(/#token=([\w-]+)/g)].map(([, id]) => id)).size).toBe(1);
      expect(text).toContain("http://kinward.test/your-place#token=");
      expect(text).toContain("http://kinward.test/something-changed#token=");
    }
  });

  it("say what the team has published", async () => {
    const { app, smtp } = await startWith(await startSmtp(), kind);
    const { en } = placeMailDocuments;
    const held = { subject: "Welcome", text: "Good to have you." };
    await app.services.asSite(async () => publish(en, { ...en.shipped, held }));
    await openGroup(app.services);
    await signUp(app, email("ada"));
    await work(app);
    expect(subjectsTo(smtp, email("ada"))).toEqual(["Welcome"]);
    expect(smtp.mails[0]?.text).toContain("Good to have you.");
  });

  it("lead only to a question that can be answered, at an address that says nothing", async () => {
    const { app } = await startWith(await startSmtp(), kind);
    const id = await openGroup(app.services);
    const refusal = (question: string) =>
      changeGroup(app.services, host, { id, revision: 1, input: groupWith({ question }) }).then(
        () => "saved",
        (error: { fields?: Record<string, string> }) => Object.keys(error.fields ?? {}).join(),
      );
    for (const slug of ["after-a-miscarriage", "tuesday-circle-thanks"]) {
      const telling = await publishedCampaign(app.services, { slug });
      expect(await refusal(telling.id), slug).toBe("question");
    }
    expect(await refusal("nothing")).toBe("question");
    expect(await refusal((await publishedCampaign(app.services, { slug: "fine" })).id)).toBe("saved");
  });
});
