import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { toast } from "#ui/toast/store.ts";

/** What the admin shows: the data of each route, the screen's last, and the message for when the server can't be reached. */
type Shown = {
  address: string;
  away: { title: string; text: string };
  loaderData: readonly (readonly [id: string, loaderData: unknown])[];
};

let shown: Shown | undefined;
/** Whether the team member has been notified since the server was last reached. */
let notified = false;

/** Keeps what a screen shows for when the server can't be reached. @returns a function that forgets it. */
export function remember(next: Shown): () => void {
  shown = next;
  return () => {
    if (shown === next) shown = undefined;
  };
}

type Results = Record<string, DataStrategyResult>;

/**
 * When the server can't be reached, keeps what is in view instead of an error page, which would take what is typed with
 * it, and says so once. On the way to another screen only the frame is kept, so that the error stands beside the menu.
 * A refusal and a replaced request are left alone.
 */
export const keepLastScreen: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const last = shown;
  const results = await next();
  if (!Object.values(results).some(isFailure)) {
    notified = false;
    return results;
  }
  if (request.signal.aborted || last === undefined) return results;
  if (last.address !== url.pathname + url.search)
    return { ...results, ...asResults(last.loaderData.slice(0, -1)) };
  if (!notified) toast({ title: last.away.title, description: last.away.text });
  notified = true;
  return asResults(last.loaderData);
};

function asResults(loaderData: Shown["loaderData"]): Results {
  return Object.fromEntries(loaderData.map(([id, result]) => [id, { type: "data", result }]));
}

/** No answer, or one that says the server is broken; a redirect or a refusal is an answer. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== "error" || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || result.status >= 500;
}
