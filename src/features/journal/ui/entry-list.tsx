import { memo, useDeferredValue, useState } from "react";
import type { JournalEditorCopy } from "#content/journal/editor-copy.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { dateOf } from "../client/when.ts";
import { type Entry, headlineOf, search } from "../rules.ts";

type EntryListProps = {
  entries: readonly Entry[];
  open: string | undefined;
  onOpen: (id: string) => void;
  copy: JournalEditorCopy;
  className: string;
};

const atFirst = 40;

/** The entries, newest first, and the search. */
export function EntryList({ entries, open, onOpen, copy, className }: EntryListProps) {
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

type RowsProps = Omit<EntryListProps, "className">;

/** Rendered again only when the list changes, not with every letter typed. */
const Rows = memo(function Rows({ entries, open, onOpen, copy }: RowsProps) {
  const [shown, setShown] = useState(atFirst);
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
              <span className="text-caption text-ink-faint">{dateOf(entry.written)}</span>
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
