import type { IncomingMail } from "../incoming-mail.ts";
import { verdictOf } from "./reasons.ts";
import type { Report } from "./report-kind.ts";

const servers =
  /^(?:mailer[-_.]?daemon|postmaster|mail[-_.]?daemon|mailerdaemon|bounces?|mail-delivery|mdaemon)\b/i;
const serverNames = /mail delivery (?:sub)?system|mail(?:er)?[ -]daemon|system administrator|postmaster/i;

const subjects =
  /undeliver|delivery (?:status notification|failure|has failed|report|notification|problem|delayed|incomplete)|returned (?:mail|to sender)|returning (?:message|mail)|failure notice|mail (?:delivery )?(?:failed|failure|error)|message (?:not delivered|could ?n.t be delivered|delivery failed)|could not be delivered|not delivered|nondeliverable|non-?delivery|unzustellbar|nicht zugestellt|non (?:remis|distribu)|[ée]chec de (?:la )?(?:remise|livraison|distribution)|no se (?:pudo|puede) entregar|no entregado|correo devuelto|delivery (?:final|attempt)|warning: (?:could not|message)|delayed mail/i;

/** Where the returned mail begins in a report that is one text. */
const divider =
  /^[ \t]*(?:-+ ?(?:below this line is a copy|this is a copy of|the (?:body|header)s? of the (?:original )?(?:message|mail)|original message|the original message|the header of the original|forwarded message|message header|unsent message|returned (?:message|mail)|kopie der nachricht|the following is a copy).*|received: .*|return-path: .*|original message(?: headers?| follows)?:?|message headers follow:?.*)$/im;

const delayed =
  /\b(?:still (?:trying|being retried|in the queue|working on)|will (?:be retried|keep trying|continue to (?:try|be retried)|be (?:re)?tried)|not (?:yet )?been delivered yet|has been delayed|delivery is delayed|warning only|do(?:n't| not) need to (?:resend|retry)|no action is required|have not yet|wird weiterhin versucht)\b/i;

export function isFromMailServer({
  from,
  headers,
  subject,
}: Pick<IncomingMail, "from" | "headers" | "subject">): boolean {
  if (headers.has("x-failed-recipients")) return true;
  if (from && (servers.test(from.address) || serverNames.test(from.name))) return true;
  return /^<\s*>$/.test(headers.get("return-path")?.trim() ?? "") && subjects.test(subject);
}

/** Whether a subject says that a mail wasn't delivered. People forward such mails, and write about them. */
export const saysItFailed = (subject: string): boolean => subjects.test(subject);

/** Cuts a report that is one text into what the server says and the returned mail. */
export function cutPlainBounce(text: string): { said: string; returned: string } {
  const bounded = text.slice(0, 100_000).replaceAll("\r\n", "\n");
  const found = divider.exec(bounded);
  if (!found) return { said: bounded, returned: "" };
  const isHeader = /^[ \t]*(?:received|return-path):/i.test(found[0]);
  return {
    said: bounded.slice(0, found.index),
    returned: bounded.slice(found.index + (isHeader ? 0 : found[0].length)).trimStart(),
  };
}

/** Reads a report without a machine-readable part, as older and some large mail servers send them. */
export function readPlainBounce(mail: IncomingMail): Report | undefined {
  if (isComplaintForm(mail)) return { kind: "complaint", status: "" };
  if (!isFromMailServer(mail)) return undefined;
  const { said } = cutPlainBounce(mail.text);
  const isFinal = /permanent|giving up|given up|failed permanently|not going to try again/i.test(said);
  if (!isFinal && (delayed.test(said) || /\bdelayed?\b|^warning/i.test(mail.subject)))
    return { kind: "delayed", status: "" };
  return verdictOf({ status: "", text: said });
}

/** Complaints of providers that don't use RFC 5965: the whole mail attached, and a subject that says what it is. */
function isComplaintForm({ from, subject, headers, returnedHeader }: IncomingMail): boolean {
  if (returnedHeader === "" || from === undefined) return false;
  const isFeedback =
    /^(?:staff@hotmail\.com|(?:fbl|feedback|feedbackloop|scomp|abuse|complaints?)(?:[-+.]\w+)*@)/i.test(
      from.address,
    ) || headers.has("x-loop-feedback");
  return isFeedback && /complaint|abuse report|spam report|email feedback|feedback report|fbl/i.test(subject);
}
