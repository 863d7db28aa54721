import { afterEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { latestReceived, receivedById } from "./reads.server.ts";

const message = {
  name: "Robin Reader",
  email: "robin@example.org",
  phone: "+1 (555) 0100",
  subject: "peer-mentoring",
  message: "Is there a group for the nights?",
  website: "",
};

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("contact messages on %s", (kind) => {
  async function app(settings: Record<string, string> = {}) {
    const opened = await openTestApp(kind, settings);
    open.push(opened);
    return opened;
  }

  it("stores a message encrypted and answers the sentence and a reference", async () => {
    const { post, services } = await app();
    const answer = await post("/api/contact", message);
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(body.message).toBe("Thank you for reaching out. We’ll get back to you within 24 hours.");
    expect(await receivedById(services, "messages", body.id)).toMatchObject({
      state: "new",
      texts: {
        name: message.name,
        email: message.email,
        phone: message.phone,
        message: message.message,
        subject: "peer-mentoring",
      },
    });
    const dump = await dumpOf(services);
    expect(wordsIn(dump, [message.name, message.email, message.phone, message.message])).toEqual([]);
  });

  it("mails the team a link and the command, and none of the words", async () => {
    const smtp = await startSmtp();
    const { post, worker } = await app({ SMTP_URL: smtp.url, TEAM_MAIL: "team@kinward.test" });
    const { id } = await (await post("/api/contact", message)).json();
    expect(await worker.drain()).toBe(1);
    expect(await worker.drain()).toBe(0);
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail?.rcpt).toEqual(["team@kinward.test"]);
    expect(mail?.text).toContain(`script/admin messages show ${id}`);
    expect(mail?.text).toContain(`/admin/messages/${id}`);
    const whole = JSON.stringify(mail);
    expect(wordsIn(whole, [message.name, message.email, message.message])).toEqual([]);
    await smtp.close();
  });

  it("keeps the mail for later while the mail server refuses", async () => {
    const smtp = await startSmtp();
    const { post, worker, clock } = await app({ SMTP_URL: smtp.url });
    smtp.refuseWith = 451;
    expect((await post("/api/contact", message)).status).toBe(201);
    await worker.drain();
    expect(smtp.mails).toHaveLength(0);
    smtp.refuseWith = undefined;
    clock.advance(10_000);
    await worker.drain();
    expect(smtp.mails).toHaveLength(1);
    await smtp.close();
  });

  it("writes once for one key, however often it is sent", async () => {
    const { post, services, worker } = await app();
    const headers = { "idempotency-key": "one-filling" };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post("/api/contact", message, headers)));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await latestReceived(services, "messages", 10)).toHaveLength(1);
    expect(await worker.drain()).toBe(1);
    const other = await post("/api/contact", { ...message, message: "Something else" }, headers);
    expect(other.status).toBe(409);
  });

  it("answers a filled hidden field as if all were well, keeps it apart and mails nobody", async () => {
    const { post, services, worker } = await app();
    const answer = await post("/api/contact", { ...message, website: "http://spam.example" });
    expect(answer.status).toBe(201);
    const { id } = await answer.json();
    expect((await receivedById(services, "messages", id))?.state).toBe("suspected_spam");
    expect(await worker.drain()).toBe(0);
  });

  it("says each missing or overlong field in its own sentence and stores nothing", async () => {
    const { post, services } = await app();
    const answer = await post("/api/contact", {
      name: "",
      email: "x",
      subject: "nonsense",
      message: "a".repeat(10_001),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: "invalid_input",
      message: "Please enter your full name",
      fields: {
        name: "Please enter your full name",
        email: "Please enter a valid email address",
        subject: "Please choose a subject",
        message: "Please keep the message under 10,000 characters",
      },
    });
    expect(await latestReceived(services, "messages", 10)).toHaveLength(0);
  });

  it("takes a form sent without script and leads to the page that says so", async () => {
    const { post, services } = await app();
    const answer = await post("/api/contact", new URLSearchParams(message).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/thank-you/contact");
    expect(await latestReceived(services, "messages", 10)).toHaveLength(1);
  });

  it("removes messages after twelve months and suspected spam after thirty days", async () => {
    const { post, services, worker, clock } = await app();
    await post("/api/contact", message);
    await post("/api/contact", { ...message, website: "x" });
    const { planDailyJob } = await import("#worker/daily.ts");
    await planDailyJob(services);
    const left = async () => (await latestReceived(services, "messages", 10)).length;
    clock.advance(29 * day);
    await worker.drain();
    expect(await left()).toBe(2);
    clock.advance(2 * day);
    await worker.drain();
    expect(await left()).toBe(1);
    clock.advance(330 * day);
    await worker.drain();
    expect(await left()).toBe(1);
    clock.advance(10 * day);
    await worker.drain();
    expect(await left()).toBe(0);
  });
});
