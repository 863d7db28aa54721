import { expect, test } from "vitest";
import { isInGroup } from "./is-in-group.ts";

const group = { id: "clinics", title: "Clinics", prefix: "/clinics", items: [] } as const;

test("a group is lit on its own page and beneath it, not on a page that only begins alike", () => {
  expect(isInGroup(group, "/clinics")).toBe(true);
  expect(isInGroup(group, "/clinics/training")).toBe(true);
  expect(isInGroup(group, "/clinics-abroad")).toBe(false);
  expect(isInGroup(group, "/")).toBe(false);
});
