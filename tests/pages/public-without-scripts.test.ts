import { load } from "cheerio";
import { expect, it } from "vitest";
import { oneLine, servedPage } from "../support/served-page.ts";

/** A page as a browser without scripts reads it: what stands in `noscript` too. */
async function read(path: string) {
  const { html } = await servedPage(path);
  const $ = load(html, { scriptingEnabled: false });
  $("script, template").remove();
  const texts = (selector: string) =>
    $(selector)
      .get()
      .map((element) => oneLine($(element).text()));
  return { $, texts, main: oneLine($("main").text()) };
}

it("opens the help lines, the menu and the search from the header, and folds the footer's menus", async () => {
  const { $ } = await read("/membership");
  const help = $('header button[aria-label="Help now"]').attr("popovertarget") ?? "";
  const lines = $(`#${help}[popover=auto] a`)
    .get()
    .map((link) => $(link).attr("href"));
  expect(lines).toEqual(["tel:911", "tel:988", "sms:988", "#help-lines"]);
  expect($("#help-lines")).toHaveLength(1);
  expect($('header a[aria-label="Open the menu"]').attr("href")).toBe("#site-links");
  const folded = $("nav#site-links[aria-label='All pages'] details")
    .filter((_, menu) => oneLine($(menu).find("> summary").text()) === "Resources")
    .find("a[href='/resources/worksheets']");
  expect(folded).toHaveLength(1);
  for (const search of $('header a[aria-label="Search"]').get())
    expect($(search).attr("href")).toBe("/resources/knowledge-hub#library");
});

it("shows the help lines of both regions", async () => {
  const { $, texts } = await read("/contact");
  for (const card of ["main details.help", "footer details.help"]) {
    expect(texts(`${card} .help-heading`)).toEqual(["United States", "Canada"]);
    for (const [name, href] of [
      ["Text HOME to 741741", "sms:741741"],
      ["Call 1-866-277-3553", "tel:+18662773553"],
    ] as const) {
      const line = $(`${card} a`).filter((_, link) => oneLine($(link).text()) === name);
      expect(line.first().attr("href"), name).toBe(href);
    }
  }
});

it("lists every suggestion for where a reader is today", async () => {
  const { $, texts } = await read("/journeys");
  for (const text of [
    "I’ve been trying, or we have, and it’s taking a long time",
    "I’m thinking about adoption or foster care",
    "I don’t know yet",
  ])
    expect(texts("#today h3")).toContain(text);
  const leads = (name: string) =>
    $("#today a")
      .filter((_, link) => oneLine($(link).text()) === name)
      .first()
      .attr("href");
  expect(leads("Turning points")).toBe("/journeys/infertility/turning-points");
  expect(leads("Ask for a mentor")).toBe("/support/peer-mentoring#ask");
});

it("says where scripts are missed, and what can be done without them", async () => {
  expect((await read("/resources/journaling")).main).toContain(
    "To use the journal, turn on JavaScript in your browser",
  );
  expect((await read("/clinics/onboarding")).main).toContain(
    "Your browser’s print command prints only this sheet.",
  );
  expect((await read("/clinics/training")).main).toContain("A 90-second reset between two result calls.");
  for (const path of ["/resources/worksheets", "/resources/worksheets/after-a-loss-checklist"]) {
    const { $, main } = await read(path);
    expect(main, path).toContain("JavaScript is off in this browser.");
    expect(main, path).not.toContain("Print this worksheet");
    if (path !== "/resources/worksheets")
      expect($("main a[download]").first().text(), path).toMatch(/^Blank PDF \(/);
  }
});

it("plays an episode with the browser's own player, beside its chapters and every word", async () => {
  const { $, main } = await read("/resources/podcast/when-a-baby-announcement-arrives");
  const player = $("main audio[controls]");
  expect(player.attr("preload")).toBe("none");
  expect(player.attr("src")).toBe("/podcast/when-a-baby-announcement-arrives.mp3");
  for (const text of [
    "This part talks about: pregnancy news.",
    "Nobody is owed a reply in this minute.",
    "call or text 988. In the US",
  ])
    expect(main).toContain(text);
});

it("tells peer mentors, expert mentors and therapists apart in a table, and in cards for phones", async () => {
  const { texts } = await read("/support/expert-mentoring");
  const sorts = ["Peer mentor", "Expert mentor", "Therapist"];
  expect(texts("main table caption")).toEqual(["A peer mentor, an expert mentor and a therapist compared"]);
  expect(texts("main table th[scope=col]")).toEqual(sorts);
  expect(texts("main table th[scope=row]")).toHaveLength(5);
  expect(texts("main li > h3")).toEqual(expect.arrayContaining(sorts));
});

it("chooses between month and year by a form with a button", async () => {
  for (const path of ["/", "/membership"]) {
    const { $, texts } = await read(path);
    const form = $("form").has("input[name=billing]");
    expect(form.attr("action"), path).toBe(`${path}#plans`);
    expect(form.attr("method") ?? "get", path).toBe("get");
    expect(texts("form:has(input[name=billing]) button"), path).toEqual(["Show prices"]);
  }
});
