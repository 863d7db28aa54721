import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { Notice, Saving } from "../client/open-journal.ts";
import { timeOf } from "../rules.ts";

type WritingBarProps = {
  saving: Saving;
  lasting: boolean;
  notice: Notice | undefined;
  /** Why text couldn't be added. */
  refused: string | undefined;
  nearEnd: boolean;
  /** The editor fills a small screen, so no other lock or exit is visible. */
  whole: boolean;
  onAgain: () => void;
  onBackup: () => void;
  onLock: () => void;
  onClose: () => void;
  copy: JournalCopy;
};

/** Always visible while someone writes: the saving status and problems. On small screens also lock and exit. */
export function WritingBar(props: WritingBarProps) {
  const { saving, lasting, notice, refused, nearEnd, whole, onAgain, onBackup, onLock, onClose, copy } =
    props;
  const { bar, notices, sheet, lock } = copy.journal;
  return (
    <div className="journal-bar mt-5 grid gap-2 border-t border-line bg-surface py-2">
      <div className="empty:hidden" role="status">
        {notice === undefined ? null : (
          <Note kind={notice === "unsaved" ? "care" : "info"}>
            {notice === "deleted" ? sheet.removed : notices[notice]}
          </Note>
        )}
      </div>
      <div className="empty:hidden" role="alert">
        {refused === undefined ? null : <Note kind="care">{refused}</Note>}
      </div>
      <SavingLine
        lasting={lasting}
        nearEnd={nearEnd}
        onAgain={onAgain}
        onBackup={onBackup}
        saving={saving}
        copy={copy}
      />
      {whole ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={onLock} size="small" variant="outline">
            {lock}
          </Button>
          <Button onClick={leaveQuickly} size="small" variant="outline">
            {bar.leave}
          </Button>
          <Button className="ml-auto" onClick={onClose} size="small" variant="outline">
            {bar.close}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The page's exit, handled by the script in the head (web/layout/leave-script). */
export function leaveQuickly(): void {
  document.querySelector<HTMLAnchorElement>("a[data-leave]")?.click();
}

type SavingLineProps = {
  saving: Saving;
  lasting: boolean;
  nearEnd: boolean;
  onAgain: () => void;
  onBackup: () => void;
  copy: JournalCopy;
};

/** Screen readers hear only failures; an announcement after every pause would disturb. */
function SavingLine({ saving, lasting, nearEnd, onAgain, onBackup, copy }: SavingLineProps) {
  const { saving: own, sheet } = copy.journal;
  const line =
    saving.kind === "saved"
      ? (lasting ? own.saved : own.held).replace("{time}", timeOf(saving.at))
      : saving.kind === "waiting"
        ? own.waiting
        : "";
  return (
    <div>
      <p className="min-h-6 text-small text-ink-faint" id="journal-saving">
        {line}
      </p>
      <p className="text-small text-ink-soft empty:hidden" role="status">
        {nearEnd ? sheet.nearEnd : null}
      </p>
      <div role="alert">
        {saving.kind === "failed" ? (
          <Note kind="error">
            <p>{own[saving.why]}</p>
            <p className="mt-3 flex flex-wrap gap-3">
              <Button onClick={onAgain} size="small" variant="outline">
                {own.again}
              </Button>
              <Button onClick={onBackup} size="small" variant="outline">
                {copy.keeping.backup.save}
              </Button>
            </p>
          </Note>
        ) : null}
      </div>
    </div>
  );
}
