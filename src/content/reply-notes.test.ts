import { describe, expect, it } from "vitest";
import { acknowledgmentMail } from "./acknowledgment-mail.ts";
import { addressCheckMail } from "./address-check.ts";
import { letterMails } from "./documents/letter-mails.server.ts";
import { mails } from "./documents/mails.server.ts";
import { placeMails } from "./documents/place-mails.server.ts";
import { isPrivate, type LetterMail, letterMail } from "./letter-mails.ts";
import { replyNote, replyNotes } from "./reply-notes.ts";
import type { MailCopy } from "./schema.ts";

const links = { pageUrl: "https://example.org/page", changedUrl: "https://example.org/changed" };
const crisis = { selfHarm: true, violence: false, languages: ["en"] } as const;

/** Every mail to a visitor: those that the team edits, and the fixed ones. */
const edited = [mails, letterMails, ...placeMails].flatMap(({ mails: samples = [] }) =>
  samples.map(({ id, mail }): [string, MailCopy] => [id, mail()]),
);
const fixed: [string, MailCopy][] = [
  ["acknowledgment", acknowledgmentMail({ crisis: undefined })],
  ["acknowledgment with help", acknowledgmentMail({ crisis })],
  ["address check", addressCheckMail("https://example.org/check")],
  ["letter-newLink", letterMail("newLink", links)],
  ["letter-notPassedOn", letterMail("notPassedOn", links)],
  ["letter-ended without a page", letterMail("ended", undefined)],
];

/** Those whose replies are private letters. */
const onPage = ["mail:letter-matched", "mail:letter-letter", "letter-notPassedOn"];
/** In the words of the team, or beside a promise. */
const says =
  /You can reply to this email|Just reply to this email|Puedes responder a este correo|Vous pouvez répondre à cet e-mail/;

describe("who reads a reply is said in every mail to a visitor", () => {
  it.each([...edited, ...fixed])("%s", (id, { paragraphs }) => {
    const whole = paragraphs.join("\n");
    expect(whole.includes(replyNotes.onPage)).toBe(onPage.includes(id));
    expect(says.test(whole)).toBe(!onPage.includes(id));
  });

  it("in the language of the mail, and in English where we have no other", () => {
    expect(["en", "es", "fr", "de", undefined].map(replyNote)).toEqual([
      replyNotes.team.en,
      replyNotes.team.es,
      replyNotes.team.fr,
      replyNotes.team.en,
      replyNotes.team.en,
    ]);
  });

  it("and only mails in which the two write to each other are private", () => {
    const abouts: readonly LetterMail[] = [
      ...(["received", "mentorAsked", "personAsked", "matched", "letter"] as const),
      ...(["checkIn", "ended", "newLink", "notPassedOn"] as const),
    ];
    expect(abouts.filter(isPrivate)).toEqual(["matched", "letter", "notPassedOn"]);
  });
});
