/** What mail programs put before a subject, in the languages that they are used in. */
const replyMark =
  /^\s{0,3}(?:re|aw|antw|sv|vs|rif|ris|r|res|odp|ynt|回复|回覆|答复|返信)\s?(?:\[\d+\])?\s?[:：]/iu;
const forwardMark = /^\s{0,3}(?:fwd?|wg|tr|rv|enc|vl|vb|doorst|i|转发|轉寄|転送)\s?(?:\[\d+\])?\s?[:：]/iu;

export const isReply = (subject: string): boolean => replyMark.test(subject);

export const isForwarded = (subject: string): boolean => forwardMark.test(subject);

/** A subject without the marks of replies and forwarded mails: what Outlook calls a thread. */
export function threadTopic(subject: string): string {
  const rest = subject.replace(replyMark, "").replace(forwardMark, "");
  return rest === subject ? subject.trim() : threadTopic(rest);
}

export const comparableSubject = (subject: string): string =>
  threadTopic(subject.normalize("NFKC").toLowerCase()).replace(/\s+/g, " ");
