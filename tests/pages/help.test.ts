import { expect, it } from "vitest";
import { servedPage } from "../support/served-page.ts";

it("offers more help lines beside every form for free text", async () => {
  for (const path of ["/contact", "/clinics/contact", "/clinics/partnership"])
    expect((await servedPage(path)).texts("main details > summary"), path).toContain("More help lines");
});

it("leaves quickly by a plain link where there is no script", async () => {
  const { $, texts } = await servedPage("/support/groups");
  const link = $("header a[data-leave]").first();
  expect(texts("header a[data-leave]")[0]).toContain("Leave quickly");
  expect(link.attr("href")).toBe("https://weather.kinward.example/");
  expect(link.attr("target")).toBeUndefined();
});
