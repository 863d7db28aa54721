import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Heading } from "#ui/heading.tsx";
import type { PictureUpload } from "#ui/rich-text/rich-text-editor.tsx";
import { uploadCopy } from "../copy.ts";
import { pictureLimits, type StoredPicture } from "../rules.ts";
import { useUpload } from "./upload-form.tsx";

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
  const heading = pictures.length === 1 ? "Describe your picture" : "Describe your pictures";
  const close = () => onClose([...left.current, ...pictures.slice(at).map(({ key }) => key)]);
  return createPortal(
    <Dialog
      className="m-auto max-h-[calc(100%-2rem)] w-[calc(100%-2rem)] max-w-2xl overflow-auto rounded-2xl border border-line bg-sunken p-0 text-ink shadow-pop backdrop:bg-(--kw-scrim)"
      label={heading}
      onClose={close}
      open
    >
      {/* React passes events on to the form around the text, which must not take these for its own. */}
      <div className="grid gap-4 p-card" onSubmit={(event) => event.stopPropagation()}>
        <Heading level={2} size={3}>
          {heading}
        </Heading>
        <p className="text-small text-ink-soft" role="status">
          Picture {at + 1} of {pictures.length}
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

type DescribeFormProps = {
  picture: { file: File; alt: string };
  onUploaded(picture: StoredPicture): void;
  onLeaveOut(): void;
  /** Leaves out this one and all that wait. */
  onCancel: (() => void) | undefined;
};

/** Asks for the description of a picture that is at hand, and uploads both. */
function DescribeForm({ picture: { file, alt }, onUploaded, onLeaveOut, onCancel }: DescribeFormProps) {
  const { busy, problem, upload, altField, decorativeField } = useUpload(
    "We couldn't reach the server, so this picture isn't uploaded yet. Your text is still here. Please check your connection and try again.",
  );

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set("file", file);
    const picture = await upload(form);
    if (picture) onUploaded(picture);
  }

  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={(event) => void send(event)}>
      <LocalPreview file={file} />
      {/* What is wrong with the file has no field here. */}
      <ProblemNote fields={["alt"]} problem={problem} />
      <TextField {...altField} autoComplete="off" autoFocus defaultValue={alt.slice(0, pictureLimits.alt)} />
      {decorativeField}
      <p className="text-small text-ink-soft">{uploadCopy.privacy}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} size="small" type="submit" variant="primary">
          {busy ? uploadCopy.uploading : uploadCopy.upload}
        </Button>
        <Button disabled={busy} onClick={onLeaveOut} size="small" variant="outline">
          Leave it out
        </Button>
        {onCancel === undefined ? null : (
          <Button disabled={busy} onClick={onCancel} size="small" variant="outline">
            Leave out all
          </Button>
        )}
      </div>
    </form>
  );
}

/** The picture as it is on the device, for whoever describes it; nothing if the browser can't show it. */
function LocalPreview({ file }: { file: File }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === "string" ? reader.result : "");
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {address === "" ? null : (
        <img
          alt=""
          className="max-h-40 max-w-full rounded-md bg-tint"
          onError={() => setAddress("")}
          src={address}
        />
      )}
      <p className="text-small wrap-anywhere">{file.name}</p>
    </div>
  );
}
