import { addressParser, decodeWords } from "postal-mime";
import { headerIn, type MailPart } from "./mime-parts.ts";

/** The line above each mail that was forwarded as a file: what is below it are words of this mail, not a quote. */
export const forwardedLine = "----- Forwarded email -----";

const longestHeader = 500;

/** A forwarded mail as it stands in the text of the one that brought it. */
export function forwardedText({ headers }: Pick<MailPart, "headers">, text: string): string {
  const value = (name: string) => headerIn(headers, name).slice(0, longestHeader);
  const senders = addressParser(value("from"), { flatten: true });
  const from = senders
    .map(({ name, address }) => (name === "" ? address : `${name} <${address}>`))
    .join(", ");
  const lines = Object.entries({
    From: from,
    Date: value("date"),
    Subject: decodeWords(value("subject")),
  });
  const header = lines
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}: ${oneLine(value)}`);
  return `\n${[forwardedLine, ...header, "", text.trim()].join("\n").trim()}\n`;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
