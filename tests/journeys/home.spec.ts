import { openStill } from "../support/home.ts";
import { expect, test } from "../support/site.ts";

// What moves is tested here; elsewhere it only costs the machine.
test.use({ reducedMotion: "no-preference" });

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
    // The ways in are drawn twice, for phones before the cards, and one of them is seen.
    const headings = page.locator("main :is(h1, section > * h2, section h2)").filter({ visible: true });
    await expect(headings).toHaveText([
      "You don’t have to go through it alone",
      "Learn",
      "Reflect",
      "Share",
      "What brings you here?",
      "Your Journey, Our Support",
      "Did your clinic give you a code?",
      "You, Knowledge, Community",
      "How We Support You",
      "People who get it",
      "Who We Support",
      "Membership",
      "Questions people ask first",
      "A short newsletter, once a month",
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
    await expect(open).toContainText("Press the “Have a coupon?” link");
    await page.getByText("How do clinic coupons work?").click();
    await expect(open).toHaveCount(0);
  });

  await test.step("every way on leads where it says", async () => {
    const main = page.locator("main");
    await expect(main.getByRole("link", { name: /^Join Now/ })).toHaveCount(1);
    const ways: [name: string | RegExp, href: string][] = [
      ["Join Now", "/membership"],
      ["Learn More", "#mission"],
      ["Trying for a while", "/journeys/infertility"],
      ["After a miscarriage", "/pregnancy-loss"],
      ["It didn’t work", "/journeys/infertility/turning-points#negative-result"],
      ["I work at a clinic", "/clinics"],
      ["My code doesn’t work", "/contact"],
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

test("the first screen has the titles of the cards, the button that stops them, and on phones the ways in", async ({
  page,
}) => {
  await openStill(page);
  const titles = page.locator(".step h2 button");
  for (const [width, height, seen] of [
    [390, 844, 1],
    [1366, 768, 3],
    [1440, 900, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (let at = 0; at < seen; at += 1) await expect(titles.nth(at)).toBeInViewport({ ratio: 0.9 });
    const row = await page.locator(".steps").boundingBox();
    const pause = await page.getByRole("button", { name: "Pause" }).boundingBox();
    expect(pause?.y).toBeGreaterThanOrEqual(row?.y ?? Number.POSITIVE_INFINITY);
    expect((pause?.y ?? 0) + (pause?.height ?? 0)).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0));
    await expect(page.getByRole("button", { name: "Pause" })).toBeInViewport({ ratio: 1 });
    // Words stand over the sky: the land begins below the buttons.
    const buttons = await page.getByRole("link", { name: "Learn More" }).boundingBox();
    const land = await page.locator(".hero-land").boundingBox();
    expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThan(land?.y ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("link", { name: "After a miscarriage", exact: true })).toBeInViewport({
    ratio: 1,
  });
  // The keyboard meets them in the order in which they are seen.
  await page.getByRole("link", { name: "Learn More" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Find a group" }).first()).toBeFocused();
  await page.getByRole("link", { name: "After a miscarriage", exact: true }).click();
  await expect(page).toHaveURL(/\/pregnancy-loss$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there to be read", async ({ page }) => {
    await page.goto("/?billing=yearly");
    for (const text of [
      "From people who have been there",
      "Work out what you feel",
      "Open up when you’re ready",
      "Talk with people who have been there",
      "explain tests, choices, law and money in plain words",
      "Save 2 months with yearly billing!",
      "$300",
    ])
      await expect(page.getByText(text)).toBeVisible();
    await page.getByText("Monthly", { exact: true }).click();
    await page.getByRole("button", { name: "Show prices" }).click();
    await expect(page).toHaveURL(/\?billing=monthly#plans$/);
    await expect(page.getByText("$30", { exact: true })).toBeVisible();
    await page.getByText("Who sees what I write?").click();
    await expect(page.getByText("Before you send a form, it tells you")).toBeVisible();
  });
});

test("the home page can be left while its parts are being hydrated", async ({ page }) => {
  await page.addInitScript(() => {
    const controllers: AbortController[] = [];
    const Original = AbortController;
    window.AbortController = class extends Original {
      constructor() {
        super();
        controllers.push(this);
      }
    };
    // React hydrates in a task that a message begins: here it comes after the page has been left.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (document.documentElement.dataset.left === undefined) postMessage.call(this, message);
      else setTimeout(() => postMessage.call(this, message), 200);
    };
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given) {
      if (this === document.getElementById("letter") && document.documentElement.dataset.left === undefined) {
        document.documentElement.dataset.left = "";
        queueMicrotask(() => {
          for (const controller of controllers) controller.abort();
        });
      }
      addEventListener.apply(this, given);
    };
  });
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.locator("#letter").scrollIntoViewIfNeeded();
  await expect(page.locator("#letter form")).toHaveCount(0);
});
