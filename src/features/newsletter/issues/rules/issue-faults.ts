import { tellingWords } from "#content/newsletter-mail.ts";
import { issueMessages as sentences } from "../copy.ts";

/** What prevents an issue from being sent, as messages; empty if nothing does. */
export function issueFaults(
  { subject, text }: { subject: string; text: string },
  { needsSender, segmentGone = false }: { needsSender: boolean; segmentGone?: boolean },
): string[] {
  const telling = tellingWords(subject);
  return [
    ...(subject.trim() === "" ? [sentences.noSubject] : []),
    ...(telling.length > 0 ? [sentences.subjectCopy(telling)] : []),
    ...(text.trim() === "" ? [sentences.noText] : []),
    ...(segmentGone ? [sentences.segmentGone] : []),
    ...(needsSender ? [sentences.postal] : []),
  ];
}
