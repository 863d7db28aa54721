import { describe, expect, it } from "vitest";
import { pages } from "#content/index.ts";
import {
  asksNotToBeTracked,
  cookiesOfTheService,
  domainsOf,
  keptText,
  mayAskOn,
  reportedPath,
  validAnswer,
} from "./rules.ts";

const at = (day: string) => new Date(`${day}T10:00:00.000Z`);

describe("an answer", () => {
  const kept = keptText("yes", { version: 2, today: at("2026-11-21") });
  const stands = (version: number, day: string) => validAnswer(kept, { version, today: at(day) });

  it("counts for twelve months, and then the question comes again", () => {
    expect(stands(2, "2026-11-21")).toBe("yes");
    expect(stands(2, "2027-11-20")).toBe("yes");
    expect(stands(2, "2027-11-21")).toBeUndefined();
    const no = keptText("no", { version: 2, today: at("2026-11-21") });
    expect(validAnswer(no, { version: 2, today: at("2027-11-20") })).toBe("no");
  });

  it("counts for the words it was given to and no others", () => {
    expect(stands(3, "2026-11-22")).toBeUndefined();
    expect(stands(1, "2026-11-22")).toBeUndefined();
  });

  it.each([
    null,
    "",
    "yes",
    "null",
    "[]",
    "{",
    '{"answer":"yes"}',
    '{"answer":"perhaps","day":"2026-11-21","version":2}',
    '{"answer":"yes","day":"once","version":2}',
    '{"answer":"yes","version":2}',
  ])("is none when what is kept is %s", (text) => {
    expect(validAnswer(text, { version: 2, today: at("2026-11-21") })).toBeUndefined();
  });
});

it("takes Global Privacy Control and Do Not Track for a no", () => {
  expect(asksNotToBeTracked({ globalPrivacyControl: true, doNotTrack: null })).toBe(true);
  expect(asksNotToBeTracked({ doNotTrack: "1" })).toBe(true);
  expect(asksNotToBeTracked({ globalPrivacyControl: false, doNotTrack: "0" })).toBe(false);
  expect(asksNotToBeTracked({})).toBe(false);
});

describe("a path", () => {
  const paths = (indexed: boolean) =>
    pages.filter(({ meta }) => meta.indexed === indexed).map(({ path }) => path);
  const known = { listed: paths(true), unlisted: paths(false) };

  it.each([
    "/",
    "/contact",
    "/journeys/donor-conception",
    "/knowledge-hub",
    "/resources/podcast/any-episode",
    "/your-answer",
    "/thank-you/contact",
    "/offline",
    "/privacy/my-data",
  ])("is sent as it is when it is a page of ours: %s", (path) => {
    expect(reportedPath(path, known, false)).toBe(path);
  });

  it.each([
    ["/newsletter/unsubscribe/eyJhbGciOi", "/newsletter/:purpose/:token"],
    ["/newsletter/preferences/eyJhbGciOi", "/newsletter/:purpose/:token"],
    ["/privacy/my-data/open/eyJhbGciOi", "/privacy/my-data/:purpose/:token"],
    ["/c/SPRING-26", "/c/:code"],
    ["/campaign/after-a-loss", "/campaign/:slug"],
  ])("is sent as a pattern when it may belong to one person: %s", (path, pattern) => {
    expect(reportedPath(path, known, false)).toBe(pattern);
  });

  it.each([
    "/somebody@example.org",
    "/resources/podcast/Ab%20c",
    "/resources/podcast/one/two",
    "/c/one/two",
    "/administration",
  ])("is sent as /404 when it leads nowhere: %s", (path) => {
    expect(reportedPath(path, known, false)).toBe("/404");
  });

  it("is sent as /404 when its page says that there is nothing there", () => {
    expect(reportedPath("/campaign/no-such-thing", known, true)).toBe("/404");
    expect(reportedPath("/resources/podcast/no-such-episode", known, true)).toBe("/404");
  });

  it("is not sent from the team's pages, and not from behind somebody's own link", () => {
    for (const path of ["/admin", "/admin/messages", "/admin/nowhere", "/your-place", "/your-place/door"])
      expect(reportedPath(path, known, true), path).toBeUndefined();
  });

  it("is asked about on pages that search engines list, and on no other", () => {
    expect(mayAskOn("/contact", known)).toBe(true);
    for (const path of ["/c/SPRING-26", "/your-answer", "/thank-you/contact", "/nowhere", "/admin"])
      expect(mayAskOn(path, known), path).toBe(false);
  });
});

it("knows the service's cookies from all others, and where they may lie", () => {
  const cookies =
    "_ga=GA1.1.1.2; theme=dark; _ga_AB12CD34EF=GS2; _gid=1; _gat_x=1; _gallery=3; __Host-team=4";
  expect(cookiesOfTheService(cookies)).toEqual(["_ga", "_ga_AB12CD34EF", "_gid", "_gat_x"]);
  expect(cookiesOfTheService("")).toEqual([]);
  expect(domainsOf("www.kinward.org")).toEqual(["www.kinward.org", "kinward.org"]);
  expect(domainsOf("localhost")).toEqual([]);
});
