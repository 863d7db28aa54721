import { expect, it } from "vitest";
import { pages } from "#content/index.ts";
import { sectionNames } from "../copy.ts";
import { sectionOf, sections } from "./sections.ts";

it("puts every page of ours into one of a few sections, whatever stands behind its first part", () => {
  for (const { path } of pages) expect(sectionOf(path), path).toBeDefined();
  expect(sectionOf("/journeys")).toBe("journeys");
  expect(sectionOf("/journeys/donor-conception")).toBe("journeys");
  expect(sectionOf("/journeys/infertility/turning-points")).toBe("journeys");
  expect(sectionOf("/support/groups")).toBe("support");
  expect(sectionOf("/campaign/after-a-loss")).toBe("campaigns");
  expect(sectionOf("/c/LAKESIDE24")).toBe("membership");
  expect(sectionOf("/privacy/my-data/see/a-token")).toBe("other");
});

it("knows no section for files, programs and the admin", () => {
  for (const path of [
    "/api/campaigns/one",
    "/admin",
    "/admin/messages",
    "/assets/page-1.js",
    "/illustrations/moon.svg",
    "/robots.txt",
    "/healthz",
    "/resources/knowledge-hub/feed.xml",
    "/support/groups/all.ics",
    "/nowhere",
  ])
    expect(sectionOf(path), path).toBeUndefined();
});

it("has a name for each section", () => {
  expect(Object.keys(sectionNames).toSorted()).toEqual(sections.toSorted());
});
