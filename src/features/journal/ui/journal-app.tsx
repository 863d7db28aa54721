import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { loadAllCharacters } from "#ui/every-letter.ts";
import { Note } from "#ui/note.tsx";
import { openDatabase } from "../client/database.ts";
import { createJournal } from "../client/journal-control.ts";
import { openTabs } from "../client/tabs.ts";
import { BeginGate } from "./begin-gate.tsx";
import { OpenGate } from "./open-gate.tsx";
import { type Carried, OpenJournalView } from "./open-journal-view.tsx";

/** One for the page's lifetime: unsaved text survives in-app navigation. */
const journal = createJournal({
  openStore: openDatabase,
  openTabs,
  clock: systemClock,
  canEncrypt: typeof crypto !== "undefined" && crypto.subtle !== undefined,
});

/** A prompt chosen for a new entry; `at` tells one press from the next. */
type JournalAppProps = { copy: JournalCopy; carried: Carried | undefined; onTaken: () => void };

/** The journal, loaded by its page: locked or open. It's excluded from automatic translation. */
export default function JournalApp({ copy, carried, onTaken }: JournalAppProps) {
  const view = useSyncExternalStore(journal.subscribe, journal.view);
  const place = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    loadAllCharacters();
    void journal.look();
    const lookAgain = (event: PageTransitionEvent) => {
      if (event.persisted) void journal.look();
    };
    const ask = (event: BeforeUnloadEvent) => {
      // "Leave quickly" must not ask for confirmation.
      if (journal.needsPage() && !document.documentElement.hidden) event.preventDefault();
    };
    // A half-typed passphrase is cleared, also from a page cached for the back button.
    const empty = () => flushSync(() => setRound((before) => before + 1));
    addEventListener("pagehide", empty);
    addEventListener("pageshow", lookAgain);
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("pagehide", empty);
      removeEventListener("pageshow", lookAgain);
      removeEventListener("beforeunload", ask);
      journal.lock("pressed");
    };
  }, []);

  const { gate } = copy;
  return (
    <div ref={place} translate="no">
      {view.lasting || view.name === "looking" || view.name === "impossible" ? null : (
        <div className="pb-6">
          <Note kind="care">{gate.notLasting}</Note>
        </div>
      )}
      {carried !== undefined && (view.name === "none" || view.name === "locked") ? (
        <div className="pb-6">
          <Note icon="info">
            <span className="font-semibold">{gate.carried}</span> {carried.prompt}
          </Note>
        </div>
      ) : null}
      {view.name === "looking" ? <p className="text-ink-soft">{gate.getting}</p> : null}
      {view.name === "impossible" ? <Note kind="care">{gate.impossible}</Note> : null}
      {view.name === "none" ? (
        <div className="grid gap-6">
          <div role="status">
            {view.because === undefined ? null : (
              <Note kind="rule">
                {view.because === "erased" ? copy.keeping.erase.done : gate.open.because.erasedElsewhere}
              </Note>
            )}
          </div>
          <BeginGate because={view.because} journal={journal} key={round} copy={copy} />
        </div>
      ) : null}
      {view.name === "locked" ? (
        <OpenGate because={view.because} journal={journal} key={round} copy={copy} />
      ) : null}
      {view.name === "open" ? (
        <OpenJournalView
          carried={carried}
          opened={view.opened}
          journal={journal}
          lasting={view.lasting}
          onTaken={onTaken}
          place={place}
          copy={copy}
        />
      ) : null}
    </div>
  );
}
