import { useEffect, useState } from "react";
import type { FormValues } from "../rules/form-values.ts";
import { type DeviceDraft, deviceDraft, keepDeviceDraft, removeDeviceDraft } from "./device-draft.ts";

type DraftState =
  /** Nothing is kept: before the visitor asks for it, and after it was deleted. */
  | { kind: "none" | "deleted" | "refused" }
  /** One is there from an earlier visit. Its answers aren't shown until the visitor asks. */
  | { kind: "found"; draft: DeviceDraft }
  | { kind: "kept" };

/** A draft on the visitor's device: nothing is kept until they press the button. */
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
