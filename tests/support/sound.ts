import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { looks } from "./looks.ts";
import { expect } from "./site.ts";

/** No fault of access and nothing that scrolls sideways, on a phone at night and on a wide screen by day. */
export async function isSound(page: Page): Promise<void> {
  for (const [width, colorScheme] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const said = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
    expect(said, `${page.url()} at ${width}`).toEqual([]);
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(over), `${page.url()} at ${width}`).toBe(0);
  }
}
