import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Drawing, ToolButton } from "#ui/rich-text/tool-button.tsx";
import type { StoredPicture } from "../rules.ts";
import { PickerDialog } from "./picker-dialog.tsx";

type PictureToolProps = {
  label: string;
  onPick(picture: StoredPicture): void;
};

/** A tool of a rich text's toolbar that chooses a picture, or uploads one. */
export function PictureTool({ label, onPick }: PictureToolProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ToolButton
        drawing={<Drawing path="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01" />}
        label={label}
        onPress={() => setOpen(true)}
        pressed={undefined}
        ref={opener}
      />
      {open
        ? createPortal(
            <PickerDialog
              mayUpload
              onClose={() => setOpen(false)}
              onPick={(picture) => {
                // Closed first: the dialog hands the focus back, and the text takes it from there.
                setOpen(false);
                onPick(picture);
              }}
              opener={opener}
            />,
            document.body,
          )
        : null}
    </>
  );
}
