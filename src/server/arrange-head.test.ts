import { expect, it } from "vitest";
import { arrangeHead } from "./arrange-head.ts";

const page = `<html><head><meta charSet="utf-8"/><link rel="preload" as="font" href="/f"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script type="application/ld+json">{"a":1}</script><link href="/a.css" rel="stylesheet"/><link rel="stylesheet" href="/b.css"/></head><body><link rel="stylesheet" href="/not-mine.css"/><script type="module" async="">import "/a.js"</script></body></html>`;

it("holds the modules back, and leaves the rest in its order", () => {
  expect(arrangeHead(page)).toBe(
    `<html><head><meta charSet="utf-8"/><link rel="preload" as="font" href="/f"/><script type="application/ld+json">{"a":1}</script><link href="/a.css" rel="stylesheet"/><link rel="stylesheet" href="/b.css"/></head><body><link rel="stylesheet" href="/not-mine.css"/><script type="text/plain" data-modules="/a.js /b.js">import "/a.js"</script></body></html>`,
  );
});

it("does the same in a page with a nonce", () => {
  const rendered = page.replaceAll(/<(link|script) (?=rel|type)/g, '<$1 nonce="n" ');
  const arranged = arrangeHead(rendered);
  expect(arranged).toContain('<script nonce="n" type="text/plain" data-modules="/a.js /b.js">');
  expect(arranged).not.toContain("modulepreload");
});

it("puts our own script before the title, so that it decides what the tab says first", () => {
  const titled =
    '<html><head><meta charSet="utf-8"/><title>Mine</title><link rel="icon" href="/i"/><script>own("$&")</script></head></html>';
  expect(arrangeHead(titled)).toBe(
    '<html><head><meta charSet="utf-8"/><script>own("$&")</script><title>Mine</title><link rel="icon" href="/i"/></head></html>',
  );
  expect(arrangeHead(arrangeHead(titled))).toBe(arrangeHead(titled));
});

it("changes nothing when it is done twice", () => {
  expect(arrangeHead(arrangeHead(page))).toBe(arrangeHead(page));
});

it("leaves module files that stand by their address alone", () => {
  const own =
    '<html><head><link rel="icon" href="/i"/></head><script type="module" src="/x.js"></script></html>';
  expect(arrangeHead(own)).toBe(own);
});

it("leaves a page without a head alone", () => {
  expect(arrangeHead("<p>words</p>")).toBe("<p>words</p>");
});
