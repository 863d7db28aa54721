import { addressParser, decodeWords } from "postal-mime";
import { isBlank } from "./alternatives.ts";
import type { IncomingMail, MailNote, MailReport, MailSender } from "./incoming-mail.ts";
import { keptFiles } from "./kept-files.ts";
import { isReportItself } from "./kind-of-mail.ts";
import { keptOfMail, refuseOversized, type Unreadable, UnreadableMailError } from "./limits.ts";
import { type MailContent, readContent } from "./mail-content.ts";
import { idOfMail } from "./mail-id.ts";
import { headerIn, type MailPart, readParts, roomForMail } from "./mime-parts.ts";
import { isFromMailServer } from "./reports/plain-bounce.ts";

/** What `readMail` has called in the process that parses: an error wouldn't come back as itself. */
export async function parseOrRefuse(
  raw: Uint8Array,
  receivedAt: Date,
): Promise<{ mail: IncomingMail } | { unreadable: Unreadable }> {
  try {
    return { mail: await parseMail(raw, receivedAt) };
  } catch (error) {
    return { unreadable: error instanceof UnreadableMailError ? error.reason : "unreadable" };
  }
}

/** Reads a raw mail into bounded, plain values. @throws {UnreadableMailError} */
export async function parseMail(raw: Uint8Array, receivedAt: Date): Promise<IncomingMail> {
  refuseOversized(raw);
  const room = roomForMail();
  const root = await readParts(raw, room);
  const headers = headersOf(root);
  const subject = oneLine(decodeWords(headerIn(root.headers, "subject")), keptOfMail.subjectLength);
  const from = senderOf(root);
  const isReport = isReportItself({ headers });
  const content = await readContent(root, {
    room,
    isReport: isReport || isFromMailServer({ from, headers, subject }),
  });
  const text = content.text.replace(/\r\n?/g, "\n");
  const files = keptFiles(content.files);
  return {
    id: idOfMail(raw),
    messageId: idsIn(headers.get("message-id"))[0] ?? "",
    references: referencesOf(root),
    from,
    replyTo: replyToOf(root),
    isFromReplyTo: false,
    to: receiversOf(root),
    subject,
    text: plain(text.slice(0, keptOfMail.textLength)).trim(),
    notes: notesOf(content, files),
    isCut: text.length > keptOfMail.textLength || content.isCut,
    ...files,
    headers,
    report: isReport ? await reportOf(root) : undefined,
    isScheduling: content.isScheduling,
    returnedHeader: await returnedHeaderOf(root),
    receivedAt: receivedAt.toISOString(),
  };
}

/** What programs write into a text where a picture stands. */
const pictureSigns =
  /\[(?:image|cid|bild|imagen|imagem|immagine|图片)\s?:[^[\]\n]*\]|<image[^<>\n]*>|\ufffc/gi;

function notesOf(
  { text, notes, hasPictures }: MailContent,
  { attachments, leftOut }: ReturnType<typeof keptFiles>,
): readonly MailNote[] {
  const words = text.length > 2_000 ? text : text.replace(pictureSigns, "");
  if (!isBlank(words) || notes.size > 0) return [...notes];
  const isPictures = leftOut.length === 0 && attachments.every(({ type }) => type.startsWith("image/"));
  if (attachments.length + leftOut.length === 0) return [hasPictures ? "onlyPictures" : "onlySubject"];
  return [isPictures ? "onlyPictures" : "onlyFiles"];
}

// Everything but tabs and ends of lines: PostgreSQL takes no NUL, and terminals obey the others.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const plain = (text: string) => text.toWellFormed().replace(controls, "");

const oneLine = (text: string, most: number) =>
  plain(text.slice(0, most * 4).replace(/[\r\n\t\u2028\u2029]+/g, " "))
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/ {2,}/g, " ")
    .trim()
    .slice(0, most)
    .toWellFormed();

function headersOf({ headers }: MailPart): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { key, value } of headers) {
    if (first.size >= keptOfMail.headers) break;
    if (!first.has(key)) first.set(key, oneLine(value, keptOfMail.headerLength));
  }
  return first;
}

const idsIn = (text = "") => [...text.matchAll(/<([^<>\s]{1,998})>/g)].map(([, id = ""]) => id);

function referencesOf({ headers }: MailPart): readonly string[] {
  const valuesOf = (name: string) =>
    headers.filter(({ key }) => key === name).flatMap(({ value }) => idsIn(value));
  const ids = [...valuesOf("in-reply-to"), ...valuesOf("references").toReversed()];
  return [...new Set(ids)].slice(0, keptOfMail.references);
}

/** An address as it can be written to; a mail program accepts more, and we need none of it. */
const isAddress = (text: string) => text.length <= 254 && /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+$/.test(text);

/** A name in quotes or encoded, where an address is no address. */
const namesIn = /"[^"]{0,300}"|=\?[^?\s]{1,40}\?[bq]\?[^?\s]{0,200}\?=/gi;

function senderOf({ headers }: MailPart): IncomingMail["from"] {
  const lines = headers.filter(({ key }) => key === "from");
  const [line] = lines;
  if (lines.length !== 1 || line === undefined) return undefined;
  if (line.value.length > keptOfMail.headerLength) return undefined;
  const senders = addressParser(line.value, { flatten: true });
  const [sender] = senders;
  if (senders.length !== 1 || sender?.address === undefined || !isAddress(sender.address)) return undefined;
  // Programs disagree about whom "<one> <other>" names.
  const unnamed = line.value.replace(namesIn, "");
  if (unnamed.split("<").length > 2 || !unnamed.includes(sender.address)) return undefined;
  return { address: sender.address, name: oneLine(sender.name, keptOfMail.nameLength) };
}

/** A group that passes a mail on writes its own address into From, and the writer's into one of these. */
function replyToOf({ headers }: MailPart): readonly MailSender[] {
  return ["x-original-from", "reply-to"].flatMap((name) => {
    const value = headers.find(({ key }) => key === name)?.value ?? "";
    return addressParser(value.slice(0, keptOfMail.headerLength), { flatten: true })
      .slice(0, 5)
      .flatMap(({ address = "", name: named }) =>
        isAddress(address) ? [{ address, name: oneLine(named, keptOfMail.nameLength) }] : [],
      );
  });
}

const receiverHeaders: ReadonlySet<string> = new Set(["to", "cc", "delivered-to", "x-original-to"]);

function receiversOf({ headers }: MailPart): readonly string[] {
  const addresses = headers
    .filter(({ key }) => receiverHeaders.has(key))
    .flatMap(({ value }) => addressParser(value.slice(0, keptOfMail.addressesLength), { flatten: true }))
    .flatMap(({ address }) => address?.toLowerCase() ?? [])
    .filter(isAddress);
  return [...new Set(addresses)].slice(0, keptOfMail.addresses);
}

const textOf = (bytes: Uint8Array) =>
  plain(Buffer.from(bytes.subarray(0, keptOfMail.reportLength)).toString("utf8").replace(/\r\n?/g, "\n"));

function partWith(root: MailPart, type: RegExp): MailPart | undefined {
  if (root.parts.length === 0) return type.test(root.type) ? root : undefined;
  for (const part of root.parts) {
    const found = partWith(part, type);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** RFC 6533 names the parts for addresses outside ASCII differently. */
const reports = [
  { kind: "delivery-status", type: /^message\/(?:global-)?delivery-status$/ },
  { kind: "feedback-report", type: /^message\/(?:global-)?feedback-report$/ },
] as const;

async function reportOf(root: MailPart): Promise<MailReport | undefined> {
  for (const { kind, type } of reports) {
    const part = partWith(root, type);
    if (part !== undefined) return { kind, fields: textOf(await part.bytes()) };
  }
  return undefined;
}

const returnedTypes = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/;

/** Only the header is kept of a mail inside another. */
async function returnedHeaderOf(root: MailPart): Promise<string> {
  const part = partWith(root, returnedTypes);
  return part ? (textOf(await part.bytes()).split("\n\n")[0] ?? "") : "";
}
