import type { RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { pickerCopy as copy } from "../copy.ts";
import type { StoredPicture } from "../rules.ts";
import { PickerList } from "./picker-list.tsx";
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
            {copy.close}
          </Button>
        </div>
        <PickerList onPick={onPick} />
        {mayUpload ? <UploadForm onUploaded={onPick} /> : null}
      </div>
    </Dialog>
  );
}
