import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/site.ts";
import type { Site } from "../support/start-site.ts";
import { wordsIn } from "../support/words-in.ts";

/** Makes campaigns public on the running site, all of them in one process. */
async function publish(site: Site, changes: readonly object[]): Promise<void> {
  await site.run("make-campaigns", JSON.stringify(changes));
}

const common = { help: "", required: false, showIf: null };
/** One of each kind, so that every control is walked through and seen by axe. */
const everyKind = [
  {
    id: "first",
    title: "About the evening",
    showIf: null,
    questions: [
      {
        ...common,
        id: "evening",
        kind: "oneChoice",
        label: "Which evening suits you?",
        required: true,
        other: true,
        options: [
          { id: "monday", label: "Monday", cap: null },
          { id: "never", label: "No evening", cap: null },
        ],
      },
      {
        ...common,
        id: "hour",
        kind: "shortText",
        label: "From what hour?",
        required: true,
        max: 40,
        showIf: { match: "all", tests: [{ question: "evening", is: "one-of", values: ["monday"] }] },
      },
    ],
  },
  {
    id: "second",
    title: "About you",
    showIf: null,
    questions: [
      {
        ...common,
        id: "helps",
        kind: "severalChoices",
        label: "Which would you use?",
        other: true,
        min: 0,
        max: 2,
        options: [
          { id: "plan", label: "A plan", cap: null },
          { id: "sound", label: "A sound", cap: null },
        ],
      },
      {
        ...common,
        id: "scale",
        kind: "scale",
        label: "How was it?",
        range: "0-10",
        lowLabel: "Hard",
        highLabel: "Easy",
      },
      { ...common, id: "again", kind: "yesNo", label: "Would you come again?" },
      { ...common, id: "count", kind: "number", label: "How many people?", min: 1, max: 9, whole: true },
      { ...common, id: "day", kind: "date", label: "Since when?", min: "", max: "" },
      { ...common, id: "note", kind: "statement", label: "Nearly done.", help: "Two more." },
      { ...common, id: "words", kind: "longText", label: "Anything else?", max: 500 },
      { ...common, id: "sure", kind: "consent", label: "You may use this for planning.", required: true },
    ],
  },
];

test.beforeAll(({ site }) =>
  publish(site, [
    { slug: "one-by-one", layout: "question", thanks: "We read **each one**.", sections: everyKind },
    { slug: "plain", layout: "question", sections: everyKind },
    { slug: "soon", title: "Soon", opens: "2099-01-05T14:00:00.000Z" },
    { slug: "over", title: "Over", closes: "2020-01-01T00:00:00.000Z" },
    // Stored before there was a bound for nesting: the signs are shown as they were typed.
    { slug: "nested", introduction: `${">".repeat(3_900)} Welcome`, thanks: `${"- ".repeat(900)}x` },
  ]),
);

test("leads through the questions one by one, keeps them over a reload, and gives a code that opens them again", async ({
  page,
}) => {
  // A whole story with every kind of question and axe on each screen.
  test.setTimeout(90_000);
  await page.goto("/campaign/one-by-one");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What would help during the wait?");
  await expect(page.getByText("Kept for 180 days, then erased.")).toBeVisible();
  const next = page.getByRole("button", { name: "Continue" });
  await expect(page.getByText("Question 1 of 9")).toBeVisible();
  expect(await axeFaults(page, "without frame")).toEqual([]);
  await next.click();
  // The box above says what is missing, takes the focus and leads there.
  await expect(page.getByRole("group", { name: "One thing to fix before we can send" })).toBeFocused();
  await page.getByRole("link", { name: "Please choose one" }).click();
  await expect(page.getByLabel("Monday")).toBeFocused();
  await page.getByLabel("Monday").check();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await next.click();
  await page.getByLabel("From what hour?").fill("Eight");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByLabel("No evening").check();
  await expect(page.getByText("Question 1 of 9")).toBeVisible();
  await next.click();
  await expect(page.getByText("Which would you use?")).toBeVisible();
  await expect(page.getByLabel("From what hour?")).toBeHidden();
  await page.getByLabel("A plan").check();
  await page.getByLabel("Something else").last().check();
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const before = await kept();
  await page.getByLabel("Your own answer").last().fill("A walk, alone");
  await expect.poll(kept).not.toBe(before);

  await page.reload();
  await expect(page.getByText("We found what you typed before and put it back.")).toBeVisible();
  await expect(page.getByLabel("No evening")).toBeChecked();
  for (let question = 2; question <= 9; question += 1) {
    await next.click();
    await expect(page.getByText(`Question ${question} of 9`)).toBeVisible();
  }
  await page.getByLabel("You may use this for planning.").check();
  await page.getByRole("button", { name: "Send my answers" }).click();
  await expect(page.getByRole("heading", { name: "Thank you. Your answers are with us." })).toBeFocused();
  await expect(page.getByText("We read each one.")).toBeVisible();
  await expect(page.locator("strong", { hasText: "each one" })).toBeVisible();
  expect(wordsIn(await page.evaluate(() => JSON.stringify(sessionStorage)), ["A walk, alone"])).toEqual([]);
  expect(await axeFaults(page, "without frame")).toEqual([]);
  const code = await page.locator("[data-receipt]").textContent().then(String);

  await page.getByRole("link", { name: "See, change or erase my answers" }).click();
  await page.getByLabel("Receipt code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Show my answers" }).click();
  await expect(page.getByRole("heading", { name: "Your answers", exact: true })).toBeFocused();
  await expect(page.getByText("A plan, A walk, alone")).toBeVisible();
  await page.getByText("Change my answers").first().click();
  expect(await axeFaults(page, "without frame")).toEqual([]);
  await page.getByLabel("Anything else?").fill("Thank you");
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText("Your change is saved")).toBeVisible();
  await expect(page.locator("dd").filter({ hasText: "Thank you" })).toBeVisible();
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByText("Please tick the box first")).toBeVisible();
  await page.getByLabel("Yes, erase my answers for good").check();
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByRole("heading", { name: "Your answers are erased" })).toBeFocused();
  expect(page.url()).not.toContain(code);
});

test("says what to do where nothing can be sent, and leads on from former addresses", async ({
  page,
  quiet,
}) => {
  quiet.allow(/404/);
  const nested = await page.request.get("/campaign/nested");
  expect([nested.status(), (await nested.text()).includes("&gt; Welcome")]).toEqual([200, true]);
  await page.goto("/campaign/soon");
  await expect(page).toHaveTitle("Soon - Kinward");
  await expect(page.getByText("It opens on Monday, January 5, 2099 at 9:00 AM Eastern Time.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See how we support people" })).toBeVisible();
  await page.goto("/campaign/OVER");
  await expect(page).toHaveURL(/\/campaign\/over$/);
  await expect(page.getByRole("heading", { name: "This has closed" })).toBeVisible();
  expect(await axeFaults(page, "without frame")).toEqual([]);
  const unknown = await page.goto("/campaign/never-was");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We’ve Moved!");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("asks what follows from an answer, loses nothing, and the code opens, changes and erases", async ({
    page,
    quiet,
  }) => {
    quiet.allow(/422/);
    await page.goto("/campaign/plain");
    // Everything is on one page, except what follows from answers.
    await expect(page.getByLabel("Anything else?")).toBeVisible();
    await expect(page.getByLabel("From what hour?")).toBeHidden();
    await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
    await page.getByLabel("Monday").check();
    await page.getByLabel("A plan").check();
    await page.getByLabel("Anything else?").fill("Two\nlines");
    await page.getByLabel("You may use this for planning.").check();
    await page.getByRole("button", { name: "Send my answers" }).click();
    await expect(page.getByText("Some questions follow from what you chose.")).toBeVisible();
    await expect(page.getByLabel("Anything else?")).toHaveValue("Two\nlines");
    await page.getByRole("button", { name: "Send my answers" }).click();
    await expect(page.getByText("Please write an answer").first()).toBeVisible();
    await expect(page.getByLabel("A plan")).toBeChecked();
    await page.getByLabel("From what hour?").fill("Eight");
    await page.getByRole("button", { name: "Send my answers" }).click();
    await expect(page.getByRole("heading", { name: "Thank you. Your answers are with us." })).toBeVisible();
    const code = await page.locator("[data-receipt]").textContent().then(String);
    // Sent again by a reload, it is the same answer with the same code.
    await page.reload();
    await expect(page.locator("[data-receipt]")).toHaveText(code);

    await page.goto("/your-answer");
    await page.getByLabel("Receipt code").fill(code);
    await page.getByRole("button", { name: "Show my answers" }).click();
    await expect(page.locator("dd").filter({ hasText: "Eight" })).toBeVisible();
    expect(page.url()).not.toContain(code);
    await page.getByText("Change my answers").first().click();
    await page.getByLabel("How many people?").fill("12");
    await page.getByRole("button", { name: "Save the change" }).click();
    await expect(page.getByText("Please enter 9 or less").first()).toBeVisible();
    await expect(page.getByLabel("How many people?")).toHaveValue("12");
    await page.getByLabel("How many people?").fill("3");
    await page.getByRole("button", { name: "Save the change" }).click();
    await expect(page.getByText("Your change is saved")).toBeVisible();
    await page.getByRole("button", { name: "Erase" }).click();
    await expect(page.getByText("Please tick the box first")).toBeVisible();
    await page.getByLabel("Yes, erase my answers for good").check();
    await page.getByRole("button", { name: "Erase" }).click();
    await expect(page.getByRole("heading", { name: "Your answers are erased" })).toBeVisible();
  });
});
