import type { Offered } from "../ui/palette-choices.ts";
import type { MenuEntry } from "./admin-menu.tsx";

/** The data of the admin shell. */
export type AdminFrame = {
  copy: { navigation: string; mainScreens: string; openMenu: string; signOut: string; toSite: string };
  name: string;
  role: string;
  /** A required step, such as two-step sign-in, if any. */
  notice: string | undefined;
  menu: readonly MenuEntry[];
  palette: Omit<Offered, "screens">;
  /** New items by the path of their screen. */
  unread: Readonly<Record<string, number>>;
};
