import { afterEach, describe, expect, it } from "vitest";
import { mailboxScreen } from "#features/mail/incoming/reads.server.ts";
import { day } from "#platform/clock/clock.ts";
import type { Actor } from "#platform/permissions/access.ts";
import { actorBy } from "#tests/support/admin.ts";
import { openInbox } from "#tests/support/inbox.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { readMailboxOnce } from "#tests/support/read-mailbox.ts";
import { bothDatabases, databases, dumpOf } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { removalsOf } from "#worker/worker.ts";
import { itemScreen } from "./reads/item-screen.server.ts";
import { leftOutMails } from "./reads/left-out.server.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const list = { Precedence: "list", "List-Unsubscribe": "<mailto:leave@lists.example>" };

/** Mails that people wrote, or can have written, in every form that was once taken for a program's. */
const peoples: [string, Parameters<typeof rawMail>[0]][] = [
  [
    "through our group at Google",
    {
      headers: {
        ...list,
        "List-ID": "<support.kinward.example>",
        "Mailing-list": "list support@kinward.example; contact support+owners@kinward.example",
      },
    },
  ],
  ["with a mark of lists", { headers: list }],
  ["from a program that writes many", { headers: { Precedence: "bulk" } }],
  ["that suppresses replies", { headers: { "X-Auto-Response-Suppress": "All" } }],
  ["that asks nobody to reply", { from: "Ana <noreply@example.org>" }],
  ["from a server's address", { from: "Postmaster <postmaster@example.org>" }],
  ["that says it's automatic in its subject", { subject: "Clinic Desk is out of the office" }],
  [
    "with a bounce attached",
    {
      subject: "Fwd: Undelivered Mail Returned to Sender",
      attachments: [
        {
          name: "details.txt",
          type: "message/delivery-status",
          text: "Reporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; hello@kinward.example\r\nAction: failed\r\nStatus: 5.2.2\r\n",
        },
      ],
    },
  ],
];

async function start(kind: (typeof bothDatabases)[number] = "sqlite") {
  const mailbox = await startMailbox();
  open.push(() => mailbox.close());
  const inbox = await openInbox(kind, { IMAP_URL: mailbox.url, IMAP_ADDRESS: "hello@kinward.example" });
  open.push(inbox.close);
  const { services, act } = inbox.app;
  const arrive = async (...mails: readonly Parameters<typeof rawMail>[0][]) => {
    mailbox.append(...mails.map((mail) => rawMail(mail)));
    await readMailboxOnce(services);
  };
  const leftOut = async (cursor = "") => {
    const actor = await actorBy(inbox.app, inbox.editor);
    return leftOutMails(services, actor, { path: "/admin/mailbox", cursor });
  };
  const press = (id: string, who = inbox.editor) => act("/admin/mailbox", "openLeftOutMail", { id }, who);
  const listed = async () => (await inbox.list("messages", { choice: "all", limit: 200 })).items;
  return { ...inbox, mailbox, services, arrive, leftOut, press, listed };
}

describe.each(bothDatabases)("an email that people can have written, on %s", (kind) => {
  it("opens a conversation in every form, and gets no acknowledgment", async () => {
    const inbox = await start(kind);
    await inbox.arrive(
      ...peoples.map(([what, mail], at) => ({
        from: `Ana <ana${at}@example.org>`,
        subject: what,
        text: `I wrote this, ${what}.`,
        ...mail,
      })),
    );
    const previews = (await inbox.listed()).map(({ preview }) => preview);
    expect(previews.toSorted()).toEqual(peoples.map(([what]) => `I wrote this, ${what}.`).toSorted());
    expect((await inbox.leftOut()).list.rows).toEqual([]);
    expect(inbox.mailbox.folders()).toEqual({
      INBOX: 0,
      "Kinward/Read": peoples.length,
      "Kinward/Unread": 0,
    });
    await inbox.app.worker.drain();
    expect([...new Set(inbox.smtp.mails.flatMap(({ rcpt }) => rcpt))]).toEqual(["team@kinward.test"]);
  });

  it("is listed if it was left out, and one press opens it as a conversation", async () => {
    const inbox = await start(kind);
    const proven = {
      automatic: { "Auto-Submitted": "auto-replied" },
      list: { "List-Id": "<news.example.net>" },
      "no return path": { "Return-Path": "<>" },
    };
    for (const [subject, headers] of Object.entries(proven))
      await inbox.arrive({ from: "Ana <ana@clinic.example>", subject, headers, text: "A long walk." });
    expect(await inbox.listed()).toEqual([]);
    const { list: shown } = await inbox.leftOut();
    const cells = shown.rows.map((row) => [
      row.cells.subject?.text,
      row.cells.domain?.text,
      row.cells.why?.text,
    ]);
    expect(cells).toEqual([
      ["no return path", "clinic.example", expect.stringContaining("no return address")],
      ["list", "clinic.example", expect.stringContaining("isn’t ours")],
      ["automatic", "clinic.example", expect.stringContaining("sent automatically")],
    ]);
    expect(wordsIn(await dumpOf(inbox.services), ["A long walk.", "clinic.example"])).toEqual([]);
    await inbox.app.worker.drain();
    expect(inbox.smtp.mails).toEqual([]);

    const id = shown.rows.at(-1)?.id ?? "";
    const pressed = await inbox.press(id);
    expect([pressed.status, await pressed.json()]).toEqual([200, { path: `/admin/messages/${id}` }]);
    expect(await inbox.listed()).toMatchObject([
      { id, state: "new", subject: "automatic", preview: "A long walk." },
    ]);
    expect((await inbox.press(id)).status).toBe(409);
    expect((await inbox.leftOut()).list.rows).toHaveLength(2);
    const audit = inbox.services.store.db.selectFrom("audit").select("subject");
    expect(await audit.where("action", "=", "messages.opened").execute()).toEqual([{ subject: id }]);
    // It can be answered like every other.
    expect((await inbox.answer(id, { version: 2, text: "Yes, on Tuesdays." })).status).toBe(200);
  });
});

describe("what was left out of messages", () => {
  const automatic = { headers: { "Auto-Submitted": "auto-replied" } };

  it("is nowhere else: no list, no address of its own, no figure", async () => {
    const inbox = await start();
    await inbox.arrive({ ...automatic, subject: "Away" });
    const id = (await inbox.leftOut()).list.rows[0]?.id ?? "";
    const actor = await actorBy(inbox.app, inbox.editor);
    await expect(itemScreen(inbox.services, actor, { kind: "messages", id })).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await inbox.move(id, { version: 1, state: "done" })).status).toBe(422);
    expect((await inbox.answer(id, { text: "Hello" })).status).toBe(404);
    expect((await inbox.list("messages", { choice: "suspected_spam" })).items).toEqual([]);
    expect((await mailboxScreen(inbox.services, actor)).list.rows).toEqual([]);
    const viewer: Actor = { ...actor, role: "viewer" };
    await expect(leftOutMails(inbox.services, viewer, { path: "", cursor: "" })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("doesn't take in what the same person writes next, nor keep it from an acknowledgment", async () => {
    const inbox = await start();
    await inbox.arrive({ ...automatic, subject: "Away", messageId: "away@example.org" });
    await inbox.arrive({ subject: "Re: Away", headers: { "In-Reply-To": "<away@example.org>" } });
    expect(await inbox.listed()).toMatchObject([{ subject: "Re: Away", state: "new" }]);
    await inbox.app.worker.drain();
    expect(inbox.smtp.mails.map(({ subject }) => subject)).toContain("Your email to Kinward");
  });

  it("is kept as long as messages, and suspected spam for 30 days", async () => {
    const inbox = await start();
    await inbox.arrive(automatic, {
      ...automatic,
      subject: "Win",
      headers: { ...automatic.headers, "X-Spam-Flag": "YES" },
    });
    const states = async () =>
      (await inbox.services.store.db.selectFrom("conversations").select("state").execute())
        .map(({ state }) => state)
        .toSorted();
    const remove = async () => {
      for (const removal of Object.values(removalsOf(inbox.services))) await removal();
    };
    expect(await states()).toEqual(["automatic", "suspected_spam"]);
    inbox.app.clock.advance(31 * day);
    await remove();
    expect(await states()).toEqual(["automatic"]);
    inbox.app.clock.advance(340 * day);
    await remove();
    expect(await states()).toEqual([]);
  });

  it("is listed page by page, the newest first", async () => {
    const inbox = await start();
    await inbox.arrive(
      ...Array.from({ length: 30 }, (_, at) => ({
        ...automatic,
        subject: `Away ${at}`,
        from: `p${at}@example.org`,
      })),
    );
    const first = await inbox.leftOut();
    const cursor = new URL(first.older ?? "", "https://kinward.test").searchParams.get("cursor") ?? "";
    const second = await inbox.leftOut(cursor);
    expect([first.list.rows.length, second.list.rows.length, second.older]).toEqual([25, 5, undefined]);
    expect(new Set([...first.list.rows, ...second.list.rows].map(({ id }) => id)).size).toBe(30);
  });

  it("has a mail without a sender that can be written to", async () => {
    const inbox = await start();
    await inbox.arrive({ ...automatic, from: "Mail system" });
    expect((await inbox.leftOut()).list.rows).toHaveLength(1);
    expect(inbox.mailbox.folders()).toMatchObject({ "Kinward/Unread": 0 });
  });
});

describe.each(databases)("an email that a form or a group sent for a person, on %s", (kind) => {
  it("is theirs: not proven, and answered at their address", async () => {
    const inbox = await start(kind);
    await inbox.arrive(
      {
        from: "Clinic website <noreply@clinic.example>",
        subject: "New form entry: Ask Kinward",
        headers: { "Reply-To": "Dana <dana@example.org>" },
      },
      {
        from: "'Mia' via Support <support@kinward.example>",
        subject: "A group for single mothers",
        headers: {
          ...list,
          "List-ID": "<support.kinward.example>",
          "Reply-To": "support@kinward.example",
          "X-Original-From": "Mia <mia@example.org>",
        },
      },
      {
        from: "Kinward <hello@kinward.example>",
        subject: "From our own form",
        headers: { "Reply-To": "Robin <robin@example.org>" },
      },
    );
    const items = await inbox.listed();
    const found = await Promise.all(items.map(({ id }) => inbox.item(id)));
    expect(found.map(({ email, name }) => [email, name]).toSorted()).toEqual([
      ["dana@example.org", "Dana"],
      ["mia@example.org", "Mia"],
      ["robin@example.org", "Robin"],
    ]);
    const mails = found.flatMap(({ steps }) =>
      steps.flatMap((step) => (step.kind === "mail" ? [step.mail] : [])),
    );
    expect(mails.map(({ isUnverified }) => isUnverified)).toEqual([true, true, true]);
    const [dana] = found.filter(({ email }) => email === "dana@example.org");
    await inbox.answer(dana?.id ?? "", { text: "Yes, on Tuesdays." });
    await inbox.deliver();
    const answer = inbox.smtp.mails.find(({ subject }) => subject === "An answer from Kinward");
    expect(answer?.rcpt).toEqual(["dana@example.org"]);
  });
});
