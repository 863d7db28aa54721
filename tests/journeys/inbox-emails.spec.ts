import { readFileSync } from "node:fs";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { submitSignIn } from "../support/team-sign-in.ts";

test.use({ alone: "emails" });

test("emails stand in their conversation, with files, quotes folded away and other senders told apart", {
  tag: "@all",
}, async ({ page, site }) => {
  await page.goto(`/admin/messages/${site.preparedId}`);
  await submitSignIn(page, "editor");
  const activity = page.getByRole("region", { name: "Activity" });
  const reply = activity.getByRole("listitem").filter({ hasText: "Tuesdays work for me." });
  await expect(reply.getByText("Tuesdays work for me.")).toBeVisible();
  await expect(activity.getByText("Their reply changed the status to Open")).toBeVisible();
  await isSound(page);

  const quoted = reply.getByText("> Hello Marta,");
  await expect(quoted).toBeHidden();
  await reply.getByText("Show quoted text").press("Enter");
  await expect(quoted).toBeVisible();

  await expect(reply.getByText("pictures.zip")).toBeVisible();
  await expect(reply.getByText(/We don’t keep files of this type here/)).toBeVisible();
  const download = page.waitForEvent("download");
  await reply.getByRole("link", { name: "Times of the clinic.pdf" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("Times-of-the-clinic.pdf");
  expect(readFileSync(await (await download).path(), "utf8")).toMatch(/^%PDF-1\.4 times/);

  const long = activity.getByRole("listitem").filter({ hasText: "It’s a long story." });
  await expect(long.getByText("Sender not verified")).toBeVisible();
  await expect(long.getByText("The end.")).toBeHidden();
  await long.getByRole("link", { name: "Show all of this email" }).press("Enter");
  await expect(long.getByText("The end.")).toBeVisible();
  await isSound(page);

  const other = activity.getByRole("listitem").filter({ hasText: "Sam wrote by email" });
  await expect(other.getByText("From another address")).toBeVisible();
  await other.getByRole("button", { name: "Answer as a new conversation" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fwd: An answer from Kinward");
  await expect(page.getByText(/Sent to sam\.with\.a\.rather/)).toBeVisible();
  await expect(page.getByText(/because no mailbox is set up/)).toBeVisible();
  await page.goBack();
  await expect(other.getByRole("link", { name: "Open their conversation" })).toBeVisible();

  // One that began by email has its own subject, and its quote below the message.
  await page.goto("/admin/messages");
  // Whoever answered is no longer on the team, which is longer than the column.
  await isSound(page);
  await page.getByRole("link", { name: "Una pregunta sobre los grupos" }).first().click();
  const message = page.getByRole("region", { name: "Message", exact: true });
  await expect(message.getByText("¿Hay un grupo en español?")).toBeVisible();
  await message.getByText("Show quoted text").click();
  await expect(message.getByText("> Pregúntales a ellos")).toBeVisible();
  await isSound(page);
});
