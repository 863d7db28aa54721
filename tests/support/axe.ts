import type { Page } from "@playwright/test";
import axe from "axe-core";
import * as z from "zod";

const options: axe.RunOptions = {
  resultTypes: ["violations"],
  // Addresses of elements and the style sheets' rules are for reports and for a rule that is off by default; without
  // them axe finds the same in a third of the time.
  selectors: false,
  preload: { assets: ["media"] },
  iframes: false,
};

const faults = z.array(z.string());

/** What axe finds wrong on the page as it stands, one line for each rule, with the pieces of HTML that break it. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return faults.parse(
    await page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).join(" | ")))`),
  );
}
