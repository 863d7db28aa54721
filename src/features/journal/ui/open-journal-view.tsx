import {
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import type { JournalEditorCopy } from "#content/journal/editor-copy.ts";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal } from "../client/journal-control.ts";
import type { OpenJournal } from "../client/open-journal.ts";
import { dateOf, type Entry, headlineOf, search } from "../rules.ts";
import { takeFirstWords } from "./first-words.tsx";
import { KeepingPanel } from "./keeping-panel.tsx";
import { Sheet } from "./sheet.tsx";
import { useWatch } from "./use-watch.ts";

/** `at` tells one press from the next. */
export type Carried = { prompt: string; at: number };

type OpenJournalViewProps = {
  journal: Journal;
  opened: OpenJournal;
  copy: JournalCopy;
  lasting: boolean;
  carried: Carried | undefined;
  onTaken: () => void;
  /** Covers the text while the page is hidden. */
  place: RefObject<HTMLElement | null>;
};

export function OpenJournalView({
  journal,
  opened,
  copy,
  lasting,
  carried,
  onTaken,
  place,
}: OpenJournalViewProps) {
  const view = useSyncExternalStore(opened.subscribe, opened.view);
  const [keeping, setKeeping] = useState(false);
  const [printing, setPrinting] = useState<readonly Entry[]>();
  const { sheet, settings, notice } = view;
  useWatch(journal, opened, settings.lockMinutes, place);

  // It opens with an empty editor, so that old text isn't the first thing anyone sees; unsaved text has priority.
  const lay = useEffectEvent(async (prompt: string | undefined) => {
    setKeeping(false);
    if (prompt !== undefined || opened.view().sheet === undefined) await opened.begin(prompt);
    const text = takeFirstWords();
    if (text.trim() !== "") opened.type({ text });
    document.getElementById("journal-text")?.focus();
    if (prompt !== undefined) onTaken();
  });
  useEffect(() => {
    void lay(carried?.prompt);
  }, [carried?.prompt]);

  const { journal: journalCopy } = copy;
  return (
    <>
      <div className="journal-screen grid gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <Button
            id="journal-new"
            onClick={async () => {
              setKeeping(false);
              await opened.begin();
              document.getElementById("journal-text")?.focus();
            }}
            size="small"
            variant={keeping ? "outline" : "primary"}
          >
            {journalCopy.newEntry}
          </Button>
          <Button aria-expanded={keeping} onClick={() => setKeeping(!keeping)} size="small" variant="outline">
            {keeping ? journalCopy.back : journalCopy.keeping}
          </Button>
          <Button
            className="sm:ml-auto"
            onClick={() => journal.lockAll("pressed")}
            size="small"
            variant="outline"
          >
            {journalCopy.lock}
          </Button>
        </div>
        {view.damaged ? <Note kind="care">{journalCopy.damaged}</Note> : null}
        <div className="empty:hidden" role="status">
          {notice === undefined || (sheet !== undefined && !keeping) ? null : (
            <Note kind={notice === "unsaved" ? "care" : "info"}>
              {notice === "deleted" ? journalCopy.sheet.removed : journalCopy.notices[notice]}
            </Note>
          )}
        </div>
        {keeping ? (
          <KeepingPanel
            opened={opened}
            journal={journal}
            lasting={lasting}
            onPrint={setPrinting}
            settings={settings}
            copy={copy}
          />
        ) : (
          <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[17rem_1fr]">
            <EntryList
              className={sheet === undefined ? "" : "max-lg:hidden"}
              entries={view.entries}
              onOpen={async (id) => {
                await opened.open(id);
                document.getElementById("journal-text")?.focus();
              }}
              open={sheet?.id}
              copy={journalCopy}
            />
            {sheet === undefined ? (
              <p className="text-ink-soft max-lg:hidden lg:pt-1">{journalCopy.nothingOpen}</p>
            ) : (
              <Sheet
                opened={opened}
                isNew={!view.entries.some(({ id }) => id === sheet.id)}
                lasting={lasting}
                notice={notice}
                onBackup={() => setKeeping(true)}
                onLock={() => journal.lockAll("pressed")}
                onPrint={() => setPrinting([sheet])}
                saving={view.saving}
                sheet={sheet}
                spelling={settings.spelling}
                copy={copy}
              />
            )}
          </div>
        )}
      </div>
      {printing === undefined ? null : (
        <Paper entries={printing} onDone={() => setPrinting(undefined)} copy={copy} />
      )}
    </>
  );
}

type PaperProps = { entries: readonly Entry[]; onDone: () => void; copy: JournalCopy };

/** The entries for printing, oldest first. They are in the page only while it's being printed. */
function Paper({ entries, onDone, copy }: PaperProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const after = () => done();
    addEventListener("afterprint", after);
    print();
    return () => removeEventListener("afterprint", after);
  }, []);

  return (
    <div className="journal-paper">
      <p>{copy.keeping.plain.top}</p>
      {[...entries].reverse().map(({ id, title, feeling, prompt, text, written }) => (
        <article key={id}>
          <h2>{title || dateOf(written)}</h2>
          <p>{[title === "" ? "" : dateOf(written), feeling].filter(Boolean).join(" · ")}</p>
          {prompt === "" ? null : <p>{prompt}</p>}
          <p className="journal-words">{text}</p>
        </article>
      ))}
    </div>
  );
}

type EntryListProps = {
  entries: readonly Entry[];
  open: string | undefined;
  onOpen: (id: string) => void;
  copy: JournalEditorCopy;
  className: string;
};

function EntryList({ entries, open, onOpen, copy, className }: EntryListProps) {
  const [query, setQuery] = useState("");
  const deferredQuery = useDeferredValue(query);
  const matches = search(entries, deferredQuery);
  const searching = deferredQuery.trim() !== "";
  return (
    <div className={`grid content-start gap-4 ${className}`}>
      <h3 className="w-fit font-display text-h4 font-[450] focus-ring" id="journal-entries" tabIndex={-1}>
        {copy.entries}
      </h3>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <>
          <TextField
            autoComplete="off"
            id="journal-search"
            label={copy.search.label}
            marks={{ optional: "", errorMark: "" }}
            onChange={(event) => setQuery(event.target.value)}
            spellCheck={false}
            type="search"
            value={query}
          />
          <p className="text-small text-ink-soft empty:hidden" role="status">
            {searching ? (matches.length === 0 ? copy.search.nothing : copy.search.found) : null}
          </p>
          <Rows entries={matches} key={deferredQuery} onOpen={onOpen} open={open} copy={copy} />
        </>
      )}
    </div>
  );
}

/** Rendered again only when the list changes, not with every letter typed. */
const Rows = memo(function Rows({ entries, open, onOpen, copy }: Omit<EntryListProps, "className">) {
  const [shown, setShown] = useState(40);
  return (
    <>
      <ul className="grid border-t border-line lg:max-h-168 lg:overflow-y-auto">
        {entries.slice(0, shown).map((entry) => (
          <li className="border-b border-line" key={entry.id}>
            <button
              aria-current={entry.id === open ? "true" : undefined}
              className="grid min-h-11 w-full gap-0.5 rounded-sm px-3 py-3 text-left focus-ring hover:bg-tint aria-[current]:bg-tint focus-visible:-outline-offset-3"
              onClick={() => onOpen(entry.id)}
              type="button"
            >
              <span className="font-medium wrap-anywhere">{headlineOf(entry) || copy.untitled}</span>
              <span className="text-small text-ink-faint">{dateOf(entry.written)}</span>
            </button>
          </li>
        ))}
      </ul>
      {entries.length > shown ? (
        <p>
          <Button onClick={() => setShown(shown + 200)} size="small" variant="outline">
            {copy.more}
          </Button>
        </p>
      ) : null}
    </>
  );
});
