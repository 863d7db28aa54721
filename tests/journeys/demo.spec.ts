import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoPassword, demoTeam } from "../../script/lib/demo/team.ts";
import { startDemo, stopDemo, untilPrinted } from "../support/demo-process.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";

test("the strip of a demo leaves the whole side menu in the window, at the top and scrolled", async ({
  page,
}) => {
  const base = mkdtempSync(join(tmpdir(), "kinward-strip-"));
  const demo = await startDemo([join(base, "try")]);
  try {
    await untilPrinted(demo, "Stop it with Ctrl+C.");
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${demo.url}/admin/login`);
    await page.getByLabel("Email address").fill(demoTeam.owner.email);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(`${demo.url}/admin`);
    await page.goto(`${demo.url}/admin/groups`);
    const inWindow = { ratio: 1 };
    for (const position of [0, 400]) {
      await page.evaluate((top) => scrollTo(0, top), position);
      await expect(page.getByRole("button", { name: "Sign out" })).toBeInViewport(inWindow);
      await expect(page.locator("demo-mark")).toBeInViewport(inWindow);
      await expect(page.locator("header.admin-nav a").first()).toBeInViewport(inWindow);
    }
    await isSound(page);
  } finally {
    await stopDemo(demo);
    rmSync(base, { recursive: true, force: true });
  }
});
