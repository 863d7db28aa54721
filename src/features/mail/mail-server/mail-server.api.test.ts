import { createServer, type Server } from "node:net";
import fc from "fast-check";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { setupSteps } from "#features/dashboard/reads/overview.server.ts";
import { day } from "#platform/clock/clock.ts";
import { enteredValue, loadEntered } from "#platform/entered/entered-settings.ts";
import { enteredMail } from "#platform/mail/entered-mail.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { createOutboxWorker } from "#platform/outbox/outbox-worker.ts";
import { applyEntered, settingsInForce } from "#platform/settings/read.ts";
import { actAs, actorBy } from "#tests/support/admin.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { mailServerScreen } from "./reads.server.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const path = "/admin/settings/mail";

async function start(kind: (typeof databases)[number], settings: Record<string, string> = {}) {
  const app = await openTestApp(kind, settings);
  open.push(app.close);
  const owner = await actAs(app, "owner");
  const act = async (name: string, input: object, who = owner) => {
    const answer = await app.act(path, name, input, who);
    return { status: answer.status, body: await answer.json() };
  };
  const screen = async () => mailServerScreen(app.services, await actorBy(app, owner));
  return { app, owner, act, screen };
}

async function smtpServer(): Promise<TestSmtp> {
  const smtp = await startSmtp();
  open.push(smtp.close);
  return smtp;
}

const portOf = ({ url }: { url: string }) => Number(new URL(url).port);

const storedMail = ({ services }: TestApp) =>
  enteredValue(enteredMail, { db: services.store.db, cipher: services.cipher });

/** What an owner enters for a server on this machine. */
const entered = (port: number, more: object = {}) => ({
  host: "127.0.0.1",
  port,
  encryption: "none",
  user: "",
  password: "",
  senderName: "Meadow Circle",
  senderAddress: "hello@meadow.test",
  replyTo: "answers@meadow.test",
  teamAddress: "team@meadow.test",
  revision: 0,
  ...more,
});

const message = {
  name: "Wren",
  email: "wren@example.org",
  phone: "",
  subject: "general",
  message: "Hello",
  website: "",
};

/** A mail server that does what these options say, on a free port. @returns its port. */
async function serverWith(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    closeTimeout: 100,
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    ...options,
  });
  server.on("error", () => undefined);
  return listening(server.server, () => new Promise((closed) => server.close(() => closed())));
}

async function listening(server: Server, close: () => Promise<void>): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  open.push(close);
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Something at a port that isn't a mail server. */
async function otherServer(greeting: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end(greeting);
  });
  return listening(server, () => new Promise((closed) => server.close(() => closed())));
}

const refusing = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

describe.each(bothDatabases)("a mail server entered in the admin, on %s", (kind) => {
  it("is changed by one owner at a time", async () => {
    const { act, app } = await start(kind);
    for (const revision of [0, 1]) {
      const both = await Promise.all(
        ["One", "Two"].map((senderName) => act("saveMailServer", entered(2525, { senderName, revision }))),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body.message).toMatch(/^Someone else changed/);
    }
    expect((await act("removeMailServer", { revision: 0 })).status).toBe(409);
    expect((await storedMail(app)).revision).toBe(2);
  });

  if (!databases.includes(kind)) return;

  it("is tested before it's saved, takes what goes out from then on, and can be removed again", async () => {
    const { act, screen, app, owner } = await start(kind);
    const { services } = app;
    const smtp = await smtpServer();
    const form = entered(portOf(smtp));
    expect(await act("testMailServer", form)).toMatchObject({ status: 200, body: { sent: true } });
    expect(smtp.mails.map(({ rcpt }) => rcpt)).toEqual([["owner@kinward.test"]]);
    expect((await screen()).hasEntered).toBe(false);

    expect(await act("saveMailServer", form)).toMatchObject({ status: 200, body: { revision: 1 } });
    await app.post("/api/contact", message);
    await app.worker.drain();
    const sent = smtp.mails.slice(1);
    expect(sent.flatMap(({ rcpt }) => rcpt).toSorted()).toEqual(["team@meadow.test"]);
    expect(sent[0]?.from).toEqual({ name: "Meadow Circle", address: "hello@meadow.test" });
    expect(sent[0]?.replyTo?.[0]?.address).toBe("answers@meadow.test");
    const steps = (await setupSteps(services, await actorBy(app, owner))) ?? [];
    const left = steps.filter(({ done }) => !done).map(({ id }) => id);
    for (const id of ["mail", "replies", "test"]) expect(left).not.toContain(id);

    expect(await act("removeMailServer", { revision: 1 })).toMatchObject({ body: { revision: 2 } });
    expect(services.settings).toMatchObject({ SMTP_URL: undefined, MAIL_FROM: "hello@kinward.example" });
    expect(await screen()).toMatchObject({ hasEntered: false, sends: false, revision: 2 });
    // And entered anew.
    expect(await act("saveMailServer", { ...form, revision: 2 })).toMatchObject({ body: { revision: 3 } });
  });

  it("is stored encrypted, and its password comes back to nobody", async () => {
    const { act, screen, app } = await start(kind);
    const account = { user: "meadow@user here", password: "marked-pass word/%é" };
    expect((await act("saveMailServer", entered(2525, account))).status).toBe(200);
    const shown = JSON.stringify([await screen(), settingsInForce(app.services.settings)]);
    expect(wordsIn(shown, ["marked-pass word"])).toEqual([]);
    expect(wordsIn(await dumpOf(app.services), ["marked-pass word", "meadow@user here"])).toEqual([]);
    expect(await screen()).toMatchObject({ hasPassword: true, fields: { user: "meadow@user here" } });
    const { SMTP_URL = "" } = app.services.settings;
    expect(decodeURIComponent(new URL(SMTP_URL).password)).toBe(account.password);
    const audit = await app.services.store.db.selectFrom("audit").select("action").execute();
    expect(audit.map(({ action }) => action)).toContain("settings.mail_server_changed");
    // An empty password keeps the stored one for the same server, and for no other.
    const again = { user: account.user, senderName: "Meadow", revision: 1 };
    expect((await act("saveMailServer", entered(2525, again))).status).toBe(200);
    expect(app.services.settings.SMTP_URL).toBe(SMTP_URL);
    for (const other of [{ host: "127.0.0.2" }, { port: 2526 }, { encryption: "tls" }, { user: "other" }])
      for (const operation of ["saveMailServer", "testMailServer"])
        expect(await act(operation, entered(2525, { ...again, ...other, revision: 2 }))).toMatchObject({
          status: 422,
          body: { fields: { password: expect.stringMatching(/enter the password/) } },
        });
    const damaged = { value: "v1:nonsense" };
    await app.services.store.db.updateTable("entered_settings").set(damaged).execute();
    await loadEntered(enteredMail, { ...app.services, db: app.services.store.db });
    expect(await screen()).toMatchObject({ unreadable: true, sends: false });
    expect((await act("saveMailServer", entered(2525, { revision: 2 }))).status).toBe(200);
    expect(await screen()).toMatchObject({ unreadable: false, sends: true });
  });
});

describe.each(databases)("a mail server entered in the admin, on %s", (kind) => {
  it("is open to owners only", async () => {
    const { act, app } = await start(kind);
    const editor = await actAs(app, "editor");
    for (const name of ["saveMailServer", "testMailServer"])
      expect((await act(name, entered(2525), editor)).status).toBe(403);
    expect((await act("removeMailServer", { revision: 0 }, editor)).status).toBe(403);
  });

  it("leaves what the environment sets as it is, field by field", async () => {
    const smtp = await smtpServer();
    const { act, app, screen } = await start(kind, { SMTP_URL: smtp.url, MAIL_FROM: "env@meadow.test" });
    const form = { ...entered(587), host: "", senderAddress: "" };
    expect(await act("testMailServer", form)).toMatchObject({ body: { sent: true } });
    expect((await act("saveMailServer", form)).status).toBe(200);
    expect(app.services.settings).toMatchObject({
      SMTP_URL: smtp.url,
      MAIL_FROM: "env@meadow.test",
      MAIL_NAME: "Meadow Circle",
      TEAM_MAIL: "team@meadow.test",
    });
    expect((await screen()).environment).toMatchObject({
      server: { name: "SMTP_URL", value: "" },
      senderAddress: { name: "MAIL_FROM", value: "env@meadow.test" },
      senderName: null,
    });
  });

  it("doesn't count for a copy of the data at another address", async () => {
    const { act, app, screen } = await start(kind);
    await act("saveMailServer", entered(2525));
    const { value } = await storedMail(app);
    expect(value?.site).toBe("kinward.test");
    Object.assign(app.services.settings, { SITE_URL: "http://copy.test" });
    await loadEntered(enteredMail, { ...app.services, db: app.services.store.db });
    expect(app.services.settings.SMTP_URL).toBeUndefined();
    expect(await screen()).toMatchObject({ otherSite: "kinward.test", sends: false });
  });

  it("gets the mails that have waited for it on a public site, for more than a few days", async () => {
    const app = await openTestApp(kind, { SITE_URL: "https://kinward.test", RATE_LIMIT: "on" });
    open.push(app.close);
    const smtp = await smtpServer();
    const id = await app.services.store.transact((tx) =>
      enqueue(tx, app.services, { kind: "team_members.forgotten_password", payload: {} }),
    );
    const mail = { to: "wren@example.org", subject: "A", text: "A", html: "<p>A</p>" };
    const worker = createOutboxWorker({
      ...app.services,
      jobs: { "team_members.forgotten_password": ({ id }) => app.services.mailer.send(mail, id) },
    });
    for (let days = 0; days < 5; days += 1) {
      await worker.drain();
      app.clock.advance(day);
    }
    const row = () =>
      app.services.store.db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
    expect(await row()).toMatchObject({ state: "queued", attempts: 0 });
    applyEntered(app.services.settings, "mail", { SMTP_URL: smtp.url });
    await worker.drain();
    expect(smtp.mails.map(({ rcpt }) => rcpt)).toEqual([["wren@example.org"]]);
    expect(await row()).toMatchObject({ state: "done" });
  });

  it("says in a sentence what a test came to, and quotes only mail servers", async () => {
    const { act } = await start(kind);
    const account = { user: "meadow", password: "word" };
    const signIn = (responseCode: number, text: string): SMTPServerOptions => ({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusing(responseCode, text)),
    });
    const sender = (code: number, text: string): SMTPServerOptions => ({
      onMailFrom: (_address, _session, done) => done(refusing(code, text)),
    });
    const receiver = (code: number, text: string): SMTPServerOptions => ({
      onRcptTo: (_address, _session, done) => done(refusing(code, text)),
    });
    const none = await serverWith({});
    const cases: [string, object, RegExp, RegExp][] = [
      [
        "login",
        entered(await serverWith(signIn(535, "5.7.8 bad")), account),
        /doesn’t accept this user/,
        /5\.7\.8 bad/,
      ],
      [
        "sender",
        entered(await serverWith(sender(550, "5.7.1 not allowed"))),
        /send as hello@meadow.test/,
        /not allowed/,
      ],
      [
        "relay",
        entered(await serverWith(receiver(554, "5.7.1 Relay access denied"))),
        /to other servers for us/,
        /Relay/,
      ],
      [
        "grey",
        entered(await serverWith(receiver(451, "4.7.1 Greylisted"))),
        /put the test email off/,
        /Greylisted/,
      ],
      ["quota", entered(await serverWith(sender(452, "4.2.2 quota"))), /limit is used up/, /quota/],
      [
        "login first",
        entered(await serverWith(sender(530, "5.7.0 Authentication required"))),
        /sign in before/,
        /5\.7\.0/,
      ],
      ["nothing there", entered(1), /refused the connection on port 1\b/, /^$/],
      ["no TLS", entered(none, { encryption: "tls" }), /doesn’t speak TLS on port/, /^$/],
      ["no STARTTLS", entered(none, { encryption: "starttls" }), /can’t encrypt with STARTTLS/, /^/],
      [
        "own certificate",
        entered(await serverWith({ secure: true }), { encryption: "tls" }),
        /certificate/,
        /^$/,
      ],
      [
        "web",
        entered(await otherServer("HTTP/1.1 400 Bad Request\r\n\r\nmarked")),
        /isn’t a mail server/,
        /^$/,
      ],
      ["silence", entered(await otherServer("")), /The connection to|isn’t a mail server/, /^$/],
      ["no host", entered(587, { host: "nowhere.invalid" }), /no server called nowhere.invalid/, /^$/],
    ];
    for (const [name, form, said, reply] of cases) {
      const { status, body } = await act("testMailServer", form);
      expect([name, status, body.sent, body.message], name).toEqual([
        name,
        200,
        false,
        expect.stringMatching(said),
      ]);
      expect(body.reply, name).toMatch(reply);
      expect(body.reply.length).toBeLessThanOrEqual(300);
      expect(JSON.stringify(body)).not.toContain("marked");
    }
  }, 60_000);

  it("answers any input with a sentence, and stores nothing of what it refuses", async () => {
    const { act, app } = await start(kind);
    const odd = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constantFrom(
        "a b",
        "a\r\nRCPT TO:<x@y.z>",
        "mail.test:25",
        "http://a",
        "user@host",
        "[::1",
        "a%00b",
        "\u202eab",
      ),
      fc.constant("x".repeat(10_000)),
      fc.integer(),
      fc.constant(null),
    );
    const keys = Object.keys(entered(2525)).filter((key) => key !== "revision");
    const forms = fc.tuple(fc.constantFrom(...keys), odd);
    let revision = 0;
    await fc.assert(
      fc.asyncProperty(forms, async ([key, value]) => {
        const { status, body } = await act("saveMailServer", entered(2525, { [key]: value, revision }));
        expect([200, 422]).toContain(status);
        if (status === 200) revision += 1;
        else expect(Object.keys(body.fields).length).toBeGreaterThan(0);
        const stored = await storedMail(app);
        expect(stored.revision).toBe(revision);
        const { SMTP_URL = "smtp://none", MAIL_NAME = "" } = app.services.settings;
        expect(URL.canParse(SMTP_URL)).toBe(true);
        expect(MAIL_NAME).not.toMatch(/[\r\n\0]/);
      }),
      { numRuns: isWholeRun ? 60 : 8 },
    );
    for (const [key, value] of [
      ["host", "a b"],
      ["host", "a\r\nb"],
      ["host", "mail.test:25"],
      ["host", "x".repeat(10_000)],
      ["host", ""],
      ["port", 0],
      ["port", 65_536],
      ["port", 1.5],
      ["encryption", "ssl"],
      ["senderName", "Meadow\r\nBcc: x@example.org"],
      ["senderName", "\u202eelcriC"],
      ["senderAddress", "a@b.test, c@d.test"],
      ["replyTo", "a@b.test\r\nBcc: x@y.test"],
      ["teamAddress", ""],
    ])
      expect(
        (await act("saveMailServer", entered(2525, { [String(key)]: value, revision }))).status,
        String(value).slice(0, 40),
      ).toBe(422);
    for (const host of ["[::1]", "::1", "bücher.test", "127.0.0.1"]) {
      expect(
        (await act("saveMailServer", entered(2525, { host, senderName: "דנה قمر", revision }))).status,
        host,
      ).toBe(200);
      revision += 1;
    }
  });
});
