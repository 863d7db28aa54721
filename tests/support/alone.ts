import type { Page } from "@playwright/test";

/**
 * Takes a look at one part of a page, with the sections around it, the header and the footer not drawn: the crawl of
 * every page looks at those (smoke/every-page.spec.ts), and they take longer than the part.
 */
export async function alone(page: Page, part: string, look: () => Promise<void>): Promise<void> {
  await page.evaluate((kept) => {
    const rest = new CSSStyleSheet();
    rest.replaceSync(
      `:is(header, footer):not(main *), main > :not(${kept}, :has(${kept}), :has(h1)) { display: none !important }`,
    );
    document.adoptedStyleSheets = [rest];
  }, part);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
