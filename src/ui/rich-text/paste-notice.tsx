import { Button } from "../button.tsx";
import { Note } from "../note.tsx";
import { type LeftOut, leftOutSentences, type PasteCopy } from "./left-out.ts";

type PasteNoticeProps = {
  copy: PasteCopy;
  left: Partial<LeftOut>;
  onClose(): void;
};

/** Says what a paste couldn't bring, until the next one. It stays in sight while a long text is scrolled. */
export function PasteNotice({ copy, left, onClose }: PasteNoticeProps) {
  const sentences = leftOutSentences(left, copy);
  return (
    <div className="sticky bottom-18 z-10 bg-surface lg:bottom-0">
      <Note className={sentences.length === 0 ? "hidden" : "rounded-none"} kind="rule" icon="warning">
        <div className="grid gap-1" data-left-out="" role="status">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Button className="mt-2" onClick={onClose} size="small" variant="outline">
          {copy.close}
        </Button>
      </Note>
    </div>
  );
}
