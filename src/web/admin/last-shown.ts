import { isRouteErrorResponse } from "react-router";
import { toast } from "#ui/toast/store.ts";

/** What a screen of the admin shows, with the message for when the server can't be reached. */
type Shown = { frame: { away: { title: string; text: string } } };

let last: { address: string; data: Shown; told: boolean } | undefined;

/** Keeps what a screen shows for when the server can't be reached. @returns a function that forgets it. */
export function remember(address: string, data: Shown): () => void {
  const shown = { address, data, told: last?.data === data && last.told };
  last = shown;
  return () => {
    if (last === shown) last = undefined;
  };
}

/**
 * Reads a screen again; when the server can't be reached, keeps the one in view instead of an error page, which would
 * take what is typed with it, and says so once.
 *
 * @throws what `read` throws, when the server refused, another screen is asked for, or a later request replaced this one.
 */
export async function readOrKeep<T extends Shown>(
  { address, signal }: { address: string; signal: AbortSignal },
  read: () => Promise<T>,
): Promise<T | Shown> {
  try {
    return await read();
  } catch (error) {
    const refused = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (signal.aborted || refused || last?.address !== address) throw error;
    const { away } = last.data.frame;
    if (!last.told) toast({ title: away.title, description: away.text });
    last.told = true;
    return last.data;
  }
}
