import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as crisis from "#content/crisis-words.ts";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { CrisisWatch } from "#ui/crisis-watch.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal } from "../client/journal-control.ts";
import { bounds } from "../schema.ts";
import { BeginGate } from "./begin-gate.tsx";
import { RestoreForm } from "./restore-form.tsx";
import { useTooLong } from "./use-too-long.ts";
import { useFullScreenEditor } from "./use-whole-screen.ts";
import { leaveQuickly } from "./writing-bar.tsx";

// Written before there is a journal: only in this page's memory, so that it survives navigation in the app.
let words = "";

/** The words written before the journal, for its first entry. They are forgotten here. */
export function takeFirstWords(): string {
  const taken = words;
  words = "";
  return taken;
}

/** Whether leaving the page would lose such words. */
export const hasFirstWords = (): boolean => words.trim() !== "";

// Preloaded with the journal: nothing may be requested from the network while someone writes.
const crisisWords = () => Promise.resolve(crisis);

// Browsers may send text to a spelling server, and store form input for autofill.
const quiet = {
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
  writingsuggestions: "false",
  "data-gramm": "false",
} as const;

type FirstWordsProps = {
  journal: Journal;
  because: "erased" | "erasedElsewhere" | undefined;
  prompt: string | undefined;
  copy: JournalCopy;
};

/** No journal yet: room to write at once. A passphrase is asked for when the reader saves. */
export function FirstWords({ journal, because, prompt, copy }: FirstWordsProps) {
  const [protecting, setProtecting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { begin } = copy.gate;

  // The focused button was removed with the erased journal, or with the field.
  useEffect(() => {
    if (because === "erased" || protecting) heading.current?.focus();
  }, [because, protecting]);

  return (
    <div className="grid gap-5">
      <Heading className="w-fit focus-ring" level={3} ref={heading} tabIndex={-1}>
        {begin.heading}
      </Heading>
      {protecting ? (
        <BeginGate journal={journal} onBack={() => setProtecting(false)} copy={copy} />
      ) : (
        <FirstSheet onSave={() => setProtecting(true)} prompt={prompt} copy={copy} />
      )}
      <details className="group/more border-t border-line pt-2">
        <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-sm font-semibold text-link focus-ring">
          {begin.fromBackup}
          <Icon className="size-4.5 group-open/more:rotate-180" name="chevron" />
        </summary>
        <div className="max-w-136 pt-4">
          <RestoreForm journal={journal} submit={copy.keeping.restore.begin} copy={copy} />
        </div>
      </details>
    </div>
  );
}

type FirstSheetProps = { prompt: string | undefined; onSave: () => void; copy: JournalCopy };

function FirstSheet({ prompt, onSave, copy }: FirstSheetProps) {
  const [text, setText] = useState(words);
  const place = useRef<HTMLElement>(null);
  const { whole, enter, leave } = useFullScreenEditor(place);
  const { first } = copy.gate;
  const { bar, sheet } = copy.journal;
  const { refused, accept, onDrop, onPaste } = useTooLong(sheet.tooLong);
  useForgetting(place, () => setText(""));

  return (
    <section
      aria-label={sheet.label}
      className={`journal-screen ${whole ? "journal-whole" : "min-w-0"}`}
      onDrop={onDrop}
      onPaste={onPaste}
      ref={place}
    >
      <div className="journal-fields grid min-w-0 content-start gap-3">
        {prompt === undefined ? null : (
          <p
            className="rounded-lg bg-tint px-5 py-3 font-display text-h4 wrap-anywhere"
            id="journal-first-prompt"
          >
            <span className="text-body font-semibold">{copy.gate.carried}</span> {prompt}
          </p>
        )}
        <label className="text-small font-semibold text-ink-soft" htmlFor="journal-first">
          {sheet.text}
        </label>
        <textarea
          {...quiet}
          aria-describedby={prompt === undefined ? "journal-unsaved" : "journal-first-prompt journal-unsaved"}
          className="journal-text journal-first block w-full resize-y rounded-md border-[1.5px] border-line-strong bg-bg px-5 py-4 text-ink focus-ring"
          id="journal-first"
          maxLength={bounds.text}
          onChange={(event) => {
            words = event.target.value;
            setText(words);
            accept();
          }}
          onFocus={enter}
          value={text}
        />
        <div className="empty:hidden" role="alert">
          {refused === undefined ? null : <Note kind="care">{refused}</Note>}
        </div>
        <CrisisWatch copy={copy.crisisHelp} load={crisisWords} of="journal-first" />
      </div>
      {/* It keeps its place below an empty field, which it would cover on low screens. */}
      <div className={`grid gap-2 bg-surface py-2 ${whole ? "journal-bar" : ""}`}>
        <p className="text-small text-ink-faint" id="journal-unsaved">
          {first.unsaved}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              leave();
              onSave();
            }}
            size="small"
            variant="primary"
          >
            {first.save}
          </Button>
          {whole ? (
            <>
              <Button onClick={leaveQuickly} size="small" variant="outline">
                {bar.leave}
              </Button>
              <Button className="ml-auto" onClick={leave} size="small" variant="outline">
                {bar.close}
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** Forgets the words when the page is left, so that a page cached for the back button has none; covers them while hidden. */
function useForgetting(place: { current: HTMLElement | null }, onForgotten: () => void): void {
  useEffect(() => {
    const forget = () => {
      words = "";
      flushSync(onForgotten);
    };
    const cover = () => place.current?.toggleAttribute("data-covered", document.visibilityState === "hidden");
    addEventListener("pagehide", forget);
    document.addEventListener("leavequickly", forget);
    document.addEventListener("visibilitychange", cover);
    return () => {
      removeEventListener("pagehide", forget);
      document.removeEventListener("leavequickly", forget);
      document.removeEventListener("visibilitychange", cover);
    };
  });
}
