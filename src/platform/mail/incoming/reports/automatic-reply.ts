import type { IncomingMail } from "../incoming-mail.ts";
import { isFromMailServer } from "./plain-bounce.ts";

const subjects =
  /\b(?:out of (?:the )?office|out of town|auto(?:matic|mated)?[ -]?(?:reply|response|antwort)|autoreply|autoresponder|on (?:vacation|holiday|leave|sabbatical)|away from (?:the |my )?(?:office|desk|mail)|abwesen(?:heit|d)|nicht im b[uü]ro|absence|absente?|r[eé]ponse automatique|fuera de (?:la )?oficina|respuesta autom[aá]tica|ausente|thank you for (?:contacting|your (?:message|email|mail)))\b/i;

/** Services that ask a sender to prove that they're a person. */
const challenges =
  /\b(?:challenge[ -]response|verify (?:your (?:email|address)|that you are)|sender (?:verification|confirmation)|confirm (?:your )?(?:message|email|mail|that you are|delivery)|boxbe|spamarrest|spam arrest|spamblocker|suspect email|message requires? (?:your )?(?:confirmation|verification)|waiting list|delivery requires (?:your )?(?:confirmation|verification))\b/i;

/** Whether a program has answered for the person: out of office, received with thanks, or "prove that you're a person". */
export function isAutomaticReply({ from, headers, subject }: IncomingMail): boolean {
  if (challenges.test(subject) || headers.has("x-boxbe") || headers.has("x-challenge")) return true;
  const submitted = headers.get("auto-submitted")?.toLowerCase() ?? "";
  const isMarked =
    /^auto-(?:replied|generated|notified)/.test(submitted) ||
    ["x-autoreply", "x-autorespond", "x-autoresponder", "x-auto-response-suppress"].some((name) =>
      headers.has(name),
    ) ||
    /auto_?reply|bulk|junk/i.test(headers.get("precedence") ?? "");
  // Mail servers mark their own reports in the same way.
  if (isFromMailServer({ from, headers, subject })) return subjects.test(subject);
  return isMarked || subjects.test(subject);
}
