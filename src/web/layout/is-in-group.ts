import type { MenuGroup } from "#content/schema.ts";

/** Whether a page belongs to a group of the menu: the group's own page or anything beneath it. */
export function isInGroup({ prefix }: MenuGroup, pathname: string): boolean {
  return prefix !== undefined && (pathname === prefix || pathname.startsWith(`${prefix}/`));
}
