import type { Report } from "./report-kind.ts";

/** Our mail was refused for what it is or where it comes from. It says nothing about the address. */
const blocked =
  /\bspam\b|spamhaus|spamcop|barracuda|proofpoint|cloudmark|sorbs|\bunsolicited\b|\bjunk\b|\bblock(?:ed|list(?:ed)?|ing)\b|black ?list|\bdns[bw]l\b|\brbl\b|reputation|\bdmarc\b|\bspf\b|\bdkim\b|\bptr\b|reverse (?:dns|lookup)|\b(?:helo|ehlo)\b|client host|your (?:host(?:name)?|ip|server)\b|unknown hosts|\bpolic(?:y|ies)\b|\bbanned\b|\bprohibited\b|\bcontent (?:filter|rejected|restriction)|\bvirus\b|malware|too many (?:messages|connections|recipients)|rate.?limit|throttl|\bunauthenticated\b|not authorized|authentication (?:required|failed)|greylist|graylist|low reputation|politique|richtlinie|pol[ií]tica|\bsender(?:'s)? (?:address|domain|host|verif|rejected|denied)|bad (?:outbound )?sender/i;

/** The sender's address (x.1.7, x.1.8 in RFC 3463), or a rule of the receiver's server (x.7.x). */
const blockedCodes = /(?<![\d.])[45]\.(?:7\.\d|1\.[78]\b)/;

/** There's no room at the moment. */
const full =
  /over ?quota|quota exceeded|exceed(?:s|ed|ing|) (?:the |his\/her |their |its )?(?:disk |mailbox |mail )?(?:quota|storage)|(?:mailbox|inbox|mail ?box|account|postfach)(?: is| ist| for user)? (?:too )?(?:full|voll)|full mailbox|out of storage|insufficient (?:system )?storage|disk (?:quota|full)|\bbo[iî]te (?:aux lettres |de réception )?(?:est )?pleine|buz[oó]n (?:de correo )?(?:est[aá] )?lleno|(?:size|storage) limit|message (?:size|too)/i;

/** Tried for some time, or can be tried later. */
const passing =
  /try (?:again|later)|receiving (?:e?mail|messages) (?:at a rate|too (?:quickly|fast))|temporar|timed? ?out|timeout|connection (?:refused|reset|lost|dropped)|unable to (?:connect|establish)|wasn't able to establish|in the queue too long|too long|could not be reached|retry time|delivery time expired|expired|no route to host|service unavailable|out of (?:memory|resources)|loop/i;

/** The address or its domain doesn't exist, or nobody uses it any more. */
const gone =
  /(?:user|recipient|mailbox|account|address|domain|host)(?: name)? (?:is |was |has been )?(?:unknown|not (?:found|known|recognized|listed|valid)|invalid|disabled|closed|inactive|suspended|deactivated|discontinued|unavailable|does not exist|doesn't exist|rejected)|(?:unknown|invalid|no such|nonexistent|non-existent|bad destination|unrouteable|undeliverable|inactive|disabled) (?:local )?(?:user|recipient|mailbox|mail ?box|account|address|domain|person|host)|does(?:n't| not) (?:exist|have an? )|(?:couldn't|could not) (?:be found|find any host)|(?:couldn't|could not|wasn't|was not) (?:be )?found at|not (?:a (?:known|valid) (?:user|address|mailbox)|found in (?:directory|our))|no longer (?:valid|available|in use|accepts|with|exists?|on server)|no mailbox (?:here )?by that name|nobody (?:here )?by that name|recipient name is not recognized|name service error|unbekannt|existiert nicht|nicht (?:gefunden|verf[uü]gbar)|n'existe pas|inconnue?\b|inexistante?\b|no existe|desconocid[oa]/i;

/** Codes that speak of the address alone (RFC 3463). */
const goneCodes = ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1", "5.4.4"];
const vague = /^5\.(?:[0-9]\.0|0\.\d+|5\.\d+)$/;

/**
 * Decides what a mail that wasn't delivered says about its address. What can be said of us, or can pass, is never held
 * against the address: stopping someone who can be reached is worse than one more mail that comes back.
 */
export function verdictOf({ status: given, text: whole }: { status: string; text: string }): Report {
  const text = withoutNames(whole);
  const status = statusOf(given, text);
  if (blockedCodes.test(`${status} ${text}`) || blocked.test(text)) return { kind: "blocked", status };
  if (/^[45]\.2\.[23]$/.test(status) || /^552\b/.test(status) || full.test(text))
    return { kind: "soft", status };
  if (status.startsWith("4")) return { kind: "soft", status };
  if (passing.test(text)) return { kind: "soft", status };
  if (goneCodes.includes(status) || gone.test(text)) return { kind: "hard", status };
  return { kind: status.startsWith("5") ? "soft" : "unknown", status };
}

/** The given code; a more precise one of the text if it's vague or missing. */
function statusOf(given: string, text: string): string {
  if (given !== "" && !vague.test(given)) return given;
  const [enhanced] = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text) ?? [];
  if (enhanced !== undefined && (given === "" || !vague.test(enhanced))) return enhanced;
  const [reply] = /(?<![\d.])[45]\d\d(?=[ -])/.exec(text) ?? [];
  return given === "" ? (reply ?? "") : given;
}

/** Names of people and hosts are words, too: a host called "spam-filter" blocks nothing. */
function withoutNames(text: string): string {
  return text
    .slice(0, 20_000)
    .replaceAll("’", "'")
    .split(/\s+/)
    .filter((word) => !word.includes("@") && !word.includes("://") && !host.test(word))
    .join(" ");
}

const host = /^[^a-z]?[a-z0-9][a-z0-9-]{0,62}\.[a-z0-9.-]{0,200}[a-z]{2}/i;
