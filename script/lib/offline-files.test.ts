import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { offlineFiles } from "./offline-files.ts";

let dir = "";
const put = (path: string, text = "") => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
};
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "kinward-offline-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("a page brings its styles, fonts, pictures and scripts, those fetched later too, and no other page's; a part brings its data and scripts", () => {
  put(
    "quiet/index.html",
    `<link rel="icon" href="/icons/icon-32.png"/><link rel="stylesheet" href="/assets/site-a.css#"/>
     <meta content="https://site-url.invalid/icons/social-share.png"/>
     <img src="/illustrations/moon.svg"/><source srcSet="/illustrations/night/moon.svg"/>
     <script data-state="/assets/state-s.txt">import "/assets/manifest-m.js";import * as one from "/assets/page-q.js";</script>`,
  );
  put("quiet.data");
  put(
    "list/one/index.html",
    `<script data-state="/assets/state-one.txt">import * as one from "/assets/page-list.js";</script>`,
  );
  put("list/one.data");
  put("assets/page-list.js");
  put("assets/state-one.txt");
  put("offline/index.html", `<img src="/illustrations/gone.svg"/>`);
  put("illustrations/moon.svg");
  put("illustrations/night/moon.svg");
  put("assets/site-a.css", `src:url(/assets/type-f.woff2);background:url(/illustrations/hills.svg)`);
  put("illustrations/hills.svg");
  put("assets/type-f.woff2");
  put("assets/manifest-m.js", `["/assets/page-q.js","/assets/page-other.js"]`);
  put("assets/page-q.js", `import"./shared-s.js";const later=()=>import("./sound-n.js")`);
  put("assets/state-s.txt");
  put("assets/shared-s.js");
  put("assets/sound-n.js", `fetch("/assets/page-q.js")`);
  put("assets/page-other.js");
  expect(offlineFiles(dir, { pages: ["/quiet"], parts: ["/list/one"], fallback: "/offline" })).toEqual([
    "/assets/manifest-m.js",
    "/assets/page-list.js",
    "/assets/page-q.js",
    "/assets/shared-s.js",
    "/assets/site-a.css",
    "/assets/sound-n.js",
    "/assets/state-s.txt",
    "/assets/type-f.woff2",
    "/icons/icon-32.png",
    "/illustrations/hills.svg",
    "/illustrations/moon.svg",
    "/illustrations/night/moon.svg",
    "/list/one.data",
    "/offline",
    "/quiet",
    "/quiet.data",
  ]);
});
