/** What the people of a group do in the browser, and what they are mailed. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { path, row, unfold } from "./groups.ts";
import { expect, waitsForScripts } from "./site.ts";
import type { StorySite } from "./story-site.ts";

/** Each with a nickname that is found in no other text. */
export const people = {
  ada: "Ada of the Lighthouse",
  bea: "Bea in the Orchard",
  cal: "Cal by the Quiet River",
  dee: "Dee under the Willows",
  eve: "Eve with the Lantern",
  fay: "Fay from the Old Mill",
  gus: "Gus on the Far Shore",
  hal: "Hal of the Two Bridges",
} as const;
export type Person = keyof typeof people;
export const everybody = Object.keys(people) as readonly Person[];
export const emailOf = (person: Person) => `${person}.of.the.circle@example.org`;

/** The subject of the mail that asks to confirm a sign-up, and what its page says. */
const confirmation = "One more step";

/** One person after another at the same browser, with and without script. */
export class Visitors {
  readonly #site: StorySite;
  readonly #group: string;
  readonly scripted: Page;
  readonly plain: Page;
  /** Every address that was asked for. */
  readonly urls: string[] = [];

  private constructor(site: StorySite, group: string, [scripted, plain]: readonly [Page, Page]) {
    this.#site = site;
    this.#group = group;
    this.scripted = scripted;
    this.plain = plain;
    for (const page of [scripted, plain])
      page.context().on("request", (request) => this.urls.push(request.url()));
  }

  static async come(browser: Browser, site: StorySite, group: string): Promise<Visitors> {
    const scripted = await newPage(browser, site);
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    return new Visitors(site, group, [scripted, await context.newPage()]);
  }

  async newTab(): Promise<Page> {
    const tab = await this.scripted.context().newPage();
    waitsForScripts(tab);
    return tab;
  }

  async leave(): Promise<void> {
    for (const page of [this.scripted, this.plain]) await page.context().close();
  }

  /** Signs up on the groups page, and confirms it with the link of the mail. */
  async signUp(person: Person, { page = this.scripted, couple = false } = {}): Promise<void> {
    await page.goto(path);
    await unfold(page, this.#group);
    const form = row(page, this.#group);
    await form.getByLabel("Email address").fill(emailOf(person));
    await form.getByLabel("First name or nickname").fill(people[person]);
    if (couple) await form.getByLabel("Two of us").check();
    await form.getByLabel("I agree to the ground rules").check();
    const asked = this.subjects(person).filter((each) => each === confirmation).length;
    await form.getByRole("button", { name: /^(Sign up|Join the list)$/ }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await this.isTold(person, confirmation, asked + 1);
    await press(
      await this.sees(person, confirmation, { page }),
      couple ? "Yes, sign us up" : "Yes, sign me up",
    );
    const confirmed = page.getByRole("heading", { level: 1 }).filter({ hasNotText: confirmation });
    await expect(confirmed.or(page.getByRole("alert"))).toBeVisible();
  }

  /** What somebody was mailed, oldest first. */
  subjects(person: Person): readonly string[] {
    return this.#mails(person).map(({ subject = "" }) => subject);
  }

  /** Waits until a mail has come with this subject, so many times. */
  async isTold(person: Person, subject: RegExp | string, times = 1): Promise<void> {
    const matches = (each: string) => (typeof subject === "string" ? each === subject : subject.test(each));
    const found = () => this.subjects(person).filter(matches).length;
    await expect.poll(found, { message: `${person}: ${subject}` }).toBe(times);
  }

  /** Opens somebody's own page by the newest link they were mailed. */
  async open(person: Person, { page = this.scripted, at = "/your-place" } = {}): Promise<Page> {
    const link = `${this.#site.url}${at}#token=`;
    const texts = this.#mails(person).map(({ text = "" }) => text);
    const token =
      texts
        .findLast((text) => text.includes(link))
        ?.split(link)[1]
        ?.split(/\s/)[0] ?? "";
    await page.goto("about:blank");
    if (page === this.plain) {
      await page.goto(at);
      await page.getByLabel("Paste the link from the email").fill(link + token);
      await page.getByRole("button", { name: "Open my page" }).click();
    } else await page.goto(link + token);
    return page;
  }

  /** Opens somebody's own page, and finds this on top of it. */
  async sees(person: Person, heading: string, from: { page?: Page; at?: string } = {}): Promise<Page> {
    const page = await this.open(person, from);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    return page;
  }

  #mails(person: Person) {
    return this.#site.smtp.mails.filter(({ rcpt }) => rcpt.includes(emailOf(person)));
  }
}

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A page in a browser of its own. */
export async function newPage(browser: Browser, site: StorySite): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: site.url, serviceWorkers: "block" });
  const page = await context.newPage();
  waitsForScripts(page);
  return page;
}
