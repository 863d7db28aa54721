import { tellingWords } from "#content/newsletter-mail.ts";
import { issueMessages as sentences } from "../copy.ts";
import { fieldsNotFilled, placesLeft } from "./merge-fields.ts";
import { mostPictures } from "./sending.ts";

/** Empty if nothing prevents sending. */
export function issueFaults(
  { subject, preview, text }: { subject: string; preview: string; text: string },
  {
    needsSender,
    gone,
    pictures = { named: 0, there: 0 },
  }: {
    needsSender: boolean;
    gone?: "segment" | "audience" | undefined;
    pictures?: { named: number; there: number };
  },
): string[] {
  const telling = tellingWords(subject);
  const tellingPreview = tellingWords(preview);
  const left = placesLeft(text);
  const notFilled = fieldsNotFilled([subject, preview, text].join("\n"));
  return [
    ...(subject.trim() === "" ? [sentences.noSubject] : []),
    ...(telling.length > 0 ? [sentences.subjectCopy(telling)] : []),
    ...(tellingPreview.length > 0 ? [sentences.previewCopy(tellingPreview)] : []),
    ...(left.length > 0 ? [sentences.placesLeft(left)] : []),
    ...(notFilled.length > 0 ? [sentences.notFilled(notFilled)] : []),
    ...(pictures.named > mostPictures ? [sentences.manyPictures] : []),
    ...(pictures.there < Math.min(pictures.named, mostPictures) ? [sentences.picturesGone] : []),
    ...(text.trim() === "" ? [sentences.noText] : []),
    ...(gone === undefined ? [] : [gone === "segment" ? sentences.segmentGone : sentences.audienceGone]),
    ...(needsSender ? [sentences.postal] : []),
  ];
}
