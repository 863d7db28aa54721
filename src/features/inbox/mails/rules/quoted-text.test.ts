import { describe, expect, it } from "vitest";
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
  "Outlook, older, Spanish": `-----Mensaje original-----\nDe: Kinward\n\n${plainLines}`,
};

const words = "Thank you, Tuesday works.\n\nOn my way home I thought:\nLe lundi aussi.\nFrom: me, with love";

describe("a reply", () => {
  it.each(Object.entries(formats))("keeps its own words apart from what %s quotes", (_name, quote) => {
    for (const ending of ["\n", "\r\n"]) {
      const { text, quoted } = splitQuoted(`${words}\n\n${quote}\n`.replaceAll("\n", ending));
      expect(text).toBe(words);
      expect(quoted).toBe(quote);
    }
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

  it.each(["\n", "On \n", "On x wrote\n", "De:\n", `On ${"a ".repeat(190)}\n`, "> ", "_", "-- Original"])(
    "is read once, also a long one of %j alone",
    (part) => {
      const mail = part.repeat(Math.ceil(200_000 / part.length));
      const { text, quoted } = splitQuoted(mail);
      expect(text.length + quoted.length).toBeLessThanOrEqual(mail.length);
    },
  );
});
