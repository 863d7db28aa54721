import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const steps = ["Learn", "Reflect", "Share"];

const step = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Which of the three cards are open, as assistive technology hears it. */
async function openSteps(page: Page): Promise<string[]> {
  const open: string[] = [];
  for (const name of steps)
    if ((await step(page, name).getAttribute("aria-expanded")) === "true") open.push(name);
  return open;
}

/** The home page with its motion in place and a clock that stands still. */
async function openStill(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await page.locator(".steps[data-live]").waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 300));
}

test("the steps go round by themselves, and wait for whoever points, focuses or presses", async ({
  page,
}) => {
  await openStill(page);

  await test.step("the steps go round every five seconds", async () => {
    expect(await openSteps(page)).toEqual(["Learn"]);
    await page.clock.runFor(4000);
    expect(await openSteps(page)).toEqual(["Learn"]);
    for (const name of ["Reflect", "Share", "Learn"]) {
      await page.clock.runFor(name === "Reflect" ? 1000 : 5000);
      expect(await openSteps(page)).toEqual([name]);
    }
  });

  await test.step("pointing at a step opens and pauses; leaving goes back and stays paused", async () => {
    await step(page, "Share").hover();
    expect(await openSteps(page)).toEqual(["Share"]);
    await page.mouse.move(5, 5);
    expect(await openSteps(page)).toEqual(["Learn"]);
    await page.clock.runFor(11_000);
    expect(await openSteps(page)).toEqual(["Learn"]);
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    // On again, and round to the first.
    await page.getByRole("button", { name: "Resume" }).click();
    await page.clock.runFor(10_000);
    expect(await openSteps(page)).toEqual(["Learn"]);
  });

  await test.step("focus and click open a step and pause; Resume moves on at once", async () => {
    await step(page, "Reflect").focus();
    expect(await openSteps(page)).toEqual(["Reflect"]);
    await page.getByRole("button", { name: "Resume" }).focus();
    expect(await openSteps(page)).toEqual(["Learn"]);

    await step(page, "Reflect").click();
    await page.mouse.move(5, 5);
    expect(await openSteps(page)).toEqual(["Reflect"]);
    await page.getByRole("button", { name: "Resume" }).click();
    expect(await openSteps(page)).toEqual(["Share"]);
    await page.clock.runFor(5000);
    expect(await openSteps(page)).toEqual(["Learn"]);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(10_000);
    expect(await openSteps(page)).toEqual(["Learn"]);
  });
});

test("the steps' titles stand in the first screen, each step with its own icon and colours", async ({
  page,
}) => {
  const inFirstScreen = (names: readonly string[], height: number) =>
    expect
      .poll(async () => {
        const boxes = await Promise.all(names.map((name) => step(page, name).boundingBox()));
        return boxes.every((box) => box !== null && box.y + box.height <= height);
      })
      .toBe(true);
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/", { waitUntil: "commit" });
    await inFirstScreen(steps, height);
  }

  await test.step("the words stand on the plain ground of their card, and can be read on it", async () => {
    for (const [width, height] of [
      [1366, 768],
      [900, 800],
      [390, 844],
      [320, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      if (width === 390) await inFirstScreen(["Learn"], height);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const looks: { ink: string; ground: string; icon: string | null | undefined; room: number }[] = [];
        for (const name of steps) {
          await step(page, name).click();
          looks.push(
            await page.locator(".step[data-open]").evaluate((card) => {
              const [shade, details, subtitle] = [".step-shade", ".step-details", ".step-details p"].map(
                (one) => card.querySelector(one),
              );
              const box = card.getBoundingClientRect();
              const plain = /(\d+)%/.exec(shade ? getComputedStyle(shade).backgroundImage : "")?.[1];
              return {
                ink: subtitle ? getComputedStyle(subtitle).color : "",
                ground: getComputedStyle(card).backgroundColor,
                icon: card.querySelector("use")?.getAttribute("href"),
                room:
                  box.top +
                  (box.height * Number(plain)) / 100 -
                  (details?.getBoundingClientRect().bottom ?? 0),
              };
            }),
          );
        }
        for (const { ink, ground, room } of looks) {
          expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          expect(contrast("rgb(252, 249, 245)", ground)).toBeGreaterThanOrEqual(4.5);
          expect(room, `${width} ${colorScheme}`).toBeGreaterThanOrEqual(0);
        }
        for (const own of ["ink", "ground", "icon"] as const)
          expect(new Set(looks.map((look) => look[own])).size, own).toBe(3);
      }
    }
  });
});

/** The contrast of two opaque colours, as WCAG reckons it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, pale = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (pale + 0.05) / (dark + 0.05);
}

test("with reduced motion the steps go on when asked, and nothing waits to be revealed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStill(page);

  await test.step("nothing waits to be revealed", async () => {
    await expect(page.locator("[data-reveal=wait]")).toHaveCount(0);
    await expect(page.locator("[data-reveal]:not(.animate-in)")).toHaveCount(0);
  });

  await test.step("the steps begin paused and go on one by one", async () => {
    const resume = page.getByRole("button", { name: "Resume" });
    await page.clock.runFor(11_000);
    expect(await openSteps(page)).toEqual(["Learn"]);
    await resume.click();
    expect(await openSteps(page)).toEqual(["Reflect"]);
    await page.clock.runFor(11_000);
    expect(await openSteps(page)).toEqual(["Reflect"]);
    await resume.click();
    expect(await openSteps(page)).toEqual(["Share"]);
  });
});

test("parts whose observer never reports come in after a second", async ({ page }) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await openStill(page);
  const letter = page.locator("#newsletter [data-reveal]").first();
  await page.clock.runFor(1000);
  await expect(letter).toHaveClass(/animate-in/);
});

test("the home page is read from top to bottom, and leads on and back", async ({ page, request }) => {
  await openStill(page);

  await test.step("parts below the first screen come in when they are seen, however late that is", async () => {
    const banner = page.locator("[data-reveal]", { hasText: "Your Journey, Our Support" });
    const letter = page.locator("#newsletter [data-reveal]").first();
    await expect(letter).toHaveCSS("opacity", "0");
    await expect(banner).not.toHaveClass(/animate-in/);
    await banner.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(banner).toHaveClass(/animate-in/);
    await expect(letter).not.toHaveClass(/animate-in/);
    await page.clock.runFor(5000);
    await expect(letter).toHaveCSS("opacity", "0");
    await page.clock.resume();
    await letter.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(letter).toHaveClass(/animate-in/);
    await expect(letter).toHaveCSS("opacity", "1");
  });

  await test.step("the parts come in their order", async () => {
    await expect(page.locator("main :is(h1, section > * h2, section h2)")).toHaveText([
      "You don't have to go through it alone",
      ...steps,
      "Your Journey, Our Support",
      "Did your clinic give you a code?",
      "You, knowledge and community, woven into one place to stand",
      "How We Support You",
      "There is a place kept for you",
      "Who We Support",
      "Membership",
      "Questions people ask first",
      "A quiet letter, once a month",
    ]);
    await expect(page.locator("main ~ footer")).toBeVisible();
  });

  await test.step("search engines are told the page and its questions", async () => {
    const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "{}");
    expect(data["@graph"].map((thing: { "@type": string }) => thing["@type"])).toEqual([
      "WebPage",
      "FAQPage",
    ]);
    expect(data["@graph"][1].mainEntity).toHaveLength(5);
  });

  await test.step("prices by the year are there from the first byte and without a reload", async () => {
    expect(await (await request.get("/?billing=yearly")).text()).toContain(
      "Save 2 months with yearly billing!",
    );
    expect(await (await request.get("/")).text()).not.toContain("Save 2 months with yearly billing!</");
    const plans = page.locator("#plans");
    await expect(plans.getByText("$30", { exact: true })).toBeVisible();
    await plans.scrollIntoViewIfNeeded();
    await plans.getByText("Yearly", { exact: true }).click();
    await expect(plans.getByText("$300", { exact: true })).toBeVisible();
    await expect(plans.getByText("Save 2 months with yearly billing!")).toBeVisible();
    await expect(plans.getByRole("link", { name: /^Choose Premium/ })).toHaveAttribute(
      "href",
      /\/cart\/add\?/,
    );
    await expect(page).toHaveURL(/\?billing=yearly$/);
    await page.keyboard.press("ArrowLeft");
    await expect(plans.getByRole("radio", { name: "Monthly" })).toBeChecked();
    await expect(page).toHaveURL(/\/$/);
    await expect(plans.getByText("$30", { exact: true })).toBeVisible();
    await expect(plans.getByText("Save 2 months")).toHaveCount(0);
  });

  await test.step("one question is open at most, and pressing it closes it", async () => {
    const open = page.locator("details[name=faq][open]");
    await expect(page.locator("details[name=faq]")).toHaveCount(5);
    await expect(open).toHaveCount(1);
    await page.getByText("How do clinic coupons work?").click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Press the "Have a coupon?" link');
    await page.getByText("How do clinic coupons work?").click();
    await expect(open).toHaveCount(0);
  });

  await test.step("every way on leads where it says", async () => {
    const main = page.locator("main");
    await expect(main.getByRole("link", { name: /^Join Now/ })).toHaveCount(1);
    const ways: [name: string | RegExp, href: string][] = [
      ["Join Now", "/membership"],
      ["Learn More", "#mission"],
      ["My code does not work", "/contact"],
      [/^Infertility/, "/journeys/infertility"],
      [/^Donor conception/, "/journeys/donor-conception"],
      [/^Surrogacy/, "/journeys/surrogacy"],
      [/^Gestational surrogates/, "/journeys/gestational-surrogates"],
      [/^Adoption/, "/journeys/adoption"],
      [/^Individuals and couples/, "/journeys"],
      [/^Loved ones/, "/resources/knowledge-hub/how-to-support-someone-you-love"],
      [/^Surrogates and donors/, "/journeys/gestational-surrogates"],
      [/^Clinics and professionals/, "/clinics"],
      [/^Knowledge Hub/, "/resources"],
      [/^Peer support community/, "/support/peer-support-community"],
      ["Find a group", "/support/groups"],
      ["Choose a journey", "/membership"],
      ["Compare all plans", "/membership"],
      ["Write to us", "/contact"],
    ];
    for (const [name, href] of ways) {
      const link = main.getByRole("link", typeof name === "string" ? { name, exact: true } : { name });
      await expect(link.first(), String(name)).toHaveAttribute("href", href);
    }
    const card = main.getByRole("link", { name: /^Infertility/ });
    await expect(card).toContainText("from Discovery to Wellbeing in 7 steps");
    const activate = main.getByRole("link", { name: "Activate Membership (opens in a new tab)" });
    await expect(activate).toHaveAttribute("target", "_blank");
    await expect(activate).toHaveAttribute("rel", /noopener/);
    await expect(activate).toHaveAttribute("href", /^https:\/\/.+\/enroll\//);
    await main.getByRole("link", { name: "Learn More" }).click();
    await expect(page).toHaveURL(/#mission$/);
    await expect(page.locator("#mission")).toBeInViewport();
  });

  await test.step("nothing is pushed over the edge at any width", async () => {
    for (const width of [320, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("a press on Subscribe is answered as soon as the page is taken over", async () => {
    await page.goto("/");
    await page.locator(".steps[data-live]").waitFor();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Email Required", { exact: true })).toBeVisible();
  });

  await test.step("the page comes back whole from another page", async () => {
    await page.goto("/contact");
    await page.getByRole("link", { name: "Kinward" }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.locator(".steps[data-live]").waitFor();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Email Required", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Join Now" }).first().click();
    await expect(page).toHaveURL(/\/membership$/);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there to be read", async ({ page }) => {
    await page.goto("/?billing=yearly");
    for (const text of [
      "From people who have walked this path",
      "Make room for what you feel",
      "Open up when you are ready",
      "Five paths, many endings, one community.",
      "Plain words for hard subjects.",
      "Save 2 months with yearly billing!",
      "$300",
    ])
      await expect(page.getByText(text)).toBeVisible();
    await page.getByText("Monthly", { exact: true }).click();
    await page.getByRole("button", { name: "Show prices" }).click();
    await expect(page).toHaveURL(/\?billing=monthly#plans$/);
    await expect(page.getByText("$30", { exact: true })).toBeVisible();
    await page.getByText("Who sees what I write?").click();
    await expect(page.getByText("Each form says who reads it")).toBeVisible();
  });
});
