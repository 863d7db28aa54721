import { isRouteErrorResponse } from "react-router";
import { toast } from "#ui/toast/store.ts";

/** What the admin's screen shows, and the words for when it could not be read anew. */
type Shown = { frame: { away: { title: string; text: string } } };

let last: { address: string; data: Shown; told: boolean } | undefined;

/** Remembers what a screen shows, for the time that the server cannot be reached. Answers the way to forget it. */
export function remember(address: string, data: Shown): () => void {
  const shown = { address, data, told: last?.data === data && last.told };
  last = shown;
  return () => {
    if (last === shown) last = undefined;
  };
}

/**
 * Reads a screen, and keeps the one in view when it is to be read anew and the server gives no answer: a page of error
 * in its place would take along what is typed. It says so once.
 *
 * @throws what `read` throws, when another screen is asked for, or the server refused this one.
 */
export async function readOrKeep<T extends Shown>(
  address: string,
  read: () => Promise<T>,
): Promise<T | Shown> {
  try {
    return await read();
  } catch (error) {
    const answered = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (answered || last?.address !== address) throw error;
    const { away } = last.data.frame;
    if (!last.told) toast({ title: away.title, description: away.text });
    last.told = true;
    return last.data;
  }
}
