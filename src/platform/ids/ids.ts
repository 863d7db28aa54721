import { randomUUIDv7 } from "node:crypto";

/** Makes ids: UUIDv7, so that they sort by the time they were made. */
export type Ids = { next(): string };

export const uuidIds: Ids = { next: () => randomUUIDv7() };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text can be an id. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
