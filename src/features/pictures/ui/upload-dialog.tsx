import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import type { PictureUpload } from "#ui/rich-text/rich-text-editor.tsx";
import { pastedCopy as copy } from "../copy.ts";
import type { StoredPicture } from "../rules.ts";
import { DescribeForm } from "./describe-form.tsx";

/** Uploads the pictures that were pasted into a text or dropped on it, one after the other, each with its description. */
export function UploadDialog({ pictures, onUploaded, onClose }: PictureUpload<StoredPicture>) {
  const [at, setAt] = useState(0);
  const left = useRef<string[]>([]);
  const current = pictures[at];
  const goOn = () => {
    if (at + 1 < pictures.length) setAt(at + 1);
    else onClose(left.current);
  };
  if (!current) return null;
  const close = () => onClose([...left.current, ...pictures.slice(at).map(({ key }) => key)]);
  return createPortal(
    <Dialog
      className="m-auto max-h-[calc(100%-2rem)] w-[calc(100%-2rem)] max-w-2xl overflow-auto rounded-2xl border border-line bg-sunken p-0 text-ink shadow-pop backdrop:bg-(--kw-scrim)"
      label={copy.dialog(pictures.length)}
      onClose={close}
      open
    >
      {/* React passes events on to the form around the text, which must not take these for its own. */}
      <div className="grid gap-4 p-card" onSubmit={(event) => event.stopPropagation()}>
        <Heading level={2} size={3}>
          {copy.dialog(pictures.length)}
        </Heading>
        <p className="text-small text-ink-soft" role="status">
          {copy.progress(at + 1, pictures.length)}
        </p>
        <DescribeForm
          key={current.key}
          onCancel={at + 1 < pictures.length ? close : undefined}
          onLeaveOut={() => {
            left.current.push(current.key);
            goOn();
          }}
          onUploaded={(picture) => {
            onUploaded(current.key, picture);
            goOn();
          }}
          picture={current}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
