import type { Page } from "@playwright/test";
import type { Question } from "#features/campaigns/schema/campaign.ts";
import { axeFaults } from "../support/axe.ts";
import { section } from "../support/campaign-content.ts";
import { everythingKept } from "../support/journal.ts";
import { openCampaign } from "../support/open-campaign.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test } from "../support/site.ts";
import type { Site } from "../support/start-site.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { wordsIn } from "../support/words-in.ts";

test.use({ data: "team" });

const common = { help: "", required: false, showIf: null };
const line = (id: string, label: string) => ({ id, label });

/** A long campaign, on one page: a matrix of five rows that must be answered, and a text. */
async function publish(site: Site): Promise<string> {
  const slug = `long-${ownWord()}`;
  const rows = ["Waiting rooms", "Phone calls", "Family", "Work", "Nights"].map((label, at) =>
    line(`row${at}`, label),
  );
  const columns = [line("never", "Never"), line("often", "Often")];
  const questions: Question[] = [
    { ...common, id: "hard", kind: "matrix", label: "How often is it hard?", required: true, rows, columns },
    { ...common, id: "words", kind: "longText", label: "Anything else?", max: 500 },
  ];
  await openCampaign(site, { slug, title: "The long one", sections: [section("one", ...questions)] });
  return slug;
}

const row = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes("draft:")));

test("a draft is kept on this device only when asked for, stays closed until opened, and goes when it is sent", async ({
  page,
  site,
  context,
}) => {
  const slug = await publish(site);
  await page.goto(`/campaign/${slug}`);
  await row(page, "Waiting rooms").getByLabel("Often").check({ force: true });
  await page.getByLabel("Anything else?").fill("A quiet room");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain("campaign:");
  if (isWholeRun) expect(await axeFaults(page, "without frame")).toEqual([]);
  await page.getByRole("button", { name: "Save a draft on this device" }).press("Enter");
  await expect(page.getByText("Your draft is saved on this device")).toBeFocused();
  await page.getByLabel("Anything else?").fill("A quiet room, please");
  expect(await kept(page)).toEqual([`answer-draft:${slug}`]);
  expect(wordsIn((await everythingKept(page)).text, ["A quiet room"])).toEqual([]);

  // Leaving quickly loses nothing, and whoever comes next sees no answer before they ask.
  const later = await context.newPage();
  if (isWholeRun) {
    await later.goto(`${site.url}/privacy/on-this-device`);
    const answers = later.getByRole("listitem").filter({ hasText: "Answers you saved as a draft" });
    await expect(answers).toContainText("Kept:");
  }
  await later.goto(`${site.url}/campaign/${slug}`);
  await expect(later.getByText("There is a draft on this device")).toBeVisible();
  await expect(later.getByLabel("Anything else?")).toHaveValue("");
  await later.getByRole("button", { name: "Continue with the draft" }).press("Enter");
  await expect(later.getByLabel("Anything else?")).toHaveValue("A quiet room, please");
  await expect(row(later, "Waiting rooms").getByLabel("Often")).toBeChecked();

  await later.getByRole("button", { name: "Send my answers" }).press("Enter");
  await expect(later.getByText("Please choose one").first()).toBeVisible();
  for (const name of ["Phone calls", "Family", "Work", "Nights"])
    await row(later, name).getByLabel("Never").check({ force: true });
  await later.getByRole("button", { name: "Send my answers" }).press("Enter");
  await expect(later.getByRole("heading", { name: "Thank you. Your answers are with us." })).toBeVisible();
  expect(await kept(later)).toEqual([]);
});

test("a draft that an earlier version kept as plain text opens, and is encrypted from then on", async ({
  page,
  site,
}) => {
  const slug = await publish(site);
  const old = { savedAt: new Date().toISOString(), values: { "q.words": "A quiet room" } };
  await page.goto(`/campaign/${slug}`);
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(`campaign-draft:${name}`, text ?? "");
      localStorage.setItem("campaign-draft:another", text ?? "");
    },
    [slug, JSON.stringify(old)],
  );
  await page.reload();
  await page.getByRole("button", { name: "Continue with the draft" }).click();
  await expect(page.getByLabel("Anything else?")).toHaveValue("A quiet room");
  expect((await kept(page)).toSorted()).toEqual(["answer-draft:another", `answer-draft:${slug}`]);
  expect(wordsIn((await everythingKept(page)).text, ["A quiet room"])).toEqual([]);
  await page.getByRole("button", { name: "Delete the draft" }).click();
  expect(await kept(page)).toEqual(["answer-draft:another"]);
});
