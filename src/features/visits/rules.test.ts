import { isbot } from "isbot";
import { expect, it } from "vitest";
import { pages } from "#content/index.ts";
import type { Answered } from "#platform/http/response-watcher.ts";
import { sectionNames } from "./copy.ts";
import { countedSection, sectionOf, sections } from "./rules.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const host = "kinward.test";

/** What a browser sends for a page, and what it was answered. */
function section(url: string, headers: Answered["headers"] = {}, more: Partial<Answered> = {}) {
  const sent = { host, "user-agent": phone, ...headers };
  return countedSection({ method: "GET", url, headers: sent, status: 200, ...more }, isbot);
}

const step = (from: string) => ({
  referer: `http://${host}${from}`,
  "sec-fetch-mode": "cors",
  "sec-fetch-dest": "empty",
});

it("counts a page that was loaded, also one that the browser still had", () => {
  expect(section("/")).toBe("home");
  expect(section("/membership?billing=yearly")).toBe("membership");
  expect(section("/journeys/surrogacy", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" })).toBe(
    "journeys",
  );
  expect(section("/contact", { "if-none-match": '"x"' }, { status: 304 })).toBe("contact");
});

it("counts going from one page of ours to another, and not a choice made on the same page", () => {
  expect(section("/membership.data", step("/"))).toBe("membership");
  expect(section("/_.data", step("/contact"))).toBe("home");
  expect(section("/membership.data?billing=yearly", step("/membership"))).toBeUndefined();
  expect(section("/_.data", step("/?from=mail"))).toBeUndefined();
  expect(section("/offline.data", step("/sw.js"))).toBeUndefined();
  expect(section("/membership.data")).toBeUndefined();
  expect(section("/membership.data", { referer: "https://elsewhere.example/" })).toBeUndefined();
  expect(section("/membership.data", { referer: "no address" })).toBeUndefined();
});

it("counts nobody who asks not to be tracked", () => {
  for (const optOut of [{ "sec-gpc": "1" }, { dnt: "1" }]) {
    expect(section("/", optOut)).toBeUndefined();
    expect(section("/membership.data", { ...step("/"), ...optOut })).toBeUndefined();
  }
  expect(section("/", { "sec-gpc": "0", dnt: "0" })).toBe("home");
});

it("counts no page that was not shown", () => {
  for (const headers of [
    { "sec-purpose": "prefetch" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { "x-moz": "prefetch" },
    // Inside another page, or fetched by a worker to be kept.
    { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
    { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
  ])
    expect(section("/", headers), JSON.stringify(headers)).toBeUndefined();
  for (const status of [206, 301, 308, 404, 500, 503]) expect(section("/", {}, { status })).toBeUndefined();
  for (const method of ["HEAD", "POST"]) expect(section("/contact", {}, { method })).toBeUndefined();
});

it("leaves out programs that name themselves, or have no name", () => {
  for (const name of [
    "",
    "curl/8.7.1",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36",
    "facebookexternalhit/1.1",
    "WhatsApp/2.23",
  ])
    expect(section("/", { "user-agent": name }), name).toBeUndefined();
  // A phone of the maker Cubot.
  expect(
    section("/", { "user-agent": "Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 20) Chrome/130.0 Mobile" }),
  ).toBe("home");
});

it("takes any address and any header without a fault", () => {
  for (const url of ["", "?", "//", "/%", "/\\", "*", ".data", "/.data", "/../.data?x", "http://["])
    for (const headers of [{}, { referer: "//" }, { host: "", referer: "http://x" }])
      expect(() => section(url, headers), url).not.toThrow();
});

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
