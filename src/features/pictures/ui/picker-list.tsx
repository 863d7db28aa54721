import { useEffect, useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { pickerCopy as copy, picturesCopy } from "../copy.ts";
import { pictureLimits, type StoredPicture } from "../rules.ts";
import { picturePageShape } from "../schema.ts";
import { PictureGrid } from "./picture-grid.tsx";

type Loaded = { search: string; items: readonly StoredPicture[]; next: string | null };

async function loadPage(search: string, cursor: string, signal?: AbortSignal) {
  const query = new URLSearchParams({ search, cursor });
  const response = await apiRequest(
    "GET",
    `/api/admin/pictures?${query}`,
    undefined,
    signal ? { signal } : {},
  );
  return picturePageShape.parse(await response.json());
}

/** The pictures to choose from, newest first, with a search. */
export function PickerList({ onPick }: { onPick: (picture: StoredPicture) => void }) {
  const [search, setSearch] = useState("");
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    loadPage(search, "", stop.signal)
      .then((page) => {
        setFailed(false);
        setLoaded({ search, ...page });
      })
      .catch(() => setFailed(!stop.signal.aborted));
    return () => stop.abort();
  }, [search]);

  async function more({ items, next }: Loaded) {
    try {
      const page = await loadPage(search, next ?? "");
      setLoaded({ search, items: [...items, ...page.items], next: page.next });
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <form
        className="flex w-full flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(String(new FormData(event.currentTarget).get("search") ?? ""));
        }}
      >
        <SearchField
          className="max-w-96 basis-56"
          label={copy.search}
          longest={pictureLimits.search}
          value={search}
        />
        <Button size="small" type="submit" variant="outline">
          {picturesCopy.searchButton}
        </Button>
      </form>
      <AlertNote text={failed ? copy.failed : undefined} />
      <p className="text-small text-ink-soft empty:hidden" role="status">
        {statusOf(loaded, failed)}
      </p>
      <PictureGrid
        label={picturesCopy.listLabel}
        nameOf={copy.pick}
        onPick={onPick}
        pictures={loaded?.items ?? []}
      />
      {loaded?.next ? (
        <Button onClick={() => void more(loaded)} size="small" variant="outline">
          {copy.more}
        </Button>
      ) : null}
    </div>
  );
}

function statusOf(loaded: Loaded | undefined, failed: boolean): string {
  if (!loaded) return failed ? "" : copy.loading;
  return loaded.items.length === 0 ? copy.nothing : "";
}
