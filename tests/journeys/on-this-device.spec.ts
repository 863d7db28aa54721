import { axeFaults } from "../support/axe.ts";
import { begin, everythingKept, visit as visitJournal, write } from "../support/journal.ts";
import { expect, test } from "../support/site.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { openSheet, untilSaved } from "../support/worksheets.ts";

const path = "/privacy/on-this-device";

// The worker keeps many files; that it does, and that pages open from them: offline.spec.ts.
test.use({ serviceWorkers: isWholeRun ? "allow" : "block" });

test("everything kept in the browser can be seen and erased in one place, without a server", async ({
  page,
  context,
}) => {
  await visitJournal(page);
  await begin(page);
  await write(page, "words");
  const map = await openSheet(page, "support-map");
  await map.getByLabel("Makes me laugh").fill("Jo");
  await untilSaved(page);
  await page.evaluate(async (hasWorker) => {
    localStorage.setItem("podcast-places", '{"a":12}');
    localStorage.setItem("gentle", "off");
    sessionStorage.setItem("campaign:one", '{"q.a":"b"}');
    if (hasWorker) return void (await navigator.serviceWorker.ready);
    const kept = await caches.open("kinward-kept");
    for (const address of ["/offline", "/resources/zenden"]) await kept.put(address, new Response("Kept"));
  }, isWholeRun);
  await page.goto(path);
  const item = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(item("Your journal")).toContainText(/Kept: \d+ (bytes|KB), encrypted\./);
  await expect(item("Worksheets you filled in")).toContainText(/Kept: \d+ KB, encrypted\./);
  await expect(item("This browser’s key")).toContainText("Kept: 1 key.");
  await expect(item("Answers you started")).toContainText("Kept:");
  await expect(item("Where you stopped in the podcast")).toContainText("Kept:");
  await expect(item("Gentle mode")).toContainText("Kept:");
  await expect(item("Pages that open without a connection")).toContainText(/Kept: \d+ files\./);
  await expect(item("Your choice about analytics")).toContainText("Nothing kept.");
  if (isWholeRun) expect(await axeFaults(page, "without frame")).toEqual([]);

  await context.setOffline(true);
  if (isWholeRun) await page.reload();
  await page.getByRole("button", { name: "Erase: Worksheets you filled in" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain("sheet:support-map");
  await page.getByRole("button", { name: "Erase: Worksheets you filled in" }).click();
  await page.getByRole("button", { name: "Yes, erase" }).click();
  await expect(item("Worksheets you filled in")).toContainText("Nothing kept. Erased.", {
    useInnerText: true,
  });
  expect(await page.evaluate(() => localStorage.getItem("gentle"))).toBe("off");

  await page.getByRole("button", { name: "Erase: This browser’s key" }).click();
  await page.getByRole("button", { name: "Yes, erase" }).click();
  await expect(item("This browser’s key")).toContainText("Nothing kept. Erased.", { useInnerText: true });
  // What needs the key is erased with it.
  await expect(item("Answers you started")).toContainText("Nothing kept.");
  expect((await everythingKept(page)).databases).toEqual(["journal"]);

  await page.getByRole("button", { name: "Erase everything on this device" }).click();
  await page.getByRole("button", { name: "Yes, erase" }).click();
  await expect(page.getByText("Everything is erased from this browser.")).toBeVisible();
  expect((await everythingKept(page)).databases).toEqual([]);
  expect(
    await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await caches.keys()).length,
    ]),
  ).toEqual([0, 0, 0]);
});
