import { expect, it } from "vitest";
import { adminScreens, teamSettings } from "#features/index.server.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { screenWords } from "../copy/palette.ts";
import { paletteFor } from "../reads/menu.server.ts";
import { choicesFor, type Offered } from "./palette-choices.ts";

const offered: Offered = {
  screens: [
    { path: "/admin/messages", title: "Messages" },
    { path: "/admin/newsletters", title: "Newsletters" },
  ],
  actions: [
    { title: "New campaign", words: "create", path: "/admin/campaigns/new", run: undefined },
    { title: "Switch between day and night", words: "dark theme", path: "", run: "theme" },
  ],
  settings: [{ title: "Time zone", words: "clock", path: "/admin/settings#zone-heading" }],
};
const titles = (text: string) => choicesFor(offered, text, []).map(({ title }) => title);

it("offers screens and actions before anything is typed, and settings after", () => {
  expect(titles("")).toEqual(["Messages", "Newsletters", "New campaign", "Switch between day and night"]);
  expect(titles("zone")).toEqual(["Time zone"]);
});

it("finds an action by other words for it, in any order", () => {
  expect(titles("campaign create")).toEqual(["New campaign"]);
  expect(titles("new")).toEqual(["New campaign", "Newsletters"]);
  expect(titles("dark")).toEqual(["Switch between day and night"]);
  expect(titles("nothing like it")).toEqual([]);
});

it("finds screens and settings by other words for them", () => {
  const screens = adminScreens.flatMap(({ path, menu }) => (menu ? [{ path, title: menu.title }] : []));
  const contributions = { teamSettings };
  const all: Offered = { ...paletteFor({ contributions }, actorWith("owner")), screens, actions: [] };
  const paths = (text: string) => choicesFor(all, text, []).map(({ path }) => path);
  for (const [text, path] of [
    ["backup", "/admin/backups"],
    ["price", "/admin/site"],
    ["worksheet", "/admin/site"],
    ["holidays", "/admin/settings#closed-heading"],
    ["smtp", "/admin/settings#mail-heading"],
    ["inbox", "/admin/messages"],
    ["history", "/admin/audit"],
    ["coupons", "/admin/clinic-codes"],
  ] as const)
    expect(paths(text), text).toContain(path);
  // Each list of words belongs to a screen that there is.
  const known: readonly string[] = adminScreens.flatMap(({ path, menu }) => [
    path,
    ...(menu?.also ?? []).map((each) => each.path),
  ]);
  expect(Object.keys(screenWords).filter((path) => !known.includes(path))).toEqual([]);
  const inMenu = screens.map(({ path }) => path);
  expect(inMenu.filter((path) => screenWords[path] === undefined)).toEqual([]);
});
