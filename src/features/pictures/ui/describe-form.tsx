import { type SubmitEvent, useEffect, useId, useState } from "react";
import { fieldMarks } from "#content/forms.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { TextField } from "#ui/field-text.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { pastedCopy as copy, uploadCopy } from "../copy.ts";
import { pictureLimits, type StoredPicture } from "../rules.ts";
import { useUpload } from "./use-upload.ts";

type DescribeFormProps = {
  picture: { file: File; alt: string };
  onUploaded(picture: StoredPicture): void;
  onLeaveOut(): void;
  /** Leaves out this one and all that wait. */
  onCancel: (() => void) | undefined;
};

/** Asks for the description of a picture that is at hand, and uploads both. */
export function DescribeForm({
  picture: { file, alt },
  onUploaded,
  onLeaveOut,
  onCancel,
}: DescribeFormProps) {
  const { busy, problem, upload } = useUpload(copy.unreachable);
  const [decorative, setDecorative] = useState(false);
  const id = useId();

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
      <TextField
        {...uploadCopy.alt}
        autoComplete="off"
        autoFocus
        defaultValue={alt.slice(0, pictureLimits.alt)}
        disabled={decorative}
        error={problem?.fields.alt}
        id={`${id}-alt`}
        marks={fieldMarks}
        maxLength={pictureLimits.alt}
        name="alt"
      />
      <CheckboxField
        checked={decorative}
        id={`${id}-decorative`}
        label={uploadCopy.decorative}
        marks={fieldMarks}
        name="decorative"
        onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
      />
      <p className="text-small text-ink-soft">{uploadCopy.privacy}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} size="small" type="submit" variant="primary">
          {busy ? uploadCopy.uploading : uploadCopy.upload}
        </Button>
        <Button disabled={busy} onClick={onLeaveOut} size="small" variant="outline">
          {copy.leaveOut}
        </Button>
        {onCancel === undefined ? null : (
          <Button disabled={busy} onClick={onCancel} size="small" variant="outline">
            {copy.cancel}
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
