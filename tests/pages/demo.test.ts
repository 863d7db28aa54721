import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { matchPath } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminScreens } from "#features/index.server.ts";
import { demoPassword, demoTeam } from "../../script/lib/demo/team.ts";
import { cookiesOf } from "../support/admin.ts";
import { type DemoProcess, startDemo, stopDemo, untilPrinted } from "../support/demo-process.ts";

const base = mkdtempSync(join(tmpdir(), "kinward-demo-"));
const folder = join(base, "try");
let demo: DemoProcess;
let cookie = "";

async function get(path: string): Promise<{ status: number; headers: Headers; html: string }> {
  const response = await fetch(demo.url + path, { headers: { cookie }, redirect: "manual" });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

beforeAll(async () => {
  // What an interrupted making leaves behind.
  mkdirSync(join(base, ".try.making"));
  writeFileSync(join(base, ".try.making", "half"), "");
  demo = await startDemo([folder]);
  await untilPrinted(demo, "Stop it with Ctrl+C.");
  const response = await fetch(`${demo.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: demo.url },
    body: JSON.stringify({ email: demoTeam.owner.email, password: demoPassword }),
  });
  expect(response.status).toBe(200);
  cookie = cookiesOf(response);
}, 240_000);

afterAll(async () => {
  await stopDemo(demo);
  rmSync(base, { recursive: true, force: true });
});

/** What a screen says; what is folded is part of it. */
function textOf(html: string): string {
  const page = load(html);
  page("script, style, svg, template").remove();
  page("main *").append(" ");
  return page("main").text().replace(/\s+/g, " ");
}

/** The first screen of each kind that a screen leads to, such as one message. */
async function innerScreens(path: string): Promise<readonly string[]> {
  const page = load((await get(path)).html);
  const links = page("main a[href^='/admin/']")
    .toArray()
    .map((link) => page(link).attr("href")?.split(/[?#]/)[0] ?? "")
    .filter((link) => screens.every((each) => each !== link));
  return adminScreens
    .filter((screen) => screen.path.includes(":"))
    .flatMap((screen) => links.find((link) => matchPath(screen.path, link)) ?? []);
}

/** The screens that have an address without an id. */
const screens = adminScreens.map(({ path }) => path).filter((path) => !path.includes(":"));

// Making a demo takes longer than all that is asked of it. What refuses to make one is tested in every run, in
// script/lib/demo/refusals.test.ts.
describe("a demo", { tags: "all" }, () => {
  it("prints its address, three people and where its mails are", () => {
    for (const text of [
      demo.url,
      "owner@demo.example",
      "editor@demo.example",
      "viewer@demo.example",
      demoPassword,
    ])
      expect(demo.printed()).toContain(text);
  });

  it.each(screens)("shows %s, marked as a demo and kept out of search engines", async (path) => {
    const { status, headers, html } = await get(path);
    expect(status).toBe(200);
    expect(load(html)("demo-mark").text()).toContain("Demo");
    expect(headers.get("x-robots-tag")).toContain("noindex");
  });

  it.each(screens)("shows the times of %s, and of a screen it leads to, by one clock", async (path) => {
    const texts = [textOf((await get(path)).html)];
    for (const address of await innerScreens(path)) texts.push(textOf((await get(address)).html));
    for (const text of texts) {
      expect(text).not.toMatch(/\d{4}-\d\d-\d\dT\d\d/);
      // A clock of 24 hours beside one with AM and PM.
      expect(text.match(/.{0,30}\b\d?\d:\d\d\b(?!:|\s*[AP]M)(?!\s*–).{0,20}/g) ?? []).toEqual([]);
    }
  });

  it.each([
    "/",
    "/membership",
    "/support/groups",
    "/campaign/what-would-help",
    "/nowhere",
    "/winter-evening",
  ])("marks the public page %s", async (path) => {
    const { headers, html } = await get(path);
    const page = load(html);
    expect(page("body > demo-mark[role=complementary][aria-label=Demo]")).toHaveLength(1);
    expect(page('link[href="/demo.css"]')).toHaveLength(1);
    expect(headers.get("x-robots-tag")).toContain("noindex");
  });

  it("serves the strip's style sheet", async () => {
    const { status, headers } = await get("/demo.css");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/css");
  });

  it.each([
    ...[
      "/admin/messages",
      "/admin/inquiries",
      "/admin/subscribers",
      "/admin/newsletters",
      "/admin/campaigns",
    ],
    ...["/admin/groups", "/admin/clinic-codes", "/admin/redirects", "/admin/audit", "/admin/mentors"],
  ])("has rows at %s", async (path) => {
    expect(
      load((await get(path)).html)("main [data-row], main tbody tr, main article, main li").length,
    ).toBeGreaterThan(1);
  });

  it("has 240 answers in its campaign", async () => {
    const list = load((await get("/admin/campaigns")).html);
    expect(list("main").text()).toContain("What would help during the wait?");
    expect(list("main").text()).toContain("240");
  });

  it("refuses a second one in the same folder, with and without --fresh, and goes on", async () => {
    for (const words of [[folder], ["--fresh", folder]]) {
      const second = await startDemo(words);
      expect(await second.ended).toBe(1);
      expect(second.printed()).toContain("already");
    }
    expect((await get("/")).status).toBe(200);
  });

  it("leaves nothing beside its folder but its lock", () => {
    expect(readdirSync(base).toSorted()).toEqual([".try.lock", "try"]);
    expect(JSON.parse(readFileSync(join(folder, "demo.json"), "utf8"))).toMatchObject({ seed: 1 });
  });
});

describe("a demo isn't started", { tags: "all" }, () => {
  const refusal = async (words: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
    const process = await startDemo(words, environment);
    expect(await process.ended).toBe(1);
    return process.printed();
  };

  it("in a folder with other data, which stays as it is", async () => {
    const other = join(base, "other");
    mkdirSync(other);
    writeFileSync(join(other, "kinward.sqlite"), "data");
    for (const words of [[other], ["--fresh", other]])
      expect(await refusal(words)).toContain("files that aren't a demo's");
    expect(readFileSync(join(other, "kinward.sqlite"), "utf8")).toBe("data");
    expect(readdirSync(other)).toEqual(["kinward.sqlite"]);
    rmSync(other, { recursive: true });
  });

  it("where a real site is set up", async () => {
    const target = join(base, "none");
    expect(await refusal([target], { SITE_URL: "https://kinward.test" })).toContain("https");
    expect(existsSync(target)).toBe(false);
  });

  it.each([[["--what"]], [["a", "b"]]])("with the words %o", async (words) => {
    expect(await refusal(words)).toContain("Usage: script/demo");
  });
});
