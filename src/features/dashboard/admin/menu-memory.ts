import { type MenuGroup, menuGroups } from "#platform/feature.ts";

const key = "admin-menu-closed";

/** The groups of the menu that were closed on this device. */
export function closedGroups(): readonly MenuGroup[] {
  try {
    const stored = (localStorage.getItem(key) ?? "").split(" ");
    return menuGroups.filter((group) => stored.includes(group));
  } catch {
    // Storage can be switched off; then every group starts open.
    return [];
  }
}

/** Remembers on this device whether a group of the menu is open. */
export function keepGroup(group: MenuGroup, open: boolean): void {
  const others = closedGroups().filter((each) => each !== group);
  try {
    localStorage.setItem(key, [...others, ...(open ? [] : [group])].join(" "));
  } catch {
    // The menu works without it.
  }
}
