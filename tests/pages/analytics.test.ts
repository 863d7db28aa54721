import { expect, it } from "vitest";
import { servedPage } from "../support/served-page.ts";

it("has neither files nor words of the service where it is not set up", async () => {
  for (const path of ["/analytics/bar.js", "/analytics/frame"])
    expect((await servedPage(path)).status, path).toBe(404);
  expect((await servedPage("/privacy-policy")).html).not.toContain("Google");
});

it.each([
  ["/campaign/no-such-thing", true],
  ["/somebody@example.org", true],
  ["/your-answer", false],
  ["/newsletter/unsubscribe/abc", false],
  ["/c/SPRING", false],
])(
  "says on a page that leads nowhere that it does, which is told in place of its path: %s",
  async (path, leadsNowhere) => {
    const { $ } = await servedPage(path);
    expect($("[data-not-found]").length > 0).toBe(leadsNowhere);
  },
);

it("leaves no trace in any page where it is not set up: no script, no frame, no choice to make", async () => {
  for (const path of ["/", "/contact", "/privacy-policy"]) {
    const { html, headers } = await servedPage(path);
    const said = `${headers.get("content-security-policy")} ${html}`;
    expect(said, path).not.toMatch(/analytics\/|googletag|google-analytics|frame-src|Analytics choice/);
  }
});
