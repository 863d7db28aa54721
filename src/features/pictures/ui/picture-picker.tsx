import { type RefObject, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { pickerCopy as copy } from "../copy.ts";
import type { Picture, StoredPicture } from "../rules.ts";
import { PickerList } from "./picker-list.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { UploadForm } from "./upload-form.tsx";

type PicturePickerProps = {
  /** What the picture is for: "Photograph of this chapter". */
  label: string;
  /** The chosen picture. */
  value: Picture | undefined;
  onChange: (picture: StoredPicture | undefined) => void;
  /** Where the team member may upload, the dialog has the form for it, too. */
  mayUpload?: boolean;
};

/**
 * Chooses a picture for another form: from those that are there, or a new one. The form stores the picture's id, and
 * its feature lists where it is used (`pictureUses` in its `feature.server.ts`). It can be inside that form: the dialog
 * with its own forms is outside of it.
 */
export function PicturePicker({ label, value, onChange, mayUpload = true }: PicturePickerProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const pick = (picture: StoredPicture) => {
    onChange(picture);
    setOpen(false);
  };
  return (
    <fieldset className="grid justify-items-start gap-3">
      <legend className="mb-3 font-semibold">{label}</legend>
      {value ? (
        <Thumbnail alt={value.alt} className="h-32 w-auto rounded-md" picture={value} sizes="14rem" />
      ) : (
        <p className="text-small text-ink-soft">{copy.none}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)} ref={opener} size="small" variant="outline">
          {value ? copy.change : copy.choose}
        </Button>
        {value ? (
          <Button onClick={() => onChange(undefined)} size="small" variant="outline">
            {copy.remove}
          </Button>
        ) : null}
      </div>
      {open
        ? createPortal(
            <PickerDialog
              mayUpload={mayUpload}
              onClose={() => setOpen(false)}
              onPick={pick}
              opener={opener}
            />,
            document.body,
          )
        : null}
    </fieldset>
  );
}

type PickerDialogProps = {
  mayUpload: boolean;
  onPick: (picture: StoredPicture) => void;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
};

function PickerDialog({ mayUpload, onPick, onClose, opener }: PickerDialogProps) {
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
            {copy.close}
          </Button>
        </div>
        <PickerList onPick={onPick} />
        {mayUpload ? <UploadForm onUploaded={onPick} /> : null}
      </div>
    </Dialog>
  );
}
