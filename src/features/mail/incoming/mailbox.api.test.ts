import { afterEach, describe, expect, it } from "vitest";
import { day, minute } from "#platform/clock/clock.ts";
import type { IncomingMail, MailTaker } from "#platform/mail/incoming/incoming-mail.ts";
import { openMailbox } from "#platform/mail/incoming/mailbox.server.ts";
import type { Actor } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { diagnose } from "#server/doctor.ts";
import { type Cable, layCable } from "#tests/support/cable.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { type Mailbox, startMailbox } from "#tests/support/mailbox.ts";
import { readMailboxOnce } from "#tests/support/read-mailbox.ts";
import { bothDatabases, type DatabaseKind, databases, openTestApp } from "#tests/support/test-app.ts";
import { removalsOf } from "#worker/worker.ts";
import { mailboxAttention, mailboxScreen, mailboxState } from "./reads.server.ts";
import { claimDays } from "./rules.ts";
import { removeOldMails } from "./writes/remove-old-mails.server.ts";
import { retryUnreadMails } from "./writes/retry.server.ts";
import { recordProblem, recordRead, takeLease } from "./writes/state.server.ts";
import { watchMailbox } from "./writes/watch-mailbox.server.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const mailOf = (subject: string, text = "Hello") =>
  `From: Ana <ana@example.org>\r\nTo: hello@kinward.test\r\nSubject: ${subject}\r\n\r\n${text}\r\n`;

async function siteWith(mailbox: Pick<Mailbox, "url">, kind: DatabaseKind = "sqlite") {
  const app = await openTestApp(kind, { IMAP_URL: mailbox.url });
  ends.push(() => app.close());
  const taken: IncomingMail[] = [];
  const take: MailTaker = async (_tx, mail) => {
    taken.push(mail);
    return "new";
  };
  const services: Services = {
    ...app.services,
    contributions: { ...app.services.contributions, mailTakers: [() => take] },
  };
  return { app, clock: app.clock, services, taken };
}

async function newMailbox(options?: Parameters<typeof startMailbox>[0]): Promise<Mailbox> {
  const mailbox = await startMailbox(options);
  ends.push(() => mailbox.close());
  return mailbox;
}

const unreadOf = ({ store }: Services) =>
  store.db.selectFrom("unread_mails").select(["reason", "bytes"]).orderBy("id").execute();

/** The loop with waits that a test can wait for. */
function watch(services: Services, waits: { poll?: number; silence?: number } = {}) {
  const stop = watchMailbox(services, { poll: minute, silence: minute, failed: () => 50, ...waits });
  ends.push(stop);
  return stop;
}

const subjects = (taken: readonly IncomingMail[]) => taken.map(({ subject }) => subject);

describe.each(bothDatabases)("the team's mailbox on %s", (kind) => {
  it("isn't taken twice when it was committed and not moved, nor lost when it wasn't committed", async () => {
    const mailbox = await newMailbox();
    const { services, taken } = await siteWith(mailbox, kind);
    mailbox.append(mailOf("one"), mailOf("one"), mailOf("two"));
    const { transact } = services.store;
    let commits = 0;
    services.store.transact = async (body) => {
      const result = await transact(body);
      commits += 1;
      if (commits === 1) await mailbox.kill();
      return result;
    };
    await expect(readMailboxOnce(services)).rejects.toMatchObject({ name: "MailboxError" });
    expect(mailbox.folders().INBOX).toBe(3);
    await mailbox.start();
    await readMailboxOnce(services);
    // The second is the same to the byte.
    expect(subjects(taken)).toEqual(["one", "two"]);
    expect(mailbox.folders().INBOX).toBe(0);
    expect(await services.store.db.selectFrom("incoming_mails").select("taken_as").execute()).toEqual([
      { taken_as: "new" },
      { taken_as: "new" },
    ]);
  });

  it("is read by one process at a time; another goes on when the lease has run out", async () => {
    const mailbox = await newMailbox();
    const { services, clock } = await siteWith(mailbox, kind);
    const lease = (reader: string) => takeLease(services, reader);
    expect([await lease("one"), await lease("two"), await lease("one")]).toEqual([true, false, true]);
    clock.advance(2 * minute);
    expect([await lease("two"), await lease("one")]).toEqual([true, false]);
    expect((await Promise.all(["three", "four", "five"].map(lease))).filter(Boolean)).toEqual([]);
  });

  it("has labels instead where no folder can be made", async () => {
    const mailbox = await newMailbox({ canMakeFolders: false });
    const { services, taken } = await siteWith(mailbox, kind);
    mailbox.append(mailOf("one"), Buffer.alloc(26_000_000, `${"A".repeat(75)}\n`));
    await readMailboxOnce(services);
    await readMailboxOnce(services);
    expect(subjects(taken)).toEqual(["one"]);
    expect(mailbox.folders()).toEqual({ INBOX: 2 });
    expect((await unreadOf(services)).map(({ reason }) => reason)).toEqual(["too-large"]);
    await services.store.db
      .updateTable("unread_mails")
      .set({ retry_at: "2026-11-21T10:00:00.000Z" })
      .execute();
    await readMailboxOnce(services);
    expect((await unreadOf(services)).map(({ reason }) => reason)).toEqual(["too-large"]);
  });

  if (!databases.includes(kind)) return;

  it("gives each mail to who takes it, once, and keeps it in its folder", async () => {
    const mailbox = await newMailbox();
    const { services, taken } = await siteWith(mailbox, kind);
    mailbox.append(mailOf("one"), mailOf("two"));
    await readMailboxOnce(services);
    mailbox.append(mailOf("three"));
    await readMailboxOnce(services);
    await readMailboxOnce(services);
    expect(subjects(taken)).toEqual(["one", "two", "three"]);
    expect(mailbox.folders()).toEqual({ INBOX: 0, "Kinward/Read": 3, "Kinward/Unread": 0 });
    expect(await mailboxState(services)).toEqual({
      kind: "fine",
      since: null,
      readAt: services.clock.now().toISOString(),
      unread: 0,
    });
  });
});

describe("the team's mailbox", () => {
  it("is read again once a clock that was ahead is right", async () => {
    const mailbox = await newMailbox();
    const { services, taken, clock } = await siteWith(mailbox);
    const ahead = { ...services, clock: { now: () => new Date(clock.now().getTime() + 40 * day) } };
    expect(await takeLease(ahead, "ahead")).toBe(true);
    await recordRead(ahead);
    mailbox.append(mailOf("one"));
    await readMailboxOnce(services);
    expect(subjects(taken)).toEqual(["one"]);
  });

  it("waits while the disk is almost full, says so, and comes in once there is room", async () => {
    const mailbox = await newMailbox();
    const { app, services, taken } = await siteWith(mailbox);
    mailbox.append(mailOf("one"), mailOf("two"));
    const full = { ...services, settings: { ...services.settings, IMAP_MIN_FREE_MB: 1_000_000_000 } };
    const stop = watch(full);
    await expect.poll(() => mailboxState(full)).toMatchObject({ kind: "space" });
    await stop();
    expect(mailbox.folders()).toMatchObject({ INBOX: 2 });
    expect(taken).toEqual([]);
    expect(await mailboxAttention(full)).toBe(
      "Replies aren't coming in: the site's disk is almost full, so email waits in the mailbox",
    );
    const { text } = await mailboxScreen(full, actorWith("editor"));
    expect(text).toContain("less than 1,000,000,000 MB free");
    const { settings } = app.services;
    const found = await diagnose({
      DATA_DIR: settings.DATA_DIR,
      IMAP_URL: mailbox.url,
      IMAP_MIN_FREE_MB: "1000000000",
    });
    expect(found.find(({ about }) => about === "Mailbox")).toMatchObject({
      state: "problem",
      text: expect.stringContaining("mail waits in the mailbox"),
    });
    await readMailboxOnce(services);
    expect(subjects(taken)).toEqual(["one", "two"]);
    expect(await mailboxAttention(services)).toBe("");
  });

  it("isn't read for what it had before it was set up", async () => {
    const mailbox = await newMailbox();
    const { services, taken, clock } = await siteWith(mailbox);
    mailbox.appendOld(mailOf("years ago"), new Date(clock.now().getTime() - 3 * day));
    mailbox.append(mailOf("now"));
    await readMailboxOnce(services);
    expect(subjects(taken)).toEqual(["now"]);
    expect(mailbox.folders().INBOX).toBe(1);
  });

  it("takes our own mails for nothing, and keeps what nobody takes", async () => {
    const mailbox = await newMailbox();
    const app = await openTestApp("sqlite", { IMAP_URL: mailbox.url });
    ends.push(() => app.close());
    const services: Services = {
      ...app.services,
      contributions: { ...app.services.contributions, mailTakers: [] },
    };
    mailbox.append(
      `X-Kinward-Mail: kinward.test\r\n${mailOf("ours")}`,
      `Auto-Submitted: auto-replied\r\n${mailOf("away")}`,
      mailOf("a person's"),
    );
    await readMailboxOnce(services);
    const claims = services.store.db.selectFrom("incoming_mails").select("taken_as").orderBy("taken_as");
    expect(await claims.execute()).toEqual([{ taken_as: "ours" }]);
    expect(
      await services.store.db.selectFrom("outbox").select("kind").where("kind", "like", "%mail%").execute(),
    ).toEqual([]);
    // What nobody takes isn't lost.
    expect((await unreadOf(services)).map(({ reason }) => reason)).toEqual(["unclaimed", "unclaimed"]);
    expect(mailbox.folders()).toEqual({ INBOX: 0, "Kinward/Read": 1, "Kinward/Unread": 2 });
  });

  it("keeps what can't be read, with the reason, and tries again when asked", async () => {
    const mailbox = await newMailbox();
    const { services, taken } = await siteWith(mailbox);
    const nested = Array.from(
      { length: 10_000 },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    );
    mailbox.append(
      `From: a@example.org\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n${nested.join("")}`,
      Buffer.concat([Buffer.from(mailOf("large")), Buffer.alloc(50_000_000, `${"A".repeat(75)}\n`)]),
      mailOf("after"),
    );
    const before = process.memoryUsage().rss;
    await readMailboxOnce(services);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
    expect(subjects(taken)).toEqual(["after"]);
    expect((await unreadOf(services)).map(({ reason }) => reason)).toEqual(["too-complex", "too-large"]);
    expect(mailbox.folders()).toEqual({ INBOX: 0, "Kinward/Read": 1, "Kinward/Unread": 2 });
    expect((await mailboxState(services)).unread).toBe(2);

    await services.store.db
      .updateTable("unread_mails")
      .set({ retry_at: "2026-11-21T10:00:00.000Z" })
      .execute();
    await readMailboxOnce(services);
    expect((await unreadOf(services)).map(({ reason }) => reason)).toEqual(["too-complex", "too-large"]);
  });

  it("goes on after a mail that its taker fails at, and takes it once that is mended", async () => {
    const mailbox = await newMailbox();
    const { services, taken } = await siteWith(mailbox);
    let isBroken = true;
    const broken: MailTaker = async (_tx, { subject }) => {
      if (isBroken && subject === "odd") throw new Error("a fault of ours");
      return undefined;
    };
    const faulty = {
      ...services,
      contributions: {
        ...services.contributions,
        mailTakers: [() => broken, ...services.contributions.mailTakers],
      },
    };
    mailbox.append(mailOf("odd"), mailOf("after"));
    await readMailboxOnce(faulty);
    expect(subjects(taken)).toEqual(["after"]);
    expect((await unreadOf(services)).map(({ reason }) => reason)).toEqual(["failed"]);
    isBroken = false;
    await services.store.db
      .updateTable("unread_mails")
      .set({ retry_at: "2026-11-21T10:00:00.000Z" })
      .execute();
    await readMailboxOnce(faulty);
    expect(subjects(taken)).toEqual(["after", "odd"]);
    expect(await unreadOf(services)).toEqual([]);
  });

  it("forgets what someone has moved out of the folder by hand", async () => {
    const mailbox = await newMailbox();
    const { services } = await siteWith(mailbox);
    mailbox.append(Buffer.alloc(26_000_000, `${"A".repeat(75)}\n`));
    await readMailboxOnce(services);
    expect(await unreadOf(services)).toHaveLength(1);
    const { IMAP_URL: imapUrl = "" } = services.settings;
    const other = await openMailbox({ imapUrl, plainHost: undefined });
    await other.putBack((await other.unread()).map(({ uid }) => uid));
    for (const { uid } of await other.waiting(new Date(0))) await other.moveTo([uid], "read");
    await other.close();
    await readMailboxOnce(services);
    expect(await unreadOf(services)).toEqual([]);
  });

  it("works with folders named by dots", async () => {
    const mailbox = await newMailbox({ separator: "." });
    const { services, taken } = await siteWith(mailbox);
    mailbox.append(mailOf("one"));
    await readMailboxOnce(services);
    expect(subjects(taken)).toEqual(["one"]);
    expect(mailbox.folders()).toEqual({ INBOX: 0, "Kinward.Read": 1, "Kinward.Unread": 0 });
  });

  it("deletes what was read after 30 days, and its claim after 400", async () => {
    const mailbox = await newMailbox();
    const { app, services, clock, taken } = await siteWith(mailbox);
    mailbox.append(mailOf("one"));
    await readMailboxOnce(services);
    const { IMAP_URL: imapUrl = "" } = services.settings;
    const open = await openMailbox({ imapUrl, plainHost: undefined });
    ends.push(() => open.close());
    await removeOldMails(services, open);
    expect(mailbox.folders()["Kinward/Read"]).toBe(1);
    // One that waited for weeks is kept for 30 days from when it was read, and so is what comes later.
    clock.advance(29 * day);
    mailbox.appendOld(mailOf("late"), new Date(clock.now().getTime() - 28 * day));
    await readMailboxOnce(services);
    await removeOldMails(services, open);
    expect(mailbox.folders()["Kinward/Read"]).toBe(2);
    clock.advance(2 * day);
    mailbox.append(mailOf("new"));
    await readMailboxOnce(services);
    await removeOldMails(services, open);
    expect(mailbox.folders()["Kinward/Read"]).toBe(2);
    clock.advance(29 * day);
    await removeOldMails(services, open);
    expect(mailbox.folders()["Kinward/Read"]).toBe(1);
    clock.advance(3 * day);
    await removeOldMails(services, open);
    expect(mailbox.folders()["Kinward/Read"]).toBe(0);
    expect(subjects(taken)).toEqual(["one", "late", "new"]);
    clock.advance(claimDays * day);
    await removalsOf(app.services)["incoming_mails.claims"]?.();
    expect(await services.store.db.selectFrom("incoming_mails").selectAll().execute()).toEqual([]);
  });
});

describe("reading the mailbox all day", () => {
  it("takes a mail as soon as the server announces it", async () => {
    const mailbox = await newMailbox();
    const { services, taken } = await siteWith(mailbox);
    watch(services, { poll: 10 * minute });
    await expect.poll(() => mailbox.folders()["Kinward/Unread"]).toBe(0);
    mailbox.append(mailOf("one"));
    await expect.poll(() => subjects(taken)).toEqual(["one"]);
    mailbox.append(mailOf("two"));
    await expect.poll(() => subjects(taken)).toEqual(["one", "two"]);
  });

  it("goes on by itself when the mailbox was away, and says so meanwhile", async () => {
    const mailbox = await newMailbox();
    const { services, taken } = await siteWith(mailbox);
    await mailbox.stop();
    watch(services);
    const kind = async () => (await mailboxState(services)).kind;
    await expect.poll(kind).toBe("unreachable");
    mailbox.append(mailOf("one"));
    await mailbox.start();
    await expect.poll(() => subjects(taken)).toEqual(["one"]);
    expect(await kind()).toBe("fine");
    await mailbox.kill();
    await expect.poll(kind).toBe("unreachable");
    await mailbox.start();
    await expect.poll(kind).toBe("fine");
  });

  it("says that the password is wrong, until it's right", async () => {
    const mailbox = await newMailbox();
    const { services } = await siteWith(mailbox);
    await mailbox.setPassword("another");
    watch(services);
    const state = () => mailboxState(services);
    await expect.poll(async () => (await state()).kind).toBe("password");
    expect((await state()).since).toBe(services.clock.now().toISOString());
    await mailbox.setPassword("a-password");
    await expect.poll(async () => (await state()).kind).toBe("fine");
  });

  it("notices a connection that went silent, and makes a new one", async () => {
    const mailbox = await newMailbox();
    const cable: Cable = await layCable(mailbox.port);
    ends.push(() => cable.close());
    const url = mailbox.url.replace(String(mailbox.port), String(cable.port));
    const { services, taken } = await siteWith({ url });
    watch(services, { poll: 200, silence: 1_000 });
    await expect.poll(async () => (await mailboxState(services)).kind).toBe("fine");
    cable.pull("silent");
    mailbox.append(mailOf("one"));
    await expect.poll(async () => (await mailboxState(services)).kind).toBe("unreachable");
    cable.mend();
    await expect.poll(() => subjects(taken)).toEqual(["one"]);
  });

  it("doesn't happen in a process that only serves pages, nor without a mailbox", async () => {
    const mailbox = await newMailbox();
    const { services } = await siteWith(mailbox);
    const without = { ...services, settings: { ...services.settings, IMAP_URL: undefined } };
    await watchMailbox({ ...services, settings: { ...services.settings, ROLE: "web" } })();
    await watchMailbox(without)();
    // Whoever reads takes the lease first.
    expect(await services.store.db.selectFrom("mailbox_state").select("reader").execute()).toEqual([]);
    expect(await mailboxState(services)).toMatchObject({ kind: "starting" });
    expect(await mailboxState(without)).toMatchObject({ kind: "off" });
  });
});

describe("the connection to the mailbox", () => {
  /**
   * Signs in where it's allowed, and waits for the end of that session in the log: that of an earlier one would be there,
   * too. The lines of signing in are no proof: on a busy machine Dovecot's log can miss them.
   */
  async function signsInOnce(mailbox: Mailbox, how: Parameters<typeof openMailbox>[0]): Promise<void> {
    const open = await openMailbox(how);
    await open.close();
    await expect.poll(() => mailbox.log()).toMatch(/imap\(team\).*Logged out/);
    expect(mailbox.log().match(/imap\(team\).*Disconnected/g)).toHaveLength(1);
  }

  it("shows no password to a certificate that nobody vouches for", async () => {
    const mailbox = await newMailbox();
    const opening = openMailbox({ imapUrl: mailbox.tlsUrl, plainHost: undefined });
    await expect(opening).rejects.toMatchObject({ problem: "certificate" });
    await signsInOnce(mailbox, { imapUrl: mailbox.url, plainHost: undefined });
  });

  it("isn't made in the clear to another machine, unless its host is named", async () => {
    const mailbox = await newMailbox();
    // Leads here, and isn't one of the names of this machine.
    const imapUrl = mailbox.url.replace("127.0.0.1", "0.0.0.0");
    await expect(openMailbox({ imapUrl, plainHost: undefined })).rejects.toMatchObject({
      problem: "certificate",
    });
    await signsInOnce(mailbox, { imapUrl, plainHost: "0.0.0.0" });
  });
});

describe("the screen of the mailbox", () => {
  it("says how reading goes, and lets editors try again what couldn't be read", async () => {
    const mailbox = await newMailbox();
    const { app, services, taken } = await siteWith(mailbox);
    const editor: Actor = {
      id: "editor",
      name: "Robin",
      role: "editor",
      sessionId: "",
      needsSecondFactor: false,
    };
    const viewer: Actor = { ...editor, role: "viewer" };
    const screen = () => mailboxScreen(services, editor);
    expect(await screen()).toMatchObject({ state: "Not read yet", list: { rows: [] } });
    await expect(retryUnreadMails(services, editor)).rejects.toMatchObject({ code: "conflict" });

    const settings = { ...services.settings, IMAP_URL: undefined };
    const without = await mailboxScreen({ ...services, settings }, editor);
    expect(without.text).toContain("Replies go to team@kinward.example, because no mailbox is set up.");

    mailbox.append(Buffer.alloc(26_000_000, `${"A".repeat(75)}\n`));
    await readMailboxOnce(services);
    const { state, list } = await screen();
    expect(state).toBe("Working");
    expect(list.rows.map(({ cells }) => [cells.reason?.text, cells.bytes?.text])).toEqual([
      ["Larger than 25 MB", expect.stringMatching(/^26\.\d MB$/)],
    ]);
    expect(await mailboxAttention(services)).toBe("1 email in the mailbox couldn't be read");
    await expect(retryUnreadMails(services, viewer)).rejects.toMatchObject({ code: "forbidden" });
    expect(await retryUnreadMails(services, editor)).toBe(1);
    expect(await retryUnreadMails(services, editor)).toBe(0);
    const audit = services.store.db.selectFrom("audit").select("action").where("action", "like", "mailbox.%");
    expect(await audit.execute()).toEqual([{ action: "mailbox.retried" }]);

    await recordProblem(services, "unreachable");
    expect(await mailboxAttention(services)).toBe("1 email in the mailbox couldn't be read");
    app.clock.advance(16 * minute);
    expect(await mailboxAttention(services)).toBe("Replies aren't coming in: the mailbox can't be reached");
    await recordProblem(services, "password");
    expect(await mailboxAttention(services)).toBe(
      "Replies aren't coming in: the mailbox refuses our password",
    );
    await services.store.db.updateTable("mailbox_state").set({ problem: "" }).execute();
    expect(await screen()).toMatchObject({ state: "Not being read", isWorking: false });
    expect(taken).toEqual([]);
  });
});
