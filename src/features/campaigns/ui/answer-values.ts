import { lateTexts } from "#platform/device-encryption/late-texts.ts";
import type { FormValues } from "../rules/form-values.ts";

/** Keeps what was typed into a campaign in this tab only, encrypted, until it's sent or the tab is closed. */
const texts = lateTexts(() => sessionStorage);
const nameOf = (key: string) => `campaign:${key}`;

const isOwn = (name: string) => name.startsWith("q.") || name === "name" || name === "email";

/** The fields with a person's own input. */
export function ownValues(texts: FormValues): FormValues {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => isOwn(name) && text !== ""));
}

/** What was typed before; nothing if the browser can't read it. */
export async function storedValues(key: string): Promise<FormValues> {
  const text = await texts.read(nameOf(key));
  if (text === undefined) return {};
  try {
    const stored: unknown = JSON.parse(text);
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

/** Stores the input, or removes all of it. If the browser can't encrypt it, the form works all the same. */
export function storeValues(key: string, values: FormValues | undefined): void {
  const isEmpty = values === undefined || Object.keys(values).length === 0;
  void texts.write(nameOf(key), isEmpty ? undefined : JSON.stringify(values));
}
