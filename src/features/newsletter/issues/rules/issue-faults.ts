import { subjectWordsAvoided } from "#content/newsletter-mail.ts";
import { issueMessages as sentences } from "../copy.ts";

/** The words in a subject that should not be visible on a shared screen. */
export function tellingCopy(subject: string): string[] {
  const copy = subject.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return copy.filter((word) => {
    const plain = word.toLowerCase().replaceAll("’", "'");
    return subjectWordsAvoided.some((beginning) => plain.startsWith(beginning));
  });
}

/** What prevents an issue from being sent, as messages; empty if nothing does. */
export function issueFaults(
  { subject, text }: { subject: string; text: string },
  { needsSender, segmentGone = false }: { needsSender: boolean; segmentGone?: boolean },
): string[] {
  const telling = tellingCopy(subject);
  return [
    ...(subject.trim() === "" ? [sentences.noSubject] : []),
    ...(telling.length > 0 ? [sentences.subjectCopy(telling)] : []),
    ...(text.trim() === "" ? [sentences.noText] : []),
    ...(segmentGone ? [sentences.segmentGone] : []),
    ...(needsSender ? [sentences.postal] : []),
  ];
}
