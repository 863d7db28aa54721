import { expect, it } from "vitest";
import { menusNow } from "#content/current-menus.ts";
import { oneLine, servedPage } from "../support/served-page.ts";

it("leads outside in new tabs that learn nothing, each to its own place", async () => {
  const { $ } = await servedPage("/");
  const links = $('a[target="_blank"]').get();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    expect($(link).attr("href")).toMatch(/^https:\/\//);
    expect($(link).attr("rel")).toContain("noopener");
  }
});

it("lists every page of the footer in its order", async () => {
  const { $ } = await servedPage("/contact");
  const footer = $("footer");
  const menus = menusNow();
  for (const group of menus.footer) {
    const place = footer
      .find("nav, ul, section, div")
      .filter((_, each) =>
        $(each)
          .find("*")
          .get()
          .some((one) => oneLine($(one).text()) === group.title),
      )
      .last();
    const hrefs = place
      .find("a")
      .get()
      .map((link) => $(link).attr("href"));
    expect(hrefs).toEqual(group.items.map(({ href }) => href));
  }
  expect(menus.groups).toHaveLength(4);
  expect(oneLine(footer.text())).toContain("© 2024");
  expect(oneLine(footer.text())).toContain("Peer support and education, not medical care.");
});
