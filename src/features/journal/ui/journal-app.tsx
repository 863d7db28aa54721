import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { Button } from "#ui/button.tsx";
import { loadAllCharacters } from "#ui/every-letter.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { openDatabase } from "../client/database.ts";
import { createJournal, type Journal, type LockReason } from "../client/journal-control.ts";
import { openTabs } from "../client/tabs.ts";
import { ErasePart } from "./erase-part.tsx";
import { FirstWords, hasFirstWords } from "./first-words.tsx";
import { type Carried, OpenJournalView } from "./open-journal-view.tsx";
import { PassphraseField } from "./passphrase-field.tsx";

/** One for the page's lifetime: unsaved text survives in-app navigation. */
const journal = createJournal({
  openStore: openDatabase,
  openTabs,
  clock: systemClock,
  canEncrypt: typeof crypto !== "undefined" && crypto.subtle !== undefined,
});

type JournalAppProps = { copy: JournalCopy; carried: Carried | undefined; onTaken: () => void };

/** The journal is excluded from automatic translation. */
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
      if ((journal.needsPage() || hasFirstWords()) && !document.documentElement.hidden)
        event.preventDefault();
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
      {carried !== undefined && view.name === "locked" ? (
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
          <FirstWords
            because={view.because}
            journal={journal}
            key={round}
            prompt={carried?.prompt}
            copy={copy}
          />
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

type OpenGateProps = { journal: Journal; because: LockReason | undefined; copy: JournalCopy };

function OpenGate({ journal, because, copy }: OpenGateProps) {
  const { open, passphrase: fieldCopy } = copy.gate;
  const [passphrase, setPassphrase] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The focused text was removed from the page.
  useEffect(() => {
    if (because === "pressed") heading.current?.focus();
  }, [because]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = document.getElementById("journal-open");
    if (passphrase.trim() === "") {
      setFault(fieldCopy.empty);
      field?.focus();
      return;
    }
    setBusy(true);
    const result = await journal.open(passphrase);
    if (result === "open") return;
    setBusy(false);
    setFault(result === "wrong" ? open.wrong : open.failed);
    field?.focus();
  }

  return (
    <div className="mx-auto grid max-w-136 gap-6">
      <div>
        <Heading className="focus-ring" level={3} ref={heading} tabIndex={-1}>
          {open.heading}
        </Heading>
        <p className="text-ink-soft">{open.lead}</p>
      </div>
      <div role="status">
        {because === undefined ? null : (
          <Note kind={because === "waiting" ? "care" : "rule"}>{open.because[because]}</Note>
        )}
      </div>
      <form autoComplete="off" className="grid gap-5" noValidate onSubmit={submit}>
        <PassphraseField
          error={fault}
          id="journal-open"
          label={fieldCopy.label}
          onType={setPassphrase}
          value={passphrase}
          copy={fieldCopy}
        />
        <p>
          <Button busy={busy} type="submit" variant="primary">
            {busy ? open.busy : open.submit}
          </Button>
        </p>
      </form>
      <details className="group/more border-t border-line pt-2">
        <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-sm font-semibold text-link focus-ring">
          {open.lost.title}
          <Icon className="size-4.5 group-open/more:rotate-180" name="chevron" />
        </summary>
        <div className="grid gap-3 pt-2 pb-6 text-ink-soft">
          {open.lost.text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <ErasePart journal={journal} copy={copy} />
      </details>
    </div>
  );
}
