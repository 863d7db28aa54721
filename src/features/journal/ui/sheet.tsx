import { useRef, useState } from "react";
import * as crisis from "#content/crisis-words.ts";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { CrisisWatch } from "#ui/crisis-watch.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Notice, OpenJournal, Saving } from "../client/open-journal.ts";
import { dateOf, type Entry } from "../rules.ts";
import { bounds } from "../schema.ts";
import { useTooLong } from "./use-too-long.ts";
import { useFullScreenEditor } from "./use-whole-screen.ts";
import { WritingBar } from "./writing-bar.tsx";

type SheetProps = {
  opened: OpenJournal;
  sheet: Entry;
  /** Nothing of it has been saved yet. */
  isNew: boolean;
  saving: Saving;
  notice: Notice | undefined;
  spelling: boolean;
  lasting: boolean;
  onPrint: () => void;
  onBackup: () => void;
  onLock: () => void;
  copy: JournalCopy;
};

// Preloaded with the journal: nothing may be requested from the network while someone writes.
const crisisWords = () => Promise.resolve(crisis);

const label = "text-small font-semibold text-ink-soft";
const line =
  "block w-full border-b-[1.5px] border-line-strong bg-transparent px-1 text-ink placeholder:text-ink-faint focus-ring focus-visible:rounded-xs";

/** Changes are saved a moment later. */
export function Sheet(props: SheetProps) {
  const { opened, sheet, isNew, saving, notice, spelling, lasting, onPrint, onBackup, onLock, copy } = props;
  const { sheet: own, allEntries } = copy.journal;
  const [removing, setRemoving] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  // Some browsers send text to a spelling server, and store form input for autofill.
  const quiet = {
    autoComplete: "off",
    autoCorrect: spelling ? "on" : "off",
    spellCheck: spelling,
    writingsuggestions: "false",
    "data-gramm": spelling ? undefined : "false",
  } as const;
  const written = dateOf(sheet.written);
  const place = useRef<HTMLElement>(null);
  const { whole, enter, leave } = useFullScreenEditor(place);
  const { refused, accept, onDrop, onPaste } = useTooLong(own.tooLong);

  function type(copy: Parameters<OpenJournal["type"]>[0]): void {
    accept();
    opened.type(copy);
  }

  return (
    <section
      aria-label={own.label}
      className={whole ? "journal-whole" : "min-w-0"}
      onDrop={onDrop}
      onFocus={({ target }) => {
        if (target.matches("input, textarea")) enter();
      }}
      onPaste={onPaste}
      ref={place}
    >
      <div className="journal-fields grid min-w-0 content-start gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small text-ink-faint">
          <p>{written === "" ? null : own.writtenOn.replace("{date}", written)}</p>
          <Button
            className="lg:hidden"
            onClick={() => opened.putAway().then(() => document.getElementById("journal-entries")?.focus())}
            size="small"
            variant="outline"
          >
            {allEntries}
          </Button>
        </div>
        {sheet.prompt === "" ? null : (
          <div className="flex items-start justify-between gap-4 rounded-lg bg-tint px-5 py-4">
            <p className="font-display text-h4 wrap-anywhere" id="journal-prompt">
              <span className="sr-only">{own.prompt}: </span>
              {sheet.prompt}
            </p>
            <button
              aria-label={own.withoutPrompt}
              className="-my-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink focus-ring hover:bg-surface"
              onClick={() => type({ prompt: "" })}
              type="button"
            >
              <Icon className="size-5" name="close" />
            </button>
          </div>
        )}
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[1.6fr_1fr]">
          <Line
            change={(title) => type({ title })}
            id="journal-title"
            label={own.title}
            look="font-display text-h4"
            max={bounds.title}
            optional={own.optional}
            quiet={quiet}
            value={sheet.title}
          />
          <Line
            change={(feeling) => type({ feeling })}
            id="journal-feeling"
            label={own.feeling}
            look="text-body"
            max={bounds.feeling}
            optional={own.optional}
            quiet={quiet}
            value={sheet.feeling}
          />
        </div>
        <div className="grid gap-2">
          <label className={label} htmlFor="journal-text">
            {own.text}
          </label>
          <textarea
            {...quiet}
            aria-describedby={sheet.prompt === "" ? "journal-saving" : "journal-prompt journal-saving"}
            className="journal-text block w-full resize-y rounded-md border-[1.5px] border-line-strong bg-bg px-5 py-4 text-body leading-[1.75] text-ink focus-ring lg:px-7 lg:py-6"
            id="journal-text"
            maxLength={bounds.text}
            onChange={(event) => type({ text: event.target.value })}
            value={sheet.text}
          />
          <CrisisWatch copy={copy.crisisHelp} key={sheet.id} load={crisisWords} of="journal-text" />
        </div>
        {isNew ? null : (
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={onPrint} size="small" variant="outline">
              {own.print}
            </Button>
            <Button
              aria-expanded={removing}
              onClick={() => setRemoving(!removing)}
              ref={removeButton}
              size="small"
              variant="outline"
            >
              {own.remove}
            </Button>
          </div>
        )}
        {removing ? (
          <div className="rounded-lg bg-warning-bg px-5 py-4 text-small text-warning" role="alert">
            <p>{own.removeQuestion}</p>
            <p className="mt-3 flex flex-wrap gap-3">
              <Button
                onClick={() => {
                  setRemoving(false);
                  opened.remove().then(() => document.getElementById("journal-new")?.focus());
                }}
                size="small"
                variant="outline"
              >
                {own.removeYes}
              </Button>
              <Button
                onClick={() => {
                  setRemoving(false);
                  removeButton.current?.focus();
                }}
                size="small"
                variant="outline"
              >
                {own.removeNo}
              </Button>
            </p>
          </div>
        ) : null}
      </div>
      <WritingBar
        lasting={lasting}
        nearEnd={sheet.text.length > bounds.text - 2_000}
        notice={notice}
        onAgain={() => opened.flush()}
        onBackup={onBackup}
        onClose={leave}
        onLock={onLock}
        refused={refused}
        saving={saving}
        whole={whole}
        copy={copy}
      />
    </section>
  );
}

type LineProps = {
  id: string;
  label: string;
  optional: string;
  max: number;
  value: string;
  look: string;
  quiet: object;
  change: (value: string) => void;
};

function Line({ id, label: text, optional, max, value, look, quiet, change }: LineProps) {
  return (
    <div className="grid content-end gap-1">
      <label className={label} htmlFor={id}>
        {text} <span className="font-normal text-ink-faint">{optional}</span>
      </label>
      <input
        {...quiet}
        className={`${line} h-12 ${look}`}
        id={id}
        maxLength={max}
        onChange={(event) => change(event.target.value)}
        type="text"
        value={value}
      />
    </div>
  );
}
