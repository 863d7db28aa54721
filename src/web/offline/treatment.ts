/** What is kept on the device, put into the worker by the build. */
export type OfflinePlan = {
  /** Another one whenever a kept file has changed. */
  version: string;
  /** The addresses of everything that is kept. */
  files: readonly string[];
  /** The pages among them. */
  pages: readonly string[];
  /** Kept pages that lead to each page below them, whose data is kept. */
  lists: readonly string[];
  /** The page that stands in for every other one. */
  fallback: string;
};

/**
 * What the worker does with a request. "leave" is as if there were no worker; "page" asks the network and has
 * an answer when it is away; "fresh" is a kept file that may change, "kept" one whose name changes with it.
 */
type Treatment = "leave" | "page" | "fresh" | "kept";

/** The API and the admin never pass through here, and their answers are never kept. */
const never = /^\/(api|admin)(\/|\.|$)/;

/** Whether the worker leaves every request for a path to the browser. */
export const isLeftAlone = (pathname: string): boolean => never.test(pathname.toLowerCase());

type Asked = Pick<Request, "method" | "mode" | "url">;

/** Decides by the address alone. Only what the plan names can come from the device. */
export function treatmentOf({ method, mode, url }: Asked, origin: string, plan: OfflinePlan): Treatment {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== "GET" || requestOrigin !== origin || isLeftAlone(pathname)) return "leave";
  if (mode === "navigate") return "page";
  if (!plan.files.includes(pathname)) return "leave";
  return pathname.startsWith("/assets/") ? "kept" : "fresh";
}

/** What names the page in the query of the list that leads to it. */
export const openPart = "open";

/** Where a kept list leads to the page of this address; undefined if none does. */
export function placeInList(pathname: string, { lists }: Pick<OfflinePlan, "lists">): string | undefined {
  const end = pathname.lastIndexOf("/");
  const list = pathname.slice(0, end);
  const part = pathname.slice(end + 1);
  return lists.includes(list) && part !== "" ? `${list}?${openPart}=${part}` : undefined;
}

/**
 * Returns the response, or throws if the connection failed. Firefox resolves a navigation preload that failed with
 * an error response, where other browsers reject it; handed on, it would show the browser's own error page.
 */
export function throwIfFailed(response: Response): Response {
  if (response.type === "error") throw new TypeError("The connection failed.");
  return response;
}
