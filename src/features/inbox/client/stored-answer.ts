import { adminDrafts, draftPrefix } from "#platform/drafts/drafts.ts";

const nameOf = (address: string) => `${draftPrefix}inbox-answer:${address}`;

/** What somebody has begun to answer in this tab; empty where nothing is kept. */
export async function keptAnswer(address: string): Promise<string> {
  return (await adminDrafts.read(nameOf(address))) ?? "";
}

/** Keeps an answer in this tab until it is sent; an empty one is forgotten. */
export function keepAnswer(address: string, text: string): void {
  // Where a browser keeps nothing the text still stands in its field.
  void adminDrafts.write(nameOf(address), text === "" ? undefined : text);
}
