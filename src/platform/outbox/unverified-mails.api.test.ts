import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiveMail } from "#features/mail/incoming/writes/receive.server.ts";
import { day, hour } from "#platform/clock/clock.ts";
import { addPerson } from "#tests/support/admin.ts";
import { askForPlace, openGroup } from "#tests/support/group-places.ts";
import { askForMentor } from "#tests/support/mentoring.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { planDailyJob } from "#worker/daily.ts";

const mailbox = {
  IMAP_URL: "imaps://kinward:secret@127.0.0.1/INBOX",
  IMAP_ADDRESS: "hello@kinward.example",
};
const groups = ["one", "two", "three", "four"];

/** Everything by which a stranger can have an address mailed. */
const ways = {
  newsletter: (app: TestApp, email: string) =>
    app.post("/api/newsletter/signup", { email, consentToNewsletter: true, website: "" }),
  mentor: (app: TestApp, email: string) => askForMentor(app, { email }),
  ownData: (app: TestApp, email: string) => app.post("/api/privacy/my-data", { email, website: "" }),
  password: (app: TestApp, email: string) => app.post("/api/auth/forgotten-password", { email }),
  async mail({ services }: TestApp, email: string) {
    await receiveMail(services, rawMail({ from: `Robin <${email}>`, to: mailbox.IMAP_ADDRESS }));
    return undefined;
  },
  one: (app: TestApp, email: string) => askForPlace(app, email, { slug: "one" }),
  two: (app: TestApp, email: string) => askForPlace(app, email.toUpperCase(), { slug: "two" }),
  three: (app: TestApp, email: string) => askForPlace(app, email, { slug: "three" }),
  four: (app: TestApp, email: string) => askForPlace(app, email, { slug: "four" }),
} as const;
type Way = keyof typeof ways;
const names = Object.keys(ways).filter((name): name is Way => name in ways);

describe.each(bothDatabases)("mails to an address that somebody has only typed, on %s", (kind) => {
  let app: TestApp;
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    app = await openTestApp(kind, { SMTP_URL: smtp.url, ...mailbox });
    for (const slug of groups) await openGroup(app.services, { slug });
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  const mailsTo = (email: string) =>
    smtp.mails.filter(({ rcpt }) => rcpt.some((each) => each.toLowerCase() === email)).length;

  it("are three, if they are asked for at the same time", async () => {
    const email = "at.once@example.org";
    await Promise.all([...names, ...names].map((way) => ways[way](app, email)));
    await app.worker.drain();
    expect(mailsTo(email)).toBe(3);
  });

  if (!databases.includes(kind)) return;

  it.each(names)("come by each way: %s", async (way) => {
    const email = `${way.toLowerCase()}@example.org`;
    await addPerson(app, "viewer", email);
    await ways[way](app, email);
    await app.worker.drain();
    expect(mailsTo(email)).toBe(1);
  });

  it("are three in 24 hours, whichever features are used, and the answers are the same", async () => {
    const answerOf = async (way: Way, email: string) => {
      const answer = await ways[way](app, email);
      // The newsletter's answer has an id of its own.
      return (
        answer && `${answer.status} ${(await answer.text()).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "ID")}`
      );
    };
    let lives = 0;
    const step = fc.record({
      way: fc.constantFrom(...names),
      hours: fc.constantFrom(0, 0, 0, 1, 5, 12, 23, 24),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
        lives += 1;
        const email = `person${lives}@example.org`;
        await addPerson(app, "viewer", email);
        const mailed: number[] = [];
        for (const [at, { way, hours }] of steps.entries()) {
          app.clock.advance(hours * hour);
          const now = app.clock.now().getTime();
          const today = () => mailed.filter((each) => each > now - day).length;
          const [mails, before] = [mailsTo(email), today()];
          expect(await answerOf(way, email)).toBe(await answerOf(way, `fresh${lives}.${at}@example.org`));
          await app.worker.drain();
          const came = mailsTo(email) - mails;
          for (let each = 0; each < came; each += 1) mailed.push(now);
          expect(today()).toBeLessThanOrEqual(3);
          // The other features have limits of their own, too.
          if (groups.includes(way)) expect(came).toBe(before < 3 ? 1 : 0);
        }
      }),
      { numRuns: 12, seed: 52 },
    );
  });

  it("aren't used up by asking for the password of somebody who isn't on the team", async () => {
    const email = "no.member@example.org";
    for (let at = 0; at < 5; at += 1) {
      await ways.password(app, email);
      app.clock.advance(hour);
    }
    await ways.one(app, email);
    await app.worker.drain();
    expect(mailsTo(email)).toBe(1);
  });

  it("are counted without the address, and forgotten after two nights", async () => {
    const email = "wren.marlowe@example.org";
    await ways.one(app, email);
    const counted = async () =>
      (await app.services.store.db.selectFrom("unverified_mails").selectAll().execute()).length;
    expect(await counted()).toBeGreaterThan(0);
    expect(wordsIn(await dumpOf(app.services), [email])).toEqual([]);
    await planDailyJob(app.services);
    app.clock.advance(2 * day);
    await app.worker.drain();
    expect(await counted()).toBe(0);
  });
});
