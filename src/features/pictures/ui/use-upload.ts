import { useEffect, useRef, useState } from "react";
import { refusalOf, refuseUnlessOk } from "#platform/browser/api-client.ts";
import { firstWrong } from "#platform/browser/form-sender.ts";
import { pictureBounds } from "#platform/pictures/bounds.ts";
import { pictureFaults } from "../copy.ts";
import type { StoredPicture } from "../rules.ts";
import { pictureShape } from "../schema.ts";

export type UploadProblem = { message: string; fields: Readonly<Record<string, string>> };

const fieldProblem = (field: string, message: string): UploadProblem => ({
  message,
  fields: { [field]: message },
});

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

/** Sends a picture and tracks whether that is in progress and why it was refused. `failed` is said without an answer. */
export function useUpload(failed: string, rejected?: UploadProblem) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | undefined>(rejected);
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
    if (sent.current.filling !== filling) sent.current = { filling, key: crypto.randomUUID() };
    try {
      const response = await fetch("/api/admin/pictures", {
        method: "POST",
        headers: { accept: "application/json", "idempotency-key": sent.current.key },
        body: form,
      });
      await refuseUnlessOk(response);
      const picture = pictureShape.parse(await response.json());
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
  return { busy, problem, upload, clear: () => setProblem(undefined) };
}
