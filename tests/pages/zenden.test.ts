import { expect, it } from "vitest";
import { zenden } from "#content/pages/zenden.ts";
import { oneLine, servedPage } from "../support/served-page.ts";

const path = "/resources/zenden";

it("has every exercise in words on ZenDen's page: its steps, its care, what is known of it", async () => {
  const { $, texts } = await servedPage(path);
  for (const { id, title, inWords, care, evidence } of zenden.exercises) {
    const part = `#${id}`;
    expect(texts(`${part} :is(h3, h4)`), id).toContain(title);
    expect(texts(`${part} ol > li > span:last-child`), id).toEqual(inWords.map(oneLine));
    const whole = oneLine($(part).text());
    for (const line of care) expect(whole, id).toContain(line);
    expect(whole, id).toContain(evidence.level === "some" ? "Some evidence" : "Little direct evidence");
    expect(whole, id).toMatch(/worse, stop/);
    for (const { title: source } of evidence.sources) {
      const link = $(`${part} a`).filter((_, element) => $(element).text().includes(source));
      expect(link.attr("rel"), source).toBe("noopener");
    }
  }
  const help = $("main a").filter((_, element) => oneLine($(element).text()) === "988");
  expect(help.attr("href")).toBe("tel:988");
});

it("says for machines what ZenDen is, and that it costs nothing", async () => {
  const { structuredData } = await servedPage(path);
  expect(structuredData()).toMatchObject({
    "@type": "WebApplication",
    applicationCategory: "LifestyleApplication",
    offers: { price: "0", priceCurrency: "USD" },
    featureList: expect.arrayContaining(["It works offline", "Nothing is sent"]),
  });
});
