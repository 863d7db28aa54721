import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { legalPages } from "#content/index.ts";
import { keptTable } from "#content/pages/legal/kept-tables.ts";
import { site } from "#content/site.ts";
import {
  contactMessage,
  messageRetentionMonths,
  suspectedRetentionDays,
} from "#features/inbox/forms/schema/contact.ts";
import { inquiryRetentionMonths } from "#features/inbox/forms/schema/inquiry.ts";
import { leftRetentionDays, unconfirmedRetentionDays } from "#features/newsletter/rules.ts";
import { type ServedPage, servedPage } from "../support/served-page.ts";
import { startSite } from "../support/start-site.ts";

/** A page of another site than the one that these tests share. */
async function pageOf(url: string) {
  const answer = await fetch(url);
  const html = await answer.text();
  return { headers: answer.headers, html, $: load(html) };
}

/** What a two-column table says, row by row. */
function tableIn({ $ }: Pick<ServedPage, "$">, caption: string): Record<string, string> {
  const table = $("table").filter((_, each) => $(each).find("caption").text() === caption);
  expect(table, caption).toHaveLength(1);
  const rows = table.find("tbody tr").get();
  return Object.fromEntries(
    rows.map((row) => [$(row).find("th").contents().first().text(), $(row).find("td").text()]),
  );
}

it("every legal page sums itself up, says when it changed, and lists its sections", async () => {
  for (const { path, heading, changed } of legalPages) {
    const page = await servedPage(path);
    const { $ } = page;
    expect(page.texts("main h1")).toEqual([heading]);
    expect(page.texts("#summary")).toEqual(["The short version"]);
    const lines = $("section[aria-labelledby=summary] li").length;
    expect(lines, path).toBeGreaterThanOrEqual(5);
    expect(lines, path).toBeLessThanOrEqual(7);
    expect($(`main time[datetime="${changed}"]`).text(), path).not.toBe("");
    expect(page.structuredData()).toMatchObject({
      "@type": "WebPage",
      dateModified: changed,
      name: heading,
    });

    expect(page.texts("#contents")).toEqual(["On this page"]);
    const links = $("nav[aria-labelledby=contents] a").get();
    expect(links.length, path).toBeGreaterThan(1);
    const sections = $("main h2:not(#summary, #contents)").get();
    expect(links.map((link) => [$(link).text(), $(link).attr("href")])).toEqual(
      sections.map((title) => [$(title).text(), `#${$(title).attr("id")}`]),
    );
    // On phones each section is folded, and help lines never are.
    const folded = $("main details.folds-on-phones").has("summary h2");
    expect(folded.length, path).toBeGreaterThanOrEqual(sections.length - 1);
    expect(folded.text(), path).not.toMatch(/988|911/);
  }
});

it("every page leads to the two notices from its bottom line", async () => {
  for (const path of ["/", "/contact", "/privacy-policy"]) {
    const { $ } = await servedPage(path);
    const links = $("footer ul[aria-label=Notices] a").get();
    expect(links.map((link) => [$(link).text(), $(link).attr("href")])).toEqual(
      expect.arrayContaining([
        ["Health data notice", "/consumer-health-data"],
        ["Accessibility", "/accessibility"],
      ]),
    );
  }
});

describe("the privacy policy", () => {
  it("says in its tables what the code does, and leaves out what the owner has yet to tell", async () => {
    const page = await servedPage("/privacy-policy");
    const kept = tableIn(page, keptTable.caption);
    const { rows } = keptTable;
    expect(kept[rows.message.label]).toContain(`${messageRetentionMonths} months`);
    expect(kept[rows.suspected.label]).toContain(`${suspectedRetentionDays} days`);
    expect(kept[rows.inquiry.label]).toContain(`${inquiryRetentionMonths} months`);
    expect(kept[rows.unconfirmed.label]).toContain(`${unconfirmedRetentionDays} days`);
    expect(kept[rows.left.label]).toContain(`${leftRetentionDays} days`);
    expect(kept[rows.mailFile.label]).toBeUndefined();
    const fields = tableIn(page, "What the contact form asks for");
    expect(Object.keys(fields)).toHaveLength(Object.keys(contactMessage.shape).length);
    const { legalName, postalAddress, privacyOfficer, hosting, hostingLogs } = site.operator;
    const main = page.texts("main").join();
    for (const { text, sample } of [legalName, postalAddress, privacyOfficer, hosting, hostingLogs])
      expect(main.includes(text), text).toBe(!sample);
    expect(page.texts("main caption")).not.toContain("Who is in charge");
  });

  it("tells of one process's settings from the first byte, and in the data that the site itself asks for", async () => {
    const sentence = "We count visits with an analytics service, if you say yes.";
    const asks = "We first email you a link, to be sure that you asked for the newsletter.";
    const nobody = "No other company is involved";
    const plain = await servedPage("/privacy-policy");
    expect(plain.texts("main").join()).toContain(nobody);
    expect(plain.texts("main").join()).not.toContain(sentence);
    expect(plain.texts("main").join()).not.toContain(asks);
    const plainData = await servedPage("/privacy-policy.data");
    expect(plainData.headers.get("content-type")).toContain("text/x-script");
    expect(plainData.html).not.toContain(sentence);
    const other = await startSite({ ANALYTICS_ID: "G-SAMPLE", NEWSLETTER_CONFIRM: "double", SMTP_URL: "" });
    try {
      const page = await pageOf(`${other.url}/privacy-policy`);
      const policy = page.headers.get("content-security-policy") ?? "";
      // The service's script may run in a frame of its own and never in the page: so no other host may be allowed.
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/https?:\/\/|\*/);
      expect(page.html).toContain(sentence);
      expect(page.html).not.toContain(nobody);
      expect(page.$("main").text()).toContain(asks);
      expect(tableIn(page, keptTable.caption)[keptTable.rows.mailFile.label]).toContain("7 days");
      const data = await pageOf(`${other.url}/privacy-policy.data`);
      expect(data.headers.get("content-type")).toContain("text/x-script");
      expect(data.html).toContain(sentence);
      expect(data.html).toContain("Google Analytics, by Google LLC");
      expect(data.html).not.toContain(nobody);
    } finally {
      await other.stop();
    }
  });
});
