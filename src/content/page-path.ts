/**
 * A path without the slashes at its end; "/" stays. A loop, because the pattern `/\/+$/` takes quadratic time on an
 * address such as "/a/////…/x".
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
