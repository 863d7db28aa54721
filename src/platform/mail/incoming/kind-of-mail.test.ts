import { describe, expect, it } from "vitest";
import { kindOfMail, wantsNoAnswer } from "./kind-of-mail.ts";
import { ownAddresses } from "./own-addresses.ts";
import { parseMail } from "./parse-mail.ts";
import { withWriter } from "./writer-of-mail.ts";

const own = ownAddresses({
  SITE_URL: "https://www.kinward.example",
  MAIL_FROM: "hello@kinward.example",
  TEAM_MAIL: "Kinward-team@lists.provider.example",
  IMAP_ADDRESS: undefined,
  MAIL_REPLY_TO: undefined,
});

const ana = "From: Ana <ana@example.org>";
const parse = (...lines: readonly string[]) =>
  parseMail(Buffer.from(`${lines.join("\r\n")}\r\n\r\nHello\r\n`), new Date("2026-11-27T10:00:00Z"));
const kindOf = async (...lines: readonly string[]) => {
  const found = kindOfMail(await parse(...lines), own);
  return found.kind === "program" ? found.proof : found.kind;
};

describe("the kind of a mail", () => {
  it.each([
    "Subject: Hi",
    "Auto-Submitted: no",
    "X-Auto-Response-Suppress: None",
    "X-Autoreply: no",
    "Precedence: normal",
    "Return-Path: <ana@example.org>",
    // Apple Mail and Thunderbird make ids under the sender's own domain, which can be ours.
    "Message-ID: <6A1E7C5D-77D5-4B8E-9D31-1B1A9B0C2D3E@kinward.example>",
    "X-Kinward-Mail: elsewhere.example",
    "Content-Type: multipart/mixed; boundary=x",
  ])("is a person's with %s", async (line) => {
    expect(await kindOf(ana, line)).toBe("person");
  });

  it.each([
    ["Auto-Submitted: auto-replied", "automatic"],
    ["Auto-Submitted: AUTO-GENERATED; x=y", "automatic"],
    ["Return-Path: <>", "no return path"],
    ["Return-Path: < >", "no return path"],
    ["Content-Type: multipart/report; report-type=delivery-status; boundary=x", "report"],
    ["Content-Type: Multipart/Report; boundary=x", "report"],
    ["List-Id: Fertility news <news.x.example>", "list"],
    ["List-Id: <kinward.example.x.example>", "list"],
    ["List-Id: <notkinward.example>", "list"],
    ["List-Id: <others.lists.provider.example>", "list"],
  ])("is a program's with %s", async (line, proof) => {
    expect(await kindOf(ana, line)).toBe(proof);
    expect(await kindOf("From: noreply@x.example", line, "Reply-To: dana@example.org")).toBe(proof);
  });

  it.each([
    "X-Autoreply: yes",
    "X-Autorespond: yes",
    "Precedence: bulk",
    "Precedence: auto_reply",
    "Precedence: junk",
    "Precedence: list",
    "List-Unsubscribe: <mailto:x@example.org>",
    "X-Auto-Response-Suppress: OOF, AutoReply",
    "List-Id: <support.kinward.example>",
    "List-ID: Support <kinward-team.lists.provider.example>",
    "Content-Type: text/calendar; method=REPLY",
  ])("can be a person's or a program's with %s", async (line) => {
    expect(await kindOf(ana, line)).toBe("unclear");
  });

  it("of a mailing list is told by where the list posts to, if its name doesn't say", async () => {
    const list = ["List-Id: <4711.groups.example>", "List-Post: <mailto:Hello@kinward.example>"];
    expect(await kindOf(ana, ...list)).toBe("unclear");
    expect(
      await kindOf(ana, "List-Id: <4711.groups.example>", "Mailing-list: list hello@kinward.example"),
    ).toBe("unclear");
    expect(await kindOf(ana, "List-Id: <4711.groups.example>")).toBe("list");
  });

  const systems = [
    ...[
      "MAILER-DAEMON",
      "no-reply",
      "noreply+1",
      "postmaster",
      "do_not_reply",
      "donotreply",
      "notifications",
    ],
    ...["wordpress", "webform", "forms", "website", "www-data", "nobody", "bounce-123", "alerts"],
  ];
  it.each(systems)("is unclear from %s@, and a program's if it also asks for no answer", async (name) => {
    const from = `From: ${name}@x.example`;
    const suppress = "X-Auto-Response-Suppress: All";
    expect(await kindOf(from)).toBe("unclear");
    expect(await kindOf(from, suppress)).toBe("suppressed");
    expect(await kindOf(from, suppress, "Reply-To: Dana <dana@example.org>")).toBe("unclear");
    expect(await kindOf(from, suppress, "Reply-To: hello@kinward.example")).toBe("suppressed");
  });

  const subjects = [
    ...["Clinic Desk is out of the office (returning 12/07/2026)", "Automatic reply: Your question"],
    ...["Abwesenheitsnotiz: Frage", "Automatische Antwort: Frage", "Réponse automatique : absence"],
    ...["Respuesta automática: hola", "Resposta automática: oi", "Risposta automatica: ciao"],
    ...["Automatisch antwoord: vraag", "Autosvar: fråga", "Autoodpowiedź: pytanie", "Автоответ: вопрос"],
    ...["自动回复：问题", "自動返信：質問", "不在のお知らせ", "자동 회신: 질문", "Otomatik yanıt: soru"],
    ...[
      "We have received your message",
      "Thank you for contacting Lakeside",
      "Your request has been received",
    ],
    ...["Undelivered Mail Returned to Sender", "Fwd: Delivery Status Notification (Failure)"],
    ...["I'm on vacation", "Ticket received", "Please confirm your message", "Fuori ufficio"],
  ];
  it.each(subjects)("is unclear by the subject alone: %s", async (subject) => {
    const encoded = `=?utf-8?B?${Buffer.from(subject).toString("base64")}?=`;
    expect(await kindOf(ana, `Subject: ${encoded}`)).toBe("unclear");
  });

  it("is ours by our own header, whatever else a mail has", async () => {
    for (const name of ["X-Kinward-Mail", "X-Site-Mail"])
      expect(await kindOf(ana, `${name}: www.kinward.example`, "Auto-Submitted: auto-generated")).toBe(
        "ours",
      );
  });

  it("that has a program's mark gets no answer at all", async () => {
    const answers = async (...lines: readonly string[]) => !wantsNoAnswer(await parse(...lines));
    expect(await answers(ana, "Precedence: bulk")).toBe(false);
    expect(await answers("From: noreply@x.example")).toBe(false);
    expect(await answers(ana, "List-Unsubscribe: <mailto:x@example.org>")).toBe(true);
    expect(await answers(ana, "Subject: I'm on leave")).toBe(true);
  });
});

describe("who wrote a mail", () => {
  const writerOf = async (...lines: readonly string[]) => {
    const { from, isFromReplyTo } = withWriter(await parse(...lines), own);
    return [from?.address, isFromReplyTo];
  };

  it.each([
    [["From: noreply@clinic.example", "Reply-To: Dana <dana@example.org>"], "dana@example.org"],
    [["From: Clinic <webform@clinic.example>", "Reply-To: dana@example.org"], "dana@example.org"],
    [["From: hello@kinward.example", "Reply-To: dana@example.org"], "dana@example.org"],
    [["From: Hello+c1.2@kinward.example", "Reply-To: dana@example.org"], "dana@example.org"],
    [
      [
        "From: 'Dana' via Support <support@kinward.example>",
        "Reply-To: support@kinward.example",
        "X-Original-From: Dana <dana@example.org>",
      ],
      "dana@example.org",
    ],
    [["From: noreply@x.example", "Reply-To: hello@kinward.example, dana@example.org"], "dana@example.org"],
  ])("is whom the mail names, if it comes from ours or a system's address: %s", async (lines, address) => {
    expect(await writerOf(...lines)).toEqual([address, true]);
  });

  it.each([
    [["From: ana@example.org", "Reply-To: other@example.org"], "ana@example.org"],
    [["From: noreply@x.example"], "noreply@x.example"],
    [["From: noreply@x.example", "Reply-To: noreply@x.example"], "noreply@x.example"],
    [["From: hello@kinward.example", "Reply-To: hello@kinward.example"], "hello@kinward.example"],
    [["From: noreply@x.example", "Reply-To: not an address"], "noreply@x.example"],
  ])("is the sender otherwise: %s", async (lines, address) => {
    expect(await writerOf(...lines)).toEqual([address, false]);
  });
});
