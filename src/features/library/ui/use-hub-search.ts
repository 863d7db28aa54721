import { useEffect, useState } from "react";
import type { HubItem } from "../client/hub-item.ts";
import type { HubSearch } from "../client/hub-search.ts";

type Fetched = { search?: HubSearch; failed?: true };

// Once fetched it stays: going back to the list finds it ready.
let ready: Fetched = {};

/** The search, fetched when `wanted`; `failed` when it could not be. */
export function useHubSearch(items: readonly HubItem[], wanted: boolean): Fetched {
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
