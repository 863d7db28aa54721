import type { Locator, Page } from "@playwright/test";
import { effortOf, type Steps } from "./keystroke-model.ts";

/** Does a job and notes its steps. Keys of the text that somebody writes aren't counted. */
export class Effort {
  readonly #steps: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get steps(): Steps {
    return this.#steps;
  }

  get clicks(): number {
    return effortOf(this.#steps).clicks;
  }

  get keys(): number {
    return effortOf(this.#steps).keys;
  }

  async click(target: Locator, modifier?: "Shift"): Promise<void> {
    this.#steps.push(`${modifier === undefined ? "click" : "shift-click"} it`);
    await target.click(modifier === undefined ? {} : { modifiers: [modifier] });
  }

  /** Opening a menu is one click, and choosing from it another. */
  async choose(menu: Locator, label: string): Promise<void> {
    this.#steps.push("click menu", "click choice");
    await menu.selectOption({ label });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const [, before, times = "1"] = /^(key \S+?)(?: ×(\d+))?$/.exec(this.#steps.at(-1) ?? "") ?? [];
      if (before === `key ${key}`) this.#steps.splice(-1, 1, `${before} ×${Number(times) + 1}`);
      else this.#steps.push(`key ${key}`);
      await this.#page.keyboard.press(key);
    }
  }

  /** Types what finds or confirms something: the seconds count it, the keys don't. */
  async find(words: string): Promise<void> {
    this.#steps.push(`type ${words.length}`);
    await this.#page.keyboard.type(words);
  }

  /** Types the content of the job, which takes as long everywhere. */
  async write(text: string): Promise<void> {
    this.#steps.push("write");
    await this.#page.keyboard.type(text);
  }

  /** Writes into the field of a date or a time, which has the focus. */
  async fill(field: Locator, value: string): Promise<void> {
    this.#steps.push("write");
    await field.fill(value);
  }

  /** Opens a screen or starts a command by its name in the search of the admin. */
  async command(name: string): Promise<void> {
    await this.press("ControlOrMeta+k");
    const field = this.#page.getByRole("combobox", { name: "Search the admin" });
    await field.and(this.#page.locator(":focus")).waitFor();
    await this.find(name);
    await this.#page.getByRole("dialog").getByRole("option", { selected: true }).waitFor();
    await this.press("Enter");
    // While a screen loads its heading may stand over a skeleton, in which no key does anything yet.
    await this.#page.locator("main:not([aria-busy])").waitFor();
  }

  /** Opens a screen by its number in the menu, and waits until it is there. */
  async go(place: string): Promise<void> {
    const link = this.#page
      .getByRole("navigation")
      .locator("a[aria-keyshortcuts]", { hasText: place })
      .first();
    const [key, path] = [await link.getAttribute("aria-keyshortcuts"), await link.getAttribute("href")];
    if (key === null || path === null) throw new Error(`${place} has no number`);
    await this.press(key);
    await this.#page.waitForURL((url) => url.pathname === path);
    await this.#page.locator("main:not([aria-busy]) h1:focus").waitFor();
  }

  /** Presses a key that moves the focus until it is on the target. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" | "j" = "Tab"): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${key} never reached ${target}`);
  }
}
