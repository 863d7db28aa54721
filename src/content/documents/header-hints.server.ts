import { menusNow } from "../current-menus.ts";
import { firstWithoutRoom } from "../header-room.ts";
import { layout } from "../layout.ts";

/** The widths of a tablet on its side, of a small laptop and of a large one. */
const screens = [1440, 1280, 1024] as const;

/** Says which link has no room beside the others, on the widest of the usual screens that hasn't. */
export function roomHints(): string[] {
  const { links, groups, membersLogin } = menusNow();
  const bar = { links, groups, login: membersLogin?.title, staff: layout.header.clinicStaff };
  for (const width of screens) {
    const name = firstWithoutRoom(bar, width);
    if (name !== undefined)
      return [
        `On screens of ${width.toLocaleString("en-US")} pixels and less, the header has no room for “${name}”. Visitors there find all its links behind the menu button. To keep them in view, move one of them into a menu, or shorten a name.`,
      ];
  }
  return [];
}
