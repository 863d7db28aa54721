import type { Locator, Page } from "@playwright/test";

/** Counts what a job asks of somebody: clicks, and keys other than those of the text they write. */
export class Effort {
  clicks = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Opening a menu is one click, and choosing from it another. */
  async choose(menu: Locator, label: string): Promise<void> {
    this.clicks += 2;
    await menu.selectOption({ label });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.#page.keyboard.press(key);
    }
  }

  /** Opens a screen or starts a command by its name in the search of the admin. */
  async command(name: string): Promise<void> {
    await this.press("ControlOrMeta+k");
    const field = this.#page.getByRole("combobox", { name: "Search the admin" });
    await field.and(this.#page.locator(":focus")).waitFor();
    await this.#page.keyboard.type(name);
    await this.#page.getByRole("dialog").getByRole("option", { selected: true }).waitFor();
    await this.press("Enter");
  }

  /** Presses Tab, or Shift+Tab, until the focus is on the target. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${key} never reached ${target}`);
  }
}
