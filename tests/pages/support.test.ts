import { describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { oneLine, servedPage } from "../support/served-page.ts";

const siteUrl = inject("siteUrl");
const supportPages = [
  "/support/peer-support-community",
  "/support/peer-mentoring",
  "/support/expert-mentoring",
  "/support/groups",
];
const structured = z.looseObject({ url: z.string().optional() });

it("leads whoever asks for a mentor to the form on the page, which works without script", async () => {
  const { $ } = await servedPage("/support/peer-mentoring");
  const link = $("main a").filter((_, each) => oneLine($(each).text()) === "Ask for a mentor");
  expect(link.first().attr("href")).toBe("#ask");
  expect($("#ask form").attr("action")).toBe("/api/mentoring/requests#mentor-request");
  expect($("#ask form [name]").length).toBe(10);
  const typed = { email: "wren@example.org", help: "Somebody who waited too.", agree: "on" };
  const again = await servedPage("/api/mentoring/requests", {
    method: "POST",
    headers: { origin: siteUrl, accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...typed, journey: "", languages: "en", zone: "" }).toString(),
  });
  expect(again.status).toBe(422);
  expect(again.$("[name=help]").text()).toBe(typed.help);
  expect(again.$("[name=agree]").attr("checked")).toBeDefined();
  expect(again.$("[aria-invalid=true]").get()).toHaveLength(2);
});

it("shows letters to nobody without a link, and to no search engine", async () => {
  const { $, headers } = await servedPage("/your-letters");
  expect($("meta[name=robots]").attr("content")).toBe("noindex, nofollow");
  expect(headers.get("cache-control")).toBe("no-store");
  expect($("main form").attr("action")).toBe("/api/letters/read");
  expect((await servedPage("/sitemap.xml")).html).not.toContain("your-letters");
});

describe("the community", () => {
  it("tells how to report, what follows and who answers a complaint", async () => {
    const { $ } = await servedPage("/support/peer-support-community");
    const report = $("section[aria-labelledby='report-heading']");
    expect(oneLine($("#report-heading").text())).toBe("How to report something");
    expect(report.find("li")).toHaveLength(4);
    expect(oneLine(report.text())).toContain("within 10 business days");
    expect(oneLine(report.text())).toContain(
      "Someone on our team reads it who isn’t part of what went wrong.",
    );
    expect(oneLine($("main").text())).toContain("We publish this standard so that you can hold us to it.");
    expect(report.find("a:contains('Report something')").attr("href")).toBe("/contact?subject=feedback");
  });

  it("names the sources of what peers can give, which open in a new tab and say so", async () => {
    const { $ } = await servedPage("/support/peer-support-community");
    const honest = $("section[aria-labelledby='what-peers-can-do-heading']");
    expect(oneLine($("#what-peers-can-do-heading").text())).toBe("What peer support can and can’t do");
    expect(oneLine(honest.text())).toContain("About 80% of men and 90% of women");
    const sources = honest.find("a").get();
    expect(sources).not.toEqual([]);
    for (const source of sources) {
      expect($(source).attr("target")).toBe("_blank");
      expect($(source).attr("aria-label")).toBeUndefined();
      expect($(source).text()).toContain("opens in a new tab");
    }
  });
});

it("gives each support page something to read, where to turn in a crisis, and its mark-up", async () => {
  for (const path of supportPages) {
    const page = await servedPage(path);
    page.$("noscript").remove();
    const words = page.texts("main :is(p, li, dt, dd, h2, h3)").join(" ").split(/\s+/).length;
    expect(words, path).toBeGreaterThan(250);
    const crisis = page.$("main a:contains('call or text 988')");
    expect(crisis, path).toHaveLength(1);
    expect(crisis.attr("href"), path).toBe("tel:988");
    const said = page
      .$("script[type='application/ld+json']")
      .get()
      .map((script) => structured.parse(JSON.parse(page.$(script).text())));
    const data = said.find(({ url }) => url === siteUrl + path);
    expect(data, path).toBeDefined();
    if (path !== "/support/groups") expect(data).toMatchObject({ "@type": "Service", audience: {} });
  }
});
