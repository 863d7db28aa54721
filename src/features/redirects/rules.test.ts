import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPlausible,
  type Links,
  leadingTo,
  linkFault,
  locationOf,
  normalPath,
  pathWords,
  readablePath,
  readTarget,
} from "./rules.ts";
import { readRows } from "./schema.ts";

const site = "https://kinward.test";

describe("an old address", () => {
  it("has one spelling, however it is written", () => {
    for (const text of ["/About-Us", "/about-us/", "/%61bout-us", "/ABOUT%2DUS//"])
      expect(normalPath(text)).toBe("/about-us");
    expect(normalPath("/über")).toBe("/%C3%BCber");
    expect(normalPath("/U\u0308BER")).toBe("/%C3%BCber");
    expect(normalPath("/a b/c")).toBe("/a%20b/c");
    expect(normalPath("/")).toBe("/");
  });

  it("is nothing that leads elsewhere or that no site has", () => {
    for (const text of [
      "",
      "about",
      "//evil.example",
      "//",
      "/\\evil.example",
      "/a%5Cb",
      "/a%2Fb",
      "/a%00b",
      "/a\u0007b",
      "/a%0D%0Ab",
      "/a//b",
      "/..",
      "/a/%2E%2e/b",
      "/a?b",
      "/a#b",
      "/%E0%A4",
      "/%ZZ",
      "/\uD800",
      "javascript:alert(1)",
    ])
      expect(normalPath(text), text).toBeUndefined();
  });

  it("stays as it is when it is read again, and matches what a browser sends", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        const once = normalPath(`/${text}`);
        if (once === undefined) return;
        expect(normalPath(once)).toBe(once);
        expect(normalPath(new URL(once, site).pathname)).toBe(once);
        expect(normalPath(readablePath(once))).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is shown with its letters, and with nothing that cannot be seen", () => {
    expect(readablePath("/%C3%BCber-uns")).toBe("/über-uns");
    for (const hidden of ["/a%20b", "/a%E2%80%AEb", "/a%E2%80%8Bb"])
      expect(readablePath(hidden)).toBe(hidden);
    expect(pathWords("/support/peer-mentoring.html")).toBe("support peer mentoring");
  });
});

describe("a target", () => {
  it("is a path of ours with what follows it, also when the whole address is pasted", () => {
    expect(readTarget("/contact?subject=press#form", site)).toEqual({
      kind: "inside",
      path: "/contact",
      text: "/contact?subject=press#form",
    });
    expect(readTarget(" https://kinward.test/Contact/ ", site)).toEqual({
      kind: "inside",
      path: "/contact",
      text: "/Contact",
    });
    expect(readTarget("/c/Spring-27", site)).toMatchObject({ path: "/c/spring-27", text: "/c/Spring-27" });
  });

  it("is another site by https alone", () => {
    expect(readTarget("https://courses.kinward.example/enrol?a=1", site)).toEqual({
      kind: "outside",
      text: "https://courses.kinward.example/enrol?a=1",
    });
    expect(readTarget("http://courses.kinward.example/", site)).toBe("notHttps");
  });

  it("is none of the tricks that browsers read in another way than people", () => {
    for (const text of [
      "",
      "contact",
      "//evil.example",
      "/\\evil.example",
      "\\\\evil.example",
      "/.//evil.example",
      "/%2e//evil.example",
      "/\t/evil.example",
      "/a\nb",
      "/a%0d%0aset-cookie:x",
      "/a%5c..",
      "javascript:alert(1)",
      "JAVASCRIPT:alert(1)",
      "data:text/html,x",
      "https:evil.example",
      "https:///evil.example",
      "https://me:secret@evil.example/",
      "https://me@evil.example/",
      "https://localhost/",
      "https://",
      "ftp://evil.example/",
    ])
      expect(readTarget(text, site), text).toBe("unreadable");
  });

  it("never leaves the site without saying so", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."/\\.:@?#%25cehtpsj \t\nax".split("")) }), (text) => {
        const target = readTarget(`/${text}`, site);
        if (typeof target === "string" || target.kind === "outside") return;
        expect(new URL(locationOf(target.text, ""), site).origin).toBe(site);
      }),
      { numRuns: 2_000 },
    );
  });

  it("takes the visitor's query along unless it has its own", () => {
    expect(locationOf("/contact", "?a=1")).toBe("/contact?a=1");
    expect(locationOf("/contact#form", "?a=1")).toBe("/contact?a=1#form");
    expect(locationOf("/contact?b=2#form", "?a=1")).toBe("/contact?b=2#form");
    expect(locationOf("https://other.example/x", "?a=1")).toBe("https://other.example/x?a=1");
  });
});

describe("the rule against loops", () => {
  const links = (pairs: Record<string, string>): Links =>
    new Map(Object.entries(pairs).map(([from, to]) => [from, { path: to, text: to }]));
  const ask = (pairs: Record<string, string>, from: string, to: string, retarget = false) =>
    linkFault(links(pairs), { from, to, retarget });

  it("refuses circles of any length, chains, and what others lead to", () => {
    expect(ask({}, "/a", "/a")).toEqual({ kind: "self" });
    expect(ask({ "/b": "/a" }, "/a", "/b")).toEqual({ kind: "loop" });
    expect(ask({ "/b": "/c", "/c": "/d", "/d": "/a" }, "/a", "/b")).toEqual({ kind: "loop" });
    expect(ask({ "/b": "/c", "/c": "/b" }, "/a", "/b")).toEqual({ kind: "loop" });
    expect(ask({ "/b": "/c", "/c": "/d" }, "/a", "/b")).toEqual({ kind: "chain", end: "/d" });
    expect(ask({ "/z": "/a" }, "/a", "/b")).toEqual({ kind: "inUse", from: ["/z"] });
    expect(ask({ "/z": "/a" }, "/a", "/b", true)).toBeUndefined();
    expect(ask({ "/z": "/a" }, "/a", "/z", true)).toEqual({ kind: "loop" });
    expect(linkFault(links({}), { from: "/a", to: undefined, retarget: false })).toBeUndefined();
  });

  it("keeps every old address one hop from its end, whatever is added, led on, changed or deleted", () => {
    const node = fc.constantFrom(..."abcdefg".split("").map((letter) => `/${letter}`));
    const step = fc.record({
      from: node,
      to: fc.option(node, { nil: undefined }),
      retarget: fc.boolean(),
      remove: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const made = new Map<string, { path: string | undefined; text: string }>();
        for (const { from, to, retarget, remove } of steps) {
          const before = new Map(made);
          made.delete(from);
          if (remove) continue;
          const fault = linkFault(made, { from, to, retarget });
          if (fault) {
            made.clear();
            for (const [key, value] of before) made.set(key, value);
            // What is refused would really have broken it.
            const broken =
              to === from || (to !== undefined && made.has(to)) || leadingTo(made, from).length > 0;
            expect(broken).toBe(true);
            continue;
          }
          const target = { path: to, text: to ?? "https://other.example/" };
          if (retarget) for (const other of leadingTo(made, from)) made.set(other, target);
          made.set(from, target);
          for (const [key, { path }] of made) {
            expect(path).not.toBe(key);
            expect(path !== undefined && made.has(path)).toBe(false);
          }
        }
      }),
    );
  });
});

describe("an address that was not found", () => {
  it("is counted when it may be an old page", () => {
    for (const path of [
      "/about-us",
      "/2019/05/12/our-first-year",
      "/blog/egg-donation-costs.html",
      "/resources/knowledge-hub/gone",
      "/10-questions-to-ask",
      "/%C3%BCber-uns",
    ])
      expect(isPlausible(path), path).toBe(true);
  });

  it("is forgotten when it may tell of a person, is a key or a number, or a machine's try", () => {
    for (const path of [
      "/",
      "/robin%40example.org",
      "/555-0199-4477",
      "/order/1234567",
      "/reset/4f3a9c2b7d",
      "/01a1fc74-724c-71fd-a085-833908003bf9",
      "/t/eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9".toLowerCase(),
      "/a%20b",
      "/wp-login.php",
      "/.env",
      "/.git/config",
      "/old.php",
      "/a/b/c/d/e/f/g",
      `/${"long-".repeat(30)}`,
    ])
      expect(isPlausible(path), path).toBe(false);
  });
});

describe("a file of redirects", () => {
  it("is read by its heading, and says of each bad row why", () => {
    const csv =
      "\uFEFFNote;Target;Old address;Code\nold flyer;/contact;/flyer;302\n;/contact;;\n;;/x;\n;/a;/b;307\n;/a;/b;301;more\n;/a;/c;\n";
    expect(readRows(csv)).toEqual({
      rows: 6,
      typed: [
        { row: 2, from: "/flyer", to: "/contact", kind: "302", note: "old flyer" },
        { row: 7, from: "/c", to: "/a", kind: "301", note: "" },
      ],
      bad: [
        { row: 3, reason: "No old address" },
        { row: 4, reason: "No target" },
        { row: 5, reason: "The kind isn't 301 or 302" },
        { row: 6, reason: "The row has more cells than the first line has columns" },
      ],
    });
  });

  it("needs its two columns, some rows, and not too many", () => {
    expect(readRows("a,b\n1,2").fault).toContain("From and To");
    expect(readRows("").fault).toContain("From and To");
    expect(readRows("from,to\n").fault).toContain("no rows");
    expect(readRows(`from,to\n${"/a,/b\n".repeat(1_001)}`).fault).toContain("1,000");
    expect(readRows("from,to\n/a,\u0000").fault).toContain("can't read");
  });
});
