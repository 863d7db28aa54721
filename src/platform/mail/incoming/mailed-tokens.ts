import type { MailedLink } from "../mailed-links.ts";

/** A text without our tokens, and the tokens that were in it. */
export type Cleaned = { text: string; tokens: readonly string[] };

type Searched = { links: readonly MailedLink[]; siteUrl: string };

/** What stands for a token that isn't in one of our links. */
const unknownLink = "private link";

/**
 * Replaces each link with a token of ours by what it is, however it was quoted: broken into lines with signs before them,
 * encoded, or inside the link of a program that checks links. Nothing here asks whether a token is valid.
 */
export function withoutMailedTokens(raw: string, { links, siteUrl }: Searched): Cleaned {
  const whole = joined(raw);
  const host = new URL(siteUrl).host;
  const tokens: string[] = [];
  let text = "";
  let done = 0;
  for (const { at, token, isOurForm } of tokensIn(whole.text)) {
    const from = whole.at(at);
    const end = whole.at(at + token.length - 1) + 1;
    if (from < done) continue;
    const words = wordsBefore(whole.text.slice(Math.max(0, at - longestPath), at), links);
    const start = linkStart(raw, from) ?? from;
    const isForeign = start < from && !raw.slice(start, from).replace(gaps, "").includes(host);
    if (words === undefined && (isForeign || !isOurForm)) continue;
    tokens.push(token);
    text += `${raw.slice(done, Math.max(done, start))}[${words ?? unknownLink}]`;
    done = end + (linkRest.exec(raw.slice(end, end + longestLink))?.[0].length ?? 0);
  }
  return { text: text + raw.slice(done), tokens };
}

const longestLink = 2_000;
const longestPath = 300;

/** An end of line inside a link, with the signs of a quote before the next; and what nobody sees. */
const gaps =
  /[ \t]{0,8}[=!]?\r?\n(?:[ \t]{0,8}(?:\w{1,4}> |>|\|)){0,20}[ \t]{0,40}|[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const encodedSigns = /%(?:25)*[0-9A-Fa-f]{2}/g;
/** Proofpoint writes these in its own way. */
const proofpointSigns = /%(?:25)*[0-9A-Fa-f]{2}|-(?:2[DF]|3D|5F)/g;

/** A text that was made from another one, and where each of its letters is there. */
type Derived = { text: string; at(index: number): number };

/** The text with links in one piece, and decoded. */
function joined(raw: string): Derived {
  const whole = replaced(raw, gaps, () => "");
  const decoded = replaced(whole.text, /urldefense/i.test(raw) ? proofpointSigns : encodedSigns, (sign) =>
    String.fromCharCode(Number.parseInt(sign.slice(-2), 16)),
  );
  return { text: decoded.text, at: (index) => whole.at(decoded.at(index)) };
}

function replaced(from: string, sign: RegExp, by: (sign: string) => string): Derived {
  const pieces: string[] = [];
  /** Where pieces begin, in the new text and in the other. */
  const begins: number[] = [];
  const origins: number[] = [];
  let length = 0;
  const add = (piece: string, origin: number) => {
    if (piece === "") return;
    pieces.push(piece);
    begins.push(length);
    origins.push(origin);
    length += piece.length;
  };
  let done = 0;
  for (const { index, 0: found } of from.matchAll(sign)) {
    add(from.slice(done, index), done);
    add(by(found), index);
    done = index + found.length;
  }
  add(from.slice(done), done);
  const at = (index: number) => {
    let [low, high] = [0, begins.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((begins[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return (origins[low] ?? 0) + index - (begins[low] ?? 0);
  };
  return { text: pieces.join(""), at };
}

/** An id, or one with a time, and its signature, which is cut where a mail was. */
const idForm = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\./gi;
const timeForm = /\d{13}\./y;
const signatureForm = /[\w-]{20,43}/y;
/** What's behind "token=", of which the end of a line can have taken the sign. */
const randomForm = /(?<=token(?:=3D|=(?!3D))?)[\w-]{20,43}/gi;
/** A name with its signature, in a path. Others have such paths, too. */
const namedForm = /(?<=[/_])[a-z0-9:-]{1,60}\.[\w-]{43}/gi;

type Found = { at: number; token: string; isOurForm: boolean };

/** What looks like a token, in the order of the text. */
function tokensIn(text: string): Found[] {
  const found: Found[] = [];
  for (const { index: at, 0: id } of text.matchAll(idForm)) {
    const time = matchAt(timeForm, text, at + id.length);
    const signature = matchAt(signatureForm, text, at + id.length + time.length);
    if (signature !== "") found.push({ at, token: id + time + signature, isOurForm: true });
  }
  for (const { index: at, 0: token } of text.matchAll(randomForm)) found.push({ at, token, isOurForm: true });
  for (const { index: at, 0: token } of text.matchAll(namedForm)) found.push({ at, token, isOurForm: false });
  return found.toSorted((one, other) => one.at - other.at);
}

function matchAt(form: RegExp, text: string, at: number): string {
  form.lastIndex = at;
  return form.exec(text)?.[0] ?? "";
}

/** Only letters and digits: programs that check links write the others differently. */
const comparable = (text: string) => text.replace(/-[0-9A-F]{2}|=3D|[^A-Za-z0-9]/g, "").toLowerCase();

function wordsBefore(before: string, links: readonly MailedLink[]): string | undefined {
  const end = comparable(before);
  return links
    .filter(({ path }) => end.endsWith(comparable(path)))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.words;
}

const scheme = /https?:\/\//gi;

/** Where the link begins that goes on at this place. */
function linkStart(raw: string, at: number): number | undefined {
  const from = Math.max(0, at - longestLink);
  const before = raw.slice(from, at);
  const last = [...before.matchAll(scheme)].at(-1)?.index;
  if (last === undefined || /[\s<>"]/.test(before.slice(last).replace(gaps, ""))) return undefined;
  return from + last;
}

/** What a program that checks links writes behind ours. */
const linkRest = /^(?:[&?%#;|]|__;)[^\s<>"')\]]*/;
