import { type RefObject, useEffect, useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { pickerCopy as copy, picturesCopy } from "../copy.ts";
import { pictureLimits, type StoredPicture } from "../rules.ts";
import { picturePageShape } from "../schema.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { UploadForm } from "./upload-form.tsx";

type PickerDialogProps = {
  mayUpload: boolean;
  onPick: (picture: StoredPicture) => void;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
};

/** Those that are there to choose from and, where the team member may, a form for a new one. */
export function PickerDialog({ mayUpload, onPick, onClose, opener }: PickerDialogProps) {
  return (
    <Dialog
      className="m-auto max-h-[calc(100%-2rem)] w-[calc(100%-2rem)] max-w-4xl overflow-auto rounded-2xl border border-line bg-sunken p-0 text-ink shadow-pop backdrop:bg-(--kw-scrim)"
      label={copy.dialog}
      onClose={onClose}
      open
      opener={opener}
    >
      {/* React passes events on to the form around the picker, which must not take these for its own. */}
      <div className="grid gap-5 p-card" onSubmit={(event) => event.stopPropagation()}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading level={2} size={3}>
            {copy.dialog}
          </Heading>
          <Button onClick={onClose} size="small" variant="outline">
            Close
          </Button>
        </div>
        <PickerList onPick={onPick} />
        {mayUpload ? <UploadForm onUploaded={onPick} /> : null}
      </div>
    </Dialog>
  );
}

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
function PickerList({ onPick }: { onPick: (picture: StoredPicture) => void }) {
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
          label="Search descriptions"
          longest={pictureLimits.search}
          value={search}
        />
        <Button size="small" type="submit" variant="outline">
          {picturesCopy.searchButton}
        </Button>
      </form>
      <AlertNote text={failed ? "We couldn't load the pictures. Please try again." : undefined} />
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
          Show more
        </Button>
      ) : null}
    </div>
  );
}

function statusOf(loaded: Loaded | undefined, failed: boolean): string {
  if (!loaded) return failed ? "" : "Loading...";
  return loaded.items.length === 0 ? "No pictures match." : "";
}
