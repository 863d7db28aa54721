import { setImmediate as giveWay } from "node:timers/promises";
import type { IncomingMail } from "#platform/mail/incoming/incoming-mail.ts";
import { withoutMailedTokens } from "#platform/mail/incoming/mailed-tokens.ts";
import type { Services } from "#platform/services.ts";

/**
 * A mail as it may be stored: a reply quotes our mail, and whoever has one of its links gets in. Each stands as what it is,
 * such as "[link to your letters]".
 * @returns the mail, and the tokens that were in it.
 */
export async function withoutTokens(
  services: Services,
  mail: IncomingMail,
): Promise<{ mail: IncomingMail; tokens: ReadonlySet<string> }> {
  const links = services.contributions.mailedLinks;
  const tokens = new Set<string>();
  const codes = await codesIn(services, mail);
  const clean = (text: string) => {
    const cleaned = withoutMailedTokens(text, { links, siteUrl: services.settings.SITE_URL });
    for (const token of cleaned.tokens) tokens.add(token);
    return cleaned.text.replace(codeForm, (code) => codes.get(code) ?? code);
  };
  const attachments: IncomingMail["attachments"][number][] = [];
  for (const attachment of mail.attachments) {
    const name = clean(attachment.name);
    const bytes = attachment.type.startsWith("text/")
      ? await cleanBytes(attachment.bytes, clean)
      : attachment.bytes;
    attachments.push({ ...attachment, name, bytes });
  }
  const { from, report } = mail;
  const cleaned = {
    ...mail,
    from: from && { ...from, name: clean(from.name) },
    subject: clean(mail.subject),
    text: clean(mail.text),
    headers: new Map([...mail.headers].map(([name, value]) => [name, clean(value)])),
    report: report && { ...report, fields: clean(report.fields) },
    returnedHeader: clean(mail.returnedHeader),
    attachments,
    leftOut: mail.leftOut.map((file) => ({ ...file, name: clean(file.name) })),
  };
  return { mail: cleaned, tokens };
}

/** Four letters each, four times or seven, as receipts show them. */
const codeForm = /(?<![\w-])[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}(?:(?:-[A-Z0-9]{4}){3})?(?![\w-])/gi;
const mostCodes = 50;

/** The codes of a mail that are ours, with what stands for each. */
async function codesIn(services: Services, mail: IncomingMail): Promise<ReadonlyMap<string, string>> {
  const texts = [
    mail.subject,
    mail.text,
    ...mail.attachments.flatMap(({ type, bytes }) => (type.startsWith("text/") ? latin(bytes) : [])),
  ];
  const found = new Set(texts.flatMap((text) => text.match(codeForm) ?? []));
  const ours = new Map<string, string>();
  for (const code of [...found].slice(0, mostCodes))
    for (const { words, isOurs } of services.contributions.mailedCodes)
      if (await isOurs(services, code)) ours.set(code, `[${words}]`);
  return ours;
}

/** Each byte is a letter, so that a text of any charset stays as it is. */
const latin = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");

const pieceLength = 256 * 1_024;

/** A long file is searched in pieces, between which others get their turn. */
async function cleanBytes(bytes: Uint8Array, clean: (text: string) => string): Promise<Uint8Array> {
  const text = latin(bytes);
  const pieces: Buffer[] = [];
  for (let from = 0; from < text.length; ) {
    const end = pieceEnd(text, from);
    pieces.push(Buffer.from(clean(text.slice(from, end)), "latin1"));
    from = end;
    await giveWay();
  }
  return Buffer.concat(pieces);
}

/** A line that isn't part of a link: it's empty, or has words or columns. */
const otherLine = /\n(?=\r?\n|[^\n]{0,200}(?: \w+ |,[^\n]{0,200},))/;

/** Never inside a link that is broken into lines. */
function pieceEnd(text: string, from: number): number {
  const aim = from + pieceLength;
  const other = otherLine.exec(text.slice(aim, aim + pieceLength));
  return other ? aim + other.index + 1 : Math.min(text.length, aim + pieceLength);
}
