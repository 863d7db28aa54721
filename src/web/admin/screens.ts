import type { Permission } from "#features/permissions/access.ts";
import type { IconName } from "#ui/icon.tsx";

export type Screen = {
  /** Its name in the other lists: screen-parts.tsx, screen-data.server.ts, and the menu's copy. */
  id: string;
  /** Under /admin, with `:name` for parameters. */
  path: string;
  /** The permission required to open it. */
  right: Permission;
  /** Icon in the side menu and on the dashboard; a screen without one is opened from another screen. */
  icon?: IconName;
};

/** All admin screens, in the order of the menu. To add a screen, start here. */
const listed = [
  { id: "home", path: "/admin", right: "desk.read", icon: "grid" },
  { id: "campaigns", path: "/admin/campaigns", right: "campaigns.read", icon: "leaf" },
  { id: "campaign-new", path: "/admin/campaigns/new", right: "campaigns.write" },
  { id: "campaign-edit", path: "/admin/campaigns/:id/edit", right: "campaigns.write" },
  { id: "campaign-card", path: "/admin/campaigns/:id/card", right: "campaigns.read" },
  { id: "responses", path: "/admin/campaigns/:id/responses", right: "summaries.read" },
  { id: "response", path: "/admin/campaigns/:id/responses/:responseId", right: "answers.read" },
  { id: "messages", path: "/admin/messages", right: "messages.read", icon: "mail" },
  { id: "message", path: "/admin/messages/:id", right: "messages.read" },
  { id: "inquiries", path: "/admin/inquiries", right: "inquiries.read", icon: "phone" },
  { id: "inquiry", path: "/admin/inquiries/:id", right: "inquiries.read" },
  { id: "subscribers", path: "/admin/subscribers", right: "subscribers.read", icon: "people" },
  { id: "subscriber-import", path: "/admin/subscribers/import", right: "subscribers.write" },
  { id: "subscriber", path: "/admin/subscribers/:id", right: "subscribers.read" },
  { id: "letters", path: "/admin/newsletters", right: "letters.send", icon: "sound" },
  { id: "letter", path: "/admin/newsletters/:id", right: "letters.send" },
  { id: "coupons", path: "/admin/coupons", right: "coupons.write", icon: "ticket" },
  { id: "coupon-new", path: "/admin/coupons/new", right: "coupons.write" },
  { id: "coupon-edit", path: "/admin/coupons/:id/edit", right: "coupons.write" },
  { id: "coupon-card", path: "/admin/coupons/:id/card", right: "coupons.write" },
  { id: "people", path: "/admin/people", right: "people.manage", icon: "person" },
  { id: "person", path: "/admin/people/:id", right: "people.manage" },
  { id: "privacy", path: "/admin/privacy", right: "privacy.manage", icon: "lock" },
  { id: "consent", path: "/admin/consent", right: "privacy.manage", icon: "check" },
  { id: "redirects", path: "/admin/redirects", right: "redirects.manage", icon: "arrow" },
  { id: "redirect-new", path: "/admin/redirects/new", right: "redirects.manage" },
  { id: "redirect-import", path: "/admin/redirects/import", right: "redirects.manage" },
  { id: "redirect-edit", path: "/admin/redirects/:id", right: "redirects.manage" },
  { id: "audit", path: "/admin/audit", right: "audit.read", icon: "clock" },
  { id: "settings", path: "/admin/settings", right: "settings.manage", icon: "info" },
  { id: "profile", path: "/admin/profile", right: "profile.own", icon: "sliders" },
] as const satisfies readonly Screen[];

export type ScreenId = (typeof listed)[number]["id"];
export type ListedScreen = Screen & { id: ScreenId };
export const screens: readonly ListedScreen[] = listed;

type Params = Readonly<Record<string, string>>;

/** The screen at an address, with its parameters. */
export function screenAt(path: string): { screen: ListedScreen; params: Params } | undefined {
  for (const screen of screens) {
    const params = match(screen.path, path);
    if (params) return { screen, params };
  }
  return undefined;
}

function match(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
