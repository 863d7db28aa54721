import { axeFaults } from "../support/axe.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ alone: "team" });

test("an editor adds an episode, is told what is wrong, publishes it, and listeners find it", {
  tag: "@all",
}, async ({ page, quiet }) => {
  // The preview is part of the admin, whose policy allows no sound from elsewhere.
  quiet.allow(/media-src 'self'/);
  await signInAt(page, "/admin/site/episodes");
  await expect(page.getByText("You haven't added an episode yet.")).toBeVisible();
  expect(await axeFaults(page, "without frame")).toEqual([]);
  await page.getByLabel("Title").fill("Waiting together");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting together");
  await untilHydrated(page);
  await page.getByLabel("Summary").fill("Two of us talk about the two weeks in which nothing can be done.");
  await page.getByLabel("Address of the sound file").fill("https://sound.example.org/waiting");
  await page.getByLabel("Length").fill("24:10");
  await page.getByLabel("Transcript").fill("Welcome.\n\nThere is a kumquat tree outside.");
  await expect(page.getByText("it ends in .mp3", { exact: false })).toBeVisible();
  await page.getByLabel("Address of the sound file").fill("https://sound.example.org/waiting.mp3");
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByText("There is a kumquat tree outside.")).toBeVisible();
  expect(await axeFaults(page, "without frame")).toEqual([]);
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The public pages show it now.")).toBeVisible();
  const visitor = await page.context().newPage();
  const faults: string[] = [];
  visitor.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await visitor.goto("/resources/podcast");
  const episodes = visitor.getByRole("region", { name: "Episodes" });
  await expect(episodes.getByRole("listitem")).toHaveCount(1);
  await episodes.getByRole("link", { name: "Waiting together", exact: true }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Waiting together");
  await expect(visitor.getByRole("button", { name: "Play" }).first()).toBeVisible();
  await expect(visitor.getByText("There is a kumquat tree outside.")).toBeVisible();
  expect(await axeFaults(visitor)).toEqual([]);
  // Nothing is asked of the sound's host before somebody presses play.
  expect(faults).toEqual([]);
});
