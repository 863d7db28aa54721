/** What the stories of the journal have in common. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

export const path = "/resources/journaling";
export const passphrase = "lamp river thursday coat";
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const sheet = (page: Page) => page.getByLabel("Write here");

export async function visit(page: Page): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

export async function begin(page: Page): Promise<void> {
  await button(page, "Save with a passphrase").click();
  await page.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await page.getByLabel("The same passphrase again").fill(passphrase);
  await page.getByLabel(/I know that nobody can open/).check();
  await button(page, "Begin").click();
  await expect(sheet(page)).toBeFocused();
}

export async function unlock(page: Page): Promise<void> {
  await page.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await button(page, "Open").click();
  await expect(sheet(page)).toBeFocused();
}

export async function shownPrompt(page: Page): Promise<string> {
  return (await page.locator("[data-prompt]").textContent()) ?? "";
}

export async function write(page: Page, text: string): Promise<void> {
  await sheet(page).fill(text);
  await expect(page.getByText(/Saved on this device at/)).toBeVisible();
}

/** Everything the browser has kept, as text in which words could be found, in one byte or two for a letter. */
export function everythingKept(page: Page) {
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
