import { useEffect, useState } from "react";
import { lateTexts } from "#platform/device-encryption/late-texts.ts";
import type { FormValues } from "../rules/form-values.ts";
import { answerDraftDays } from "../rules/limits.ts";

type DraftState =
  /** Nothing is kept: before the visitor asks for it, and after it was deleted. */
  | { kind: "none" | "deleted" | "refused" }
  /** One is there from an earlier visit. Its answers aren't shown until the visitor asks. */
  | { kind: "found"; draft: DeviceDraft }
  | { kind: "kept" };

/** Nothing is kept until the visitor presses the button. */
export function useDeviceDraft(slug: string | undefined) {
  const [state, setState] = useState<DraftState>({ kind: "none" });
  useEffect(() => {
    if (slug === undefined) return;
    let isGone = false;
    void deviceDraft(slug).then((draft) => {
      // Whoever has begun a new draft meanwhile keeps that one.
      if (draft !== undefined && !isGone)
        setState((now) => (now.kind === "none" ? { kind: "found", draft } : now));
    });
    return () => {
      isGone = true;
    };
  }, [slug]);
  return {
    state,
    async keep(values: FormValues) {
      if (slug !== undefined) setState({ kind: (await keepDeviceDraft(slug, values)) ? "kept" : "refused" });
    },
    /** After each input, once the visitor has asked for a draft. */
    async update(values: FormValues) {
      if (slug !== undefined && state.kind === "kept" && !(await keepDeviceDraft(slug, values)))
        setState({ kind: "refused" });
    },
    /** The answers of the draft; from now on it follows what is typed. */
    open(): FormValues {
      setState({ kind: "kept" });
      return state.kind === "found" ? state.draft.values : {};
    },
    remove() {
      if (slug !== undefined) removeDeviceDraft(slug);
      setState({ kind: "deleted" });
    },
    /** Once the answers are sent. */
    clear() {
      if (slug !== undefined) removeDeviceDraft(slug);
    },
  };
}

export type DeviceDraftState = ReturnType<typeof useDeviceDraft>["state"];

type DeviceDraft = { savedAt: string; values: FormValues };

const prefix = "answer-draft:";
/** Where earlier versions kept drafts as plain text. */
const plainPrefix = "campaign-draft:";
const oneDay = 86_400_000;
const texts = lateTexts(() => localStorage);

/**
 * The draft of a campaign; undefined if there is none, or the browser can't read it. Encrypts all drafts of earlier
 * versions, and removes all that are too old.
 */
async function deviceDraft(slug: string): Promise<DeviceDraft | undefined> {
  try {
    for (const [name, own] of stored(plainPrefix))
      await encryptPlain(own, readDraft(localStorage.getItem(name)));
    for (const [name] of stored(prefix)) {
      const text = await texts.read(name);
      if (text !== undefined && isOver(readDraft(text))) await texts.write(name, undefined);
    }
    return readDraft((await texts.read(prefix + slug)) ?? localStorage.getItem(plainPrefix + slug));
  } catch {
    return undefined;
  }
}

/** A tab with an earlier version may have gone on writing: then its answers come on top. */
async function encryptPlain(slug: string, plain: DeviceDraft | undefined): Promise<void> {
  const ours = isOver(plain) ? undefined : readDraft((await texts.read(prefix + slug)) ?? null);
  const joined = plain && { ...plain, values: { ...ours?.values, ...plain.values } };
  if (joined === undefined || isOver(joined) || (await texts.write(prefix + slug, JSON.stringify(joined))))
    localStorage.removeItem(plainPrefix + slug);
}

function stored(start: string): [name: string, slug: string][] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(start));
  return names.map((name) => [name, name.slice(start.length)]);
}

function isOver(draft: DeviceDraft | undefined): boolean {
  return draft === undefined || Date.now() - Date.parse(draft.savedAt) > answerDraftDays * oneDay;
}

function readDraft(text: string | null): DeviceDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { savedAt, values }: { savedAt?: unknown; values?: unknown } = stored;
    if (typeof savedAt !== "string" || Number.isNaN(Date.parse(savedAt))) return undefined;
    if (typeof values !== "object" || values === null) return undefined;
    return { savedAt, values: ownTexts(values) };
  } catch {
    return undefined;
  }
}

/** Keeps a draft, encrypted. @returns whether the browser kept it. */
function keepDeviceDraft(slug: string, values: FormValues): Promise<boolean> {
  return texts.write(prefix + slug, JSON.stringify({ savedAt: new Date().toISOString(), values }));
}

function removeDeviceDraft(slug: string): void {
  void texts.write(prefix + slug, undefined);
  try {
    localStorage.removeItem(plainPrefix + slug);
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}

/** Keeps what was typed into a campaign in this tab only, encrypted, until it's sent or the tab is closed. */
const tabTexts = lateTexts(() => sessionStorage);
const nameOf = (key: string) => `campaign:${key}`;

const isOwn = (name: string) => name.startsWith("q.") || name === "name" || name === "email";

/** The fields with a person's own input. */
export function ownValues(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, text]) => isOwn(name) && text !== ""));
}

/** The same of what was stored, which can be anything. */
function ownTexts(stored: object): FormValues {
  const texts = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return ownValues(Object.fromEntries(texts));
}

/** What was typed before; nothing if the browser can't read it. */
export async function storedValues(key: string): Promise<FormValues> {
  const text = await tabTexts.read(nameOf(key));
  if (text === undefined) return {};
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === "object" && stored !== null ? ownTexts(stored) : {};
  } catch {
    return {};
  }
}

/** Stores the input, or removes all of it. If the browser can't encrypt it, the form works all the same. */
export function storeValues(key: string, values: FormValues | undefined): void {
  const isEmpty = values === undefined || Object.keys(values).length === 0;
  void tabTexts.write(nameOf(key), isEmpty ? undefined : JSON.stringify(values));
}
