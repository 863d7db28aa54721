import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { type LeftOut, leftOutSentences, type PasteCopy } from "./left-out.ts";

type PasteNoticeProps = {
  copy: PasteCopy;
  left: Partial<LeftOut>;
  onClose(): void;
};

/**
 * Says what a paste couldn't bring, until the next one. It stays in sight while a long text is scrolled, and is low enough
 * to leave room for the text on a phone: more sentences than fit can be scrolled.
 */
export function PasteNotice({ copy, left, onClose }: PasteNoticeProps) {
  const sentences = leftOutSentences(left, copy);
  return (
    <div className="sticky bottom-18 z-10 bg-surface lg:bottom-0">
      <div
        className={
          sentences.length === 0
            ? "hidden"
            : "flex max-h-28 items-start gap-2.5 overflow-y-auto bg-tint-sage px-3 py-2 text-small text-ink"
        }
      >
        <Icon className="mt-1 size-5 shrink-0" name="warning" />
        <div className="grid min-w-0 grow gap-1" data-left-out="" role="status">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Button className="sticky top-0 shrink-0" onClick={onClose} size="small" variant="outline">
          {copy.close}
        </Button>
      </div>
    </div>
  );
}
