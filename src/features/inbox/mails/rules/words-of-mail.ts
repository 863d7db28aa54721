import type { IncomingMail } from "#platform/mail/incoming/incoming-mail.ts";
import { mailCopy } from "../copy.ts";
import { type SplitText, splitQuoted } from "./quoted-text.ts";

/** What a conversation shows of a mail: its own words, what it quotes, and why words are missing. */
export function wordsOfMail({ text, notes }: Pick<IncomingMail, "text" | "notes">): SplitText {
  const split = splitQuoted(text);
  const sentences = notes.map((note) => mailCopy.notes[note]);
  return { ...split, text: [split.text, ...sentences].filter((each) => each !== "").join("\n\n") };
}
