import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { oneLine, type ServedPage, servedPage } from "../support/served-page.ts";

const siteUrl = inject("siteUrl");
const paths = [
  "/clinics",
  "/clinics/partnership",
  "/clinics/training",
  "/clinics/onboarding",
  "/clinics/patient-pre-onboarding",
  "/clinics/contact",
];
const parts = "main section[aria-labelledby] h2";

/** The part of the page under a heading. */
function part({ $ }: ServedPage, name: string) {
  const found = $("main section[aria-labelledby]").filter(
    (_, section) => oneLine($(`#${$(section).attr("aria-labelledby")}`).text()) === name,
  );
  expect(found, name).toHaveLength(1);
  return found;
}

/** What all the elements of a selector say, inside a part of the page. */
const textsIn = ({ $ }: ServedPage, inside: ReturnType<typeof part>, selector: string) =>
  inside
    .find(selector)
    .get()
    .map((element) => oneLine($(element).text()));

/** What the page says of itself for machines, beside the way to it. */
function ownData({ $ }: ServedPage) {
  const said = $("script[type='application/ld+json']")
    .get()
    .map((script) => $(script).text());
  return itself.parse(JSON.parse(said.find((text) => !text.includes("BreadcrumbList")) ?? ""));
}

const itself = z.looseObject({ "@type": z.string() });

describe("the overview", () => {
  it("has its parts in order, in the agreed words, and leads to the contact page", async () => {
    const page = await servedPage("/clinics");
    expect(page.texts("h1")).toEqual(["You’re there for the best days and the worst."]);
    expect(page.texts(parts)).toEqual([
      "What patients and staff are dealing with",
      "Nobody leaves your clinic without support",
      "How we help",
      "What partners gain",
      "Let’s talk about your patients and your team",
    ]);
    const sides = part(page, "What patients and staff are dealing with");
    expect(textsIn(page, sides, "li strong")).toEqual([
      "Anxiety and uncertainty",
      "Emotional isolation",
      "Relationship strain",
      "Grief and loss",
      "Stress and burnout",
      "Emotional sponge",
      "Compassion fatigue and burnout",
      "Vicarious trauma and grief",
      "Difficult communication",
      "Moral and ethical distress",
    ]);
    expect(oneLine(sides.text())).toContain("In a survey across Spain, 41.8% of assisted reproduction staff");
    const source = sides.find("a:contains('Healthcare, October 2024')");
    expect(source.attr("target")).toBe("_blank");
    expect(source.attr("rel")).toBe("noopener");
    expect(source.text()).toContain("opens in a new tab");
    const help = part(page, "How we help");
    expect(textsIn(page, help, "h3")).toEqual(["For patients", "For staff", "For the clinic"]);
    expect(textsIn(page, help, "li li")).toEqual([
      "Peer support groups",
      "Educational resources",
      "Emotional resilience tools",
      "Coping strategies",
      "Community connection",
      "Monthly newsletter",
      "Did You Know",
      "Positive affirmations",
      "Patient stories",
      "Training modules",
      "A code card for each patient",
      "Onboarding for your team",
      "Usage counts, never under ten",
      "A named person to call",
      "No patient data shared",
    ]);
    expect(textsIn(page, part(page, "What partners gain"), "h3")).toEqual([
      "Reputation",
      "Full patient experience",
      "Competitive differentiator",
      "Satisfaction and loyalty",
      "Word-of-mouth growth",
      "A steadier team",
    ]);
    const contact = part(page, "Let’s talk about your patients and your team").find(
      "a:contains('Contact Our Partnership Team')",
    );
    expect(contact.attr("href")).toBe("/clinics/contact");
    expect((await servedPage("/clinics/contact")).texts("h1")).toEqual(["Contact Our Partnership Team"]);
  });

  it("sends no stand-in quote: not in the page, its data or a script", async () => {
    const page = await servedPage("/clinics");
    expect(page.$("[aria-roledescription=carousel]")).toHaveLength(0);
    for (const text of [page.html, (await servedPage("/clinics.data")).html, ...browserScripts()])
      expect(text).not.toMatch(/Sample clinic|reduction in staff burnout|What partners say/);
    expect(JSON.stringify(ownData(page))).not.toMatch(/Review|Rating/);
  });
});

function browserScripts(): string[] {
  const folder = resolve(import.meta.dirname, "../../build/client/assets");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

describe("partnership", () => {
  it("says what a price depends on, names none, and leads to the form", async () => {
    const page = await servedPage("/clinics/partnership");
    const { $ } = page;
    expect(page.texts(parts)).toEqual([
      "What a clinic gets",
      "How pricing works",
      "What we never do",
      "HIPAA and PIPEDA in plain words",
    ]);
    expect($("main").text()).not.toMatch(/[$€£]\s?\d/);
    const never = oneLine(part(page, "What we never do").text());
    expect(never).toContain("We never share patient data");
    expect(never).toContain("We never show a count under ten");
    const pricing = $("main a:contains('How pricing works')").attr("href");
    expect(oneLine($(`section${pricing}`).find("h2").first().text())).toBe("How pricing works");
    const form = $("main a:contains('Ask about a partnership')").attr("href");
    expect(oneLine($(`form${form}`).find("h2").text())).toBe("Tell us about your clinic");
  });

  it("has the inquiry form, what happens next and the partner address, and so has the contact page", async () => {
    for (const path of ["/clinics/partnership", "/clinics/contact"]) {
      const { $ } = await servedPage(path);
      const form = $("main form[action^='/api/clinic/inquiry']");
      expect(oneLine($(`#${form.attr("aria-labelledby")}`).text()), path).toBe("Tell us about your clinic");
      const next = $("main aside");
      expect(oneLine($(`#${next.attr("aria-labelledby")}`).text()), path).toBe("What happens next");
      expect(oneLine(next.text()), path).toContain(
        "We’ll be in touch within 24 hours to discuss partnership opportunities.",
      );
      expect(
        next
          .find("a")
          .get()
          .map((link) => $(link).attr("href")),
      ).toEqual(["mailto:partners@kinward.example"]);
    }
  });
});

it("training has six modules with learn, practise, evidence and length", async () => {
  const page = await servedPage("/clinics/training");
  const { $ } = page;
  expect(page.texts(parts)).toEqual([
    "Small enough for a working day",
    "The six modules",
    "The monthly staff newsletter",
    "Sample pages you can read now",
    "How your team gets the training",
  ]);
  const modules = $("#modules ol > li").get();
  expect(modules.map((module) => oneLine($(module).find("h3").text()))).toEqual([
    "Being the emotional sponge",
    "Compassion fatigue and burnout",
    "Vicarious trauma and grief",
    "Difficult conversations",
    "Moral and ethical distress",
    "Inclusive care and words",
  ]);
  for (const [at, module] of modules.entries()) {
    const text = oneLine($(module).text());
    expect(text).toContain(`Module ${at + 1}`);
    expect(text).toContain("20 to 30 minutes");
    const labels = $(module).find("dt").get();
    expect(labels.map((label) => oneLine($(label).text()))).toEqual([
      "Learn",
      "Practice",
      "Evidence and caution",
    ]);
  }
  const talks = oneLine($("#modules ol > li:nth-child(4)").text());
  expect(talks).toContain("33% of their patients felt extremely sad, compared with 15% of the others");
  expect(talks).toContain("Journal of Assisted Reproduction and Genetics, 2024");
  expect($("main").text()).not.toMatch(/lower\w* burnout|reduc\w* burnout/i);
  const note = $("#modules ol > li:nth-child(3) p:contains('This part talks about: pregnancy loss.')");
  const past = note.find("a").attr("href");
  expect(past).toBe("#difficult-conversations");
  expect($(modules[3] ?? "").is(String(past))).toBe(true);
});

it("onboarding has six steps in order and the way to its checklist", async () => {
  const page = await servedPage("/clinics/onboarding");
  expect(page.texts(parts)).toEqual([
    "Six steps, in order",
    "What it asks of your team",
    "A checklist to print",
  ]);
  expect(textsIn(page, part(page, "Six steps, in order"), "ol > li h3")).toEqual([
    "A first call",
    "A plan in writing",
    "Two contacts",
    "A preview for your team",
    "Codes and cards",
    "A check-in",
  ]);
});

it("patients receive seven things, and the coupon has its three steps", async () => {
  const page = await servedPage("/clinics/patient-pre-onboarding");
  expect(page.texts(parts)).toEqual([
    "What patients receive",
    "How the coupon works",
    "Handing it out",
    "The crisis card",
  ]);
  expect(textsIn(page, part(page, "What patients receive"), "h3")).toEqual([
    "Who is who",
    "A timeline",
    "What to bring",
    "A list of words",
    "Support, free from day one",
    "A coupon card",
    "A crisis card",
  ]);
  const coupon = part(page, "How the coupon works");
  expect(textsIn(page, coupon, "ol strong")).toEqual([
    "Choose Activate Membership",
    "Press the “Have a coupon?” link",
    "Type the code from your card",
  ]);
  const activate = coupon.find("a:contains('Activate Membership')");
  expect(activate.attr("target")).toBe("_blank");
  expect(activate.attr("rel")).toBe("noopener");
  expect(activate.attr("href")).toMatch(/^https:\/\//);
  expect(coupon.find("figure[aria-label='A sample of the coupon card']").text()).toContain("SAMPLE-CODE");
  const crisis = page.$("figure[aria-label='A sample of the crisis card']");
  expect(crisis.find("a:contains('988')").attr("href")).toBe("tel:988");
});

it("each page says for machines what it is, and for whom", async () => {
  const types: string[] = [];
  for (const path of paths) {
    const said = ownData(await servedPage(path));
    types.push(said["@type"]);
    expect(said, path).toMatchObject({
      url: `${siteUrl}${path}`,
      audience: { "@type": "BusinessAudience", audienceType: "Fertility clinics" },
    });
    expect(JSON.stringify(said), path).not.toMatch(/Medical|"offers"|undefined/);
    if (said["@type"] === "Course") {
      expect(said.hasPart).toHaveLength(6);
      expect(said).toMatchObject({ provider: { name: "Kinward" } });
    }
  }
  expect(types).toEqual(["Service", "Service", "Course", "WebPage", "WebPage", "ContactPage"]);
});

it("each page has enough to read", async () => {
  for (const path of paths) {
    const { $ } = await servedPage(path);
    $("noscript").remove();
    const words = $("main").text().split(/\s+/).length;
    expect(words, path).toBeGreaterThan(path === "/clinics/contact" ? 60 : 250);
  }
});
