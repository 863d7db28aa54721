import type { MenuGroup } from "#content/schema.ts";

/** Whether a page belongs to a group of the menu: the group's own page or anything beneath it. */
export function isInGroup({ prefix, also }: MenuGroup, pathname: string): boolean {
  if (pathname === also) return true;
  return prefix !== undefined && (pathname === prefix || pathname.startsWith(`${prefix}/`));
}
