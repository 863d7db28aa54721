import { draftsOf } from "#platform/drafts/drafts.ts";

const drafts = draftsOf("inbox-answer");

/** What somebody has begun to answer; empty where nothing is kept. */
export async function keptAnswer(address: string): Promise<string> {
  return (await drafts.read(address)) ?? "";
}

/** Keeps an answer until it is sent; an empty one is forgotten. */
export function keepAnswer(address: string, text: string): void {
  drafts.write(address, text === "" ? undefined : text);
}
