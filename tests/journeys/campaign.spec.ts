import type { Section } from "#features/campaigns/schema/campaign.ts";
import { axeFaults } from "../support/axe.ts";
import { openCampaign } from "../support/open-campaign.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { wordsIn } from "../support/words-in.ts";

test.use({ data: "team" });

const common = { help: "", required: false, showIf: null };
/** One of each kind, so that every control is walked through and seen by axe. */
const everyKind: Section[] = [
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

/** Those that are walked one by one: every kind in the whole run, otherwise those that this story answers. */
const walked = everyKind.map(({ questions, ...section }) => ({
  ...section,
  questions: questions.filter(({ id }) => isWholeRun || ["evening", "hour", "helps", "sure"].includes(id)),
}));
const total = walked.flatMap(({ questions }) => questions).length;

test("leads through the questions one by one, keeps them over a reload, and gives a code", async ({
  page,
  site,
}) => {
  const slug = `one-by-one-${ownWord()}`;
  await openCampaign(site, {
    slug,
    layout: "question",
    thanks: "We read **each one**.",
    sections: walked,
  });
  await page.goto(`/campaign/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What would help during the wait?");
  await expect(page.getByText("Kept for 180 days, then erased.")).toBeVisible();
  const next = page.getByRole("button", { name: "Continue" });
  // One question follows from an answer.
  await expect(page.getByText(`Question 1 of ${total - 1}`)).toBeVisible();
  if (isWholeRun) expect(await axeFaults(page, "without frame")).toEqual([]);
  await next.click();
  // The box above says what is missing, takes the focus and leads there.
  await expect(page.getByRole("group", { name: "One thing to fix before we can send" })).toBeFocused();
  await page.getByRole("link", { name: "Please choose one" }).click();
  await expect(page.getByLabel("Monday")).toBeFocused();
  await page.getByLabel("Monday").check();
  await expect(page.getByText(`Question 1 of ${total}`)).toBeVisible();
  await next.click();
  await page.getByLabel("From what hour?").fill("Eight");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByLabel("No evening").check();
  await expect(page.getByText(`Question 1 of ${total - 1}`)).toBeVisible();
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
  for (let question = 2; question < total; question += 1) {
    await next.click();
    await expect(page.getByText(`Question ${question} of ${total - 1}`)).toBeVisible();
  }
  await page.getByLabel("You may use this for planning.").check();
  await page.getByRole("button", { name: "Send my answers" }).click();
  await expect(page.getByRole("heading", { name: "Thank you. Your answers are with us." })).toBeFocused();
  await expect(page.getByText("We read each one.")).toBeVisible();
  await expect(page.locator("strong", { hasText: "each one" })).toBeVisible();
  expect(wordsIn(await page.evaluate(() => JSON.stringify(sessionStorage)), ["A walk, alone"])).toEqual([]);
  expect(await axeFaults(page, "without frame")).toEqual([]);
  await expect(page.locator("[data-receipt]")).toHaveText(/^([A-Z0-9]{4}-){6}[A-Z0-9]{4}$/);
  const link = page.getByRole("link", { name: "See, change or erase my answers" });
  await expect(link).toHaveAttribute("href", /^\/your-answer/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is on one page, except what follows from answers and what needs scripts", async ({
    page,
    site,
  }) => {
    const slug = `plain-${ownWord()}`;
    await openCampaign(site, { slug, layout: "question", sections: everyKind });
    await page.goto(`/campaign/${slug}`);
    await expect(page.getByLabel("Anything else?")).toBeVisible();
    await expect(page.getByLabel("From what hour?")).toBeHidden();
    await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Send my answers" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save a draft on this device" })).toBeHidden();
  });
});

test("the page of a campaign that has closed can be used by everyone", { tag: "@all" }, async ({
  page,
  site,
}) => {
  const slug = `over-${ownWord()}`;
  const closes = "2020-01-01T00:00:00.000Z";
  await site.run("make-campaigns", JSON.stringify([{ slug, title: "Over", closes }]));
  await page.goto(`/campaign/${slug}`);
  await expect(page.getByRole("heading", { name: "This has closed" })).toBeVisible();
  expect(await axeFaults(page, "without frame")).toEqual([]);
});

test("a code opens one's answers, changes and erases them", { tag: "@all" }, async ({ page, site }) => {
  const slug = `code-${ownWord()}`;
  await openCampaign(site, { slug, sections: everyKind });
  const answers = {
    evening: { chosen: ["never"] },
    helps: { chosen: ["plan"], other: "A walk, alone" },
    sure: true,
  };
  const sent = await page.request.post(`/api/campaigns/${slug}/responses`, {
    data: { version: 1, website: "", answers },
  });
  expect(sent.status()).toBe(201);
  const { receipt: code } = await sent.json();
  await page.goto("/your-answer");
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
  await expect(page.getByText("Please check the box first")).toBeVisible();
  await page.getByLabel("Yes, erase my answers for good").check();
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByRole("heading", { name: "Your answers are erased" })).toBeFocused();
  expect(page.url()).not.toContain(code);
});
