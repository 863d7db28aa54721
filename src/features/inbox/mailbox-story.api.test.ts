import { afterEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { messageIdOf } from "#platform/mail/mailer.ts";
import { openInbox } from "#tests/support/inbox.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import { rawMail } from "#tests/support/raw-mail.ts";
import { readMailboxOnce } from "#tests/support/read-mailbox.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases } from "#tests/support/test-app.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const answer = "Yes, on Tuesdays.";

/** How three mail programs quote our answer, in two languages each. */
const quotes: Readonly<Record<string, string>> = {
  "Gmail in English": `On Fri, Nov 27, 2026 at 9:12 AM Kinward <hello@kinward.example> wrote:\n\n> ${answer}`,
  "Gmail in Spanish": `El vie, 27 nov 2026 a las 9:12, Kinward (<hello@kinward.example>)\nescribió:\n\n> ${answer}`,
  "Outlook in English": `________________________________\nFrom: Kinward <hello@kinward.example>\nSent: Friday, November 27, 2026 9:12 AM\nTo: Marta\nSubject: An answer from Kinward\n\n${answer}`,
  "Outlook in French": `________________________________\nDe : Kinward <hello@kinward.example>\nEnvoyé : vendredi 27 novembre 2026 09:12\nÀ : Marta\nObjet : An answer from Kinward\n\n${answer}`,
  "Apple Mail in Spanish": `> El 27 nov 2026, a las 9:12, Kinward <hello@kinward.example> escribió:\n>\n> ${answer}`,
  "Apple Mail in French": `> Le 27 nov. 2026 à 09:12, Kinward <hello@kinward.example> a écrit :\n>\n> ${answer}`,
};

describe.each(databases)("a conversation over a real mailbox on %s", (kind) => {
  it("goes both ways: answered, replied, answered again, closed, reopened, each email once", async () => {
    const mailbox = await startMailbox();
    open.push(() => mailbox.close());
    const inbox = await openInbox(kind, { IMAP_URL: mailbox.url, IMAP_ADDRESS: "hello@kinward.example" });
    open.push(inbox.close);
    const { app, smtp } = inbox;
    const id = await inbox.write();
    await app.worker.drain();
    const respond = async (text: string, next: "waiting" | "done") => {
      const { version } = await inbox.item(id);
      expect((await inbox.answer(id, { version, text, next })).status).toBe(200);
      smtp.mails.length = 0;
      await inbox.deliver();
      const mail = smtp.mails.find(({ subject }) => subject === "An answer from Kinward");
      return { to: mail?.replyTo?.[0]?.address ?? "", headers: { "In-Reply-To": mail?.messageId ?? "" } };
    };
    const emails = async () =>
      (await inbox.item(id)).steps.flatMap((step) => (step.kind === "mail" ? [step.mail] : []));

    const first = await respond(answer, "waiting");
    mailbox.append(
      ...Object.entries(quotes).map(([program, quote]) =>
        rawMail({ ...first, subject: "Re: An answer from Kinward", text: `This is ${program}.\n\n${quote}` }),
      ),
    );
    await readMailboxOnce(app.services);
    expect((await emails()).map(({ text, quoted }) => [text, quoted.includes(answer)])).toEqual(
      Object.keys(quotes).map((program) => [`This is ${program}.`, true]),
    );
    expect((await inbox.item(id)).state).toBe("open");

    const second = await respond("See you there.", "done");
    app.clock.advance(3 * day);
    await inbox.actAgain();
    mailbox.append(rawMail({ ...second, text: "Thank you, it was good." }));
    // Our own answer, as a mailing list would send it back to us.
    mailbox.append(rawMail({ ...second, headers: { ...second.headers, "Auto-Submitted": "auto-replied" } }));
    await readMailboxOnce(app.services);
    await readMailboxOnce(app.services);
    const { state, steps } = await inbox.item(id);
    expect(state).toBe("open");
    expect(steps.at(-1)).toMatchObject({ kind: "reopened", detail: "done" });
    expect(await emails()).toHaveLength(Object.keys(quotes).length + 1);
    expect(mailbox.folders()).toMatchObject({ INBOX: 0, "Kinward/Read": Object.keys(quotes).length + 2 });
    expect((await inbox.list("messages", { choice: "all" })).items).toHaveLength(1);

    // A second message of hers is merged in, the whole is put off, and her reply to the second brings it back.
    const other = await inbox.write({ message: "Is it also online?" });
    const version = async () => (await inbox.item(id)).version;
    const answered = { version: 1, text: "Yes, it is." };
    expect((await inbox.answer(other, answered)).status).toBe(200);
    await inbox.deliver();
    const merged = { other, version: await version() };
    expect((await inbox.act(`messages/${id}`, "mergeConversations", merged)).status).toBe(200);
    const snoozed = { items: [{ id, version: await version() }], until: "tomorrow" };
    expect((await inbox.act("messages", "snoozeSeveral", snoozed)).status).toBe(200);
    expect((await inbox.item(id)).state).toBe("snoozed");
    const own = { "In-Reply-To": messageIdOf(siteUrl, other) };
    mailbox.append(rawMail({ to: "hello@kinward.example", headers: own, text: "I found it myself." }));
    await readMailboxOnce(app.services);
    const back = await inbox.item(id);
    expect(back.state).toBe("open");
    expect(back.merged).toEqual([other]);
    expect((await emails()).at(-1)).toMatchObject({ part: "reply", text: "I found it myself." });
    app.clock.advance(3 * day);
    await inbox.actAgain();
    await app.worker.drain();
    expect((await inbox.item(id)).steps.map((step) => step.kind)).not.toContain("returned");
  });
});
