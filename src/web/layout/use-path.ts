import { useLocation } from "react-router";

/** A path in its one spelling: prerendering asks with a slash at the end, visitors without. */
export function onePath(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** The path of the page shown now. */
export function usePath(): string {
  return onePath(useLocation().pathname);
}
