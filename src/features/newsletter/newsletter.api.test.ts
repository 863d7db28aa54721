import { afterEach, describe, expect, it } from "vitest";
import { verifyConsentLog } from "#features/privacy/consent/reads.server.ts";
import { day } from "#platform/clock/clock.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { forgetAddressesThatLeft, removeUnconfirmed } from "./jobs.server.ts";
import { readLink, subscriberForMail, subscriberState } from "./reads.server.ts";
import { leftRetentionDays, unconfirmedRetentionDays } from "./rules.ts";
import { followLink } from "./writes/subscribing.server.ts";

const signup = { email: "Robin@Example.org", consentToNewsletter: true, website: "" };

const open: (TestApp | TestSmtp)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(bothDatabases)("the newsletter on %s", (kind) => {
  async function start(settings: Record<string, string> = {}) {
    const smtp = await startSmtp();
    const app = await openTestApp(kind, { SMTP_URL: smtp.url, ...settings });
    open.push(app, smtp);
    const subscribers = () => app.services.store.db.selectFrom("subscribers").selectAll().execute();
    const consents = () =>
      app.services.store.db.selectFrom("consent").selectAll().orderBy("at").orderBy("id").execute();
    return { ...app, smtp, subscribers, consents };
  }

  /** The subscriber's id in the link of the newest mail. */
  function linkIn(smtp: TestSmtp, purpose: "unsubscribe" | "confirm") {
    const text = smtp.mails.at(-1)?.text ?? "";
    const token = new RegExp(`/newsletter/${purpose}/(\\S+)`).exec(text)?.[1] ?? "";
    return token;
  }

  it("leaves one subscriber and a whole ledger when many sign up at the same moment", async () => {
    const { post, subscribers, services } = await start();
    const same = Array.from({ length: 8 }, () => post("/api/newsletter/signup", signup));
    const others = Array.from({ length: 8 }, (_, index) =>
      post("/api/newsletter/signup", { ...signup, email: `reader${index}@example.org` }),
    );
    const answers = await Promise.all([...same, ...others]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await subscribers()).toHaveLength(9);
    expect(await verifyConsentLog(services)).toBeUndefined();
  });

  it("mails once when an address that had left is signed up many times at the same moment", async () => {
    const { post, worker, smtp, services, clock } = await start();
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const subscriberId = readLink(services, "unsubscribe", linkIn(smtp, "unsubscribe")) ?? "";
    for (let time = 1; time <= 5; time += 1) {
      await followLink(services, { purpose: "unsubscribe", subscriberId, page: "/" });
      clock.advance(2 * day);
      await Promise.all(Array.from({ length: 8 }, () => post("/api/newsletter/signup", signup)));
      await worker.drain();
      expect(smtp.mails).toHaveLength(1 + time);
    }
  });

  it("takes joining and leaving at the same moment without a fault of ours", async () => {
    const { post, worker, smtp, services, consents } = await start();
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const subscriberId = readLink(services, "unsubscribe", linkIn(smtp, "unsubscribe")) ?? "";
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          statuses.push((await post("/api/newsletter/signup", signup)).status);
          await followLink(services, { purpose: "unsubscribe", subscriberId, page: "/" });
        }),
      );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await verifyConsentLog(services)).toBeUndefined();
    const left = (await consents()).filter(({ kind }) => kind === "withdrawn");
    expect(left.length).toBeGreaterThanOrEqual(10);
    expect(await subscriberState(services, subscriberId)).toBe("unsubscribed");
  });

  if (!databases.includes(kind)) return;

  it("puts an address on the list, encrypted, with the words it agreed to", async () => {
    const { post, services, subscribers, consents } = await start();
    const answer = await post("/api/newsletter/signup", signup, { referer: "http://kinward.test/" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      message: "You’ve been successfully subscribed to our newsletter.",
      id: expect.any(String),
    });
    expect(await subscribers()).toMatchObject([{ state: "active", page: "/" }]);
    expect(await consents()).toMatchObject([
      {
        kind: "given",
        wording: "Yes, subscribe me to your newsletter.*",
        wording_version: "2026-11",
        page: "/",
      },
    ]);
    expect(wordsIn(await dumpOf(services), ["robin@example.org"])).toEqual([]);
  });

  it("welcomes once, with a way out that programs and people can use", async () => {
    const { post, worker, smtp, clock } = await start();
    await post("/api/newsletter/signup", signup);
    await post("/api/newsletter/signup", { ...signup, email: " robin@example.org " });
    await worker.drain();
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail?.rcpt).toEqual(["Robin@example.org"]);
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["list-id"]).toBe("<newsletter.kinward.test>");
    expect(headers["auto-submitted"]).toBe("auto-generated");
    expect(headers["list-unsubscribe"]).toContain("http://kinward.test/newsletter/unsubscribe/");
    expect(mail?.html).not.toMatch(/<img|<link|<script/);
    expect(mail?.subject).not.toMatch(/fertil|pregnan|baby|donor|surrog|adopt|loss/i);
    clock.advance(2 * day);
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    expect(smtp.mails).toHaveLength(1);
  });

  it("takes an address off, says so twice without harm, and mails at most once a day", async () => {
    const { post, worker, smtp, services, clock, consents } = await start();
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const id = readLink(services, "unsubscribe", linkIn(smtp, "unsubscribe")) ?? "";
    const leave = () =>
      followLink(services, { purpose: "unsubscribe", subscriberId: id, page: "/newsletter/unsubscribe" });
    expect(await leave()).toBe("done");
    expect(await leave()).toBe("already");
    expect((await consents()).map((line) => line.kind)).toEqual(["given", "withdrawn"]);
    await post("/api/newsletter/signup", signup);
    expect(await subscriberState(services, id)).toBe("active");
    await worker.drain();
    expect(smtp.mails).toHaveLength(1);
    await leave();
    clock.advance(2 * day);
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    expect(smtp.mails).toHaveLength(2);
    expect(await verifyConsentLog(services)).toBeUndefined();
  });

  it("refuses links that were made up or belong to another purpose", async () => {
    const { post, worker, smtp, services } = await start();
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const token = linkIn(smtp, "unsubscribe");
    expect(readLink(services, "unsubscribe", token)).toBeDefined();
    expect(readLink(services, "confirm", token)).toBeUndefined();
    expect(readLink(services, "unsubscribe", `${token}x`)).toBeUndefined();
    expect(readLink(services, "unsubscribe", "")).toBeUndefined();
  });

  it("answers a filled hidden field the same and makes no subscriber and no mail", async () => {
    const { post, worker, subscribers, services } = await start();
    const answer = await post("/api/newsletter/signup", { ...signup, website: "http://spam.example" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      message: "You’ve been successfully subscribed to our newsletter.",
    });
    expect(await subscribers()).toEqual([]);
    expect(await worker.drain()).toBe(0);
    expect(await services.store.db.selectFrom("suspected_subscribers").select("id").execute()).toHaveLength(
      1,
    );
  });

  it("asks for the address first and for the consent next", async () => {
    const { post, subscribers } = await start();
    const empty = await post("/api/newsletter/signup", {
      email: "",
      consentToNewsletter: false,
      website: "",
    });
    expect(empty.status).toBe(422);
    expect(await empty.json()).toEqual({
      code: "invalid_input",
      message: "Please enter your email address",
      fields: {
        email: "Please enter your email address",
        consentToNewsletter: "Please confirm your consent to receive our newsletter.",
      },
    });
    const unticked = await post("/api/newsletter/signup", { ...signup, consentToNewsletter: false });
    expect((await unticked.json()).message).toBe("Please confirm your consent to receive our newsletter.");
    expect(await subscribers()).toEqual([]);
  });

  it("waits for the button behind the link when the list asks twice", async () => {
    const { post, worker, smtp, services, consents } = await start({ NEWSLETTER_CONFIRM: "double" });
    const answer = await post("/api/newsletter/signup", signup);
    expect((await answer.json()).message).toBe("Please confirm with the link we have mailed you.");
    await worker.drain();
    const id = readLink(services, "confirm", linkIn(smtp, "confirm")) ?? "";
    expect(await subscriberState(services, id)).toBe("pending");
    const confirm = () =>
      followLink(services, { purpose: "confirm", subscriberId: id, page: "/newsletter/confirm" });
    expect(await confirm()).toBe("done");
    expect(await subscriberState(services, id)).toBe("active");
    expect(await confirm()).toBe("already");
    await followLink(services, { purpose: "unsubscribe", subscriberId: id, page: "/newsletter/unsubscribe" });
    expect(await confirm()).toBe("already");
    expect(await subscriberState(services, id)).toBe("unsubscribed");
    expect((await consents()).map((line) => line.kind)).toEqual(["given", "confirmed", "withdrawn"]);
  });

  it("removes addresses that never confirmed, and lets those that did stay", async () => {
    const { post, worker, smtp, services, clock, subscribers } = await start({
      NEWSLETTER_CONFIRM: "double",
    });
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const late = readLink(services, "confirm", linkIn(smtp, "confirm")) ?? "";
    await post("/api/newsletter/signup", { ...signup, email: "sasha@example.org" });
    await worker.drain();
    const inTime = readLink(services, "confirm", linkIn(smtp, "confirm")) ?? "";
    await followLink(services, { purpose: "confirm", subscriberId: inTime, page: "/newsletter/confirm" });
    clock.advance(unconfirmedRetentionDays * day);
    expect(await removeUnconfirmed(services)).toBe(0);
    clock.advance(1);
    expect(await removeUnconfirmed(services)).toBe(1);
    expect(await subscribers()).toMatchObject([{ id: inTime, state: "active" }]);
    const confirm = followLink(services, { purpose: "confirm", subscriberId: late, page: "/" });
    expect(await confirm).toBe("unknown");
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    expect(smtp.mails).toHaveLength(3);
    expect(await verifyConsentLog(services)).toBeUndefined();
  });

  it("counts the days to a confirmation from the last time the address was typed", async () => {
    const { post, services, clock, subscribers } = await start({ NEWSLETTER_CONFIRM: "double" });
    await post("/api/newsletter/signup", signup);
    clock.advance(20 * day);
    await post("/api/newsletter/signup", signup);
    clock.advance(20 * day);
    expect(await removeUnconfirmed(services)).toBe(0);
    expect(await subscribers()).toHaveLength(1);
  });

  it("forgets the address of someone who left and keeps only a blind index, so that they stay unsubscribed", async () => {
    const { post, worker, smtp, services, clock, subscribers } = await start();
    await post("/api/newsletter/signup", signup, { referer: "http://kinward.test/journeys/adoption" });
    await worker.drain();
    const subscriberId = readLink(services, "unsubscribe", linkIn(smtp, "unsubscribe")) ?? "";
    const leave = () => followLink(services, { purpose: "unsubscribe", subscriberId, page: "/" });
    const before = await subscribers();
    await leave();
    clock.advance(leftRetentionDays * day);
    expect(await forgetAddressesThatLeft(services)).toBe(0);
    clock.advance(1);
    expect(await forgetAddressesThatLeft(services)).toBe(1);
    expect(await forgetAddressesThatLeft(services)).toBe(0);
    const [suppressed] = await subscribers();
    expect(suppressed).toMatchObject({ id: subscriberId, email: "", page: "", state: "unsubscribed" });
    expect(suppressed?.email_index).toBe(before[0]?.email_index);
    expect(await subscriberForMail(services, subscriberId)).toBeUndefined();
    // The links in old emails still get a kind response, and an old confirmation link can't subscribe them again.
    expect(await leave()).toBe("already");
    expect(await followLink(services, { purpose: "confirm", subscriberId, page: "/" })).toBe("already");
    expect(await subscriberState(services, subscriberId)).toBe("unsubscribed");
  });

  it("takes back someone whose address was forgotten, and their oldest email still lets them unsubscribe", async () => {
    const { post, worker, smtp, services, clock, subscribers } = await start();
    await post("/api/newsletter/signup", signup);
    await worker.drain();
    const subscriberId = readLink(services, "unsubscribe", linkIn(smtp, "unsubscribe")) ?? "";
    const leave = () => followLink(services, { purpose: "unsubscribe", subscriberId, page: "/" });
    await leave();
    clock.advance((leftRetentionDays + 1) * day);
    await forgetAddressesThatLeft(services);
    await post("/api/newsletter/signup", signup, { referer: "http://kinward.test/membership" });
    expect(await subscribers()).toMatchObject([{ id: subscriberId, state: "active", page: "/membership" }]);
    await worker.drain();
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails.at(-1)?.rcpt).toEqual(["Robin@example.org"]);
    expect(wordsIn(await dumpOf(services), ["robin@example.org"])).toEqual([]);
    expect(await leave()).toBe("done");
    expect(await verifyConsentLog(services)).toBeUndefined();
  });
});
