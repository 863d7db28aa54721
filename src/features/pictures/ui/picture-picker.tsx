import { type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { apiRequest } from "#platform/browser/api-client.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { Drawing, ToolButton } from "#ui/rich-text/tool-button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { picturesCopy } from "../copy.ts";
import { type Picture, pictureLimits, type StoredPicture } from "../rules.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { UploadForm } from "./upload-form.tsx";

type PicturePickerProps = {
  /** What the picture is for: "Photograph of this chapter". */
  label: string;
  /** The id of the chosen picture. */
  value: string | undefined;
  /** The pictures that were loaded with the form; one chosen since isn't among them. */
  loaded: readonly (Picture & { id: string })[];
  onChange: (picture: StoredPicture | undefined) => void;
};

/**
 * Chooses a picture for another form: from those that are there, or a new one. The form stores the picture's id, and
 * its feature lists where it is used (`pictureUses` in its `feature.server.ts`). It can be inside that form: the dialog
 * with its own forms is outside of it.
 */
export function PicturePicker({ label, value, loaded, onChange }: PicturePickerProps) {
  const [chosen, setChosen] = useState<StoredPicture>();
  const { dialog, opener, open } = usePickerDialog((next) => {
    setChosen(next);
    onChange(next);
  });
  const picture = [chosen, ...loaded].find((each) => each !== undefined && each.id === value);
  return (
    <fieldset className="grid justify-items-start gap-3">
      <legend className="mb-3 font-semibold">{label}</legend>
      {picture ? (
        <Thumbnail alt={picture.alt} className="h-32 w-auto rounded-md" picture={picture} sizes="14rem" />
      ) : (
        <p className="text-small text-ink-soft">No picture chosen</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={open} ref={opener} size="small" variant="outline">
          {picture ? "Choose another picture" : "Choose a picture"}
        </Button>
        {picture ? (
          <Button onClick={() => onChange(undefined)} size="small" variant="outline">
            Remove picture
          </Button>
        ) : null}
      </div>
      {dialog}
    </fieldset>
  );
}

type PictureToolProps = {
  label: string;
  onPick(picture: StoredPicture): void;
};

/** A tool of a rich text's toolbar that chooses a picture, or uploads one. */
export function PictureTool({ label, onPick }: PictureToolProps) {
  const { dialog, opener, open } = usePickerDialog(onPick);
  return (
    <>
      <ToolButton
        drawing={<Drawing path="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01" />}
        label={label}
        onPress={open}
        pressed={undefined}
        ref={opener}
      />
      {dialog}
    </>
  );
}

/** The dialog of a button: its element, the button's ref, and what opens it. It closes once a picture is chosen. */
function usePickerDialog(onPick: (picture: StoredPicture) => void) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const pick = (picture: StoredPicture) => {
    // Closed first: the dialog hands the focus back, and a text takes it from there.
    setOpen(false);
    onPick(picture);
  };
  const dialog = isOpen
    ? createPortal(
        <PickerDialog onClose={() => setOpen(false)} onPick={pick} opener={opener} />,
        document.body,
      )
    : null;
  return { dialog, opener, open: () => setOpen(true) };
}

type PickerDialogProps = {
  onPick: (picture: StoredPicture) => void;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
};

function PickerDialog({ onPick, onClose, opener }: PickerDialogProps) {
  return (
    <Dialog
      className="m-auto max-h-[calc(100%-2rem)] w-[calc(100%-2rem)] max-w-4xl overflow-auto rounded-2xl border border-line bg-sunken p-0 text-ink shadow-pop backdrop:bg-(--kw-scrim)"
      label="Choose a picture"
      onClose={onClose}
      open
      opener={opener}
    >
      {/* React passes events on to the form around the picker, which must not take these for its own. */}
      <div className="grid gap-5 p-card" onSubmit={(event) => event.stopPropagation()}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading level={2} size={3}>
            Choose a picture
          </Heading>
          <Button onClick={onClose} size="small" variant="outline">
            Close
          </Button>
        </div>
        <PickerList onPick={onPick} />
        <UploadForm onUploaded={onPick} />
      </div>
    </Dialog>
  );
}

type Loaded = { search: string; items: readonly StoredPicture[]; next: string | null };

async function loadPage(search: string, cursor: string, signal?: AbortSignal) {
  const query = new URLSearchParams({ search, cursor });
  const sent = signal ? { signal } : {};
  const response = await apiRequest("GET", `/api/admin/pictures?${query}`, undefined, sent);
  const page: Omit<Loaded, "search"> = await response.json();
  return page;
}

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
        nameOf={(alt) => `Choose: ${alt}`}
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
  if (loaded.items.length > 0) return "";
  return loaded.search === "" ? picturesCopy.noneYet : picturesCopy.noneFound;
}
