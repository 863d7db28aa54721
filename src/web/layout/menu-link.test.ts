import { expect, test } from "vitest";
import { menusNow } from "#content/current-menus.ts";
import { isInGroup } from "./menu-link.tsx";

const group = { id: "clinics", title: "Clinics", prefix: "/clinics", items: [] } as const;

test("a group is lit on its own page and beneath it, not on a page that only begins alike", () => {
  expect(isInGroup(group, "/clinics")).toBe(true);
  expect(isInGroup(group, "/clinics/training")).toBe(true);
  expect(isInGroup(group, "/clinics-abroad")).toBe(false);
  expect(isInGroup(group, "/")).toBe(false);
});

test("Resources is lit on the short address of the Knowledge Hub", () => {
  const lit = menusNow()
    .groups.filter((one) => isInGroup(one, "/knowledge-hub"))
    .map(({ title }) => title);
  expect(lit).toEqual(["Resources"]);
});
