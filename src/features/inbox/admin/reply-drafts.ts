import { draftsOf } from "#platform/drafts/drafts.ts";

const drafts = draftsOf("inbox-answer");

/** Dispatched when a reply was taken back and its text is a draft again. */
const takenBack = "replytakenback";

/**
 * What somebody has begun to reply; empty where nothing is kept. A draft at an address that is merged into this one
 * moves here.
 */
export async function keptReply(address: string, merged: readonly string[] = []): Promise<string> {
  const own = await drafts.read(address);
  if (own) return own;
  for (const earlier of merged) {
    const text = await drafts.read(earlier);
    if (!text) continue;
    keepReply(address, text);
    keepReply(earlier, "");
    return text;
  }
  return "";
}

/** Keeps a reply until it is sent; an empty one is forgotten. */
export function keepReply(address: string, text: string): void {
  drafts.write(address, text === "" ? undefined : text);
}

/** Makes a reply that was taken back a draft, before whatever was typed since. */
export async function giveBack(address: string, text: string): Promise<void> {
  const since = await keptReply(address);
  const both = [text, since.startsWith(text) ? since.slice(text.length) : since].filter(Boolean).join("\n\n");
  keepReply(address, both);
  dispatchEvent(new CustomEvent<string>(takenBack, { detail: address }));
}

/** @returns a function that stops listening. */
export function onTakenBack(address: string, listener: () => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent && event.detail === address) listener();
  };
  addEventListener(takenBack, listen);
  return () => removeEventListener(takenBack, listen);
}
