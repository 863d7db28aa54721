import { afterEach, describe, expect, it } from "vitest";
import { ask } from "#tests/support/admin.ts";
import { openInbox } from "#tests/support/inbox.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import { readMailboxOnce } from "#tests/support/read-mailbox.ts";
import { databases } from "#tests/support/test-app.ts";
import { mailCopy } from "./mails/copy.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const part = (type: string, body: string, more: readonly string[] = []) =>
  [`Content-Type: ${type}`, ...more, "", body].join("\r\n");
const mixed = (...parts: readonly string[]) =>
  part(
    'multipart/mixed; boundary="edge"',
    [...parts.map((each) => `--edge\r\n${each}`), "--edge--"].join("\r\n"),
  );
const plain = "text/plain; charset=utf-8";
const base64 = "Content-Transfer-Encoding: base64";
const attached = (type: string, name: string, bytes: string) =>
  part(type, Buffer.from(bytes, "latin1").toString("base64"), [
    `Content-Disposition: attachment; filename="${name}"`,
    base64,
  ]);

/** "Is there a place for two in the Tuesday circle?", signed but by nobody. */
const signed =
  "MH8GCSqGSIb3DQEHAqByMHACAQExADBpBgkqhkiG9w0BBwGgXARaQ29udGVudC1UeXBlOiB0ZXh0L3BsYWluOyBjaGFyc2V0PXV0Zi04DQoNCklzIHRoZXJlIGEgcGxhY2UgZm9yIHR3byBpbiB0aGUgVHVlc2RheSBjaXJjbGU/";
/** "My words are inside", as Outlook wraps it. */
const winmail = "eJ8+IgEAAQyAAgAUAAAATXkgd29yZHMgYXJlIGluc2lkZQAJBw==";
const declined = [
  ...[
    "BEGIN:VCALENDAR",
    "METHOD:REPLY",
    "BEGIN:VEVENT",
    "UID:1@clinic.example",
    "SUMMARY:Declined: First call",
  ],
  ...["ATTENDEE;PARTSTAT=DECLINED:mailto:desk@clinic.example", "COMMENT:Could we say Friday?"],
  ...["DTSTART;VALUE=DATE:20261203", "END:VEVENT", "END:VCALENDAR"],
].join("\r\n");

type Expected = { message: string; files?: readonly string[]; refused?: readonly string[]; isSilent?: true };
const mails: Readonly<Record<string, { body: string; shown: Expected }>> = {
  "an opaque signature": {
    body: part("application/pkcs7-mime; smime-type=signed-data", signed, [base64]),
    shown: { message: "Is there a place for two in the Tuesday circle?" },
  },
  encryption: {
    body: part("multipart/encrypted; boundary=edge", "--edge\r\n\r\nVersion: 1\r\n--edge--"),
    shown: { message: mailCopy.notes.encrypted },
  },
  "a winmail.dat": {
    body: mixed(part(plain, ""), part('application/ms-tnef; name="winmail.dat"', winmail, [base64])),
    shown: { message: "My words are inside" },
  },
  "an answer of a calendar": {
    body: part("text/calendar; method=REPLY", declined),
    shown: {
      message: "Declined: First call, Dec 3, 2026\n\nCould we say Friday?",
      files: ["invitation.ics text/calendar"],
      isSilent: true,
    },
  },
  "an invitation by Google": {
    body: [
      "Auto-Submitted: auto-generated",
      "Sender: Google Calendar <calendar-notification@google.com>",
      part(
        "multipart/alternative; boundary=edge",
        `--edge\r\n${part(plain, "You have been invited.")}\r\n--edge\r\n${part("text/calendar; method=REQUEST", declined.replace("REPLY", "REQUEST").replace("Declined: ", ""))}\r\n--edge--`,
      ),
    ].join("\r\n"),
    shown: {
      message: "Invitation: First call, Dec 3, 2026\n\nCould we say Friday?\n\nYou have been invited.",
      files: ["invitation.ics text/calendar"],
      isSilent: true,
    },
  },
  "a forward as a file": {
    body: mixed(
      part(plain, "Can you help her?"),
      part(
        "message/rfc822",
        `From: Ann <ann@example.org>\r\n${part(plain, "Is there a group for people over 40?")}`,
      ),
    ),
    shown: {
      message:
        "Can you help her?\n\n----- Forwarded email -----\nFrom: Ann <ann@example.org>\n\nIs there a group for people over 40?",
    },
  },
  "a notice in place of words": {
    body: part(
      "multipart/alternative; boundary=edge",
      `--edge\r\n${part(plain, "Please use an HTML reader.")}\r\n--edge\r\n${part("text/html", "<p>Which group is ours?</p>")}\r\n--edge--`,
    ),
    shown: { message: "Which group is ours?" },
  },
  "a subject alone": { body: part(plain, ""), shown: { message: mailCopy.notes.onlySubject } },
  "files of many kinds": {
    body: mixed(
      part(plain, "My papers"),
      attached("application/octet-stream", "letter.pdf", "\r\n%PDF-1.4"),
      attached("text/html", "doctor.vcf", "BEGIN:VCARD\r\nFN:Dr. Moore\r\nEND:VCARD\r\n"),
      attached("image/heic", "photo.heic", "\0\0\0\u001cftypmif1\0\0\0\0heic"),
      attached("image/png", "setup.png", "MZ\0\0"),
      attached("text/rtf", "letter.rtf", "{\\rtf1\\objdata 01}"),
    ),
    shown: {
      message: "My papers",
      files: ["letter.pdf application/pdf", "doctor.vcf text/vcard", "photo.heic image/heic"],
      refused: ["setup.png type", "letter.rtf macros"],
    },
  },
  "a charset without its label": {
    body: part("text/plain", "\u001b$B$*Ld$$9g$o$;$G$9!#\u001b(B"),
    shown: { message: "お問い合わせです。" },
  },
  "joined lines and a quote in German": {
    body: part(
      "text/plain; charset=utf-8; format=flowed",
      "Tuesday works \r\nfor me.\r\n\r\nAm 27.11.2026 um 09:12 schrieb Kinward <hello@kinward.example>:\r\n> See you.",
    ),
    shown: { message: "Tuesday works for me." },
  },
  "lines of one's own with arrows": {
    body: part(plain, "My questions:\r\n> which group fits?\r\n> how long is the wait?"),
    shown: { message: "My questions:\n> which group fits?\n> how long is the wait?" },
  },
};

describe.each(databases)("emails as mail programs write them, over a real mailbox on %s", (kind) => {
  it("say on the screen what their writers said, with their files", async () => {
    const mailbox = await startMailbox();
    open.push(() => mailbox.close());
    const inbox = await openInbox(kind, { IMAP_URL: mailbox.url, IMAP_ADDRESS: "hello@kinward.example" });
    open.push(inbox.close);
    const { app, smtp } = inbox;
    const named = Object.entries(mails);
    mailbox.append(
      ...named.map(([what, { body }], at) => {
        const head = [
          `From: Writer ${at} <writer${at}@example.org>`,
          "To: hello@kinward.example",
          `Subject: ${what}`,
        ];
        return Buffer.from(
          `${[...head, `Message-ID: <${at}@mail.example.org>`].join("\r\n")}\r\n${body}\r\n`,
        );
      }),
    );
    await readMailboxOnce(app.services);
    const { items } = await inbox.list("messages", { choice: "all", limit: 100 });
    const seen = new Map<string, Expected>();
    for (const { id, subject } of items) {
      const { message, steps } = await inbox.item(id);
      const [mail] = steps.flatMap((step) => (step.kind === "mail" ? [step.mail] : []));
      const files = (mail?.attachments ?? []).map(async (file) => {
        const answer = await ask(app, `/api/admin/messages/attachments/${file.id}`, inbox.editor);
        return `${file.name} ${answer.headers.get("content-type")}`;
      });
      const refused = mail?.leftOut.map(({ name, reason }) => `${name} ${reason}`) ?? [];
      seen.set(subject, {
        message,
        ...(files.length > 0 ? { files: await Promise.all(files) } : {}),
        ...(refused.length > 0 ? { refused } : {}),
      });
    }
    for (const [what, { shown }] of named) {
      const { isSilent: _, ...expected } = shown;
      expect(seen.get(what), what).toEqual(expected);
    }
    await app.worker.drain();
    const acknowledged = smtp.mails
      .filter(({ subject }) => subject === "Your email to Kinward")
      .flatMap(({ rcpt }) => rcpt);
    expect(acknowledged.toSorted()).toEqual(
      named.flatMap(([, { shown }], at) => (shown.isSilent ? [] : [`writer${at}@example.org`])).toSorted(),
    );
  });
});
