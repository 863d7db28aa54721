import { expect } from "@playwright/test";
import { placeMails } from "#content/documents/place-mails.server.ts";
import { paragraphsAsHtml } from "#platform/mail/mail-html.ts";
import { test } from "../support/site.ts";

const address = `https://site.example/${"a".repeat(120)}?${"b=1&".repeat(30)}`;
const word = "Donaudampfschifffahrtsgesellschaft".repeat(6);

test("a mail is as wide as the phone, whatever long word or address is in it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.setContent(paragraphsAsHtml({ paragraphs: [word, address, `Dear ${word},\nthank you.`] }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test("a mail's button is 44 px high and can be read on both backgrounds", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const href = "https://site.example/";
  const button = { href, text: "Choose what to skip" };
  await page.setContent(paragraphsAsHtml({ paragraphs: ["Hello", href], button }));
  const link = page.getByRole("link", { name: button.text });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(link).toHaveCSS("color", "rgb(255, 255, 255)");
});

test("mails about places in groups fit a phone in each language, button and all", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const mails = placeMails.flatMap(({ mails: samples = [] }) => samples.map(({ mail }) => mail()));
  expect(mails).toHaveLength(3 * 15);
  for (const mail of mails) {
    await page.setContent(paragraphsAsHtml(mail));
    const seen = await page.evaluate((text) => {
      const { scrollWidth: width, lang } = document.documentElement;
      const button = [...document.links].find((link) => link.textContent.trim() === text);
      return { width, lang, height: button?.getBoundingClientRect().height };
    }, mail.button?.text);
    expect(seen, mail.subject).toMatchObject({ width: 375, lang: mail.language });
    expect(seen.height, mail.subject).toBeGreaterThanOrEqual(44);
  }
});
