const replyMarks =
  /^\s*(?:re|aw|antw|sv|vs|rif|ris|r|res|odp|ynt|回复|回覆|答复|返信)\s?(?:\[\d+\])?\s?[:：]/iu;
const forwardMarks = /^\s*(?:fwd?|wg|tr|rv|enc|vl|vb|doorst|i|转发|轉寄|転送)\s?(?:\[\d+\])?\s?[:：]/iu;

/** Whether a subject says that its mail is a reply. */
export const isReply = (subject: string): boolean => replyMarks.test(subject);

/** Whether a subject says that its mail was passed on to somebody else. */
export const isForwarded = (subject: string): boolean => forwardMarks.test(subject);
