import { expect, test } from "../support/site.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ data: "team" });

test("a screen's scripts are there before its link is pressed, and its data is asked for once", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, "/admin/settings", "owner");
  const link = (name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true });
  await expect(link("Audit log")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const scripts: string[] = [];
  const data: number[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith(".js")) scripts.push(pathname);
    if (pathname.endsWith(".data")) data.push(answer.status());
  });

  await link("Audit log").hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect.poll(() => data).toEqual([204]);
  let known = 0;
  const comes = () => {
    const more = scripts.length - known;
    known = scripts.length;
    return more;
  };
  await expect.poll(comes, { intervals: [500] }).toBe(0);
  scripts.length = 0;
  await link("Audit log").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit log");
  expect(scripts).toEqual([]);
  await expect.poll(() => data).toEqual([204, 200]);

  // The same with the keyboard.
  await link("Backups").focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
