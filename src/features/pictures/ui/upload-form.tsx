import { type DragEvent, type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { adminCopy } from "#content/admin.ts";
import { requiredMarks } from "#content/forms.ts";
import { firstWrong } from "#platform/browser/form-fields.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { refusalOf, refuseUnlessOk } from "#platform/browser/refusal.ts";
import { pictureBounds } from "#platform/pictures/bounds.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { controlClass, describedBy, Field } from "#ui/field.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { TextField } from "#ui/field-text.tsx";
import { uploadCopy as copy, pictureFaults } from "../copy.ts";
import { pictureLimits, type StoredPicture } from "../rules.ts";

type UploadProblem = { message: string; fields: Readonly<Record<string, string>> };

/** What was wrong with the form, and what was typed, when it was sent without script. */
type Rejected = UploadProblem & { values: Readonly<Record<string, string>> };

type UploadFormProps = {
  rejected?: Rejected | undefined;
  onUploaded: (picture: StoredPicture) => void;
};

/**
 * Uploads pictures: chosen, dropped on the form or pasted, each with its description. Several wait in line. Without
 * script it is a plain form.
 */
export function UploadForm({ rejected, onUploaded }: UploadFormProps) {
  const sending = useUpload(adminCopy.failed, rejected);
  const { busy, problem, id } = sending;
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [status, setStatus] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const alt = useRef<HTMLInputElement>(null);

  const take = useCallback(([first, ...rest]: readonly File[]) => {
    if (!first || !input.current) return;
    const chosen = new DataTransfer();
    chosen.items.add(first);
    input.current.files = chosen.files;
    setWaiting(rest);
    setStatus(`Chosen: ${first.name}`);
    alt.current?.focus();
  }, []);
  const { over, area } = usePictureFiles(take);
  useEffect(() => {
    if (input.current) input.current.multiple = true;
  }, []);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setStatus("");
    const picture = await sending.upload(new FormData(form));
    if (!picture) return;
    form.reset();
    sending.setDecorative(false);
    onUploaded(picture);
    if (waiting.length > 0) take(waiting);
    else setStatus("The picture is uploaded.");
  }

  const fileCopy = {
    id: `${id}-file`,
    hint: "JPEG, PNG, WebP, AVIF or SVG, up to 12 MB and 50 million pixels. You can also drag pictures here, or paste one.",
    error: problem?.fields.file,
  };
  return (
    <form
      action="/api/admin/pictures"
      autoComplete="off"
      className={`grid gap-5 rounded-lg border-[1.5px] border-dashed p-card ${over ? "border-primary bg-tint" : "border-line-strong bg-surface"}`}
      encType="multipart/form-data"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      {...area}
    >
      <h2 className="text-h3">{over ? "Drop the picture here" : "Upload a picture"}</h2>
      <ProblemNote fields={["file", "alt"]} problem={problem} />
      <div className="grid gap-5 lg:grid-cols-2">
        <Field {...fileCopy} label="Picture" marks={requiredMarks}>
          <input
            accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
            aria-describedby={describedBy(fileCopy)}
            aria-invalid={fileCopy.error !== undefined}
            className={`${controlClass} h-13 py-3`}
            id={fileCopy.id}
            name="file"
            onChange={({ currentTarget }) => {
              sending.setProblem(undefined);
              const files = [...(currentTarget.files ?? [])];
              if (files.length > 1) take(files);
            }}
            ref={input}
            type="file"
          />
        </Field>
        <TextField {...sending.altField} defaultValue={rejected?.values.alt} ref={alt} />
      </div>
      {sending.decorativeField}
      <p className="text-small text-ink-soft">{copy.privacy}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button busy={busy} size="small" type="submit" variant="primary">
          {busy ? copy.uploading : copy.upload}
        </Button>
        <p className="text-small text-ink-soft" role="status">
          {[status, waiting.length > 0 ? copy.more(waiting.length) : ""].filter(Boolean).join(" ")}
        </p>
      </div>
    </form>
  );
}

/** The pictures of a drop or a paste. A file without a type is judged by the server. */
function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type === "" || type.startsWith("image/"));
}

/**
 * Takes pictures that are dropped on an area or pasted anywhere on the screen. `onFiles` gets them in order.
 * @returns whether something is dragged over the area, and the area's handlers.
 */
function usePictureFiles(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = picturesIn(event.clipboardData);
      // Office programs add a picture of the text that was copied.
      if (files.length === 0 || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      onFiles(files);
    };
    // A picture that misses the area would otherwise replace the page.
    const ignore = (event: Event) => event.preventDefault();
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("paste", paste, { signal });
    document.addEventListener("dragover", ignore, { signal });
    document.addEventListener("drop", ignore, { signal });
    return () => stop.abort();
  }, [onFiles]);

  return {
    over,
    area: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        const files = picturesIn(event.dataTransfer);
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

function fieldProblem(field: string, message: string): UploadProblem {
  return { message, fields: { [field]: message } };
}

/** What can be said before a large file is sent. */
function problemBefore(form: FormData): UploadProblem | undefined {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return fieldProblem("file", pictureFaults.noFile);
  if (file.size > pictureBounds.bytes) return fieldProblem("file", pictureFaults.tooLarge);
  return String(form.get("alt")).trim() === "" && !form.has("decorative")
    ? fieldProblem("alt", pictureFaults.noAlt)
    : undefined;
}

/** Tells one filling of the form from another. */
function fillingOf(form: FormData): string {
  const file = form.get("file");
  const of = file instanceof File ? [file.name, file.size, file.lastModified] : [];
  return JSON.stringify([...of, form.get("alt"), form.get("decorative")]);
}

/**
 * Sends a picture and tracks whether that is in progress and why it was refused; with the fields that describe it.
 * `failed` is said without an answer.
 */
export function useUpload(failed: string, rejected?: Rejected) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | undefined>(rejected);
  const [decorative, setDecorative] = useState(rejected?.values.decorative === "on");
  // A picker's dialog can be open on a screen that has the form, too.
  const id = useId();
  // Sent again after a lost answer, the same filling has the same key, so it's stored once.
  const sent = useRef({ filling: "", key: "" });

  useEffect(() => {
    if (problem && Object.keys(problem.fields).length > 0) firstWrong(document)?.focus();
  }, [problem]);

  async function upload(form: FormData): Promise<StoredPicture | undefined> {
    const before = problemBefore(form);
    setProblem(before);
    if (before) return undefined;
    setBusy(true);
    const filling = fillingOf(form);
    if (sent.current.filling !== filling) sent.current = { filling, key: randomId() };
    try {
      const response = await fetch("/api/admin/pictures", {
        method: "POST",
        headers: { accept: "application/json", "idempotency-key": sent.current.key },
        body: form,
      });
      await refuseUnlessOk(response);
      const picture: StoredPicture = await response.json();
      sent.current = { filling: "", key: "" };
      return picture;
    } catch (error) {
      const refusal = refusalOf(error);
      setProblem({ message: refusal?.message ?? failed, fields: refusal?.fields ?? {} });
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  const altField = {
    ...copy.alt,
    disabled: decorative,
    error: problem?.fields.alt,
    id: `${id}-alt`,
    marks: requiredMarks,
    maxLength: pictureLimits.alt,
    name: "alt",
  };
  const decorativeField = (
    <CheckboxField
      checked={decorative}
      id={`${id}-decorative`}
      label={copy.decorative}
      marks={requiredMarks}
      name="decorative"
      onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
    />
  );
  return { id, busy, problem, upload, altField, decorativeField, setProblem, setDecorative };
}
