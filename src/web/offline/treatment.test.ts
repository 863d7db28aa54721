import { describe, expect, it } from "vitest";
import { type OfflinePlan, placeInList, throwIfFailed, treatmentOf } from "./treatment.ts";

const origin = "https://site.example";
const plan: OfflinePlan = {
  version: "1",
  files: ["/assets/site-1.js", "/illustrations/moon.svg", "/quiet", "/quiet.data", "/offline"],
  pages: ["/quiet"],
  lists: ["/lists/notes"],
  fallback: "/offline",
};
const ask = (url: string, mode: RequestMode = "no-cors", method = "GET") =>
  treatmentOf({ url: new URL(url, origin).href, mode, method }, origin, plan);

describe("the service worker", () => {
  it("answers for every page, whatever stands behind the question mark", () => {
    for (const path of ["/", "/quiet", "/quiet?from=mail", "/membership?billing=yearly", "/nowhere"])
      expect(ask(path, "navigate"), path).toBe("page");
  });

  it("has its own files, and lets the network go first where a name can hold something new", () => {
    expect(ask("/assets/site-1.js")).toBe("kept");
    expect(ask("/illustrations/moon.svg")).toBe("fresh");
    expect(ask("/quiet.data?_routes=root")).toBe("fresh");
  });

  it("leaves alone what is not its own, what is written, and what only the team or a program asks for", () => {
    expect(ask("https://elsewhere.example/quiet", "navigate")).toBe("leave");
    expect(ask("/contact", "navigate", "POST")).toBe("leave");
    for (const path of [
      "/api/contact",
      "/api",
      "/admin",
      "/admin/login",
      "/ADMIN/campaigns",
      "/admin/login.data",
    ])
      for (const mode of ["navigate", "cors"] as const) expect(ask(path, mode), path).toBe("leave");
    for (const path of [
      "/assets/other.js",
      "/membership.data",
      "/campaign/one.data",
      "/illustrations/sun.svg",
    ])
      expect(ask(path), path).toBe("leave");
    expect(ask("/administration", "navigate")).toBe("page");
  });

  it("knows the kept list that leads to a page, and how to ask for it there", () => {
    expect(placeInList("/lists/notes/first-one", plan)).toBe("/lists/notes?open=first-one");
    for (const path of [
      "/",
      "/lists/notes",
      "/lists/notes/",
      "/lists/notes/a/b",
      "/lists/other/one",
      "/notes/one",
    ])
      expect(placeInList(path, plan), path).toBeUndefined();
  });

  it("takes an error response for a failed connection, and every answer of a server for an answer", () => {
    expect(() => throwIfFailed(Response.error())).toThrow();
    for (const answer of [new Response("page"), new Response("", { status: 503 }), Response.redirect(origin)])
      expect(throwIfFailed(answer)).toBe(answer);
  });
});
