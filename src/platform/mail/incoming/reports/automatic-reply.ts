import type { IncomingMail } from "../incoming-mail.ts";
import { isFromMailServer } from "./plain-bounce.ts";

const english =
  /\b(?:out of (?:the )?office|out of town|auto(?:matic|mated)?[ -]?(?:reply|response|antwort)|autoreply|autoresponder|on (?:vacation|holiday|leave|sabbatical)|away from (?:the |my )?(?:office|desk|mail)|abwesen(?:heit|d)|nicht im b[uü]ro|absence|absente?|r[eé]ponse automatique|fuera de (?:la )?oficina|respuesta autom[aá]tica|ausente|thank you for (?:contacting|your (?:message|email|mail)))\b/i;

/** How mail programs and help desks begin or name their automatic answers. Words of other alphabets have no `\b`. */
const inOtherWords =
  /abwesenheit|automatische (?:antwort|r[uü]ckmeldung)|(?:auto|automatisch)[ -]?antwo|afwezig|frånvar|fravær|autosvar|automatiskt? (?:svar|meddel)|ikke p[aå] kontoret|poissaolo|automaattinen vastaus|resposta autom[aá]tica|fora do escrit[oó]rio|aus[eê]ncia|risposta automatica|fuori (?:sede|ufficio)|assenza|messagerie d['’]absence|en cong[eé]s|autoodpowied|odpowied[zź] automatyczna|automatick[aá] odpove|r[aă]spuns automat|otomatik (?:yan[iı]t|cevap)|автоответ|автоматическ|отсутстви|自动回复|自動回覆|自動回复|自動返信|自動応答|不在|자동 ?(?:회신|응답|답장)|부재|trả lời tự động|\b(?:we(?:'|’)?(?:ve| have) received your|your (?:request|message|email|e-mail|inquiry|ticket) (?:has been|was) received|ticket (?:received|created)|request received|(?:message|email|inquiry) received|read receipt|i(?:'|’)?(?:m| am) away|currently away|maternity leave|parental leave|annual leave|no longer (?:with|at)\b)/i;

const isAutomaticSubject = (subject: string) => english.test(subject) || inOtherWords.test(subject);

/** Services that ask a sender to prove that they're a person. */
const challenges =
  /\b(?:challenge[ -]response|verify (?:your (?:email|address)|that you are)|sender (?:verification|confirmation)|confirm (?:your )?(?:message|email|mail|that you are|delivery)|boxbe|spamarrest|spam arrest|spamblocker|suspect email|message requires? (?:your )?(?:confirmation|verification)|waiting list|delivery requires (?:your )?(?:confirmation|verification))\b/i;

/** Whether a mail says by its subject alone that a program wrote it. A person can write such a subject, too. */
export function saysItIsAutomatic({ headers, subject }: Pick<IncomingMail, "headers" | "subject">): boolean {
  return (
    isAutomaticSubject(subject) ||
    challenges.test(subject) ||
    headers.has("x-boxbe") ||
    headers.has("x-challenge")
  );
}

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
  if (isFromMailServer({ from, headers, subject })) return isAutomaticSubject(subject);
  return isMarked || isAutomaticSubject(subject);
}
