import { useLocation } from "react-router";

/** A normalized path: prerendering uses a trailing slash, visitors don't. */
export function onePath(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}

/** React Router's pattern as features write paths: with one slash at the start, however it is joined. */
export function patternPath(pattern: string): string {
  return `/${pattern.replace(/^\//, "")}`;
}

export function usePath(): string {
  return onePath(useLocation().pathname);
}

/** Its sign-in pages included. The admin has a list of routes and a style sheet of its own. */
export function isAdmin(pathname: string): boolean {
  return /^\/admin(\/|$)/i.test(pathname);
}
