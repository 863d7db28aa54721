import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import type { Picture, StoredPicture } from "../rules.ts";
import { PickerDialog } from "./picker-dialog.tsx";
import { Thumbnail } from "./thumbnail.tsx";

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
        <p className="text-small text-ink-soft">No picture chosen</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)} ref={opener} size="small" variant="outline">
          {value ? "Choose another picture" : "Choose a picture"}
        </Button>
        {value ? (
          <Button onClick={() => onChange(undefined)} size="small" variant="outline">
            Remove picture
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
