import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { searchFieldCopy } from "#content/site-search.ts";
import { buttonClass } from "#ui/button-class.ts";
import { CrisisWatch } from "#ui/crisis-watch.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { controlClass } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OpenedProps } from "../layout/opens-dialog.tsx";
import { type SearchFile, type SearchItem, type SearchShelf, searchPath } from "./search-file.ts";
import { type Search, type SearchResults, searchIn } from "./search-in.ts";

type Loaded = { file: SearchFile; search: Search; byId: ReadonlyMap<string, SearchItem> };

// Fetched once: it's ready when the reader opens the search again.
let loading: Promise<Loaded> | undefined;

/** Fetches what is searched. @throws if it can't be had; the next call tries again. */
export function loadSiteSearch(): Promise<Loaded> {
  loading ??= fetch(searchPath).then(async (response) => {
    if (!response.ok) throw new Error(`The search answered with ${response.status}.`);
    // Written by the same build from the same type (features/site-search).
    const file: SearchFile = await response.json();
    return { file, search: searchIn(file.items), byId: new Map(file.items.map((item) => [item.id, item])) };
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The results as they are shown, the best first. */
export function resultsFor(typed: string, { search, byId }: Pick<Loaded, "search" | "byId">) {
  const results = search(typed);
  return { results, items: (results?.ids ?? []).flatMap((id) => byId.get(id) ?? []) };
}

/** The search of the whole site, in a dialog. It searches on the device, with each letter and without a request. */
export default function SiteSearch({ open, onClose, opener }: OpenedProps) {
  const [loaded, setLoaded] = useState<Loaded>();

  // Fetched when someone is about to open it; once it is open, it's tried again, and then the link is followed.
  useEffect(() => {
    let cancelled = false;
    loadSiteSearch().then(
      (ready) => {
        if (!cancelled) setLoaded(ready);
      },
      () => {
        if (!cancelled && open && opener.current) location.assign(opener.current.href);
      },
    );
    return () => {
      cancelled = true;
    };
  }, [open, opener]);

  return (
    <Dialog
      className="site-search overflow-hidden bg-bg p-0 text-ink shadow-pop"
      label={searchFieldCopy.label}
      onClose={onClose}
      open={open}
      opener={opener}
    >
      {open ? <SearchPanel loaded={loaded} onClose={onClose} /> : null}
    </Dialog>
  );
}

const crisisWords = () => import("#content/crisis-words.ts");

function SearchPanel({ loaded, onClose }: { loaded: Loaded | undefined; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  // The field responds to each letter at once; the list follows.
  const searched = useDeferredValue(typed);
  const field = useRef<HTMLInputElement>(null);
  const search = (words: string) => {
    setTyped(words);
    field.current?.focus();
  };
  return (
    <div className="flex max-h-full flex-col">
      <div className="relative border-b border-line px-5 pt-4 pb-4">
        <label className="flex h-11 items-center font-display text-h4" htmlFor="site-search">
          {searchFieldCopy.label}
        </label>
        <div className="relative mt-2">
          {/* The first to be focused in the dialog, so that the reader can type at once. */}
          <input
            aria-describedby="site-search-hint"
            autoComplete="off"
            className={`${controlClass} h-13 pr-13 [&::-webkit-search-cancel-button]:hidden`}
            enterKeyHint="search"
            id="site-search"
            maxLength={80}
            onChange={(event) => setTyped(event.target.value)}
            // Browsers would only empty the field.
            onKeyDown={(event) => {
              if (event.key === "Escape") onClose();
            }}
            ref={field}
            type="search"
            value={typed}
          />
          {typed === "" ? null : (
            <button
              aria-label={searchFieldCopy.clear}
              className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-md text-ink-soft focus-ring hover:text-ink"
              onClick={() => search("")}
              type="button"
            >
              <Icon className="size-4.5" name="close" />
            </button>
          )}
        </div>
        <button
          aria-label={searchFieldCopy.close}
          className="absolute top-4 right-3 grid size-11 place-items-center rounded-full focus-ring hover:bg-tint"
          onClick={onClose}
          type="button"
        >
          <Icon className="size-5" name="close" />
        </button>
        <p className="mt-2 text-small text-ink-soft" id="site-search-hint">
          {searchFieldCopy.hint}
        </p>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-5 pb-6">
        {loaded ? (
          <Found loaded={loaded} onChoose={onClose} onSearch={search} searched={searched} />
        ) : (
          <p className="mt-4 text-small text-ink-soft" role="status">
            {searchFieldCopy.loading}
          </p>
        )}
      </div>
    </div>
  );
}

type FoundProps = {
  loaded: Loaded;
  searched: string;
  onChoose: () => void;
  onSearch: (words: string) => void;
};

function Found({ loaded, searched, onChoose, onSearch }: FoundProps) {
  const { copy, help } = loaded.file;
  const { results, items } = useMemo(() => resultsFor(searched, loaded), [searched, loaded]);
  return (
    <>
      <CrisisWatch className="mt-4" copy={help} load={crisisWords} of="site-search" />
      <p className="mt-4 text-small text-ink-soft empty:hidden" role="status">
        <Outcome copy={copy} found={items.length} results={results} typed={searched} />
      </p>
      {searched.trim() === "" ? <Often copy={copy.often} onSearch={onSearch} /> : null}
      <Shelves copy={copy} items={items} key={searched} onChoose={onChoose} />
    </>
  );
}

type OftenProps = { copy: Copy["often"]; onSearch: (words: string) => void };

/** What people often look for, until something is typed. */
function Often({ copy, onSearch }: OftenProps) {
  return (
    <section aria-labelledby="often-searched" className="mt-5">
      <h2 className="text-small font-semibold text-ink-soft" id="often-searched">
        {copy.heading}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {copy.words.map((words) => (
          <li key={words}>
            <button className={buttonClass("outline", "small")} onClick={() => onSearch(words)} type="button">
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Copy = SearchFile["copy"];
type OutcomeProps = { copy: Copy; typed: string; found: number; results: SearchResults | undefined };

/** How many results there are, or what was searched in place of what was typed. */
function Outcome({ copy, typed, found, results }: OutcomeProps) {
  if (typed.trim() === "" || (found === 0 && results === undefined)) return null;
  if (found === 0)
    return (
      <>
        {copy.none.replace("{typed}", () => typed.trim())}{" "}
        <a className="text-link-inline" href={copy.ask.href}>
          {copy.ask.text}
        </a>
        .
      </>
    );
  if (results?.match === "some") return copy.some;
  if (results?.match === "guess" && results.meant !== "")
    return copy.meant.replace("{typed}", () => typed.trim()).replace("{meant}", () => results.meant);
  return found === 1 ? copy.count.one : copy.count.many.replace("{found}", String(found));
}

/** A shelf shows this many at first. */
const shownAtFirst = 5;

type ShelvesProps = { items: readonly SearchItem[]; copy: Copy; onChoose: () => void };

/** The results by kind, the kind of the best one first. */
function Shelves({ items, copy, onChoose }: ShelvesProps) {
  const kinds = [...new Set(items.map(({ shelf }) => shelf))];
  return kinds.map((shelf) => (
    <Shelf
      copy={copy}
      items={items.filter((item) => item.shelf === shelf)}
      key={shelf}
      onChoose={onChoose}
      shelf={shelf}
    />
  ));
}

function Shelf({ items, shelf, copy, onChoose }: ShelvesProps & { shelf: SearchShelf }) {
  const [isWhole, showAll] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={`found-${shelf}`} className="mt-5">
      <Heading className="text-ink-soft" id={`found-${shelf}`} level={2} size={4}>
        {copy.shelves[shelf]}
      </Heading>
      <ul className="mt-1">
        {shown.map(({ id, title, text }) => (
          <li className="border-b border-line" key={id}>
            <a className="block rounded-xs py-2.5 focus-ring hover:text-link" href={id} onClick={onChoose}>
              <span className="block font-semibold">{title}</span>
              <span className="line-clamp-2 text-small text-ink-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
      {shown.length < items.length ? (
        <button
          className="min-h-11 text-small text-link-inline focus-ring"
          onClick={() => showAll(true)}
          type="button"
        >
          {copy.more.replace("{found}", String(items.length))}
        </button>
      ) : null}
    </section>
  );
}
