import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { myDataErrors } from "#content/my-data.ts";
import { undoMs } from "#features/inbox/writes/replies.server.ts";
import { features } from "#features/index.server.ts";
import { receiveMail } from "#features/mail/incoming/writes/receive.server.ts";
import { linkToken } from "#features/newsletter/reads.server.ts";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { messageIdOf } from "#platform/mail/mailer.ts";
import { actAs } from "#tests/support/admin.ts";
import { answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { openGroup, signUp as signUpForGroup } from "#tests/support/group-places.ts";
import { mailboxSettings } from "#tests/support/mail-reports/mailed-app.ts";
import { addMentor, askForMentor } from "#tests/support/mentoring.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { verifyConsentLog } from "./consent/reads.server.ts";
import { certificateByCode } from "./reads/certificates.server.ts";
import { openedData } from "./reads/link.server.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const person = { email: "Wren.Marlowe@example.org", name: "Wren Marlowe", phone: "(555) 0148-2233" };
const sources = features.flatMap(({ personalData }) => personalData ?? []);
const words = "The heron came back to our pond this spring";
const traces = [person.email, person.name, "Marlowe Clinic", words.slice(0, 20), person.phone];

describe.each(bothDatabases)("one's own data on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url, ...mailboxSettings, ...settings });
    open.push(async () => {
      await app.close();
      await smtp.close();
    });
    return { app, smtp };
  }

  /** Everything somebody can leave here, through the front doors. */
  /** Fills every door with something of a person. @returns the id of their message. */
  async function leaveTraces(app: TestApp, email = person.email): Promise<string> {
    const message = { name: person.name, email, phone: person.phone, subject: "general", message: words };
    const slug = `asked-of-${email.slice(0, 4).toLowerCase()}`;
    const notify = ["team@kinward.example"];
    await publishedCampaign(app.services, { slug, identity: "contact", notify });
    const circle = `circle-${slug}`;
    await openGroup(app.services, { slug: circle });
    await addMentor(app.services, { email, name: person.name });
    const answers = await Promise.all([
      app.post("/api/contact", { ...message, website: "" }, { "idempotency-key": `one-${email}` }),
      app.post("/api/contact", { ...message, website: "https://robot.example" }),
      app.post("/api/clinic/inquiry", {
        email,
        clinicName: "Marlowe Clinic",
        contactName: person.name,
        phone: person.phone,
        message: words,
        website: "",
      }),
      app.post("/api/newsletter/signup", { email, consentToNewsletter: true, website: "" }),
      app.post("/api/newsletter/signup", { email, consentToNewsletter: true, website: "robot" }),
      answer(app, slug, {
        answers: { evening: { chosen: ["monday"] }, words },
        contact: { name: person.name, email },
      }),
      signUpForGroup(app, email, { slug: circle, name: person.name }),
      askForMentor(app, { email, name: person.name, help: words.slice(0, 500) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200, 200, 201, 202, 202]);
    const [written, , , subscribed] = answers;
    const reader = z.object({ id: z.string() }).parse(await subscribed.json());
    const token = linkToken(app.services, "preferences", reader.id);
    expect((await app.post("/api/something-changed", { token, press: "stopping" })).status).toBe(200);
    // Of that day the person has all the mails that strangers can cause.
    app.clock.advance(day);
    return (await written.json()).id;
  }

  /** What the team writes about a message, and to its sender. */
  async function teamWrites(app: TestApp, messageIds: readonly string[]): Promise<void> {
    const { cookie } = await actAs(app, "editor");
    for (const id of messageIds) {
      const act = (operation: string, input: object) =>
        app.act(`/admin/messages/${id}`, operation, input, { cookie });
      const note = await act("noteConversation", { text: `${person.name} wrote: ${words}` });
      const text = `Dear ${person.name}, thank you.`;
      const reply = await act("answerConversation", { text, next: "waiting", version: 1 });
      expect([note.status, reply.status]).toEqual([200, 200]);
    }
    app.clock.advance(undoMs);
  }

  /** What the person answers by email, with what was written before below it. */
  async function repliesByMail({ services }: TestApp, messageId: string, from = person.email): Promise<void> {
    const earlier = `On Friday, November 27, ${person.name} <${from}> wrote:\n\n> ${words}`;
    const taken = await receiveMail(
      services,
      rawMail({
        from: `${person.name} <${from}>`,
        subject: words.slice(0, 60),
        text: `${words}\n\n${earlier}`,
        headers: { References: messageIdOf(services.settings.SITE_URL, messageId) },
        attachments: [{ name: `${words.slice(0, 40)}.txt`, type: "text/plain", text: words }],
      }),
    );
    expect(taken).toBe("reply");
  }

  const askFor = (app: TestApp, email: string) => app.post("/api/privacy/my-data", { email, website: "" });
  const lastLink = (smtp: TestSmtp) =>
    smtp.mails.findLast(({ text }) => text?.includes("/my-data/open#token="));
  const linkIn = (smtp: TestSmtp) => {
    return /\/privacy\/my-data\/open#token=(\S+)/.exec(lastLink(smtp)?.text ?? "")?.[1] ?? "";
  };
  async function linkFor(app: TestApp, smtp: TestSmtp, email = person.email): Promise<string> {
    expect((await askFor(app, email)).status).toBe(202);
    await app.worker.drain();
    return linkIn(smtp);
  }

  it("is seen, taken along and erased by the link of a mail; a dump then holds nothing of the person", async () => {
    const { app, smtp } = await start();
    const { services } = app;
    const [own, other] = [await leaveTraces(app), await leaveTraces(app, "someone.else@example.org")];
    await teamWrites(app, [own, other]);
    await repliesByMail(app, own);
    await repliesByMail(app, other, "someone.else@example.org");
    const token = await linkFor(app, smtp);
    const mail = lastLink(smtp);
    expect([mail?.rcpt, mail?.subject]).toEqual([[person.email], "Your link from Kinward"]);
    expect(mail?.text).not.toMatch(/\smessage|\sletter|\shold\b|\serase|\sprivacy policy/i);

    const before = await dumpOf(services);
    const opened = await openedData(services, token);
    expect(opened?.email).toBe(person.email);
    const kinds = opened?.sections.map(({ kind: each }) => each) ?? [];
    const listed = sources
      .map((source) => source.kind)
      .filter((each) => !["requests", "mentions"].includes(each));
    expect(kinds.toSorted()).toEqual([...listed, "mails"].toSorted());
    expect(JSON.stringify(opened)).toContain(words);
    expect(await dumpOf(services)).toBe(before);

    const download = (format: string) => app.post("/api/privacy/my-data/download", { token, format });
    const json = await download("json");
    expect(json.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    expect(json.headers.get("cache-control")).toBe("no-store");
    const { about, held } = await json.json();
    expect(about).toBe(person.email);
    expect(held.messages).toHaveLength(2);
    expect(held.messages[0]).toMatchObject({ name: person.name, phone: person.phone, message: words });
    expect(held.inquiries[0].clinicName).toBe("Marlowe Clinic");
    expect(Object.values(held.answers[0])).toContain(words);
    expect(held.consent.map((line: { kind: string }) => line.kind)).toEqual(["Yes"]);
    const html = await download("html");
    expect(html.headers.get("content-security-policy")).toContain("default-src 'none'");
    const text = await html.text();
    expect(text).toContain(words);
    expect(text).not.toContain("someone.else");

    const tallies = () => services.store.db.selectFrom("campaign_tallies").select("count").execute();
    const sum = async () => (await tallies()).reduce((all, { count }) => all + count, 0);
    const counted = await sum();
    const erased = await app.post("/api/privacy/my-data/erase", { token, sure: true });
    expect(erased.status).toBe(200);
    const { certificate: code } = await erased.json();
    await app.worker.drain();
    const after = await dumpOf(services);
    expect(wordsIn(after, traces)).toEqual([]);
    expect(await openedData(services, token)).toBeUndefined();
    expect(await sum()).toBeLessThan(counted);
    const left = await Promise.all(
      sources.map((source) => source.find(services, person.email.toLowerCase(), "team")),
    );
    expect(left.flat().map(({ fields }) => fields[0]?.text)).toEqual(["Yes", "No more"]);
    expect(await verifyConsentLog(services)).toBeUndefined();
    for (const source of sources.filter((each) => !["requests", "consent", "mentions"].includes(each.kind)))
      expect(await source.find(services, "someone.else@example.org", "team"), source.kind).not.toEqual([]);
    const certificate = await certificateByCode(services, code.toLowerCase().replaceAll("-", " "));
    expect(certificate?.by).toBe("person");
    expect(
      Object.fromEntries(certificate?.counts.map(({ kind: each, count }) => [each, count]) ?? []),
    ).toEqual({
      desk: 2,
      inboxMails: 1,
      messages: 2,
      inquiries: 1,
      answers: 1,
      suspectedSignups: 1,
      letter: 1,
      places: 1,
      lifeChanges: 1,
      mentorRequests: 1,
      mentors: 1,
      delivery: 4,
      mails: 10,
    });
    const sealed = new Set(after.match(/v1\.[\w-]{30,}/g));
    for (const value of sealed) expect(before).toContain(value);

    // Pressed twice, or sent again by the browser: the same certificate, and nothing more happens.
    const again = await app.post("/api/privacy/my-data/erase", { token, sure: true });
    expect([again.status, (await again.json()).certificate]).toEqual([200, code]);
    const none = await linkFor(app, smtp);
    expect((await openedData(services, none))?.erasable).toBe(false);
    expect((await app.post("/api/privacy/my-data/erase", { token: none, sure: true })).status).toBe(409);
  });

  it("answers every address alike, and mails each once an hour at most", async () => {
    const { app, smtp } = await start();
    await leaveTraces(app);
    await app.worker.drain();
    const sent = () => smtp.mails.filter(({ text }) => text?.includes("/privacy/my-data/open#token="));
    const known = await askFor(app, person.email);
    const unknown = await askFor(app, "nobody@example.org");
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const many = [person.email, " WREN.marlowe@EXAMPLE.org ", person.email].map((each) => askFor(app, each));
    for (const each of await Promise.all(many)) expect(each.status).toBe(202);
    await app.worker.drain();
    expect(sent().map(({ rcpt }) => rcpt[0])).toEqual(
      expect.arrayContaining([person.email, "nobody@example.org"]),
    );
    expect(sent()).toHaveLength(2);
    const [one, other] = sent().map(({ subject, text }) => [subject, text?.replace(/open#\S+/, "")]);
    expect(one).toEqual(other);
    app.clock.advance(59 * minute);
    await askFor(app, person.email);
    await app.worker.drain();
    expect(sent()).toHaveLength(2);
    app.clock.advance(2 * minute);
    await askFor(app, person.email);
    await app.worker.drain();
    expect(sent()).toHaveLength(3);
    // A robot gets the same answer, and nobody gets a mail.
    const robot = await app.post("/api/privacy/my-data", { email: "robot@example.org", website: "x" });
    expect(robot.status).toBe(202);
    await app.worker.drain();
    expect(sent()).toHaveLength(3);
    expect(wordsIn(await dumpOf(app.services), [person.email, "nobody@example.org"])).toEqual([]);
  });

  if (!databases.includes(kind)) return;

  it("leaves no mail behind that waits while there is no mail server, nor a written one", async () => {
    const { app, smtp } = await start();
    await leaveTraces(app);
    smtp.refuseWith = 451;
    await app.worker.drain();
    const waiting = () =>
      app.services.store.db.selectFrom("outbox").select("kind").where("state", "=", "queued").execute();
    expect(await waiting()).toHaveLength(7);
    const { cookie } = await actAs(app, "owner");
    const erase = (body: object) => app.act("/admin/privacy", "erasePersonalData", body, { cookie });
    expect((await erase({ email: person.email, sure: true })).status).toBe(200);
    // Only the campaign's mail to the team is left, which is about nobody.
    expect((await waiting()).map((entry) => entry.kind)).toEqual(["responses.received"]);
    smtp.refuseWith = undefined;
    app.clock.advance(hour);
    await app.worker.drain();
    expect(smtp.mails.filter(({ rcpt }) => rcpt.includes(person.email))).toEqual([]);
  });

  it("removes mails that were written to files", async () => {
    const app = await openTestApp(kind);
    open.push(app.close);
    await leaveTraces(app);
    expect((await askFor(app, person.email)).status).toBe(202);
    await app.worker.drain();
    const folder = join(app.dataDir, "mail");
    const files = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    const token = /my-data\/open#token=([^\s"<]+)/.exec(
      files()
        .map((text) => text.replace(/=\n/g, "").replaceAll("=3D", "="))
        .join("\n"),
    )?.[1];
    expect(wordsIn(files().join("\n"), traces)).not.toEqual([]);
    expect((await app.post("/api/privacy/my-data/erase", { token, sure: true })).status).toBe(200);
    expect(wordsIn(files().join("\n"), traces)).toEqual([]);
  });

  it("is opened by a request's body as often as somebody likes, from whatever they paste", async () => {
    const { app, smtp } = await start();
    await leaveTraces(app);
    const token = await linkFor(app, smtp);
    const link = `https://kinward.test/privacy/my-data/open#token=${token}`;
    const open = (typed: string) => app.post("/api/privacy/my-data/open", { token: typed });
    for (const typed of [token, token, link, `https://kinward.test/privacy/my-data/open/${token}`]) {
      const answer = await open(typed);
      expect([answer.status, answer.headers.get("cache-control")], typed).toEqual([200, "no-store"]);
      const opened = await answer.json();
      expect(opened).toMatchObject({ token, email: person.email, erasable: true });
      expect(JSON.stringify(opened.sections)).toContain(words);
    }
    for (const typed of ["x", link.slice(0, -1), "%E0%A4%A"]) {
      const refused = await open(typed);
      expect(refused.status, typed).toBe(404);
      expect((await refused.json()).message).toBe(myDataErrors.badLink);
    }
    expect((await (await open(" ")).json()).fields.token).toBe(myDataErrors.linkMissing);
    expect((await open(token)).status).toBe(200);
  });

  it("opens for a quarter of an hour, by the newest link only, and by nothing made up", async () => {
    const { app, smtp } = await start();
    const { services } = app;
    const first = await linkFor(app, smtp);
    expect(await openedData(services, first)).toMatchObject({ email: person.email, sections: [] });
    app.clock.advance(14 * minute);
    expect(await openedData(services, first)).toBeDefined();
    app.clock.advance(minute);
    expect(await openedData(services, first)).toBeUndefined();
    app.clock.advance(hour);
    const second = await linkFor(app, smtp);
    expect(await openedData(services, second)).toBeDefined();
    const [id = "", until = "", signature = ""] = second.split(".");
    const later = String(Number(until) + 60_000);
    for (const bad of ["", "x", `${id}.${later}.${signature}`, `${id}.${until}.x`, first, "\0.1.x"])
      expect(await openedData(services, bad), bad).toBeUndefined();
    for (const [path, body] of [
      ["download", { token: first, format: "json" }],
      ["erase", { token: first, sure: true }],
    ] as const)
      expect((await app.post(`/api/privacy/my-data/${path}`, body)).status).toBe(404);
    expect((await app.post("/api/privacy/my-data/erase", { token: second, sure: false })).status).toBe(422);
    expect((await app.post("/api/privacy/my-data/erase", { token: second })).status).toBe(422);
    expect((await app.post("/api/privacy/my-data/download", { token: second, format: "exe" })).status).toBe(
      422,
    );
    expect(await openedData(services, second)).toBeDefined();
  });
});
