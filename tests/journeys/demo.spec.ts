import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoFile } from "#platform/demo.ts";
import { preparedDataFolder } from "../support/prepared-data.ts";
import { test as base, expect } from "../support/site.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { signInAt } from "../support/team-sign-in.ts";

const test = base.extend<{ site: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "kinward-strip-"));
    cpSync(join(process.env[preparedDataFolder] ?? "", "team"), join(folder, "team"), { recursive: true });
    writeFileSync(join(folder, "team", demoFile), "{}");
    const site = await startSite({ SMTP_URL: "" }, "team", { folder });
    await use(site);
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

test("the strip of a demo leaves the whole side menu in the window, at the top and scrolled", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, "/admin/groups");
  const inWindow = { ratio: 1 };
  for (const position of [0, 400]) {
    await page.evaluate((top) => scrollTo(0, top), position);
    await expect(page.getByRole("button", { name: "Sign out" })).toBeInViewport(inWindow);
    await expect(page.locator("demo-mark")).toBeInViewport(inWindow);
    await expect(page.locator("header.admin-nav a").first()).toBeInViewport(inWindow);
  }
  await isSoundAtRest(page);
});
