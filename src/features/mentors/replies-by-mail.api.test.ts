import { afterEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { tokenOf } from "#tests/support/group-places.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import { askForMentor, matchLast, onLetters } from "#tests/support/mentoring.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { readMailboxOnce } from "#tests/support/read-mailbox.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { bothDatabases, dumpOf, openTestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { inboxPage } from "../inbox/reads/list.server.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const secret = "I haven't told anybody else what happened on Tuesday.";
const wren = "Wren <wren@example.org>";

describe.each(bothDatabases)("a reply by email to a notice about a letter, on %s", (kind) => {
  /** A site where the mentor has written, and the notice has gone out to the person. */
  async function start() {
    const mailbox = await startMailbox();
    ends.push(() => mailbox.close());
    const smtp = await startSmtp();
    ends.push(() => smtp.close());
    const settings = { SMTP_URL: smtp.url, IMAP_URL: mailbox.url, IMAP_ADDRESS: "hello@kinward.example" };
    const app = await openTestApp(kind, settings);
    ends.push(() => app.close());
    await askForMentor(app);
    const links = await matchLast(app);
    const token = links.mentor.split("token=")[1] ?? "";
    expect((await onLetters(app, "write", { token, text: "A quiet hello to you." })).status).toBe(201);
    await app.worker.drain();
    const mailTo = (email: string, subject: string) =>
      smtp.mails.findLast((mail) => mail.rcpt.includes(email) && mail.subject === subject);
    const notice = mailTo("wren@example.org", "You have a letter");
    if (!notice) throw new Error("the notice was not sent");
    const referenceOf = () =>
      notice.headers.find(({ key }) => key === "references")?.value.trim() ?? "no reference";
    const arrive = async (mail: Parameters<typeof rawMail>[0]) => {
      mailbox.append(rawMail({ from: wren, subject: "Re: You have a letter", text: secret, ...mail }));
      smtp.mails.length = 0;
      await readMailboxOnce(app.services);
      await app.worker.drain();
      return smtp.mails.map(({ rcpt, subject }) => [rcpt[0], subject]);
    };
    const messages = async () =>
      (await inboxPage(app.services, actorWith("editor"), "messages", { choice: "all" })).items.length;
    const to = notice.replyTo?.[0]?.address ?? "";
    return { app, mailbox, notice, to, referenceOf, arrive, messages, mailTo, links, smtp };
  }
  const told = [["wren@example.org", "Your reply wasn't passed on"]];

  it("is kept nowhere, whatever the mail program leaves of it, and its writer is told where to write", async () => {
    const { app, mailbox, notice, to, referenceOf, arrive, messages } = await start();
    expect(notice.text).toContain("Nobody reads replies to this email");
    const ways: Parameters<typeof rawMail>[0][] = [
      { to },
      { to: to.toUpperCase() },
      { headers: { "In-Reply-To": `<new@relay.example>`, References: referenceOf() } },
      { headers: { References: `${referenceOf()} <${notice.messageId}>` } },
      // Nothing but the subject.
      {},
      { subject: "AW: You have a letter" },
      // From another address of hers.
      { to, from: "Someone <else@example.org>" },
    ];
    for (const way of ways) {
      expect(await arrive(way), JSON.stringify(way)).toEqual(told);
      app.clock.advance(day + 1);
    }
    expect(await messages()).toBe(0);
    expect(mailbox.folders()).toEqual({ INBOX: 0, "Kinward/Read": 0, "Kinward/Unread": 0 });
    expect(wordsIn(await dumpOf(app.services), [secret, "else@example.org"])).toEqual([]);
    const claims = await app.services.store.db.selectFrom("incoming_mails").select("taken_as").execute();
    expect(claims).toEqual(ways.map(() => ({ taken_as: "private" })));
    for (const table of ["conversations", "inbox_mails"] as const)
      expect(await app.services.store.db.selectFrom(table).select("id").execute()).toEqual([]);
  });

  it("is answered once a day, with the page's link, and a program's never", async () => {
    const { to, arrive, mailTo, smtp, app } = await start();
    expect(await arrive({ to, headers: { "Auto-Submitted": "auto-replied" } })).toEqual([]);
    expect(await arrive({ to })).toEqual(told);
    const mail = mailTo("wren@example.org", "Your reply wasn't passed on");
    expect(mail?.text).toContain("write it on your page");
    expect((await onLetters(app, "read", { token: tokenOf(smtp, "wren@example.org") })).status).toBe(200);
    expect(await arrive({ to, text: `${secret} Once more.` })).toEqual([]);
    // A reply to what told them is a letter, too.
    expect(await arrive({ to: mail?.replyTo?.[0]?.address ?? "", text: "Sorry, again." })).toEqual([]);
  });

  it("tells the mentor as it does the person, at their own address", async () => {
    const { app, arrive, links, mailTo, smtp } = await start();
    const token = links.person.split("token=")[1] ?? "";
    await onLetters(app, "write", { token, text: "Thank you." });
    await app.worker.drain();
    const notice = mailTo("marlowe@example.org", "You have a letter");
    const to = notice?.replyTo?.[0]?.address ?? "";
    expect(await arrive({ to, from: "Marlowe <marlowe@example.org>" })).toEqual([
      ["marlowe@example.org", "Your reply wasn't passed on"],
    ]);
    expect(smtp.mails.every(({ text }) => !text?.includes(secret))).toBe(true);
  });

  it("reaches the team when it's forwarded to it, or answers a mail that asks for the team", async () => {
    const { arrive, referenceOf, messages } = await start();
    const references = { References: referenceOf() };
    await arrive({ subject: "Fwd: You have a letter", text: "Is this from you?", headers: references });
    expect(await messages()).toBe(1);
    await arrive({ subject: "About my mentor", text: "I can't open my page." });
    await arrive({
      subject: "Re: You have a letter",
      from: "Robin <robin@example.org>",
      text: "What is this?",
    });
    expect(await messages()).toBe(3);
    await arrive({ subject: "Re: We have your note", text: "I have a question." });
    expect(await messages()).toBe(4);
  });

  it("isn't a server's report, which repeats its references", async () => {
    const { app, arrive, referenceOf } = await start();
    await arrive({
      from: "Mail Delivery System <MAILER-DAEMON@mx.example>",
      subject: "Undelivered Mail Returned to Sender",
      headers: { "Return-Path": "<>", References: referenceOf() },
    });
    const claims = await app.services.store.db.selectFrom("incoming_mails").select("taken_as").execute();
    expect(claims).toEqual([{ taken_as: "automatic" }]);
  });

  it("by someone who doesn't know the notice reaches nobody's letters", async () => {
    const { to, arrive, messages } = await start();
    const forged = to.replace(/\+p(.)/, (_, first) => `+p${first === "a" ? "b" : "a"}`);
    expect(
      (await arrive({ to: forged, from: "Robin <robin@example.org>", subject: "Hello" })).map(([, s]) => s),
    ).toContain("Your email to Kinward");
    expect(await messages()).toBe(1);
  });
});
