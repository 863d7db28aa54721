import { draftPrefix } from "#platform/drafts/drafts.ts";

const nameOf = (address: string) => `${draftPrefix}inbox-answer:${address}`;

/** What somebody has begun to answer in this tab; empty where nothing is kept. */
export function keptAnswer(address: string): string {
  try {
    return sessionStorage.getItem(nameOf(address)) ?? "";
  } catch {
    return "";
  }
}

/** Keeps an answer in this tab until it is sent; an empty one is forgotten. */
export function keepAnswer(address: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(nameOf(address));
    else sessionStorage.setItem(nameOf(address), text);
  } catch {
    // A browser that keeps nothing: the text still stands in its field.
  }
}
