import PostalMime, { addressParser, type Email } from "postal-mime";
import { hasTooManyTags, textOfMailHtml } from "./html-text.ts";
import type { IncomingMail, LeftOutFile, MailAttachment, MailReport, MailSender } from "./incoming-mail.ts";
import { fileName, keptType } from "./kept-files.ts";
import { isReportItself } from "./kind-of-mail.ts";
import { keptOfMail, mailLimits, refuseOversized, type Unreadable, UnreadableMailError } from "./limits.ts";
import { idOfMail } from "./mail-id.ts";

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
  const email = await PostalMime.parse(raw, {
    // What a report returns isn't what its sender writes.
    forceRfc822Attachments: true,
    maxNestingDepth: mailLimits.nesting,
    maxHeadersSize: mailLimits.headerBytes,
  }).catch((error: unknown) => {
    const isBeyond = error instanceof Error && /nesting depth|header/i.test(error.message);
    throw new UnreadableMailError(isBeyond ? "too-complex" : "unreadable", error);
  });
  const headers = headersOf(email);
  const report = isReportItself({ headers }) ? reportOf(email) : undefined;
  // Some programs add an empty text to their HTML.
  const html = email.text?.trim() ? "" : (email.html ?? "");
  const written = html === "" ? (email.text ?? "") : textOfMailHtml(html);
  const text = written.replace(/\r\n?/g, "\n");
  return {
    id: idOfMail(raw),
    messageId: idsIn(headers.get("message-id"))[0] ?? "",
    references: referencesOf(email),
    from: senderOf(email),
    replyTo: replyToOf(email),
    isFromReplyTo: false,
    to: receiversOf(email),
    subject: oneLine(email.subject ?? "", keptOfMail.subjectLength),
    text: plain(text.slice(0, keptOfMail.textLength)).trim(),
    isCut: text.length > keptOfMail.textLength || html.length > keptOfMail.htmlLength || hasTooManyTags(html),
    ...filesOf(email, { isReport: report !== undefined }),
    headers,
    report,
    returnedHeader: returnedHeaderOf(email),
    receivedAt: receivedAt.toISOString(),
  };
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

function headersOf({ headers }: Email): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { key, value } of headers) {
    if (first.size >= keptOfMail.headers) break;
    if (!first.has(key)) first.set(key, oneLine(value, keptOfMail.headerLength));
  }
  return first;
}

const idsIn = (text = "") => [...text.matchAll(/<([^<>\s]{1,998})>/g)].map(([, id = ""]) => id);

function referencesOf({ headers }: Email): readonly string[] {
  const valuesOf = (name: string) =>
    headers.filter(({ key }) => key === name).flatMap(({ value }) => idsIn(value));
  const ids = [...valuesOf("in-reply-to"), ...valuesOf("references").toReversed()];
  return [...new Set(ids)].slice(0, keptOfMail.references);
}

/** An address as it can be written to; a mail program accepts more, and we need none of it. */
const isAddress = (text: string) => text.length <= 254 && /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+$/.test(text);

/** A name in quotes or encoded, where an address is no address. */
const namesIn = /"[^"]{0,300}"|=\?[^?\s]{1,40}\?[bq]\?[^?\s]{0,200}\?=/gi;

function senderOf({ headers }: Email): IncomingMail["from"] {
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
function replyToOf({ headers }: Email): readonly MailSender[] {
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

function receiversOf({ headers }: Email): readonly string[] {
  const addresses = headers
    .filter(({ key }) => receiverHeaders.has(key))
    .flatMap(({ value }) => addressParser(value.slice(0, keptOfMail.addressesLength), { flatten: true }))
    .flatMap(({ address }) => address?.toLowerCase() ?? [])
    .filter(isAddress);
  return [...new Set(addresses)].slice(0, keptOfMail.addresses);
}

/** Parts that are read as a report, and never kept as files. */
const reportTypes = /^(?:message\/(?:rfc822|global|delivery-status|feedback-report)|text\/rfc822-headers)/;

function filesOf(
  email: Email,
  { isReport }: { isReport: boolean },
): { attachments: readonly MailAttachment[]; leftOut: readonly LeftOutFile[] } {
  const attachments: MailAttachment[] = [];
  const leftOut: LeftOutFile[] = [];
  for (const { filename, mimeType, content } of email.attachments) {
    if (isReport && reportTypes.test(mimeType)) continue;
    const name = fileName(filename ?? (mimeType === "message/rfc822" ? "forwarded mail.eml" : "file"));
    const bytes = bytesOf(content);
    const type = keptType(bytes, name);
    const leave = (reason: LeftOutFile["reason"]) => {
      if (leftOut.length < keptOfMail.attachments) leftOut.push({ name, bytes: bytes.length, reason });
    };
    if (type === undefined) leave("type");
    else if (bytes.length > keptOfMail.attachmentBytes) leave("size");
    else if (attachments.length >= keptOfMail.attachments) leave("count");
    else attachments.push({ name, type, bytes });
  }
  return { attachments, leftOut };
}

type Content = Email["attachments"][number]["content"];

const bytesOf = (content: Content) =>
  typeof content === "string"
    ? Buffer.from(content)
    : content instanceof Uint8Array
      ? content
      : new Uint8Array(content);

const textOf = (content: Content) =>
  plain(
    Buffer.from(bytesOf(content).subarray(0, keptOfMail.reportLength))
      .toString("utf8")
      .replace(/\r\n?/g, "\n"),
  );

/** RFC 6533 names the parts for addresses outside ASCII differently. */
function reportOf({ attachments }: Email): MailReport | undefined {
  for (const kind of ["delivery-status", "feedback-report"] as const) {
    const part = attachments.find(
      ({ mimeType }) => mimeType === `message/${kind}` || mimeType === `message/global-${kind}`,
    );
    if (part !== undefined) return { kind, fields: textOf(part.content) };
  }
  return undefined;
}

const returnedTypes = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/;

/** Only the header is kept of a mail inside another. */
function returnedHeaderOf({ attachments }: Email): string {
  const part = attachments.find(({ mimeType }) => returnedTypes.test(mimeType));
  return part ? (textOf(part.content).split("\n\n")[0] ?? "") : "";
}
