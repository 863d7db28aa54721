import { describe, expect, it } from "vitest";
import { attached, multipart, part, plainText } from "#tests/support/mime-parts.ts";
import { wantsNoAnswer } from "./kind-of-mail.ts";
import { parseMail } from "./parse-mail.ts";

const head = "From: Dana <dana@example.org>\r\nTo: hello@kinward.example\r\nSubject: A place on Tuesday\r\n";
const parse = (raw: string | Uint8Array) => parseMail(Buffer.from(raw), new Date("2026-11-27T14:12:00.000Z"));

const asked = "Is there a place in the Tuesday circle for two?";

const calendar = (method: string, ...lines: readonly string[]) =>
  [
    ...["BEGIN:VCALENDAR", `METHOD:${method}`, "BEGIN:VTIMEZONE", "DTSTART:16010101T020000", "END:VTIMEZONE"],
    ...["BEGIN:VEVENT", "UID:abc@example.org", "DTSTART;TZID=Eastern Standard Time:20261203T100000"],
    ...lines,
    ...["BEGIN:VALARM", "SUMMARY:Alarm", "END:VALARM", "END:VEVENT", "END:VCALENDAR", ""],
  ].join("\r\n");
const attendee = (answer: string) =>
  `ATTENDEE;PARTSTAT=${answer};CN="Clinic; Desk":mailto:desk@clinic.example`;
const sorry = "Sorry\\, Thursday doesn't work for us. Could we sa\r\n y Friday at 10?";

describe("an invitation, or an answer to one", () => {
  const when = "Dec 3, 2026, 10:00 AM (Eastern Standard Time)";
  it.each([
    [
      "Outlook declines",
      calendar(
        "REPLY",
        attendee("DECLINED"),
        `COMMENT;LANGUAGE=en-US:${sorry}`,
        "SUMMARY:Declined: Intro call",
      ),
      `Declined: Intro call, ${when}\n\nSorry, Thursday doesn't work for us. Could we say Friday at 10?`,
    ],
    [
      "Google accepts",
      calendar("REPLY", attendee("ACCEPTED"), "SUMMARY:Intro call"),
      `Accepted: Intro call, ${when}`,
    ],
    ["someone may come", calendar("REPLY", attendee("TENTATIVE")), `Tentatively accepted: ${when}`],
    ["someone invites", calendar("REQUEST", "SUMMARY:Intro call"), `Invitation: Intro call, ${when}`],
    ["someone cancels", calendar("CANCEL", "SUMMARY:Abgesagt: Intro call"), `Canceled: Intro call, ${when}`],
    ["another time", calendar("COUNTER", "SUMMARY:Intro call"), `New time proposed: Intro call, ${when}`],
  ])("becomes a line, and is never acknowledged: %s", async (_what, ics, words) => {
    const type = `text/calendar; charset=utf-8; method=${/METHOD:(\w+)/.exec(ics)?.[1] ?? ""}`;
    const alone = await parse(head + part(type, Buffer.from(ics)));
    expect(alone.text).toBe(words);
    expect(wantsNoAnswer(alone)).toBe(true);
    expect(alone.attachments.map(({ name, type: kind }) => [name, kind])).toEqual([
      ["invitation.ics", "text/calendar"],
    ]);
    const both = await parse(
      head +
        multipart(
          "mixed",
          multipart("alternative", plainText("We can't come."), part(type, ics)),
          part('application/ics; name="invite.ics"', Buffer.from(ics), attached("invite.ics")),
        ),
    );
    expect(both.text).toBe(`${words}\n\nWe can't come.`);
    expect([wantsNoAnswer(both), both.attachments.length]).toEqual([true, 1]);
  });

  it("says its comment once, and a date that is none not at all", async () => {
    const ics = calendar("REPLY", attendee("DECLINED"), `COMMENT:${sorry}`).replace(
      /20261203T100000/,
      "tomorrow",
    );
    const body = plainText("Sorry, Thursday doesn't work for us. Could we say Friday at 10?");
    const { text: words } = await parse(head + multipart("alternative", body, part("text/calendar", ics)));
    expect(words.match(/Thursday/g)).toHaveLength(1);
    expect(words).toMatch(/^Declined: \n/);
  });

  it("is neither a person's own file nor one that they forward", async () => {
    const file = part(
      'text/calendar; name="visit.ics"',
      calendar("PUBLISH", "SUMMARY:Visit"),
      attached("visit.ics"),
    );
    const own = await parse(head + multipart("mixed", plainText(asked), file));
    expect([own.text, wantsNoAnswer(own), own.attachments.length]).toEqual([asked, false, 1]);
    const inner = head + part("text/calendar; method=REPLY", calendar("REPLY", attendee("DECLINED")));
    const forwarded = await parse(head + multipart("mixed", plainText(asked), part("message/rfc822", inner)));
    expect(wantsNoAnswer(forwarded)).toBe(false);
    expect(forwarded.text).toContain("Declined:");
  });
});

describe("a mail that is forwarded as a file", () => {
  const inner = (words: string) =>
    `From: Ann <ann@example.org>\r\nSubject: =?us-ascii?Q?Z=C3=BCrich?=\r\n${plainText(words)}`;
  const around = (mail: string) => head + multipart("mixed", plainText(""), part("message/rfc822", mail));

  it.each([
    ["as it is", part("message/rfc822", inner(asked))],
    ["encoded", part("message/rfc822", Buffer.from(inner(asked)))],
    ["under another type", part('application/octet-stream; name="Question.eml"', Buffer.from(inner(asked)))],
  ])("is read, with its files: %s", async (_what, forwarded) => {
    const read = await parse(head + multipart("mixed", plainText("Can you help her?"), forwarded));
    expect(read.text).toBe(
      `Can you help her?\n\n----- Forwarded email -----\nFrom: Ann <ann@example.org>\nSubject: Zürich\n\n${asked}`,
    );
    expect(read.leftOut).toEqual([]);
  });

  it("brings its files, to a depth of three, and a deeper one is named", async () => {
    const file = part('application/pdf; name="plan.pdf"', Buffer.from("%PDF-1.4"), attached("plan.pdf"));
    const third = around(around(head + multipart("mixed", plainText(asked), file)));
    const read = await parse(around(third));
    expect(read.text).toContain(asked);
    expect(read.attachments.map(({ name }) => name)).toEqual(["plan.pdf"]);
    const deeper = await parse(around(around(third)));
    expect(deeper.text).not.toContain(asked);
    expect(deeper.leftOut).toMatchObject([{ name: "forwarded email.eml", reason: "inside" }]);
  });

  it("of too many parts is a file, and the rest is read", async () => {
    const bomb = multipart("mixed", ...Array.from({ length: 3_000 }, () => plainText("x")));
    const deep = Array.from({ length: 40 }).reduce<string>(
      (mail) => multipart("mixed", mail),
      plainText("x"),
    );
    for (const mail of [bomb, deep, `${head}${"\r\n".repeat(500_000)}`]) {
      const read = await parse(
        head +
          multipart(
            "mixed",
            plainText(asked),
            part("message/rfc822", Buffer.from(mail), attached("bomb.eml")),
          ),
      );
      expect([read.text, read.leftOut.map(({ reason }) => reason)]).toEqual([asked, ["inside"]]);
    }
  });
});

describe("a mail whose words aren't where a program looks", () => {
  const html = part("text/html; charset=utf-8", `<p>${asked}</p>`);
  it.each([
    "To view this email, please use an HTML compatible email client.",
    "This message contains HTML. Please use an HTML reader.",
    "Your email client does not support this format.",
    "This is a multi-part message in MIME format.",
    "Wenn Sie diese E-Mail nicht lesen können, öffnen Sie sie im Browser.",
    "Ce message est au format HTML.",
    "Si no puede ver este correo, ábralo en su navegador: https://mail.example/1",
    " \u00a0\r\n",
  ])("shows its HTML instead of %j", async (notice) => {
    expect((await parse(head + multipart("alternative", plainText(notice), html))).text).toBe(asked);
  });

  it("shows its plain text, and both where they say different things", async () => {
    const plain = `${asked} <https://kinward.example>`;
    expect((await parse(head + multipart("alternative", plainText(plain), html))).text).toBe(plain);
    expect(
      (await parse(head + multipart("alternative", plainText("Katso liite ja vastaa pian"), html))).text,
    ).toBe(`Katso liite ja vastaa pian\n\n${asked}`);
  });

  it.each([
    [
      "a whole mail that calls itself a file",
      `${part("text/plain", asked, "Content-Disposition: attachment\r\n")}`,
    ],
    ["parts that never begin", `Content-Type: multipart/mixed; boundary=none\r\n\r\n${asked}`],
    ["HTML that calls itself plain", part("text/plain", `<!DOCTYPE html><html><p>${asked}</p></html>`)],
    ["rich text of the nineties", part("text/enriched", `<bold>${asked}</bold>`)],
    ["a type without its semicolon", `Content-Type: text/plain charset=utf-8\r\n\r\n${asked}`],
  ])("is read: %s", async (_what, body) => {
    expect((await parse(head + body)).text).toBe(asked);
  });

  const picture = part(
    'image/png; name="plan.png"',
    Buffer.from("89504e470d0a1a0a", "hex"),
    attached("plan.png"),
  );
  const letter = part('application/pdf; name="letter.pdf"', Buffer.from("%PDF-1.4"), attached("letter.pdf"));
  it.each([
    ["onlySubject", plainText("")],
    ["onlyPictures", multipart("mixed", plainText(""), picture)],
    ["onlyPictures", part("text/html", '<p><img src="https://pictures.example/1.png"></p>')],
    ["onlyPictures", multipart("related", part("text/html", '<img src="cid:1">'), picture)],
    ["onlySubject", part("text/html", "<p>&nbsp;&zwnj;\u200b</p>")],
    ["onlyFiles", multipart("mixed", plainText(""), picture, letter)],
    ["onlyFiles", letter],
  ])("says so: %s %#", async (note, body) => {
    expect(await parse(head + body)).toMatchObject({ text: "", notes: [note] });
  });
});

describe("a mail of pictures that names them in its text", () => {
  it.each(["[image: plan.png]", "[cid:image001.png@01DC]", "\ufffc"])("says so, too: %j", async (sign) => {
    const body = multipart("related", multipart("alternative", plainText(sign)), part("image/png", "x"));
    expect((await parse(head + body)).notes).toEqual(["onlyFiles"]);
    expect((await parse(head + plainText(`${sign} is my plan`))).notes).toEqual([]);
  });
});
