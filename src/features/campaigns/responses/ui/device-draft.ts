import type { FormValues } from "../../rules/form-values.ts";
import { answerDraftDays } from "../rules.ts";
import { ownValues } from "./answer-values.ts";

/** A draft that a visitor chose to keep on their own device. */
export type DeviceDraft = { savedAt: string; values: FormValues };

const prefix = "campaign-draft:";
const oneDay = 86_400_000;

/** The draft of a campaign; undefined if there is none, or storage is blocked. Removes all that are too old. */
export function deviceDraft(slug: string): DeviceDraft | undefined {
  try {
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith(prefix))) {
      const draft = readDraft(localStorage.getItem(name));
      if (draft === undefined || Date.now() - Date.parse(draft.savedAt) > answerDraftDays * oneDay)
        localStorage.removeItem(name);
    }
    return readDraft(localStorage.getItem(prefix + slug));
  } catch {
    return undefined;
  }
}

function readDraft(text: string | null): DeviceDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { savedAt, values }: { savedAt?: unknown; values?: unknown } = stored;
    if (typeof savedAt !== "string" || Number.isNaN(Date.parse(savedAt))) return undefined;
    if (typeof values !== "object" || values === null) return undefined;
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return { savedAt, values: ownValues(Object.fromEntries(texts)) };
  } catch {
    return undefined;
  }
}

/** Keeps a draft. @returns whether the browser kept it. */
export function keepDeviceDraft(slug: string, values: FormValues): boolean {
  try {
    localStorage.setItem(prefix + slug, JSON.stringify({ savedAt: new Date().toISOString(), values }));
    return true;
  } catch {
    return false;
  }
}

/** Removes a draft. */
export function removeDeviceDraft(slug: string): void {
  try {
    localStorage.removeItem(prefix + slug);
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}
