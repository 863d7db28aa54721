import type { Page } from "@playwright/test";
import { ownWord } from "../support/own-word.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ data: "team" });

const marta = {
  name: "Marta Wünsche",
  email: "marta@example.org",
  phone: "",
  subject: "general",
  website: "",
};

async function write(page: Page, message: string, from: object = {}): Promise<string> {
  const answer = await page.request.post("/api/contact", { data: { ...marta, message, ...from } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).id;
}

/** Replies to a conversation, and takes the reply back in time. */
async function replyAndTakeBack(page: Page, id: string): Promise<void> {
  const activity = page.getByRole("region", { name: "Activity" });
  const reply = page.getByLabel("Your reply");
  await signInAt(page, `/admin/messages/${id}`);
  await page.keyboard.press("r");
  await expect(reply).toBeFocused();
  await page.keyboard.type("Yes, on Tuesdays.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(activity.getByText("Robin Reyes replied by email")).toBeVisible();
  await expect(activity.getByText("On its way")).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByText("Your reply wasn't sent. Its text is below.", { exact: true })).toBeVisible();
  await expect(reply).toHaveValue("Yes, on Tuesdays.");
  await expect(reply).toBeFocused();
  await expect(activity.getByText(/Robin Reyes took back a reply before it was sent/)).toBeVisible();
  await expect(activity.getByText("Robin Reyes replied by email")).toBeHidden();
  await page.reload();
  await untilHydrated(page);
  await expect(reply).toHaveValue("Yes, on Tuesdays.");
}

test("a reply that's taken back in time isn't sent, and its text is in the field again", async ({ page }) => {
  const email = `marta-${ownWord()}@example.org`;
  await replyAndTakeBack(page, await write(page, "Is there a group for the nights?", { email }));
});

test.describe("with few conversations", { tag: "@all" }, () => {
  test.use({ alone: "team" });

  test("a reply is taken back, conversations are merged, separated, followed up and snoozed, by keyboard", async ({
    page,
    site,
  }) => {
    test.slow();
    const first = await write(page, "Is there a group for the nights?");
    const second = await write(page, "And is it free of charge?");
    await write(page, "Something else", { email: "wren@example.org", name: "Wren Lowe" });
    const activity = page.getByRole("region", { name: "Activity" });

    await replyAndTakeBack(page, first);

    // Their other message becomes part of this one, and is separate again.
    const merge = page.getByRole("button", { name: /^Merge with this one/ });
    await expect(merge).toHaveCount(1);
    await page.keyboard.press("m");
    await expect(activity.getByText("And is it free of charge?")).toBeVisible();
    await expect(merge).toHaveCount(0);
    await page.goto(`/admin/messages/${second}`);
    await expect(page).toHaveURL(new RegExp(`/admin/messages/${first}$`));
    await untilHydrated(page);
    await isSound(page);
    await page.getByRole("button", { name: "Separate this merged conversation" }).press("Enter");
    await expect(page.getByText("The conversation is separate again.", { exact: true })).toBeVisible();
    await expect(activity.getByText("And is it free of charge?")).toBeHidden();
    await page.keyboard.press("m");
    await expect(activity.getByText("And is it free of charge?")).toBeVisible();

    // To look at again on a day.
    await page.keyboard.press("f");
    const followUp = page.getByLabel("Follow up on");
    await expect(followUp).toBeFocused();
    const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await followUp.fill(nextMonth);
    await page.keyboard.press("Enter");
    await expect(activity.getByText(/Robin Reyes set a follow-up for /)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Later" })).toBeFocused();

    // The reply as it is now goes once.
    await page.keyboard.press("r");
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" And it's free.");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(activity.getByText("Robin Reyes replied by email")).toBeVisible();
    const sent = () =>
      site.smtp.mails.filter(({ rcpt }) => rcpt.includes(marta.email)).map(({ text }) => text);
    await expect.poll(sent, { timeout: 25_000 }).toHaveLength(1);
    expect(sent()[0]).toContain("Yes, on Tuesdays. And it's free.");
    await expect(activity.getByText("Sent", { exact: false })).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo sending" })).toHaveCount(0);

    // Off the list until tomorrow, with a way back.
    await page.keyboard.press("s");
    await page.keyboard.press("t");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 item snoozed.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByText("1 item put back.", { exact: true })).toBeVisible();
    await page.goto(`/admin/messages/${first}`);
    await untilHydrated(page);
    await page.keyboard.press("s");
    await page.keyboard.press("c");
    await page.keyboard.press("Enter");
    // The first date that it offers is one that it takes.
    const date = page.getByLabel("Date", { exact: true });
    await date.fill((await date.getAttribute("min")) ?? "");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 item snoozed.", { exact: true })).toBeVisible();
    await page.goto("/admin/messages?state=snoozed");
    await untilHydrated(page);
    await expect(page.getByRole("row", { name: /Marta Wünsche .*Back .*, 9 AM/ })).toBeVisible();
    await isSound(page);
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Snoozed until /)).toBeVisible();

    // Several from the list.
    await page.goto("/admin/messages");
    await untilHydrated(page);
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.keyboard.press("s");
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await expect(page.getByText("No messages need a reply")).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByText("Wren Lowe")).toBeVisible();
  });

  test("two colleagues see each other at a conversation, and never answer it twice", async ({
    page,
    browser,
    site,
    quiet,
  }) => {
    test.slow();
    const id = await write(page, "Is there a group for the nights?");
    await signInAt(page, `/admin/messages/${id}`);
    const other = await browser.newContext({ baseURL: site.url });
    const colleague = await other.newPage();
    await signInAt(colleague, `/admin/messages/${id}`, "owner");
    await expect(colleague.getByText("Robin Reyes has this open too.")).toBeVisible();
    await page.getByLabel("Your reply").fill("Yes, on Tuesdays.");
    await expect(colleague.getByText("Robin Reyes is writing a reply.")).toBeVisible();
    await isSound(colleague);
    await colleague.getByLabel("Your reply").fill("On Tuesdays, yes.");
    await page.getByRole("button", { name: "Send and keep open" }).click();
    await expect(page.getByText("Robin Reyes replied by email")).toBeVisible();
    await expect(colleague.getByText("This has changed since you opened it.")).toBeVisible();
    quiet.allow(/409/);
    await colleague.getByRole("button", { name: "Send and keep open" }).click();
    await expect(
      colleague.getByText(/This changed after you opened it, so nothing was saved or sent/),
    ).toBeVisible();
    await expect(colleague.getByText("Robin Reyes replied by email")).toBeVisible();
    await expect(colleague.getByLabel("Your reply")).toHaveValue("On Tuesdays, yes.");
    await page.close();
    await expect(colleague.getByText(/Robin Reyes is writing|has this open/)).toHaveCount(0);
    await other.close();
  });
});
