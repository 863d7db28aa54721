import { expect, it } from "vitest";
import { servedPage } from "../support/served-page.ts";

it("the list of the samples says that a computer voice reads them, and leads to each", async () => {
  const { $ } = await servedPage("/resources/podcast");
  $("noscript").remove();
  expect($("main").text()).toContain("read by a computer voice");
  const link = $("main a:contains('A minute before the call')");
  expect(link.attr("href")).toBe("/resources/podcast/a-minute-before-the-call");
});
