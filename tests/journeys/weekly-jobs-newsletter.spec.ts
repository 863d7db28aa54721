import type { Page } from "@playwright/test";
import { Effort } from "../support/effort.ts";
import { expect, test } from "../support/site.ts";
import { atTheDesk, ways, within } from "../support/weekly-job.ts";

test.use({ alone: "readers", viewport: { width: 1440, height: 900 } });

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const heading = (page: Page) => page.getByRole("heading", { name: "Send this newsletter" });

/** Who sends, and a segment with everyone on the list: an office has had both for long. */
async function prepare(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const sender = { legalName: "Kinward Test Society", postalAddress: "12 Lake Road, Akron, OH 44301" };
  const data = { operation: "changeSender", ...sender, expected: "" };
  await page.request.post("/admin/settings", { data, headers });
  const segment = { operation: "saveSegment", name: "Since January", rule: { since: "2026-01-01" } };
  await page.request.post("/admin/subscribers", { data: segment, headers });
}

/** Begins a newsletter, and writes its subject. */
async function begin(page: Page, effort: Effort, subject: string, mouse: boolean): Promise<void> {
  const create = page.getByRole("button", { name: "New newsletter" });
  if (mouse) {
    await effort.click(page.getByRole("link", { name: "Newsletters", exact: true }).first());
    await effort.click(create);
  } else {
    await effort.go("Newsletters");
    await expect(create).toBeVisible();
    await effort.press("c");
  }
  // Where the work goes on.
  await expect(page.getByLabel("Subject")).toBeFocused();
  await effort.write(subject);
  await expect(text(page)).toHaveAttribute("contenteditable", "true");
}

/** Chooses the segment, as in a mail program, and goes back to the subject. */
async function address(page: Page, effort: Effort, mouse: boolean): Promise<void> {
  const to = page.getByRole("combobox", { name: "To", exact: true });
  if (mouse) await effort.choose(to, "Since January");
  else await effort.press("Shift+Tab", "ArrowDown", "Tab");
  await expect(to.locator("option:checked")).toHaveText("Since January");
  await expect(page.getByText("4 people", { exact: true })).toBeVisible();
}

/** Writes the text, and opens the step before sending. */
async function write(page: Page, effort: Effort, mouse: boolean): Promise<void> {
  if (mouse) await effort.click(text(page));
  else await effort.press("Enter");
  await expect(text(page)).toBeFocused();
  await effort.write("We meet on Tuesdays again.");
  if (mouse) await effort.click(page.getByRole("button", { name: "Send or schedule" }));
  else await effort.press("Control+Enter");
  await expect(heading(page)).toBeFocused();
}

for (const by of ways) {
  const mouse = by === "mouse";

  test(`a newsletter is written and sent to a segment by ${by}`, { tag: "@all" }, async ({ page, site }) => {
    await atTheDesk(page, "owner");
    await prepare(page);
    const effort = new Effort(page);
    const began = performance.now();
    const subject = `Tuesdays by ${by}`;
    await begin(page, effort, subject, mouse);
    await address(page, effort, mouse);
    await write(page, effort, mouse);
    const send = page.getByRole("button", { name: "Send to 4 people" });
    if (mouse) await effort.click(send);
    else {
      await effort.tabTo(send);
      await effort.press("Enter");
    }
    // Not on a button: Enter once more must undo nothing.
    await expect(page.getByRole("heading", { name: /^(Progress|Result)$/ })).toBeFocused();
    await within(page, effort, { name: "write a newsletter and send it to a segment", by, began });
    await expect
      .poll(() => site.smtp.mails.filter((mail) => mail.subject === subject).length, { timeout: 20_000 })
      .toBe(4);
  });

  test(`a newsletter is scheduled by ${by}`, { tag: "@all" }, async ({ page }) => {
    await atTheDesk(page, "owner");
    await prepare(page);
    const effort = new Effort(page);
    const began = performance.now();
    await begin(page, effort, `Later by ${by}`, mouse);
    await write(page, effort, mouse);
    const time = page.getByLabel("Date and time");
    const schedule = page.getByRole("button", { name: "Schedule", exact: true });
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
    if (mouse) await effort.click(time);
    else await effort.tabTo(time);
    await effort.fill(time, inAWeek);
    if (mouse) await effort.click(schedule);
    else await effort.press("Enter");
    await expect(page.getByText("Scheduled", { exact: true }).first()).toBeVisible();
    await within(page, effort, { name: "write a newsletter and schedule it", by, began });
  });
}
