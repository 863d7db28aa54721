import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Only the admin's screens use these; src/visitors.css leaves them out too. */
const admin =
  /\/admin\/|^features\/(?:audit|dashboard|pictures|privacy\/person|team)\/|^features\/(?:campaigns\/responses|site-content)\/ui\/|^ui\/(?:list|rich-text)\/|^ui\/tick-list/;

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !admin.test(file),
);

/** The files in which a class is found. */
const withClass = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(`src/${file}`, "utf8")));

test("no public page has a text size outside the scale", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(withClass(/\btext-(?:\[(?:[\d.]|clamp)|(?:xs|sm|base|lg|\d?xl|caption|eyebrow)\b)/)).toEqual([]);
});

test("the smallest size is only that of the footer's legal line", () => {
  expect(withClass(/\btext-legal\b/)).toEqual(["web/layout/page-frame.tsx"]);
});
