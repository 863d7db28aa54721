import { inflateSync } from "node:zlib";
import { bestAlternative, isBlank, type Words } from "./alternatives.ts";
import { type CalendarMail, readCalendar } from "./calendar-message.ts";
import { decodedText } from "./charsets.ts";
import { readCms } from "./cms-content.ts";
import { forwardedText } from "./forwarded-mail.ts";
import type { LeftOutFile, MailNote } from "./incoming-mail.ts";
import type { FoundFile } from "./kept-files.ts";
import { mailLimits, refuseOversized, UnreadableMailError } from "./limits.ts";
import { type MailPart, type Room, readParts } from "./mime-parts.ts";
import { readText } from "./part-text.ts";
import { isPgpMessage } from "./pgp-armor.ts";
import { readTnef } from "./tnef.ts";

export type MailContent = {
  text: string;
  files: FoundFile[];
  notes: Set<MailNote>;
  isCut: boolean;
  isScheduling: boolean;
  hasPictures: boolean;
};

/** How deep mails inside mails are read. */
const deepestMail = 3;

/** What is found in a mail goes into `content`, which is shared with the mails inside it. */
type Reading = {
  content: MailContent;
  room: Room;
  level: number;
  isForwarded: boolean;
  /** What a report returns isn't what its sender writes. */
  isReport: boolean;
  /** What its invitations say, and a `winmail.dat`, if there is one. */
  extras: { calendars: Map<string, CalendarMail>; tnef?: string };
};

export async function readContent(
  root: MailPart,
  { room, isReport }: { room: Room; isReport: boolean },
): Promise<MailContent> {
  const content: MailContent = {
    ...{ text: "", files: [], notes: new Set<MailNote>() },
    ...{ isCut: false, isScheduling: false, hasPictures: false },
  };
  const start = { content, room, level: 0, isForwarded: false, isReport };
  content.text = await wordsOfMail(root, { ...start, extras: { calendars: new Map() } });
  return content;
}

const noWords: Words = { text: "", isHtml: false };

async function wordsOfMail(root: MailPart, reading: Reading): Promise<string> {
  const { text: own } = await wordsOf(root, reading, { isRoot: true });
  const { tnef, calendars: read } = reading.extras;
  const text = isBlank(own) ? (tnef ?? "") : own;
  if (isBlank(text) && tnef !== undefined) reading.content.notes.add("winmail");
  const calendars = [...read.values()].flatMap(({ line, comment }) =>
    isIn(comment, text) ? [line] : [line, comment],
  );
  return [...calendars, text].filter((each) => !isBlank(each)).join("\n\n");
}

/** Programs write the comment of an answer as the text, too. */
const isIn = (comment: string, text: string) =>
  text.replace(/\s+/g, " ").includes(comment.replace(/\s+/g, " ").trim());

async function wordsOf(part: MailPart, reading: Reading, { isRoot = false } = {}): Promise<Words> {
  const { content } = reading;
  if (part.type === "multipart/encrypted") {
    content.notes.add("encrypted");
    return noWords;
  }
  if (part.parts.length > 0) {
    // The second part of a signed mail is its signature.
    const isSigned = part.type === "multipart/signed";
    const words: Words[] = [];
    for (const inner of isSigned ? part.parts.filter(isNoSignature) : part.parts)
      words.push(await wordsOf(inner, reading));
    return part.type === "multipart/alternative" ? bestAlternative(words) : joinWords(words);
  }
  if (!isInlineText(part, isRoot)) return wordsOfFile(part, reading);
  const { isCut, isEncrypted, hasPictures, ...words } = await readText(part);
  content.isCut ||= isCut;
  content.hasPictures ||= hasPictures;
  if (isEncrypted) content.notes.add("encrypted");
  return words;
}

function joinWords(words: readonly Words[]): Words {
  const withText = words.filter(({ text }) => !isBlank(text));
  return {
    text: withText.map(({ text }) => text).join("\n"),
    isHtml: withText.length > 0 && withText.every(({ isHtml }) => isHtml),
  };
}

const isNoSignature = ({ type }: MailPart) => !/^application\/(?:(?:x-)?pkcs7|pgp)-signature$/.test(type);

const isText = /^(?:text\/(?:plain|html|enriched|richtext|markdown)|application\/pgp)$/;

/** A mail that is one text is read whatever it calls itself. */
const isInlineText = ({ type, disposition, filename }: MailPart, isRoot: boolean) =>
  isText.test(type) && (disposition !== "attachment" || (isRoot && filename === undefined));

/** The same words once more for one program: Gmail's pages in mails, and watches. */
const otherForms = /^text\/(?:x-amp-html|watch-html)$/;
const reportTypes =
  /^(?:message\/(?:rfc822|global|delivery-status|global-delivery-status|feedback-report|global-headers)|text\/rfc822-headers)/;
const mailTypes = /^message\/(?:rfc822|global)$/;

/** A part that isn't a text: a file, or what has words inside. */
async function wordsOfFile(part: MailPart, reading: Reading): Promise<Words> {
  const { type, filename = "" } = part;
  const { content, isReport } = reading;
  if (otherForms.test(type) || (isReport && reportTypes.test(type))) return noWords;
  if (type === "application/pgp-encrypted") {
    content.notes.add("encrypted");
    return noWords;
  }
  const bytes = await part.bytes();
  const keep = (
    reason?: LeftOutFile["reason"],
    usualName = reportTypes.test(type) ? "details.txt" : "file",
  ) => {
    content.files.push({ name: filename || usualName, bytes, ...(reason === undefined ? {} : { reason }) });
    return noWords;
  };
  if (/^application\/(?:x-)?pkcs7-mime$/.test(type) || /\.p7m$/i.test(filename))
    return (await wordsOfCms(bytes, reading)) ?? keep();
  if (mailTypes.test(type) || /\.eml$/i.test(filename))
    return (await wordsOfForwarded(bytes, reading)) ?? keep("inside", "forwarded email.eml");
  if (type === "application/ms-tnef" || /^win(?:mail)?\.dat$/i.test(filename)) {
    const tnef = readTnef(bytes);
    if (tnef === undefined) content.notes.add("winmail");
    reading.extras.tnef = `${reading.extras.tnef ?? ""}${tnef?.text ?? ""}`;
    content.files.push(...(tnef?.files ?? []));
    return tnef ? noWords : keep();
  }
  if (/^(?:text\/calendar|application\/ics)$/.test(type) || /\.ics$/i.test(filename)) {
    const isNew = noteCalendar(decodedText(bytes, part.params.get("charset")), part, reading);
    return isNew ? keep(undefined, "invitation.ics") : noWords;
  }
  return keep(isPgpMessage(bytes) || /\.(?:pgp|gpg)$/i.test(filename) ? "encrypted" : undefined);
}

/** Notes what an invitation says. @returns whether it's the first of its copies. */
function noteCalendar(text: string, { params, disposition }: MailPart, reading: Reading): boolean {
  const calendar = readCalendar(text, params.get("method"));
  if (calendar === undefined) return true;
  const { calendars } = reading.extras;
  if (calendars.has(calendar.identity)) return false;
  const isSaid = calendar.isScheduling || disposition !== "attachment";
  if (isSaid) calendars.set(calendar.identity, calendar);
  if (calendar.isScheduling && !reading.isForwarded) reading.content.isScheduling = true;
  return true;
}

/** The words of a mail that is signed, compressed or encrypted with S/MIME; undefined if it can't be read. */
async function wordsOfCms(bytes: Uint8Array, reading: Reading): Promise<Words | undefined> {
  const cms = readCms(bytes);
  if (cms?.kind === "encrypted") {
    reading.content.notes.add("encrypted");
    return noWords;
  }
  if (cms === undefined || cms.kind === "certificates" || reading.level >= deepestMail) return undefined;
  const plain = cms.kind === "signed" ? cms.content : inflate(cms.content);
  const root = plain && (await partsInside(plain, reading));
  return root && wordsOf(root, { ...reading, level: reading.level + 1 }, { isRoot: true });
}

function inflate(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: mailLimits.bytes });
  } catch {
    return undefined;
  }
}

/** The words of a mail in a mail; undefined if it's too deep or has too much in it. */
async function wordsOfForwarded(bytes: Uint8Array, reading: Reading): Promise<Words | undefined> {
  if (reading.level >= deepestMail) return undefined;
  const root = await partsInside(bytes, reading);
  if (root === undefined) return undefined;
  const inner = { ...reading, level: reading.level + 1, isForwarded: true };
  const text = await wordsOfMail(root, { ...inner, extras: { calendars: new Map() } });
  return { text: forwardedText(root, text), isHtml: false };
}

async function partsInside(bytes: Uint8Array, { room }: Reading): Promise<MailPart | undefined> {
  try {
    refuseOversized(bytes);
    return await readParts(bytes, room);
  } catch (error) {
    if (error instanceof UnreadableMailError) return undefined;
    throw error;
  }
}
