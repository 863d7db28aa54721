import type { FormValues } from "../../rules/form-values.ts";

/** Stores what was typed into a campaign in this tab only, until it's sent or the tab is closed. */
const nameOf = (key: string) => `campaign:${key}`;

const isOwn = (name: string) => name.startsWith("q.") || name === "name" || name === "email";

/** The fields with a person's own input. */
export function ownValues(texts: FormValues): FormValues {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => isOwn(name) && text !== ""));
}

/** What was typed before; undefined if storage is blocked. */
export function storedValues(key: string): FormValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return ownValues(
      Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      ),
    );
  } catch {
    return {};
  }
}

/** Stores the input, or removes all of it. */
export function storeValues(key: string, values: FormValues | undefined): void {
  try {
    if (values === undefined || Object.keys(values).length === 0) sessionStorage.removeItem(nameOf(key));
    else sessionStorage.setItem(nameOf(key), JSON.stringify(values));
  } catch {
    // Storage is blocked; the form works all the same.
  }
}
