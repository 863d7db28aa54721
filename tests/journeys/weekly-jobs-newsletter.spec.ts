import type { Page } from "@playwright/test";
import { Effort } from "../support/effort.ts";
import { expect, test } from "../support/site.ts";
import { atTheDesk, ways, within } from "../support/weekly-job.ts";

test.use({ alone: "readers", viewport: { width: 1440, height: 900 } });

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const saved = (page: Page) => page.getByRole("radio", { name: "A saved segment of subscribers" });

/** Who sends, and a segment with everyone on the list: an office has had both for long. */
async function prepare(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const sender = { legalName: "Kinward Test Society", postalAddress: "12 Lake Road, Akron, OH 44301" };
  await page.request.patch("/api/admin/settings/sender", { data: { ...sender, was: "" }, headers });
  const segment = { name: "Since January", rule: { since: "2026-01-01" } };
  await page.request.post("/api/admin/subscriber-segments", { data: segment, headers });
}

/** Writes a newsletter to the segment, up to where it's sent. */
async function write(page: Page, effort: Effort, subject: string, mouse: boolean): Promise<void> {
  const create = page.getByRole("button", { name: "New newsletter" });
  const field = page.getByLabel("Subject");
  if (mouse) {
    await effort.click(page.getByRole("link", { name: "Newsletters", exact: true }).first());
    await effort.click(create);
    await effort.click(field);
  } else {
    await effort.command("newsletters");
    await expect(create).toBeVisible();
    await effort.press("c");
    await expect(field).toBeVisible();
    await effort.tabTo(field);
  }
  await effort.write(subject);
  await expect(text(page)).toHaveAttribute("contenteditable", "true");
  if (mouse) await effort.click(text(page));
  else await effort.tabTo(text(page));
  await effort.write("We meet on Tuesdays again.");
  if (mouse) await effort.click(saved(page));
  else {
    await effort.tabTo(page.getByRole("radio", { name: "All subscribers", exact: true }));
    await effort.press("ArrowUp");
  }
  await expect(saved(page)).toBeChecked();
}

for (const by of ways) {
  const mouse = by === "mouse";

  test(`a newsletter is written and sent to a segment by ${by}`, async ({ page, site }) => {
    await atTheDesk(page, "owner");
    await prepare(page);
    const effort = new Effort(page);
    const began = performance.now();
    const subject = `Tuesdays by ${by}`;
    await write(page, effort, subject, mouse);
    const now = page.getByRole("button", { name: "Send now" });
    const sure = page.getByRole("button", { name: "Send to 4 people" });
    if (mouse) {
      await effort.click(now);
      await effort.click(sure);
    } else {
      await effort.tabTo(now);
      await effort.press("Enter");
      await expect(page.getByRole("button", { name: "Not yet" })).toBeFocused();
      await effort.press("Shift+Tab", "Enter");
    }
    await expect(page.getByRole("heading", { name: "Progress" })).toBeVisible();
    await within(page, effort, { name: "write a newsletter and send it to a segment", by, began });
    await expect
      .poll(() => site.smtp.mails.filter((mail) => mail.subject === subject).length, { timeout: 20_000 })
      .toBe(4);
  });

  test(`a newsletter is scheduled by ${by}`, async ({ page }) => {
    await atTheDesk(page, "owner");
    await prepare(page);
    const effort = new Effort(page);
    const began = performance.now();
    await write(page, effort, `Later by ${by}`, mouse);
    const time = page.getByLabel("Date and time");
    const schedule = page.getByRole("button", { name: "Schedule", exact: true });
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
    if (mouse) await effort.click(time);
    else await effort.tabTo(time);
    await effort.fill(time, inAWeek);
    if (mouse) await effort.click(schedule);
    else {
      await effort.tabTo(schedule);
      await effort.press("Enter");
    }
    await expect(page.getByText("Scheduled", { exact: true }).first()).toBeVisible();
    await within(page, effort, { name: "write a newsletter and schedule it", by, began });
  });
}
