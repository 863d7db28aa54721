import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { journaling } from "../../src/content/pages/journaling.ts";
import { blankEntry } from "../../src/features/journal/rules.ts";
import { makeBackup } from "../../src/features/journal/ui/backup.ts";
import { randomId } from "../../src/features/journal/ui/bytes.ts";
import { makeLock } from "../../src/features/journal/ui/vault.ts";
import { expect, test } from "../support/site.ts";

const path = "/resources/journaling";
const passphrase = "lamp river thursday coat";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const sheet = (page: Page) => page.getByLabel("Write here");

async function visit(page: Page): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
}

async function begin(page: Page): Promise<void> {
  await page.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await page.getByLabel("The same passphrase again").fill(passphrase);
  await page.getByLabel(/I know that nobody can open/).check();
  await button(page, "Begin").click();
  await expect(sheet(page)).toBeFocused();
}

async function unlock(page: Page): Promise<void> {
  await page.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await button(page, "Open").click();
  await expect(sheet(page)).toBeFocused();
}

async function shownPrompt(page: Page): Promise<string> {
  return (await page.locator("[data-prompt]").textContent()) ?? "";
}

async function write(page: Page, text: string): Promise<void> {
  await sheet(page).fill(text);
  await expect(page.getByText(/Saved on this device at/)).toBeVisible();
}

/** Everything the browser has kept, as text in which words could be found, in one byte or two for a letter. */
function everythingKept(page: Page) {
  return page.evaluate(async () => {
    const seen = (value: unknown): unknown => {
      if (value instanceof Uint8Array)
        return [new TextDecoder("latin1").decode(value), new TextDecoder("utf-16le").decode(value)];
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, seen(inner)]));
    };
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? "");
    const records: { store: string; value: Record<string, unknown> }[] = [];
    for (const name of databases) {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
      });
      for (const store of db.objectStoreNames)
        await new Promise<void>((done) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => {
            for (const value of asked.result) records.push({ store, value });
            done();
          };
        });
      db.close();
    }
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return {
      databases,
      sizes: records
        .filter(({ store }) => store === "records")
        .map(({ value }) => (value.data as Uint8Array).length),
      fields: [
        ...new Set(records.map(({ store, value }) => `${store}: ${Object.keys(value).sort().join(" ")}`)),
      ],
      text: JSON.stringify([
        records.map(({ value }) => seen(value)),
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        history.state,
        document.title,
        caches_.flat().map(({ url }) => url),
      ]),
    };
  });
}

/** Puts the page out of sight or back into it, as a device does. */
function seen(page: Page, state: "hidden" | "visible"): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual(
    [],
  );
}

async function secondBrowser(page: Page): Promise<{ context: BrowserContext; page: Page }> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("no browser");
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: "block" });
  return { context, page: await context.newPage() };
}

test("keeps every word unreadable, sends nothing, and moves to another browser in a file", async ({
  page,
  context,
}) => {
  test.slow();
  await visit(page);
  await expect(page.getByRole("heading", { name: "Begin a journal" })).toBeVisible();
  // Whoever only reads the page leaves no trace of a journal.
  expect((await everythingKept(page)).databases).toEqual([]);
  await button(page, "Begin").click();
  await expect(page.getByText(/Please use at least 12 characters/)).toBeVisible();
  await expect(page.getByLabel("Passphrase", { exact: true })).toBeFocused();
  await expectAccessible(page);

  const asked: string[] = [];
  context.on("request", (request) => {
    // The light that follows a mouse is fetched with its first movement, on every page.
    if (!/\/assets\/follow-pointer-[\w-]+\.js$/.test(request.url())) asked.push(request.url());
  });
  const title = await page.title();
  const entries = await page.evaluate(() => history.length);
  await begin(page);
  await page.getByLabel(/^Title/).fill("Zanzibar title");
  await page.getByLabel(/^How it is/).fill("umbrella feeling");
  await write(page, "Marmalade words 🕯 that nobody reads.");
  await button(page, "Write about this").click();
  const prompt = await shownPrompt(page);
  await expect(sheet(page)).toHaveAccessibleDescription(new RegExp(prompt.replace("?", "\\?")));
  await write(page, "x".repeat(3_000));
  expect(asked).toEqual([]);
  expect(await page.title()).toBe(title);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const kept = await everythingKept(page);
  expect(kept.fields.sort()).toEqual(["lock: iv kdf key", "records: data id iv revision"]);
  // Sizes are those of the buckets and the seal's own 16 bytes.
  for (const size of kept.sizes) expect([1024, 2048, 4096].map((bucket) => bucket + 16)).toContain(size);
  for (const word of [
    "Zanzibar",
    "umbrella",
    "Marmalade",
    "nobody reads",
    "xxxx",
    prompt,
    "2026",
    "title",
    passphrase,
  ])
    expect(kept.text, word).not.toContain(word);
  for (const [name, value] of [
    ["spellcheck", "false"],
    ["autocomplete", "off"],
  ] as const)
    await expect(sheet(page)).toHaveAttribute(name, value);
  await expectAccessible(page);
  const html = new HtmlValidate({
    extends: ["html-validate:recommended"],
    // What a browser writes out differs from what a server sends; the served page is held to all of it elsewhere.
    rules: {
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "valid-id": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      "tel-non-breaking": "off",
      "attr-case": "off",
      "no-inline-style": "error",
    },
  });
  const report = await html.validateString(
    await page.locator("#journal").evaluate((element) => element.outerHTML),
  );
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);

  // As after a crash: the page comes back locked, and a wrong passphrase loses nothing.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Open your journal" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  asked.length = 0;
  await page.getByLabel("Passphrase", { exact: true }).fill("lamp river friday coat");
  await button(page, "Open").click();
  await expect(page.getByText(/That passphrase does not open this journal/)).toBeVisible();
  await expectAccessible(page);
  await unlock(page);
  await expect(sheet(page)).toHaveValue("");
  await page.getByLabel("Search your words").fill("marmalade UMBRELLA");
  await expect(page.getByText("These entries hold your words.")).toBeVisible();
  await button(page, /Zanzibar title/).click();
  await expect(sheet(page)).toHaveValue(/🕯/);

  await button(page, "Backup and settings").click();
  await page.getByText("15 minutes").click();
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await button(page, "Save a backup file").click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d\.json$/);
  const file = await readFile(await download.path(), "utf8");
  expect(file).not.toMatch(/Marmalade|Zanzibar|umbrella|xxxx/);

  const other = await secondBrowser(page);
  await visit(other.page);
  await other.page.getByText("Open a backup file instead").click();
  const upload = async (name: string, buffer: string, words = passphrase) => {
    await other.page
      .getByLabel("Backup file", { exact: true })
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(buffer) });
    await other.page.getByLabel("Passphrase of that file").fill(words);
    await button(other.page, /^Check and/).click();
  };
  await upload("holiday.json", '{"photos":[]}');
  await expect(other.page.getByText(/This is not a backup file of this journal/)).toBeVisible();
  await upload("hostile.json", file.replace('"iterations":600000', '"iterations":10000000000'));
  await expect(other.page.getByText(/asks for more work than a true backup needs/)).toBeVisible();
  await upload("cut.json", file.replace(/"data":"../g, '"data":"AA'));
  await expect(other.page.getByText("This backup file is damaged. Nothing was changed.")).toBeVisible();
  await upload("backup.json", file, "not the passphrase");
  await expect(other.page.getByText(/That passphrase does not open this file/)).toBeVisible();
  expect((await everythingKept(other.page)).databases).toEqual([]);
  await other.page.getByLabel("Backup file", { exact: true }).setInputFiles(await download.path());
  await other.page.getByLabel("Passphrase of that file").fill(passphrase);
  await button(other.page, /^Check and/).click();
  await button(other.page, /Zanzibar title/).click();
  await expect(sheet(other.page)).toHaveValue("Marmalade words 🕯 that nobody reads.");

  await button(other.page, "Backup and settings").click();
  await button(other.page, "Save as readable text").click();
  await expect(other.page.getByText(/The copy will not be protected/)).toBeVisible();
  const handing = other.page.waitForEvent("download");
  await button(other.page, "Save it unprotected").click();
  const readable = await readFile(await (await handing).path(), "utf8");
  expect(readable).toMatch(/^NOT PROTECTED: [\s\S]*Zanzibar title · umbrella feeling\s+Marmalade words/);
  await button(other.page, "Erase the journal…").click();
  await button(other.page, "Erase it all").click();
  await expect(other.page.getByText("Please type the word erase. Nothing was erased.")).toBeVisible();
  await other.page.getByLabel("Type the word erase to confirm").fill("Erase");
  await button(other.page, "Erase it all").click();
  await expect(other.page.getByText("The journal is erased from this browser.")).toBeVisible();
  expect((await everythingKept(other.page)).databases).toEqual([]);
  expect(asked).toEqual([]);
  await other.context.close();
});

test("locks when left alone, out of sight or left quickly, and two tabs lose nothing of each other", async ({
  page,
  context,
}) => {
  test.slow();
  await page.route("https://weather.kinward.example/**", (route) =>
    route.fulfill({ body: "weather", contentType: "text/html" }),
  );
  await visit(page);
  await page.clock.install();
  await begin(page);
  await write(page, "shared words");
  const words = async () => (await page.locator("main").textContent()) ?? "";
  expect(await words()).toContain("shared words");

  await page.clock.fastForward("04:50");
  await expect(sheet(page)).toBeVisible();
  await page.clock.fastForward("00:15");
  await expect(page.getByText(/Locked, because nothing was touched/)).toBeVisible();
  expect(await words()).not.toContain("shared words");
  await unlock(page);

  // Covered at once, so that a list of open pages shows no word; locked after a minute.
  await button(page, /shared words/).click();
  await seen(page, "hidden");
  await expect(sheet(page)).toBeHidden();
  await page.clock.fastForward("00:20");
  await seen(page, "visible");
  await expect(sheet(page)).toBeVisible();
  await seen(page, "hidden");
  await page.clock.fastForward("01:05");
  await seen(page, "visible");
  await expect(page.getByText(/Locked, because the page was out of sight/)).toBeVisible();
  await unlock(page);

  // A page that the browser keeps for "back" holds no word in the very moment it goes.
  await button(page, /shared words/).click();
  await expect(sheet(page)).toHaveValue("shared words");
  const left = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    return document.querySelector("main")?.innerHTML.includes("shared words");
  });
  expect(left).toBe(false);
  await unlock(page);

  const other = await context.newPage();
  await visit(other);
  await unlock(other);
  await button(page, /shared words/).click();
  await button(other, /shared words/).click();
  await write(page, "shared words, and mine");
  await expect(sheet(other)).toHaveValue("shared words, and mine");
  await expect(other.getByText(/You see the newer words/)).toBeVisible();
  await Promise.all([sheet(page).fill("mine alone"), sheet(other).fill("yours alone")]);
  for (const tab of [page, other])
    for (const text of ["mine alone", "yours alone"])
      await expect(button(tab, new RegExp(text))).toBeVisible();

  // Leaving quickly saves the last words, locks this tab and every other, and leaves nothing for "back".
  await sheet(page).pressSequentially(", and the last words");
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("a[data-leave]")?.click());
  await expect(page).toHaveURL(/weather\.kinward\.example/);
  await expect(other.getByText("Locked from another tab. What you wrote is kept.")).toBeVisible();
  await unlock(other);
  await expect(button(other, /and the last words/)).toBeVisible();

  // Erased in one tab, it is gone from the others too.
  await visit(page);
  await page.getByText("I have lost my passphrase").click();
  await button(page, "Erase the journal…").click();
  await page.getByLabel("Type the word erase to confirm").fill("erase");
  await button(page, "Erase it all").click();
  await expect(page.getByText("The journal is erased from this browser.")).toBeVisible();
  await expect(other.getByText("This journal was erased in another tab.")).toBeVisible();
  expect((await everythingKept(other)).databases).toEqual([]);
});

test("says what happened when the device is full or keeps nothing, and leaves the words on the screen", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if ("full" in window && window.full) throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, given);
    };
  });
  await visit(page);
  await begin(page);
  await page.evaluate(() => Object.assign(window, { full: true }));
  await sheet(page).fill("words without room");
  await expect(page.getByText(/Not saved: this device has no room left/)).toBeVisible();
  await expect(sheet(page)).toHaveValue("words without room");
  // Locked all the same: the words wait on the page, sealed, and come back with the key.
  await button(page, "Lock now").click();
  await expect(page.getByText(/Your last words could not be saved yet/)).toBeVisible();
  expect(await page.locator("main").innerHTML()).not.toContain("words without room");
  await unlock(page);
  await expect(sheet(page)).toHaveValue("words without room");
  await page.evaluate(() => Object.assign(window, { full: false }));
  await button(page, "Try again").click();
  await expect(page.getByText(/Saved on this device at/)).toBeVisible();

  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("private window", "SecurityError");
    };
  });
  await visit(page);
  await expect(page.getByText(/This browser lets us keep nothing here/)).toBeVisible();
  await begin(page);
  await sheet(page).fill("for this page only");
  await expect(page.getByText(/Held on this page at/)).toBeVisible();
});

test("gives each prompt once, hard ones only by name, all of them without script, and prints one entry", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await visit(page);
  const [anyone] = journaling.prompts.groups;
  const all = anyone.sets.flatMap(({ prompts }) => prompts);
  const met = [await shownPrompt(page)];
  for (let at = 1; at < all.length; at += 1) {
    await button(page, "Another prompt").click();
    met.push(await shownPrompt(page));
  }
  expect(met.toSorted()).toEqual([...all].sort());
  await button(page, "Another prompt").click();
  await expect(page.getByText("You have seen them all. They begin again.")).toBeVisible();
  await page.getByLabel("For", { exact: true }).selectOption("surrogacy");
  const noted = journaling.prompts.groups
    .flatMap(({ sets }) => sets)
    .filter(({ note }) => note !== undefined)
    .flatMap(({ prompts }) => prompts);
  for (let at = 0; at < 14; at += 1) {
    expect(noted).not.toContain(await shownPrompt(page));
    await button(page, "Another prompt").click();
  }
  await page.getByLabel("About", { exact: true }).selectOption("birth-parentage-and-after");
  expect(noted).toContain(await shownPrompt(page));
  await page.getByLabel("For", { exact: true }).selectOption("loss");
  await expect(page.getByText("This part talks about: pregnancy loss, stillbirth.").first()).toBeVisible();

  const prompt = await shownPrompt(page);
  await button(page, "Write about this").click();
  await expect(page.getByText(`Your prompt waits: ${prompt}`)).toBeVisible();
  await begin(page);
  await write(page, "an answer on paper");
  await page.emulateMedia({ media: "print" });
  // An ordinary print of the page leaves the journal out.
  await expect(page.getByText("an answer on paper").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await button(page, "Print this entry").click();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".journal-paper");
  await expect(paper).toContainText(/NOT PROTECTED[\s\S]*an answer on paper/);
  await expect(paper).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(paper).toHaveCount(0);

  const browser = page.context().browser();
  const bare = await browser?.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const plain = await bare?.newPage();
  if (!plain) throw new Error("no browser");
  await plain.goto(path);
  await expect(plain.getByText(/The journal needs scripts/)).toBeVisible();
  await expect(button(plain, "Another prompt")).toBeHidden();
  for (const { title, sets } of journaling.prompts.groups) {
    await plain.getByRole("heading", { level: 3, name: title, exact: true }).click();
    await expect(plain.getByText(sets[0].prompts[1], { exact: true })).toBeVisible();
  }
  await bare?.close();
});

test("takes in a thousand entries, opens and searches them quickly", async ({ page }) => {
  const { lock, key } = await makeLock(passphrase);
  const many = Array.from({ length: 1_000 }, (_, order) => ({
    ...blankEntry(randomId(), [], "2026-11-21T21:04:00.000Z"),
    order,
    title: `Day ${order}`,
    text: `${"A quiet line about the day. ".repeat(60)} number${order}`,
  }));
  const buffer = Buffer.from(await makeBackup(lock, key, many));
  await visit(page);
  await page.getByText("Open a backup file instead").click();
  await page
    .getByLabel("Backup file", { exact: true })
    .setInputFiles({ name: "b.json", mimeType: "application/json", buffer });
  await page.getByLabel("Passphrase of that file").fill(passphrase);
  await button(page, /^Check and/).click();
  await expect(button(page, /Day 999/)).toBeVisible();
  await button(page, "Lock now").click();
  const opening = Date.now();
  await unlock(page);
  expect(Date.now() - opening).toBeLessThan(6_000);
  const searching = Date.now();
  await page.getByLabel("Search your words").fill("number417");
  await expect(button(page, /Day 417/)).toBeVisible();
  await expect(button(page, /Day 999/)).toBeHidden();
  expect(Date.now() - searching).toBeLessThan(2_000);
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("after one visit to any page, the journal opens, saves, and opens again", async ({
    page,
    context,
  }) => {
    await page.goto("/contact");
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== "activated")
        await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
    });
    await context.setOffline(true);
    await visit(page);
    await begin(page);
    await write(page, "written in a tunnel");
    await page.reload();
    await unlock(page);
    await expect(button(page, /written in a tunnel/)).toBeVisible();
  });
});
