import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import * as z from "zod";

// Sent to each page anew, and half the size of the file that `axe-core` names as its own.
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: axe.RunOptions = {
  resultTypes: ["violations"],
  // Addresses of elements and the style sheets' rules are for reports and for a rule that is off by default; without
  // them axe finds the same in a third of the time.
  selectors: false,
  preload: { assets: ["media"] },
  iframes: false,
};

/** A color halfway between two others can lack contrast for a tenth of a second; what is seen after it is checked. */
const transitionsEnd = `Promise.all(document.getAnimations()
  .filter((each) => each instanceof CSSTransition)
  .map(({ finished }) => finished.catch(() => undefined)))`;

/** Header and footer of the public pages, and the navigation of the admin. */
const frame = [".site-header", ".site-footer", ".admin-nav"];

const faults = z.array(z.string());

/**
 * What axe finds wrong on the page as it stands, one line for each rule, with the pieces of HTML that break it.
 * The frame is the same on every page. It is checked on the pages named in smoke/every-page.spec.ts, on the admin's
 * dashboard (team.spec.ts) and wherever a test changes something in it.
 */
export async function axeFaults(page: Page, part: "whole" | "without frame" = "whole"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const context = { include: [["html"]], exclude: part === "whole" ? [] : frame.map((each) => [each]) };
  return faults.parse(
    await page.evaluate(`${transitionsEnd}.then(() =>
      axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).join(" | ")))`),
  );
}
