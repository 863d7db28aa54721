import { describe, expect, it } from "vitest";
import { forwardedLine } from "#platform/mail/incoming/forwarded-mail.ts";
import { splitQuoted } from "./quoted-text.ts";

const quotedLines = "> Hello Marta,\n>\n> we’d love to see you on Tuesday.\n>\n> Warm wishes";
const plainLines = "Hello Marta,\n\nwe’d love to see you on Tuesday.\n\nWarm wishes";

/** How each program ends a reply, below its words. */
const formats: Readonly<Record<string, string>> = {
  "Gmail, English": `On Fri, Nov 27, 2026 at 9:12 AM Kinward <hello+c1.2@kinward.example> wrote:\n\n${quotedLines}`,
  "Gmail, English, folded": `On Fri, Nov 27, 2026 at 9:12 AM Kinward <\nhello+c1abcdefghijklmnopqrstuvw.2@kinward.example> wrote:\n\n${quotedLines}`,
  "Gmail, Spanish": `El vie, 27 nov 2026 a las 9:12, Kinward (<hello+c1.2@kinward.example>)\nescribió:\n\n${quotedLines}`,
  "Gmail, French": `Le ven. 27 nov. 2026 à 09:12, Kinward <hello+c1.2@kinward.example> a\nécrit :\n\n${quotedLines}`,
  "Apple Mail, English": `> On Nov 27, 2026, at 9:12 AM, Kinward <hello+c1.2@kinward.example> wrote:\n>\n${quotedLines}`,
  "Apple Mail, Spanish": `El 27 nov 2026, a las 9:12, Kinward <hello+c1.2@kinward.example> escribió:\n\n${quotedLines}`,
  "Apple Mail, French": `Le 27 nov. 2026 à 09:12, Kinward <hello+c1.2@kinward.example> a écrit :\n\n${quotedLines}`,
  "Apple Mail, from HTML": `On Nov 27, 2026, at 9:12 AM, Kinward <hello+c1.2@kinward.example> wrote:\n\n${plainLines}`,
  "Outlook, English": `________________________________\nFrom: Kinward <hello+c1.2@kinward.example>\nSent: Friday, November 27, 2026 9:12 AM\nTo: Marta <marta@example.org>\nSubject: An answer from Kinward\n\n${plainLines}`,
  "Outlook, Spanish": `________________________________\nDe: Kinward <hello+c1.2@kinward.example>\nEnviado: viernes, 27 de noviembre de 2026 9:12\nPara: Marta <marta@example.org>\nAsunto: An answer from Kinward\n\n${plainLines}`,
  "Outlook, French": `De : Kinward <hello+c1.2@kinward.example>\nEnvoyé : vendredi 27 novembre 2026 09:12\nÀ : Marta <marta@example.org>\nObjet : An answer from Kinward\n\n${plainLines}`,
  "Outlook, older": `-----Original Message-----\nFrom: Kinward\nSent: Friday\n\n${plainLines}`,
  "Outlook, older, French": `-----Message d’origine-----\nDe : Kinward\n\n${plainLines}`,
  "Gmail, German": `Am Fr., 27. Nov. 2026 um 09:12 Uhr schrieb Kinward <hello+c1.2@kinward.example>:\n\n${quotedLines}`,
  "Gmail, German, folded": `Am Fr., 27. Nov. 2026 um 09:12 Uhr schrieb Kinward <\nhello+c1abcdefghijklmnopqrstuvw.2@kinward.example>:\n\n${quotedLines}`,
  "Gmail, Portuguese": `Em sex., 27 de nov. de 2026 às 09:12, Kinward <hello+c1.2@kinward.example>\nescreveu:\n\n${quotedLines}`,
  "Gmail, Italian": `Il giorno ven 27 nov 2026 alle ore 09:12 Kinward <\nhello+c1.2@kinward.example> ha scritto:\n\n${quotedLines}`,
  "Gmail, Dutch": `Op vr 27 nov 2026 om 09:12 schreef Kinward <hello+c1.2@kinward.example>:\n\n${quotedLines}`,
  "Gmail, Chinese": `Kinward <hello+c1.2@kinward.example> 于2026年11月27日周五 09:12写道：\n\n${quotedLines}`,
  "Gmail, Chinese of Taiwan": `Kinward <hello+c1.2@kinward.example> 於 2026年11月27日 週五 上午9:12寫道：\n\n${quotedLines}`,
  "Gmail, Japanese": `2026年11月27日(金) 9:12 Kinward <hello+c1.2@kinward.example>:\n\n${quotedLines}`,
  "Gmail, Korean": `2026년 11월 27일 (금) 오전 9:12, Kinward <hello+c1.2@kinward.example>님이 작성:\n\n${quotedLines}`,
  "Gmail, Russian": `пт, 27 нояб. 2026 г. в 09:12, Kinward <hello+c1.2@kinward.example>:\n\n${quotedLines}`,
  "Gmail, Ukrainian": `пт, 27 лист. 2026 р. о 09:12 Kinward <hello+c1.2@kinward.example> пише:\n\n${quotedLines}`,
  "Gmail, Polish": `pt., 27 lis 2026 o 09:12 Kinward <hello+c1.2@kinward.example> napisał(a):\n\n${quotedLines}`,
  "Gmail, Swedish": `Den fre 27 nov. 2026 kl 09:12 skrev Kinward <hello+c1.2@kinward.example>:\n\n${quotedLines}`,
  "Gmail, Norwegian": `fre. 27. nov. 2026 kl. 09:12 skrev Kinward <hello+c1.2@kinward.example>:\n\n${quotedLines}`,
  "Gmail, Czech": `pá 27. 11. 2026 v 9:12 odesílatel Kinward <hello+c1.2@kinward.example> napsal:\n\n${quotedLines}`,
  "Gmail, Turkish": `Kinward <hello+c1.2@kinward.example>, 27 Kas 2026 Cum, 09:12 tarihinde şunu yazdı:\n\n${quotedLines}`,
  "Gmail, Vietnamese": `Vào Th 6, 27 thg 11, 2026 vào lúc 09:12 Kinward <hello+c1.2@kinward.example> đã viết:\n\n${quotedLines}`,
  "Gmail, Hebrew": `\u202bבתאריך יום ו׳, 27 בנוב׳ 2026 ב-9:12 מאת \u202aKinward\u202c\u200f <\u202ahello+c1.2@kinward.example\u202c\u200f>:\u202c\n\n${quotedLines}`,
  "Yahoo, English": `    On Friday, November 27, 2026 at 09:12:00 AM EST, Kinward <hello+c1.2@kinward.example> wrote:  \n \n\n${plainLines}`,
  "Yahoo, German": `    Am Freitag, 27. November 2026 um 09:12:00 MEZ hat Kinward <hello+c1.2@kinward.example> Folgendes geschrieben:  \n \n\n${plainLines}`,
  "Yahoo, Portuguese": `    Em sexta-feira, 27 de novembro de 2026 às 09:12:00 BRT, Kinward <hello+c1.2@kinward.example> escreveu:  \n \n\n${plainLines}`,
  "Yahoo, French": `    Le vendredi 27 novembre 2026 à 09:12:00 UTC−5, Kinward <hello+c1.2@kinward.example> a écrit :  \n \n\n${plainLines}`,
  "Apple Mail, German": `Am 27.11.2026 um 09:12 schrieb Kinward <hello+c1.2@kinward.example>:\n\n${quotedLines}`,
  "Apple Mail, Portuguese": `Em 27 de nov. de 2026, à(s) 09:12, Kinward <hello+c1.2@kinward.example> escreveu:\n\n${quotedLines}`,
  "Apple Mail, Dutch": `Op 27 nov 2026, om 09:12 heeft Kinward <hello+c1.2@kinward.example> het volgende geschreven:\n\n${quotedLines}`,
  "Apple Mail, Chinese": `2026年11月27日 09:12，Kinward <hello+c1.2@kinward.example> 写道：\n\n${quotedLines}`,
  "Apple Mail, Japanese": `2026/11/27 9:12、Kinward <hello+c1.2@kinward.example>のメール:\n\n${quotedLines}`,
  "iPhone, English": `> On Nov 27, 2026, at 9:12 AM, Kinward <hello+c1.2@kinward.example> wrote:\n> \n${quotedLines}`,
  "iPhone, German": `> Am 27.11.2026 um 09:12 schrieb Kinward <hello+c1.2@kinward.example>:\n> \n${quotedLines}`,
  "Thunderbird, English": `On 11/27/26 9:12 AM, Kinward wrote:\n\n${quotedLines}`,
  "Thunderbird, Polish": `W dniu 27.11.2026 o 09:12, Kinward pisze:\n\n${quotedLines}`,
  Proton: `On Friday, November 27th, 2026 at 9:12 AM, Kinward <hello+c1.2@kinward.example> wrote:\n\n${quotedLines}`,
  Zoho: `---- On Fri, 27 Nov 2026 09:12:00 -0500 Kinward <hello+c1.2@kinward.example> wrote ----\n\n${plainLines}`,
  NetEase: `在 2026-11-27 09:12:00，"Kinward" <hello+c1.2@kinward.example> 写道：\n\n${quotedLines}`,
  "Outlook, German": `Von: Kinward <hello+c1.2@kinward.example>\nGesendet: Freitag, 27. November 2026 09:12\nAn: Marta <marta@example.org>\nBetreff: An answer\n\n${plainLines}`,
  "Outlook, Chinese": `发件人: Kinward <hello+c1.2@kinward.example>\n发送时间: 2026年11月27日 9:12\n收件人: Marta <marta@example.org>\n主题: An answer\n\n${plainLines}`,
  "Outlook, Chinese of Taiwan": `寄件者: Kinward <hello+c1.2@kinward.example>\n寄件日期: 2026年11月27日 上午 09:12\n收件者: Marta\n\n${plainLines}`,
  "Outlook, Portuguese": `________________________________\nDe: Kinward <hello+c1.2@kinward.example>\nEnviado: sexta-feira, 27 de novembro de 2026 09:12\nPara: Marta\n\n${plainLines}`,
  "Outlook, Italian": `Da: Kinward <hello+c1.2@kinward.example>\nInviato: venerdì 27 novembre 2026 09:12\nA: Marta\n\n${plainLines}`,
  "Outlook, Japanese": `差出人: Kinward <hello+c1.2@kinward.example>\n送信日時: 2026年11月27日 9:12\n宛先: Marta\n\n${plainLines}`,
  "Outlook, Korean": `보낸 사람: Kinward <hello+c1.2@kinward.example>\n보낸 날짜: 2026년 11월 27일 금요일 오전 9:12\n받는 사람: Marta\n\n${plainLines}`,
  "Outlook, Russian": `От: Kinward <hello+c1.2@kinward.example>\nОтправлено: 27 ноября 2026 г. 9:12\nКому: Marta\n\n${plainLines}`,
  "Outlook, in stars": `*From:* Kinward <hello+c1.2@kinward.example>\n*Sent:* Friday, November 27, 2026 9:12 AM\n*To:* Marta\n\n${plainLines}`,
  "Outlook, older, German": `-----Ursprüngliche Nachricht-----\nVon: Kinward\nGesendet: Freitag\n\n${plainLines}`,
  "GMX, German": `Gesendet: Freitag, 27. November 2026 um 09:12 Uhr\nVon: "Kinward" <hello+c1.2@kinward.example>\nAn: Marta\n\n${plainLines}`,
  "Samsung, English": `-------- Original message --------\nFrom: Kinward <hello+c1.2@kinward.example>\nDate: 11/27/26 9:12 AM (GMT-05:00)\nTo: Marta\n\n${plainLines}`,
  "Samsung, German": `-------- Ursprüngliche Nachricht --------\nVon: Kinward <hello+c1.2@kinward.example>\nDatum: 27.11.26 09:12 (GMT+01:00)\nAn: Marta\n\n${plainLines}`,
  QQ: `------------------ 原始邮件 ------------------\n发件人: "Kinward" <hello+c1.2@kinward.example>;\n发送时间: 2026年11月27日(星期五) 上午9:12\n\n${plainLines}`,
  "a program that writes no year": `On Friday, November 27, Kinward <hello@kinward.example> wrote:\n\n${quotedLines}`,
  "Outlook, older, Spanish": `-----Mensaje original-----\nDe: Kinward\n\n${plainLines}`,
};

const words = "Thank you, Tuesday works.\n\nOn my way home I thought:\nLe lundi aussi.\nFrom: me, with love";

describe("a reply", () => {
  it.each(Object.entries(formats))("keeps its own words apart from what %s quotes", (_name, quote) => {
    for (const ending of ["\n", "\r\n"]) {
      const { text, quoted } = splitQuoted(`${words}\n\n${quote}\n`.replaceAll("\n", ending));
      expect(text).toBe(words);
      expect(quoted).toBe(quote.trim());
    }
  });

  const ownLines = [
    "My questions:\n> which group fits?\n> how long do people wait?\nThank you, Mia\n\nPS: I can't do Mondays.",
    "> first point\n> second point",
    "On Tuesday my doctor wrote:\n> rest, and call me at 9:30",
    "We were told on November 3, 2026 at 9:12:\n> rest, and come back",
    "My plan for 2026-12-03:\n> ask the clinic",
    "I wrote to you at 9:30 on November 3, 2026:\n\nno answer came",
    "Date: next Tuesday\nPlace: the clinic\nFrom: nine to ten",
    "On Monday, 2026 seemed far away. I wrote",
  ];
  it.each(ownLines)("keeps what its writer put down like a quote: %j", (mail) => {
    expect(splitQuoted(mail)).toEqual({ text: mail, quoted: "" });
    const quote = formats["Gmail, German"] ?? "";
    expect(splitQuoted(`${mail}\n\n${quote}`)).toEqual({ text: mail, quoted: quote });
  });

  it("keeps the words right above an attribution, though they have a day and a time", () => {
    const text = "See you on November 30, 2026 at 9:30.";
    const quote = formats["Gmail, Spanish"] ?? "";
    expect(splitQuoted(`${text}\n${quote}`)).toEqual({ text, quoted: quote });
  });

  it("shows what it forwards as a file, each without its own quotes", () => {
    const forwarded = `${forwardedLine}\nFrom: Ann <ann@example.org>\nDate: Friday\n\nIs there a group?`;
    const quote = formats["Outlook, English"] ?? "";
    const german = formats["Gmail, German"] ?? "";
    expect(splitQuoted(`Can you help?\n\n${quote}\n\n${forwarded}\n\n${german}`)).toEqual({
      text: `Can you help?\n\n${forwarded}`,
      quoted: `${quote}\n\n${german}`,
    });
  });

  it("may be written below the quote", () => {
    const quote = formats["Gmail, English"] ?? "";
    expect(splitQuoted(`${quote}\n\n${words}`)).toEqual({ text: words, quoted: quote });
  });

  it("keeps answers between several quotes together", () => {
    const mail = "Hi,\n\n> Is Tuesday fine?\nYes.\n\n> And Wednesday?\nNo.";
    expect(splitQuoted(mail)).toEqual({ text: mail, quoted: "" });
  });

  it("that is only a forwarded mail is shown as it is", () => {
    const mail = `---------- Forwarded message ---------\nFrom: Ann <ann@example.org>\nDate: Friday\n\n${plainLines}`;
    expect(splitQuoted(mail)).toEqual({ text: mail, quoted: "" });
  });

  it("loses none of its words, whatever stands in it", () => {
    const parts = [
      ...Object.values(formats),
      words,
      "",
      ">",
      "> >",
      "On it wrote:",
      "—",
      "___________________",
    ];
    for (const one of parts)
      for (const other of parts) {
        const mail = `${one}\n${other}\n${one}`;
        const { text, quoted } = splitQuoted(mail);
        const wordsOf = (all: string) => all.split(/\s+/).filter(Boolean).toSorted();
        expect(wordsOf(`${text}\n${quoted}`)).toEqual(wordsOf(mail));
      }
  });

  it.each([
    "\n",
    "On \n",
    "On x wrote\n",
    "2026 9:12 wrote:\n",
    "-- Forwarded email --\n",
    "De:\n",
    `On ${"a ".repeat(190)}\n`,
    "> ",
    "_",
    "-- Original",
  ])("is read once, also a long one of %j alone", (part) => {
    const mail = part.repeat(Math.ceil(200_000 / part.length));
    const { text, quoted } = splitQuoted(mail);
    expect(text.length + quoted.length).toBeLessThanOrEqual(mail.length);
  });
});
