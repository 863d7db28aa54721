import { afterEach, describe, expect, it } from "vitest";
import { receiveMail } from "#features/mail/incoming/writes/receive.server.ts";
import { day, hour, minute, second } from "#platform/clock/clock.ts";
import { ownMailHeader } from "#platform/mail/mail.ts";
import { messageIdOf } from "#platform/mail/mailer.ts";
import { actorBy, ask } from "#tests/support/admin.ts";
import { openInbox } from "#tests/support/inbox.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { bothDatabases, databases, dumpOf } from "#tests/support/test-app.ts";
import { secretsIn, wordsIn } from "#tests/support/words-in.ts";
import { keptBounds } from "./mails/rules/bounds.ts";
import { itemScreen } from "./reads/item-screen.server.ts";
import { undoMs } from "./writes/replies.server.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const file = (name: string, text = "short") => ({ name, type: "text/plain", text });

const mailbox = {
  IMAP_URL: "imaps://kinward:secret@127.0.0.1/INBOX",
  IMAP_ADDRESS: "hello@kinward.example",
};

describe.each(bothDatabases)("emails in the inbox on %s", (kind) => {
  async function start(settings: Readonly<Record<string, string>> = mailbox) {
    const inbox = await openInbox(kind, settings);
    open.push(inbox.close);
    const { app, smtp } = inbox;
    const receive = (mail: Parameters<typeof rawMail>[0] = {}) => receiveMail(app.services, rawMail(mail));
    const listed = async () => (await inbox.list("messages", { choice: "all" })).items;
    const sent = async (subject: string) => {
      smtp.mails.length = 0;
      await app.worker.drain();
      return smtp.mails.filter((mail) => mail.subject === subject);
    };
    const mailsIn = async (id: string, of: "messages" | "inquiries" = "messages") =>
      (await inbox.item(id, of)).steps.flatMap((step) => (step.kind === "mail" ? [step.mail] : []));
    /** Answers, and gives the mail that the person got. */
    const answered = async (id: string, text = "Yes, on Tuesdays.") => {
      const { version } = await inbox.item(id);
      expect((await inbox.answer(id, { version, text })).status).toBe(200);
      app.clock.advance(undoMs);
      const [mail] = await sent("An answer from Kinward");
      if (!mail) throw new Error("no answer was sent");
      return { to: mail.replyTo?.[0]?.address ?? "", messageId: mail.messageId ?? "", mail };
    };
    return { ...inbox, receive, listed, sent, mailsIn, answered };
  }
  type Started = Awaited<ReturnType<typeof start>>;

  const statusOf = async ({ item }: Started, id: string) => {
    const { state, due, steps } = await item(id);
    return { state, isDue: due !== null, kinds: steps.map((step) => step.kind) };
  };

  it("answer a clinic's inquiry as they do a message", async () => {
    const inbox = await start();
    const id = await inbox.inquire();
    const answer = { version: 1, text: "Welcome.", next: "done" };
    expect((await inbox.answer(id, answer, "", "inquiries")).status).toBe(200);
    inbox.app.clock.advance(undoMs);
    const [mail] = await inbox.sent("An answer from Kinward");
    await inbox.receive({ from: "Desk <DESK@clinic.example>", to: mail?.replyTo?.[0]?.address ?? "" });
    expect(await inbox.mailsIn(id, "inquiries")).toMatchObject([
      { part: "reply", email: "DESK@clinic.example" },
    ]);
    const { state, due } = await inbox.item(id, "inquiries");
    expect([state, due]).toEqual(["open", expect.any(String)]);
    expect(await inbox.listed()).toEqual([]);
  });

  it("of one address come to few conversations of a bounded length, and the rest is counted", async () => {
    const inbox = await start();
    for (let at = 0; at < 60; at += 1) await inbox.receive({ subject: "Flood", text: `Mail ${at}` });
    for (let at = 0; at < 20; at += 1) await inbox.receive({ subject: `Flood ${at}` });
    const lines = await inbox.listed();
    expect(lines.map(({ subject }) => subject).toSorted()).toEqual([
      "Flood",
      "Flood 0",
      "Flood 1",
      "Flood 2",
      "Flood 3",
    ]);
    const flooded = lines.find(({ subject }) => subject === "Flood")?.id ?? "";
    expect(await inbox.mailsIn(flooded)).toHaveLength(50);
    const { steps } = await inbox.item(flooded);
    expect(steps.filter(({ kind }) => kind === "left_out")).toMatchObject([{ detail: "10" }]);
    expect(await inbox.sent("Your email to Kinward")).toHaveLength(1);
    // Each day counts its own.
    inbox.app.clock.advance(day);
    await inbox.actAgain();
    const references = { headers: { References: messageIdOf(siteUrl, flooded) } };
    for (let at = 0; at < 52; at += 1) await inbox.receive(references);
    const leftOut = (await inbox.item(flooded)).steps.filter((step) => step.kind === "left_out");
    expect(leftOut).toMatchObject([{ detail: "10" }, { detail: "2" }]);
  });

  it("that come at once from one address begin one conversation, with one acknowledgment", async () => {
    const inbox = await start();
    const mails = Array.from({ length: 8 }, (_, at) => ({ subject: "Hello", text: `Mail ${at}` }));
    const taken = await Promise.all(mails.map((mail) => inbox.receive(mail)));
    expect(taken.toSorted()).toEqual(["new", ...Array.from({ length: 7 }, () => "reply")]);
    const lines = await inbox.listed();
    expect(lines).toHaveLength(1);
    expect(await inbox.mailsIn(lines[0]?.id ?? "")).toHaveLength(8);
    expect(await inbox.sent("Your email to Kinward")).toHaveLength(1);
  });

  it("bring large files in small transactions, also after a crash between two", async () => {
    const inbox = await start();
    const { services } = inbox.app;
    const { store } = services;
    const text = "A quiet line of a long file.\n".repeat(40_000);
    const mail = rawMail({ attachments: [{ name: "long.txt", type: "text/plain", text }, file("a.txt")] });
    const pieces = async () =>
      (await store.db.selectFrom("inbox_attachment_pieces").select("id").execute()).length;
    const { transact } = store;
    let [before, most, left] = [0, 0, 5];
    store.transact = async (body) => {
      if (left === 0) throw new Error("the process was killed");
      left -= 1;
      const result = await transact(body);
      const now = await pieces();
      most = Math.max(most, now - before);
      before = now;
      return result;
    };
    await expect(receiveMail(services, mail)).rejects.toThrow("killed");
    const [line] = await inbox.listed();
    const id = line?.id ?? "";
    const opening = async () => {
      const actor = await actorBy(inbox.app, inbox.editor);
      return (await itemScreen(services, actor, { kind: "messages", id })).opening;
    };
    left = Number.POSITIVE_INFINITY;
    expect(await opening()).toMatchObject({
      attachments: [],
      leftOut: [
        { name: "long.txt", why: expect.stringContaining("Still being added") },
        { name: "a.txt", why: expect.stringContaining("Still being added") },
      ],
    });
    // The mail is still in the mailbox, and read again.
    expect(await receiveMail(services, mail)).toBeUndefined();
    expect(most).toBe(1);
    const { attachments = [], leftOut } = (await opening()) ?? {};
    expect(leftOut).toEqual([]);
    const [long, short] = await Promise.all(
      attachments.map(async ({ href }) => (await ask(inbox.app, href, inbox.editor)).text()),
    );
    expect([long === text, short]).toEqual([true, "short"]);
  });

  it("bring no files of suspected spam, and of strangers as many as there is room for in a day", async () => {
    const inbox = await start({ ...mailbox, IMAP_AUTHSERV_ID: "mx.kinward.example" });
    const { services } = inbox.app;
    const verified = { "Authentication-Results": "mx.kinward.example; dmarc=pass header.from=example.org" };
    const stored = async () => {
      const rows = await services.store.db.selectFrom("inbox_attachments").select("size").execute();
      return rows.length;
    };
    const reasons = async (id: string) =>
      [...(await inbox.mailsIn(id)).map(({ leftOut }) => leftOut.map(({ reason }) => reason))].flat();
    await inbox.receive({
      headers: { "X-Spam-Flag": "YES" },
      text: "Buy now. ".repeat(20_000),
      attachments: [file("spam.txt")],
    });
    const [spam] = (await inbox.list("messages", { choice: "suspected_spam" })).items;
    expect([await stored(), await reasons(spam?.id ?? "")]).toEqual([0, ["spam"]]);
    const [mailed] = await inbox.mailsIn(spam?.id ?? "");
    expect([mailed?.isCut, mailed?.text.length]).toEqual([true, keptBounds.spamText]);

    await inbox.receive({ subject: "One", attachments: [file("one.txt")] });
    await services.store.db
      .updateTable("inbox_attachments")
      .set({ size: keptBounds.strangersFiles - 7 })
      .execute();
    const id = await inbox.write();
    const sent = await inbox.answered(id);
    const reply = (headers = {}) =>
      inbox.receive({ to: sent.to, headers, attachments: [file("two.txt"), file("3.txt", "much longer")] });
    await reply();
    // Somebody else can have written that in her name.
    expect([await stored(), await reasons(id)]).toEqual([2, ["budget"]]);
    await reply(verified);
    await inbox.receive({ from: "Else <else@example.org>", headers: verified, attachments: [file("4.txt")] });
    expect([await stored(), await reasons(id)]).toEqual([4, ["budget"]]);
    inbox.app.clock.advance(day + minute);
    await inbox.receive({ from: "Else <else@example.org>", subject: "Later", attachments: [file("5.txt")] });
    expect(await stored()).toBe(5);
  });

  if (!databases.includes(kind)) return;

  it("of 190 KB make a small screen: the last 20, their beginnings, and the rest on demand", async () => {
    const inbox = await start();
    const { services } = inbox.app;
    const id = await inbox.write();
    const sent = await inbox.answered(id);
    const words = `${"Word after word. ".repeat(5)}\n`.repeat(1_100).trim();
    const attribution = "On Fri, Nov 27, 2026 at 9:12 AM Kinward <hello@kinward.example> wrote:";
    const quote = `${attribution}\n\n${words.replace(/^/gm, "> ")}`;
    for (let at = 0; at < 25; at += 1) {
      inbox.app.clock.advance(second);
      await inbox.receive({ to: sent.to, text: `Mail ${at}. ${words}\n\n${quote}` });
    }
    await inbox.actAgain();
    const actor = await actorBy(inbox.app, inbox.editor);
    const screen = (query = "") =>
      itemScreen(services, actor, { kind: "messages", id, search: new URLSearchParams(query) });
    const first = await screen();
    expect(JSON.stringify(first).length).toBeLessThan(100_000);
    expect(first.steps).toHaveLength(20);
    expect(first.steps.map(({ text }) => text.split(".")[0])).toEqual(
      Array.from({ length: 20 }, (_, at) => `Mail ${at + 5}`),
    );
    expect(first.earlier).toBe(`/admin/messages/${id}?steps=40`);
    const all = await screen("steps=40");
    // The answer, and that it was answered; their reply, and that it reopened.
    expect([all.earlier, all.steps.filter(({ kind: each }) => each === "mail").length]).toEqual(["", 25]);
    for (const query of ["steps=-5", "steps=x", "steps=1e9", "whole=x", "steps="])
      expect((await screen(query)).steps.length).toBeGreaterThanOrEqual(20);
    const mail = first.steps.at(-1)?.mail;
    expect(mail?.quoted).toBe("");
    const { search } = new URL(mail?.wholeHref ?? "", siteUrl);
    const whole = (await screen(search)).steps.at(-1)?.mail;
    expect([whole?.text, whole?.quoted]).toEqual([`Mail 24. ${words}`, quote]);
    expect(whole?.wholeHref).toBe("");
  });

  it("take a whole conversation: a message, our answer, a reply, another answer, a late reply", async () => {
    const inbox = await start();
    const id = await inbox.write();
    await inbox.app.worker.drain();
    const first = await inbox.answered(id);
    expect(first.to).toMatch(/^hello\+c[a-z0-9]+\.[a-z0-9]+@kinward\.example$/);
    expect(await statusOf(inbox, id)).toMatchObject({ state: "waiting", isDue: false });

    inbox.app.clock.advance(10 * minute);
    const reply = {
      to: first.to,
      subject: "Re: An answer from Kinward",
      messageId: "Own.Reply@mail.example.org",
      text: "Tuesday evening works for me.\n\nOn Fri, Nov 27, 2026 at 9:12 AM Kinward <hello@kinward.example> wrote:\n\n> Yes, on Tuesdays.",
      attachments: [{ name: "Meine Pläne.pdf", type: "application/pdf", text: "%PDF-1.4 a plan" }],
    };
    expect(await inbox.receive(reply)).toBe("reply");
    expect(await statusOf(inbox, id)).toEqual({
      state: "open",
      isDue: true,
      kinds: ["answer", "moved", "mail", "reopened"],
    });
    expect(await inbox.mailsIn(id)).toMatchObject([
      {
        part: "reply",
        email: "marta@example.org",
        text: "Tuesday evening works for me.",
        quoted: expect.stringContaining("> Yes, on Tuesdays."),
      },
    ]);
    const notices = await inbox.sent("Kinward: a reply is waiting");
    // Whoever took it learns of it, and the mail has none of the words.
    expect(notices.map(({ rcpt }) => rcpt)).toEqual([["editor@kinward.test"]]);
    expect(
      wordsIn(JSON.stringify(notices), ["evening works for me", "marta@example.org", "Marta Wünsche"]),
    ).toEqual([]);

    const second = await inbox.answered(id, "See you then.");
    expect(second.mail.inReplyTo).toBe("<Own.Reply@mail.example.org>");
    expect(second.mail.references).toContain(first.messageId);
    expect((await inbox.item(id)).due).toBeNull();

    const { version } = await inbox.item(id);
    expect((await inbox.move(id, { version, state: "done" })).status).toBe(200);
    inbox.app.clock.advance(10 * day);
    await inbox.actAgain();
    expect(
      await inbox.receive({ ...reply, messageId: "late@mail.example.org", text: "There is one more thing" }),
    ).toBe("reply");
    const { steps, state } = await inbox.item(id);
    expect(state).toBe("open");
    expect(steps.at(-1)).toMatchObject({ kind: "reopened", detail: "done" });
    expect(await inbox.listed()).toHaveLength(1);
    const stored = await dumpOf(inbox.app.services);
    expect(
      wordsIn(stored, [
        "evening works for me",
        "is one more thing",
        "marta@example.org",
        "own.reply@mail.example.org",
        "late@mail.example.org",
      ]),
    ).toEqual([]);
  });

  it("are found in their conversation whatever a mail program leaves of it, and only by their own address", async () => {
    const inbox = await start();
    const id = await inbox.write();
    await inbox.app.worker.drain();
    const { to, messageId } = await inbox.answered(id);
    const ways = [
      // Outlook drops References, Apple Mail changes the case, others keep only the oldest mail's id.
      { headers: { "In-Reply-To": messageId } },
      { headers: { References: `<x@y.example> ${messageId.toUpperCase()}` } },
      { headers: { References: messageIdOf(siteUrl, id) } },
      { to: to.toUpperCase() },
      { to: "someone@example.org", headers: { "Delivered-To": to } },
      { from: "MARTA@EXAMPLE.ORG", to, subject: "A new matter under the old subject" },
    ];
    for (const way of ways) expect(await inbox.receive(way)).toBe("reply");
    expect((await inbox.mailsIn(id)).map(({ part }) => part)).toEqual(ways.map(() => "reply"));
    expect(await inbox.listed()).toHaveLength(1);
    // A second mail that names only the person's own first one.
    await inbox.receive({ to, messageId: "theirs@mail.example.org" });
    await inbox.receive({ headers: { "In-Reply-To": "<THEIRS@mail.example.org>" } });
    expect(await inbox.mailsIn(id)).toHaveLength(ways.length + 2);
  });

  it("of somebody else open nothing, decide nothing, and can be answered for themselves", async () => {
    const inbox = await start();
    const id = await inbox.write();
    const other = await inbox.write({ email: "robin@example.org", name: "Robin" });
    await inbox.app.worker.drain();
    const { to, messageId } = await inbox.answered(id);
    const before = await inbox.item(id);
    const sam = {
      from: "Sam <sam@example.org>",
      to,
      subject: "Fwd: An answer",
      text: "I have her answer.\n\n-----Original Message-----\nFrom: Kinward\n\nYes, on Tuesdays.",
      headers: {
        "In-Reply-To": messageId,
        "Reply-To": "marta@example.org",
        Cc: "marta@example.org",
        Bcc: "marta@example.org",
        Sender: "marta@example.org",
      },
    };
    expect(await inbox.receive(sam)).toBe("reply");
    expect(await inbox.receive({ ...sam, from: "" })).toBe("reply");
    const after = await inbox.item(id);
    expect(after).toMatchObject({ state: before.state, due: before.due, metAt: before.metAt });
    expect(await inbox.mailsIn(id)).toMatchObject([
      { part: "other_address", email: "sam@example.org", text: "I have her answer." },
      { part: "other_address", email: "" },
    ]);
    // A tag of one person's conversation with the ids of another's: only their own counts.
    await inbox.receive({
      from: "robin@example.org",
      to,
      headers: { References: messageIdOf(siteUrl, other) },
    });
    expect(await inbox.mailsIn(other)).toMatchObject([{ part: "reply", email: "robin@example.org" }]);
    const next = await inbox.answered(id, "This is for Marta only.");
    expect(next.mail.rcpt).toEqual(["Marta@example.org"]);

    const [mail] = await inbox.mailsIn(id);
    const press = () =>
      inbox.act(`messages/${id}`, "separateMail", { mailId: mail?.id ?? "" }, { key: "once" });
    const opened = [await (await press()).json(), await (await press()).json()];
    expect(opened[1].id).toBe(opened[0].id);
    expect(await inbox.item(opened[0].id)).toMatchObject({
      email: "sam@example.org",
      name: "Sam",
      subject: "Fwd: An answer",
      message: "I have her answer.",
      state: "new",
    });
    expect(await inbox.mailsIn(opened[0].id)).toEqual([]);
    expect((await inbox.mailsIn(id))[0]?.answeredIn).toBe(opened[0].id);
    const [, unknown] = await inbox.mailsIn(id);
    const refused = await inbox.act(`messages/${id}`, "separateMail", { mailId: unknown?.id ?? "" });
    expect(refused.status).toBe(409);
    // Once that conversation is erased, nothing leads to it.
    expect((await inbox.erase(opened[0].id, inbox.owner)).status).toBe(200);
    expect((await inbox.mailsIn(id))[0]?.answeredIn).toBe("");
  });

  it("from Outlook are answered in their thread, and so is what a form began", async () => {
    const inbox = await start();
    const indexOf = ({ mail }: Awaited<ReturnType<Started["answered"]>>) =>
      mail.headers.find(({ key }) => key === "thread-index")?.value ?? "";
    const thread = "AQHb9piJBsCGD1GVoU+wxkNV9ElnybQ1RAuA";
    const outlook = { "Thread-Index": thread, "Thread-Topic": "A question" };
    await inbox.receive({ subject: "RE: A question", headers: outlook });
    const [line] = await inbox.listed();
    const first = await inbox.answered(line?.id ?? "");
    const bytes = (index: string) => Buffer.from(index, "base64");
    const same = bytes(thread).length;
    expect(bytes(indexOf(first)).subarray(0, same)).toEqual(bytes(thread));
    expect(bytes(indexOf(first))).toHaveLength(same + 5);
    expect(first.mail.headers.find(({ key }) => key === "thread-topic")?.value).toBe("A question");
    // Their next one continues ours, and ours theirs.
    await inbox.receive({ to: first.to, headers: { ...outlook, "Thread-Index": indexOf(first) } });
    const second = await inbox.answered(line?.id ?? "");
    expect(bytes(indexOf(second))).toHaveLength(same + 10);

    const id = await inbox.write();
    const begun = [indexOf(await inbox.answered(id)), indexOf(await inbox.answered(id, "And on Fridays."))];
    expect(new Set(begun.map((index) => index.slice(0, 28))).size).toBe(1);
    expect(secretsIn(await dumpOf(inbox.app.services), [thread])).toEqual([]);
  });

  it("that name nothing of ours begin a conversation, with one acknowledgment a day for a person", async () => {
    const inbox = await start();
    const forged = {
      to: "hello+c1abc.def@kinward.example",
      headers: { "In-Reply-To": "<no@kinward.example>" },
    };
    expect(await inbox.receive({ ...forged, subject: "Grüße", text: "Is there a group?" })).toBe("new");
    const [line] = await inbox.listed();
    expect(line).toMatchObject({
      state: "new",
      subject: "Grüße",
      name: "Marta Wünsche",
      preview: "Is there a group?",
    });
    expect(line?.due).not.toBeNull();
    const id = line?.id ?? "";
    inbox.smtp.mails.length = 0;
    await inbox.app.worker.drain();
    const bySubject = new Map(inbox.smtp.mails.map((mail) => [mail.subject ?? "", mail]));
    const acknowledged = bySubject.get("Your email to Kinward");
    expect(acknowledged?.rcpt).toEqual(["marta@example.org"]);
    expect(acknowledged?.messageId).toBe(messageIdOf(siteUrl, id));
    expect(acknowledged?.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-replied");
    const team = bySubject.get("Kinward: a message is waiting");
    expect(team?.rcpt).toEqual(["team@kinward.test"]);
    expect(
      wordsIn(JSON.stringify(team), ["marta@example.org", "Marta Wünsche", "Is there a group?"]),
    ).toEqual([]);

    // The same again is added; another matter is a conversation of its own, without a second acknowledgment.
    expect(await inbox.receive({ subject: "Re: grüße", text: "And one more thing" })).toBe("reply");
    expect(await inbox.receive({ subject: "Something else" })).toBe("new");
    expect(await inbox.sent("Your email to Kinward")).toEqual([]);
    // Answering the acknowledgment stays in the conversation.
    await inbox.receive({ to: acknowledged?.replyTo?.[0]?.address ?? "", text: "Thank you" });
    expect((await inbox.mailsIn(id)).map(({ part, text }) => [part, text])).toEqual([
      ["opening", ""],
      ["reply", "And one more thing"],
      ["reply", "Thank you"],
    ]);
    inbox.app.clock.advance(day + hour);
    await inbox.receive({ subject: "A day later" });
    expect(await inbox.sent("Your email to Kinward")).toHaveLength(1);
  });

  it("that are proven to be programs', of ours, and with spam marks cause no mail and open nothing that is listed", async () => {
    const inbox = await start();
    const id = await inbox.write();
    await inbox.app.worker.drain();
    const { to } = await inbox.answered(id);
    const programs: Readonly<Record<string, string>>[] = [
      { "Auto-Submitted": "auto-replied" },
      { "Content-Type": "multipart/report; boundary=x" },
      { "List-Id": "<list.example.org>" },
      { "Return-Path": "<>" },
    ];
    for (const headers of programs) {
      await inbox.receive({ headers });
      await inbox.receive({ to, headers });
    }
    await inbox.receive({ headers: { [ownMailHeader]: new URL(siteUrl).hostname } });
    await inbox.receive({ from: "hello@kinward.example" });
    expect(await inbox.mailsIn(id)).toEqual([]);
    expect(await inbox.receive({ headers: { "X-Spam-Flag": "YES" }, subject: "Win" })).toBe("new");
    expect(await inbox.listed()).toHaveLength(1);
    expect((await inbox.list("messages", { choice: "suspected_spam" })).items).toMatchObject([
      { subject: "Win" },
    ]);
    inbox.smtp.mails.length = 0;
    await inbox.app.worker.drain();
    expect(inbox.smtp.mails).toEqual([]);

    // What isn't marked isn't hidden among it, though the subject is the same.
    expect(await inbox.receive({ subject: "Re: Win", text: "I really wrote this" })).toBe("new");
    expect((await inbox.listed()).map(({ subject }) => subject)).toContain("Re: Win");
    await inbox.app.worker.drain();
    inbox.smtp.mails.length = 0;

    // A reply to what is in the spam folder stays there.
    const [spam] = (await inbox.list("messages", { choice: "suspected_spam" })).items;
    await inbox.receive({ headers: { References: messageIdOf(siteUrl, spam?.id ?? "") } });
    expect(await inbox.item(spam?.id ?? "")).toMatchObject({ state: "suspected_spam", due: null });
    await inbox.app.worker.drain();
    expect(inbox.smtp.mails).toEqual([]);
  });

  it("that are delivered to two of our addresses are shown once, whatever the servers add", async () => {
    const inbox = await start();
    const mail = { to: "hello@kinward.example, info@kinward.example", messageId: "once@mail.example.org" };
    const by = (address: string) => ({
      "Delivered-To": address,
      Received: `from mail.example.org by mx.kinward.example for <${address}>`,
    });
    expect(await inbox.receive({ ...mail, headers: by("hello@kinward.example") })).toBe("new");
    expect(await inbox.receive({ ...mail, headers: by("info@kinward.example") })).toBeUndefined();
    const [line] = await inbox.listed();
    expect(await inbox.mailsIn(line?.id ?? "")).toHaveLength(1);
    // Whoever takes another mail's Message-ID hides nothing with it.
    expect(await inbox.receive({ ...mail, text: "Something else" })).toBe("reply");
    expect(await inbox.receive({ ...mail, from: "Robin <robin@example.org>" })).toBe("new");
    expect(await inbox.receive({ ...mail, headers: { "List-Id": "<list.example.org>" } })).toBe("automatic");
  });

  it("that a help desk's software sent for a person come in, and get no automatic answer", async () => {
    const inbox = await start();
    const headers = { "X-Auto-Response-Suppress": "All" };
    expect(await inbox.receive({ headers })).toBe("new");
    expect(await inbox.receive({ headers, text: "One more thing" })).toBe("reply");
    const { db } = inbox.app.services.store;
    const queued = await db
      .selectFrom("outbox")
      .select("kind")
      .where("kind", "like", "%acknowledgment")
      .execute();
    expect(queued).toEqual([]);
  });

  it("from ever new addresses all come in, and cause no flood of mails", async () => {
    const inbox = await start();
    for (let at = 0; at < 103; at += 1) await inbox.receive({ from: `p${at}@example.org` });
    // On a Saturday, the help lines are still sent to whoever needs them.
    await inbox.receive({ from: "needs@example.org", text: "I want to kill myself" });
    expect((await inbox.list("messages", { choice: "new", limit: 200 })).items).toHaveLength(104);
    await inbox.app.worker.drain();
    const count = (subject: string) => inbox.smtp.mails.filter((mail) => mail.subject === subject).length;
    const counts = () => [count("Your email to Kinward"), count("Kinward: a message is waiting")];
    expect(counts()).toEqual([101, 100]);
    expect(inbox.smtp.mails.find(({ rcpt }) => rcpt.includes("needs@example.org"))?.text).toContain(
      "Call 911",
    );
    inbox.app.clock.advance(hour);
    await inbox.receive({ from: "later@example.org" });
    await inbox.app.worker.drain();
    expect(counts()).toEqual([102, 101]);
  });

  it("bring files as downloads that run nothing, for those who may read, and the audit knows", async () => {
    const inbox = await start();
    const bytes = `%PDF-1.4\n${"<script>alert(1)</script>".repeat(12_000)}`;
    await inbox.receive({
      attachments: [
        { name: "Plan ä (1).pdf", type: "text/html", text: bytes },
        { name: "program.exe", type: "application/pdf", text: "MZ\0\0" },
      ],
    });
    const [line] = await inbox.listed();
    const [mail] = await inbox.mailsIn(line?.id ?? "");
    expect(mail).toMatchObject({
      attachments: [{ name: "Plan ä (1).pdf", size: bytes.length }],
      leftOut: [{ name: "program.exe", reason: "type" }],
    });
    const [file] = mail?.attachments ?? [];
    const get = (path: string, cookie: { cookie: string } | undefined) =>
      inbox.app.app.request(`${siteUrl}/api/admin${path}`, { headers: { ...cookie } });
    const path = `/messages/attachments/${file?.id ?? ""}`;
    expect((await get(path, undefined)).status).toBe(401);
    const answer = await get(path, inbox.editor);
    expect((await answer.text()) === bytes).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": expect.stringMatching(/^sandbox;/),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="Plan-a-1\.pdf"$/);
    expect((await get(`/inquiries/attachments/${file?.id ?? ""}`, inbox.editor)).status).toBe(404);
    const audit = await inbox.app.services.store.db
      .selectFrom("audit")
      .select(["action", "subject"])
      .execute();
    expect(audit).toContainEqual({ action: "messages.attachment_downloaded", subject: file?.id });
    expect(wordsIn(await dumpOf(inbox.app.services), ["<script>alert(1)", "Plan ä (1).pdf"])).toEqual([]);
  });

  it("say beside their words when the mailbox's own server hasn't verified who sent them", async () => {
    const inbox = await start({ ...mailbox, IMAP_AUTHSERV_ID: "mx.kinward.example" });
    const id = await inbox.write();
    const sent = await inbox.answered(id);
    const passed = "dmarc=pass header.from=example.org";
    const replies = ["mx.kinward.example; none", `evil.example; ${passed}`, `mx.kinward.example; ${passed}`];
    for (const results of replies)
      await inbox.receive({ to: sent.to, text: results, headers: { "Authentication-Results": results } });
    await inbox.receive({ subject: "Another matter" });
    expect((await inbox.mailsIn(id)).map(({ text, isUnverified }) => [text, isUnverified])).toEqual(
      replies.map((text, at) => [text, at < 2]),
    );
    const other = (await inbox.listed()).find(({ subject }) => subject === "Another matter");
    const screen = async (itemId: string) =>
      itemScreen(inbox.app.services, await actorBy(inbox.app, inbox.editor), {
        kind: "messages",
        id: itemId,
      });
    const { steps } = await screen(id);
    expect(steps.flatMap(({ mail }) => mail?.isUnverified ?? [])).toEqual([true, true, false]);
    expect((await screen(other?.id ?? "")).opening?.isUnverified).toBe(true);
  });

  it("are found by their words, until they are erased with their conversation", async () => {
    const inbox = await start();
    const id = await inbox.write();
    await inbox.app.worker.drain();
    const search = async (words: string) =>
      (await (await inbox.search({ words, state: "all" })).json()).items;
    expect(await search("hydrangea")).toEqual([]);
    const { to } = await inbox.answered(id);
    await inbox.receive({ to, text: "My hydrangea blooms" });
    expect(await search("hydrangea")).toMatchObject([{ id }]);
    await inbox.receive({ subject: "Peonies bloom" });
    expect(await search("peonies")).toHaveLength(1);
    expect((await inbox.erase(id, inbox.owner)).status).toBe(200);
    expect(await search("hydrangea")).toEqual([]);
    const { db } = inbox.app.services.store;
    expect(await db.selectFrom("inbox_mails").select("conversation_id").execute()).toHaveLength(1);
    // Nothing is left to tell anybody.
    inbox.smtp.mails.length = 0;
    await inbox.app.worker.drain();
    expect(inbox.smtp.mails.map(({ subject }) => subject)).not.toContain("Kinward: a reply is waiting");
  });

  it("that speak of a crisis out of hours get the help lines, and nothing keeps or tells it", async () => {
    const inbox = await start();
    const at = (time: string) => inbox.app.clock.advance(Date.parse(time) - inbox.app.clock.now().getTime());
    const toTeam: unknown[] = [];
    const told = async (from: string, text: string) => {
      await inbox.receive({ from, text, subject: "Hello" });
      const [mail] = await inbox.sent("Your email to Kinward");
      toTeam.push(...inbox.smtp.mails.filter(({ rcpt }) => rcpt.includes("team@kinward.test")));
      return mail?.text ?? "";
    };
    // A Saturday.
    at("2027-01-09T15:00:00.000Z");
    const english = await told("a@example.org", "I want to kill myself, and more");
    expect(english).toContain("988 Suicide & Crisis Lifeline: Call 988");
    expect(english).toContain("Call 911");
    expect(await told("b@example.org", "Ya no quiero vivir")).toContain(
      "llama o envía un mensaje de texto al 988",
    );
    expect(await told("c@example.org", "Mon mari me frappe")).toContain("En danger? Appelez le 911");
    const usual = await told("d@example.org", "Is there a group?");
    expect(usual).toContain("Your email has reached our team.");
    expect(wordsIn(usual, ["Suicide & Crisis Lifeline"])).toEqual([]);
    // A reply in the same night gets them too, and no other reply gets a mail.
    await inbox.actAgain();
    const [{ id } = { id: "" }] = (await inbox.list("messages", { email: "d@example.org" })).items;
    const replied = async (text: string) => {
      await inbox.receive({ from: "d@example.org", text, headers: { References: messageIdOf(siteUrl, id) } });
      return (await inbox.sent("Your email to Kinward")).map((mail) => mail.text?.includes("Call 911"));
    };
    expect(await replied("I forgot to say that Tuesdays are fine")).toEqual([]);
    // A program that answers with the words it got doesn't go on for ever.
    const times = [];
    for (let at = 0; at < 7; at += 1) times.push(...(await replied("I want to die")));
    expect(times).toEqual(Array.from({ length: 5 }, () => true));
    const stored = await dumpOf(inbox.app.services);
    expect(wordsIn(stored, ["988 Suicide & Crisis", "kill myself, and more"])).toEqual([]);
    expect(toTeam).toHaveLength(4);
    expect(wordsIn(JSON.stringify(toTeam), ["988 Suicide & Crisis", "kill myself, and more"])).toEqual([]);
    // A Monday at noon.
    at("2027-01-11T17:00:00.000Z");
    expect(await replied("I want to die")).toEqual([]);
    const inHours = await told("e@example.org", "I want to kill myself");
    expect(wordsIn(inHours, ["Suicide & Crisis Lifeline"])).toEqual([]);
  });

  it("go to the team's own mailbox while none is set up, as before", async () => {
    const inbox = await start({});
    const id = await inbox.write();
    await inbox.app.worker.drain();
    expect((await inbox.answered(id)).to).toBe("team@kinward.test");
  });
});
