import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { hubQueryNames } from "#content/knowledge-hub/choices.ts";
import type { Search, SearchResults } from "#web/search/search-in.ts";
import { type HubItem, shownOf } from "../rules.ts";
import { type HubQuery, hasChoices, queryOf, searchOf } from "../schema.ts";

type Fetched = { search?: Search; failed?: true };

// Loaded once: it's ready when the reader returns to the list.
let ready: Fetched = {};

/** The search, loaded when `wanted`; `failed` if that didn't work. */
function useHubSearch(items: readonly HubItem[], wanted: boolean, edited: string | undefined): Fetched {
  const [fetched, setFetched] = useState(ready);
  useEffect(() => {
    if (!wanted || fetched.search !== undefined) return;
    let cancelled = false;
    const settle = (now: Fetched) => {
      ready = now.failed ? {} : now;
      if (!cancelled) setFetched(now);
    };
    import("./load-search.ts")
      .then(({ loadSearch }) => loadSearch(items, edited))
      .then(
        (search) => settle({ search }),
        () => settle({ failed: true }),
      );
    return () => {
      cancelled = true;
    };
  }, [items, wanted, edited, fetched.search]);
  return fetched;
}

type QueryInAddress = {
  query: HubQuery;
  /** Changes it in the same history entry, without scrolling or a request. */
  ask(next: HubQuery): Promise<void>;
  /** Changes it for whoever comes back, while the page that comes next is on its way. */
  leave(next: HubQuery): void;
};

function useHubQuery(): QueryInAddress {
  const { search } = useLocation();
  const navigate = useNavigate();

  function searchFor(next: HubQuery): string {
    const others = new URLSearchParams(search);
    for (const name of hubQueryNames) others.delete(name);
    return [others.toString(), searchOf(next)].filter(Boolean).join("&");
  }

  return {
    query: queryOf(new URLSearchParams(search)),
    ask: async (next) => navigate({ search: searchFor(next) }, { replace: true, preventScrollReset: true }),
    leave: (next) => history.replaceState(history.state, "", `?${searchFor(next)}`),
  };
}

/** The server's result for the words in the address, until the search is loaded. */
export type ServerResult = { q: string; found: SearchResults | undefined };

/** The address is updated when typing pauses; browsers limit how often it can change. */
const restMs = 400;

/** The list for the current query. Input counts at once and the address follows. */
export function useFinder(
  items: readonly HubItem[],
  answered: ServerResult | undefined,
  edited: string | undefined,
) {
  const { query: queryInAddress, ask, leave } = useHubQuery();
  const [draft, setDraft] = useState<HubQuery>();
  const [wanted, setWanted] = useState(false);
  const resting = useRef<{ timer: ReturnType<typeof setTimeout>; query: HubQuery }>(undefined);
  // Cleared as soon as the address has caught up: letters typed in between would be lost.
  if (draft !== undefined && searchOf(draft) === searchOf(queryInAddress)) setDraft(undefined);
  const query = draft ?? queryInAddress;
  const looksUp = query.q.trim() !== "";
  const { search, failed } = useHubSearch(items, wanted || looksUp, edited);

  /** Ends the rest. Returns the query that the address doesn't have yet. */
  function endRest(): HubQuery | undefined {
    const { timer, query: typed } = resting.current ?? {};
    clearTimeout(timer);
    resting.current = undefined;
    return typed;
  }

  useEffect(() => () => clearTimeout(resting.current?.timer), []);

  const catchUp = useEffectEvent(() => {
    const typed = endRest();
    if (typed) leave(typed);
  });
  // The address following a little later would call off the way to what was tapped. Caught before the tap leads anywhere:
  // on a busy phone, React says that somebody is leaving only after the rest is over.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) catchUp();
    };
    addEventListener("click", onClick, { capture: true });
    return () => removeEventListener("click", onClick, { capture: true });
  }, []);

  /** Changes the query; `rest` waits for more letters before the address is updated. */
  function change(next: HubQuery, { rest = false } = {}): void {
    endRest();
    setDraft(next);
    if (!rest) return void ask(next);
    const timer = setTimeout(() => {
      endRest();
      void ask(next);
    }, restMs);
    resting.current = { timer, query: next };
  }

  const { q, subject, path, reader, kind, length } = query;
  // The same query returns the same list, so that nothing is rendered again.
  const result = useMemo(() => {
    const known = answered?.q === q ? answered.found : undefined;
    const found = looksUp ? (search?.(q) ?? (search ? undefined : known)) : undefined;
    const asked = { q, subject, path, reader, kind, length };
    return {
      found,
      shown: shownOf(items, asked, found?.ids),
      asked: looksUp || hasChoices({ subject, path, reader, kind, length }),
    };
  }, [items, q, subject, path, reader, kind, length, looksUp, search, answered]);
  return {
    query,
    result,
    change,
    /** Loads the search before the first letter. */
    prepare: () => setWanted(true),
    /** The search couldn't be loaded; the form then asks the server. */
    failed: failed === true && looksUp,
  };
}
