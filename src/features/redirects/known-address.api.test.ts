import { readdirSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { redirects as fixedRedirects, pagePaths } from "#content/index.ts";
import { features } from "#features/index.server.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import routes from "../../routes.ts";
import { isKnownAddress } from "./reads/addresses.server.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

it("knows every address of ours, so that no redirect is made that would never be used", async () => {
  const app = await openTestApp("sqlite");
  open.push(app);
  const filled = (path: string) =>
    path.replace(/:\w+(?:\{([^}]*)\})?\??/g, (_all, rule?: string) =>
      rule === undefined ? "something" : rule.replace(/\[.*\]\+/, "some-thing").replaceAll("\\", ""),
    );
  const dynamic = /^(resources\/(knowledge-hub|podcast|worksheets)\/:slug|journeys\/.+\/:phase\?)$/;
  const served = [
    ...routes.map(({ path = "" }) => path).filter((path) => path !== "*" && !dynamic.test(path)),
    ...features.flatMap(({ files }) => files?.(app.services) ?? []).map(({ path }) => path.slice(1)),
    ...readdirSync("public", { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^public\//, "")),
    ...["assets/app.js", "api/contact", "healthz", "readyz", "robots.txt", "sitemap.xml", "sw.js"],
    ...pagePaths.map((path) => `${path.slice(1)}.data`),
  ].map((path) => filled(`/${path.replace(/\*$/, "anything")}`).toLowerCase());
  expect(served.length).toBeGreaterThan(150);
  const unknown: string[] = [];
  for (const path of [...served, ...pagePaths, ...fixedRedirects.map(({ from }) => from)])
    if (!(await isKnownAddress(app.services, path))) unknown.push(path);
  expect(unknown).toEqual([]);
  for (const free of [
    "/podcast",
    "/downloads",
    "/newsletter",
    "/resources/knowledge-hub/gone",
    "/resources/worksheets/gone",
    "/journeys/infertility/gone",
    "/campaign",
  ])
    expect(await isKnownAddress(app.services, free), free).toBe(false);
});
