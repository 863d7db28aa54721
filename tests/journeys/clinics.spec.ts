import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const paths = [
  "/clinics",
  "/clinics/partnership",
  "/clinics/training",
  "/clinics/onboarding",
  "/clinics/patient-pre-onboarding",
  "/clinics/contact",
];
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const parts = (page: Page) => page.locator("main section[aria-labelledby] h2");
/** What the page says of itself for machines, beside the way to it. */
const structuredData = async (page: Page) => {
  const said = await page.locator('script[type="application/ld+json"]').allTextContents();
  return JSON.parse(said.find((text) => !text.includes("BreadcrumbList")) ?? "");
};

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the overview has its parts in order, in the agreed words", async ({ page }) => {
    await page.goto("/clinics");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("You witness miracles");
    await expect(parts(page)).toHaveText([
      "What each side of the desk carries",
      "No one leaves your clinic to carry it alone",
      "How we help",
      "What partners gain",
      "Let us talk about your patients and your team",
    ]);
    const sides = part(page, "What each side of the desk carries");
    await expect(sides.locator("li strong")).toHaveText([
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
    await expect(sides).toContainText("In a survey across Spain, 41.8% of assisted reproduction staff");
    const source = sides.getByRole("link", { name: "Healthcare, October 2024" });
    await expect(source).toHaveAttribute("target", "_blank");
    await expect(source).toHaveAttribute("rel", "noopener");
    await expect(source).toContainText("opens in a new tab");
    const help = part(page, "How we help");
    await expect(help.locator("h3")).toHaveText(["For patients", "For staff", "For the clinic"]);
    await expect(help.locator("li li")).toHaveText([
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
      "Counts in groups of ten or more",
      "A named person to call",
      "No patient data shared",
    ]);
    await expect(part(page, "What partners gain").locator("h3")).toHaveText([
      "Reputation",
      "Full patient experience",
      "Competitive differentiator",
      "Satisfaction and loyalty",
      "Word-of-mouth growth",
      "A steadier team",
    ]);
    await part(page, "Let us talk about your patients and your team")
      .getByRole("link", { name: "Contact Our Partnership Team" })
      .click();
    await expect(page).toHaveURL(/\/clinics\/contact$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Our Partnership Team");
  });

  test("no stand-in quote leaves the server: not in the page, its data or a script", async ({
    page,
    request,
  }) => {
    await page.goto("/clinics");
    await expect(page.locator("[aria-roledescription=carousel]")).toHaveCount(0);
    const served = [
      await (await request.get("/clinics")).text(),
      await (await request.get("/clinics.data")).text(),
      ...browserScripts(),
    ];
    for (const text of served)
      expect(text).not.toMatch(/Sample clinic|reduction in staff burnout|What partners say/);
    expect(JSON.stringify(await structuredData(page))).not.toMatch(/Review|Rating/);
  });

  test("partnership says what a price depends on, names none, and leads to the form", async ({ page }) => {
    await page.goto("/clinics/partnership");
    await expect(parts(page)).toHaveText(["What a clinic gets", "How pricing works", "What we never do"]);
    await expect(page.getByRole("main")).not.toContainText(/[$€£]\s?\d/);
    await expect(part(page, "What we never do")).toContainText("We never share patient data");
    await expect(part(page, "What we never do")).toContainText("We never show a count under ten");
    await page.getByRole("link", { name: "How pricing works" }).click();
    await expect(part(page, "How pricing works").getByRole("heading", { level: 2 })).toBeInViewport();
    await page.getByRole("link", { name: "Ask about a partnership" }).click();
    await expect(page.getByRole("heading", { name: "Tell us about your clinic" })).toBeInViewport();
  });

  test("two pages have the inquiry form, what happens next and the partner address", async ({ page }) => {
    for (const path of ["/clinics/partnership", "/clinics/contact"]) {
      await page.goto(path);
      await expect(page.getByRole("form", { name: "Tell us about your clinic" })).toBeVisible();
      const next = page.getByRole("complementary", { name: "What happens next" });
      await expect(next).toContainText(
        "We'll be in touch within 24 hours to discuss partnership opportunities.",
      );
      await expect(next.getByRole("link")).toHaveAttribute("href", "mailto:partners@kinward.example");
    }
  });

  test("training has six modules with learn, practise, evidence and length", async ({ page }) => {
    await page.goto("/clinics/training");
    await expect(parts(page)).toHaveText([
      "Small enough for a working day",
      "The six modules",
      "The monthly staff newsletter",
      "How your team gets the training",
    ]);
    const modules = page.locator("#modules ol > li");
    await expect(modules).toHaveCount(6);
    for (const [at, title] of [
      "Being the emotional sponge",
      "Compassion fatigue and burnout",
      "Vicarious trauma and grief",
      "Difficult conversations",
      "Moral and ethical distress",
      "Inclusive care and words",
    ].entries()) {
      const module = modules.nth(at);
      await expect(module.locator("h3")).toHaveText(title);
      await expect(module).toContainText(`Module ${at + 1}`);
      await expect(module).toContainText("20 to 30 minutes");
      await expect(module.locator("dt")).toHaveText(["Learn", "Practise", "Evidence and caution"]);
    }
    await expect(modules.nth(3)).toContainText(
      "Of their patients 33% felt extremely sad, and of the others 15%.",
    );
    await expect(modules.nth(3)).toContainText("Journal of Assisted Reproduction and Genetics, 2024");
    await expect(page.getByRole("main")).not.toContainText(/lower\w* burnout|reduc\w* burnout/i);
    const note = modules.nth(2).getByText("This part talks about: pregnancy loss.");
    await note.getByRole("link").click();
    await expect(page).toHaveURL(/#difficult-conversations$/);
    await expect(modules.nth(3).locator("h3")).toBeInViewport();
  });

  test("onboarding has six steps in order and the way to its checklist", async ({ page }) => {
    await page.goto("/clinics/onboarding");
    await expect(parts(page)).toHaveText([
      "Six steps, in order",
      "What it asks of your team",
      "A checklist to print",
    ]);
    await expect(part(page, "Six steps, in order").locator("ol > li h3")).toHaveText([
      "A first talk",
      "A plan in writing",
      "Two names",
      "Your team looks first",
      "Codes and cards",
      "A check-in",
    ]);
    await page.getByRole("link", { name: "Go to the checklist" }).click();
    await expect(page.getByRole("heading", { name: "A checklist to print" })).toBeInViewport();
  });

  test("the print button opens the print dialogue and keeps nothing", async ({ page, context }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await page.goto("/clinics/onboarding");
    await page.getByRole("button", { name: "Print the checklist" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed");
    await expect(part(page, "A checklist to print").getByRole("checkbox")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });

  test("the checklist prints on one sheet, alone, by day and by night", async ({ page }) => {
    for (const light of ["light", "dark"]) {
      await page.goto("/clinics/onboarding");
      await page.evaluate((theme) => localStorage.setItem("theme", theme), light);
      await page.reload();
      for (const format of ["A4", "Letter"]) {
        const pdf = await page.pdf({ format });
        expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
      }
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { name: "Clinic onboarding checklist" })).toBeVisible();
      await expect(page.locator("#checklist section li")).toHaveCount(16);
      for (const name of ["Clinic Onboarding", "Six steps, in order", "A checklist to print"])
        await expect(page.getByRole("heading", { name, exact: true })).toBeHidden();
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await page.emulateMedia({ media: null });
    }
  });

  test("patients receive seven things, and the coupon has its three steps", async ({ page }) => {
    await page.goto("/clinics/patient-pre-onboarding");
    await expect(parts(page)).toHaveText([
      "What patients receive",
      "The way of the coupon",
      "When you hand it over",
      "The crisis card",
    ]);
    await expect(part(page, "What patients receive").locator("h3")).toHaveText([
      "Who is who",
      "A timeline",
      "What to bring",
      "A list of words",
      "Support, free from day one",
      "A coupon card",
      "A crisis card",
    ]);
    const coupon = part(page, "The way of the coupon");
    await expect(coupon.locator("ol strong")).toHaveText([
      "Choose Activate Membership",
      'Press the "Have a coupon?" link',
      "Type the code from your card",
    ]);
    const activate = coupon.getByRole("link", { name: "Activate Membership" });
    await expect(activate).toHaveAttribute("target", "_blank");
    await expect(activate).toHaveAttribute("rel", "noopener");
    await expect(activate).toHaveAttribute("href", /^https:\/\//);
    await expect(coupon.getByRole("figure", { name: "A sample of the coupon card" })).toContainText(
      "SAMPLE-CODE",
    );
    const crisis = page.getByRole("figure", { name: "A sample of the crisis card" });
    await expect(crisis.getByRole("link", { name: "988" })).toHaveAttribute("href", "tel:988");
  });

  test("each page says for machines what it is, and for whom", async ({ page, site }) => {
    const types: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const said = await structuredData(page);
      types.push(said["@type"]);
      expect(said, path).toMatchObject({
        url: `${site.url}${path}`,
        audience: { "@type": "BusinessAudience", audienceType: "Fertility clinics" },
      });
      expect(JSON.stringify(said), path).not.toMatch(/Medical|"offers"|undefined/);
      if (said["@type"] === "Course") {
        expect(said.hasPart).toHaveLength(6);
        expect(said.provider.name).toBe("Kinward");
      }
    }
    expect(types).toEqual(["Service", "Service", "Course", "WebPage", "WebPage", "ContactPage"]);
  });
});

function browserScripts(): string[] {
  const folder = resolve(import.meta.dirname, "../../build/client/assets");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

test("each page has enough to read and fits a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of paths) {
    await page.goto(path);
    const words = ((await page.getByRole("main").textContent()) ?? "").split(/\s+/).length;
    expect(words, path).toBeGreaterThan(path === "/clinics/contact" ? 60 : 250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be read, and no button waits for a script", async ({ page }) => {
    await page.goto("/clinics/onboarding");
    await expect(page.getByRole("button", { name: "Print the checklist" })).toBeHidden();
    await expect(page.getByText("Your browser's own print command prints this sheet")).toBeVisible();
    await page.goto("/clinics/training");
    await expect(page.getByText("A 90-second reset between two result calls.")).toBeVisible();
  });
});
