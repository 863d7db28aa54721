import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * What axe finds wrong on the page as it stands, one line for each rule, with the pieces of HTML that break it.
 * Run inside the page and told only to report faults, axe takes a third of its usual time; what it finds is the
 * same on pages without frames of other hosts, and there are none here.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  // A page is looked at several times, and reading axe takes as long as half a look.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await new AxeBuilder({ page, axeSource: alreadyThere })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

// The builder would put axe in twice each time.
const alreadyThere = "undefined";
