import { expect, it } from "vitest";
import { walks } from "../../script/lib/words/time-walks.ts";
import { servedPage } from "../support/served-page.ts";

it.each(walks)("is at most two clicks from home for $reader", async ({ links, found }) => {
  expect(links.length).toBeLessThanOrEqual(2);
  let path = "/";
  for (const text of links) {
    const { $ } = await servedPage(path);
    const link = $("main a")
      .get()
      .find((each) => $(each).text().trim().includes(text));
    const href = link && $(link).attr("href");
    expect(href, `${path}: ${text}`).toBeDefined();
    path = (href ?? "").replace(/#.*/, "") || path;
  }
  const { $, status } = await servedPage(path);
  expect(status, path).toBe(200);
  expect($("main").text(), path).toMatch(found);
});
