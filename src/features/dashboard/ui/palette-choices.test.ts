import { expect, it } from "vitest";
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
  settings: [{ title: "Time zone", path: "/admin/settings#zone-heading" }],
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
