import { expect, it } from "vitest";
import { arrangeHead } from "./arrange-head.ts";

const page = `<html><head><meta charSet="utf-8"/><link rel="preload" as="font" href="/f"/><link rel="modulepreload" href="/a.js"/><script type="application/ld+json">{"a":1}</script><link rel="stylesheet" href="/a.css"/></head><body><link rel="stylesheet" href="/not-mine.css"/></body></html>`;

it("puts structured data and the stylesheet before everything that is fetched", () => {
  expect(arrangeHead(page)).toBe(
    `<html><head><meta charSet="utf-8"/><script type="application/ld+json">{"a":1}</script><link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/f"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><body><link rel="stylesheet" href="/not-mine.css"/></body></html>`,
  );
});

it("changes nothing when it is done twice", () => {
  expect(arrangeHead(arrangeHead(page))).toBe(arrangeHead(page));
});

it("leaves a page without a head alone", () => {
  expect(arrangeHead("<p>words</p>")).toBe("<p>words</p>");
});
