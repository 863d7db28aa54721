import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { Saving } from "../client/open-journal.ts";
import { timeOf } from "../client/when.ts";

type SavingLineProps = {
  saving: Saving;
  lasting: boolean;
  nearEnd: boolean;
  onAgain: () => void;
  onBackup: () => void;
  copy: JournalCopy;
};

/** The saving status. Screen readers hear only failures; an announcement after every pause would disturb. */
export function SavingLine({ saving, lasting, nearEnd, onAgain, onBackup, copy }: SavingLineProps) {
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
