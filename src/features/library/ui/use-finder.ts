import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { HubItem } from "../client/hub-item.ts";
import type { Found, HubSearch } from "../client/hub-search.ts";
import { shownOf } from "../rules.ts";
import { type HubQuery, queryOf, searchOf } from "../schema.ts";

type Fetched = { search?: HubSearch; failed?: true };

// Once fetched it stays: going back to the list finds it ready.
let ready: Fetched = {};

/** The search, fetched when `wanted`; `failed` when it could not be. */
function useHubSearch(items: readonly HubItem[], wanted: boolean): Fetched {
  const [fetched, setFetched] = useState(ready);
  useEffect(() => {
    if (!wanted || fetched.search !== undefined) return;
    let gone = false;
    const settle = (now: Fetched) => {
      ready = now.failed ? {} : now;
      if (!gone) setFetched(now);
    };
    Promise.all([import("../client/hub-search.ts"), import("./article-texts.ts")]).then(
      ([{ searchIn }, { articleTexts }]) => settle({ search: searchIn(items, articleTexts) }),
      () => settle({ failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [items, wanted, fetched.search]);
  return fetched;
}

const names = ["q", "path", "kind", "length"];

/**
 * What the address asks of the list, and the way to ask something else: in the same history entry and the same
 * place, with nothing sent.
 */
function useHubQuery(): [query: HubQuery, ask: (next: HubQuery) => Promise<void>] {
  const { search } = useLocation();
  const navigate = useNavigate();

  async function ask(next: HubQuery): Promise<void> {
    const others = new URLSearchParams(search);
    for (const name of names) others.delete(name);
    const whole = [others.toString(), searchOf(next)].filter(Boolean).join("&");
    await navigate({ search: whole }, { replace: true, preventScrollReset: true });
  }

  return [queryOf(new URLSearchParams(search)), ask];
}

/** What the server has found for the words in the address, for as long as the search is not here. */
export type Answered = { q: string; found: Found | undefined };

/** The address follows when the typing rests; browsers allow no change of it with every letter. */
const restMs = 400;

/**
 * The list as it is asked for. What is typed or chosen counts at once, the address follows, and both are the same
 * from then on.
 */
export function useFinder(items: readonly HubItem[], answered: Answered | undefined) {
  const [asked, ask] = useHubQuery();
  const [draft, setDraft] = useState<HubQuery>();
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Until the address has caught up, and no moment shorter: letters typed in between would be lost.
  if (draft !== undefined && searchOf(draft) === searchOf(asked)) setDraft(undefined);
  const query = draft ?? asked;
  const looksUp = query.q.trim() !== "";
  const { search, failed } = useHubSearch(items, wanted || looksUp);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Asks for something else; `rest` waits for more letters before the address follows. */
  function change(next: HubQuery, { rest = false } = {}): void {
    clearTimeout(timer.current);
    setDraft(next);
    if (rest) timer.current = setTimeout(() => void ask(next), restMs);
    else void ask(next);
  }

  const { q, path, kind, length } = query;
  // The same question keeps the same list, so that nothing is drawn anew for it.
  const result = useMemo(() => {
    const known = answered?.q === q ? answered.found : undefined;
    const found = looksUp ? (search?.(q) ?? (search ? undefined : known)) : undefined;
    return { found, shown: shownOf(items, { q, path, kind, length }, found?.ids) };
  }, [items, q, path, kind, length, looksUp, search, answered]);
  return {
    query,
    result,
    change,
    /** Fetches the search before the first letter. */
    prepare: () => setWanted(true),
    /** The search could not be fetched; the form then asks the server. */
    failed: failed === true && looksUp,
  };
}
