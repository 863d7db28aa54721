import { readFileSync } from "node:fs";
import { Effort } from "../support/effort.ts";
import { expect, test } from "../support/site.ts";
import { atTheDesk, ways, within } from "../support/weekly-job.ts";

test.use({ alone: "answers", viewport: { width: 1440, height: 900 } });

for (const by of ways) {
  const mouse = by === "mouse";

  test(`the answers of one evening are exported by ${by}`, { tag: "@all" }, async ({ page }) => {
    await atTheDesk(page, "editor");
    const effort = new Effort(page);
    const began = performance.now();
    const evening = page.getByRole("combobox", { name: "Which evening suits you?" });
    const toFilter = page.getByRole("link", { name: "Filter", exact: true });
    const filter = page.getByRole("button", { name: "Filter", exact: true });
    const exported = page.getByRole("link", { name: "Export CSV" });
    const count = page.getByRole("link", { name: /answers to What would help during the wait\?$/ });
    const answers = count.filter({ visible: true });
    if (mouse) {
      await effort.click(page.getByRole("link", { name: "Campaigns", exact: true }).first());
      await effort.click(answers);
      await effort.click(toFilter);
      await effort.choose(evening, "Tuesday");
      await effort.click(filter);
    } else {
      await effort.go("Campaigns");
      await expect(answers).toBeVisible();
      await effort.press("a");
      await expect(toFilter).toBeVisible();
      await effort.press("f");
      await expect(evening).toBeVisible();
      await effort.tabTo(evening);
      await effort.find("Tue");
      await effort.press("ControlOrMeta+Enter");
    }
    await expect(exported).toHaveAttribute("href", /chosen=evening\.tuesday/);
    const download = page.waitForEvent("download");
    if (mouse) await effort.click(exported);
    else await effort.press("d");
    const csv = readFileSync(await (await download).path(), "utf8");
    expect(csv.match(/^[0-9a-f-]{36},/gm)).toHaveLength(19);
    await within(page, effort, { name: "export filtered answers", by, began });
  });
}
