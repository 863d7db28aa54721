import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Effort } from "../support/effort.ts";
import { photograph } from "../support/pictures.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { signIn } from "../support/team-sign-in.ts";

test.use({ alone: "team", viewport: { width: 1440, height: 900 } });

const article = "IUI in plain words";
const address = "/resources/knowledge-hub/iui-in-plain-words";

const published = (page: Page) => page.getByText("Published. The public pages show it now.");
const saved = (page: Page) => page.getByText("All changes saved");
const publishNow = (page: Page) => page.getByRole("button", { name: "Publish now" });
const textOf = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

/** Opens the list of what can be edited, then one entry after another, from the admin's first screen. */
async function open(page: Page, effort: Effort, ...titles: readonly string[]): Promise<void> {
  for (const title of ["Content", ...titles]) {
    const list = page.getByRole("main").getByRole("link", { name: title, exact: true });
    const menu = page.getByRole("navigation").getByRole("link", { name: "Site", exact: true });
    await effort.click((title === "Content" ? menu : list).first());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await untilHydrated(page);
  }
}

/** Replaces what is in the field that has the focus. */
async function retype(page: Page, effort: Effort, text: string): Promise<void> {
  await effort.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Opens a plan's part of the form and leads to its price. */
async function clickPrice(page: Page, effort: Effort): Promise<void> {
  await effort.click(page.getByRole("button", { name: "Premium", exact: true }));
  await effort.click(page.getByRole("group", { name: "Premium" }).getByLabel("Monthly price"));
}

/** Clicks and keys of each job, as docs/editing.md has them in its table. */
const written = new Map(
  readFileSync(new URL("../../docs/editing.md", import.meta.url), "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, name = "", clicks, keys]) => [name, { clicks: Number(clicks), keys: Number(keys) }]),
);

/** Each job begins with what the ones before it have left. */
const jobs: readonly {
  name: string;
  run(page: Page, effort: Effort): Promise<void>;
}[] = [
  {
    name: "change a price",
    async run(page, effort) {
      await open(page, effort, "Plans and prices");
      await clickPrice(page, effort);
      await retype(page, effort, "37");
      await effort.click(publishNow(page));
      await expect(published(page)).toBeVisible();
      expect(await (await page.request.get("/membership")).text()).toContain("$37");
    },
  },
  {
    name: "restore a version",
    async run(page, effort) {
      await open(page, effort, "Plans and prices");
      await effort.click(page.getByRole("button", { name: /Publish this version again.*Original text/ }));
      await effort.click(page.getByRole("button", { name: "Publish this version", exact: true }));
      const text = async () => (await page.request.get("/membership")).text();
      await expect.poll(text).not.toContain("$37");
    },
  },
  {
    name: "edit a sentence of an article",
    async run(page, effort) {
      await open(page, effort, "Articles", article);
      await effort.click(textOf(page).locator("p").first());
      await effort.press("End");
      await page.keyboard.type(" Nobody expects you to know this.");
      await effort.click(publishNow(page));
      await expect(published(page)).toBeVisible();
      expect(await (await page.request.get(address)).text()).toContain("Nobody expects you to know this.");
    },
  },
  {
    name: "share a preview link",
    async run(page, effort) {
      // The draft is there already, and not part of the count.
      const before = new Effort(page);
      await open(page, before, "Plans and prices");
      await clickPrice(page, before);
      await retype(page, before, "41");
      await expect(saved(page)).toBeVisible();
      await page.goto("/admin");

      await open(page, effort, "Plans and prices");
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await effort.click(page.getByRole("button", { name: "Share a preview link" }));
      await effort.click(page.getByRole("button", { name: "Copy preview link" }));
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(await (await page.request.get(link)).text()).toContain("$41");
    },
  },
  {
    name: "publish a draft at a time",
    async run(page, effort) {
      await open(page, effort, "Plans and prices");
      await effort.click(page.getByRole("button", { name: "Publish later" }));
      const time = page.getByLabel("Date and time");
      await effort.click(time);
      await time.fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16));
      await effort.click(page.getByRole("button", { name: "Schedule", exact: true }));
      await expect(page.getByText("Scheduled to be published")).toBeVisible();
    },
  },
  {
    name: "put a picture with alt text into an article",
    async run(page, effort) {
      await open(page, effort, "Articles", article);
      await effort.click(textOf(page).locator("p").first());
      const choice = page.getByRole("group", { name: "Picture for the text" });
      await effort.click(choice.getByRole("button", { name: "Choose a picture" }));
      const dialog = page.getByRole("dialog");
      const chooser = page.waitForEvent("filechooser");
      await effort.click(dialog.getByLabel("Picture", { exact: true }));
      const picture = { name: "door.jpg", mimeType: "image/jpeg", buffer: await photograph(600, 400) };
      await (await chooser).setFiles(picture);
      await effort.click(dialog.getByLabel("Description (alt text)"));
      await page.keyboard.type("A door in the morning");
      await effort.click(dialog.getByRole("button", { name: "Upload picture" }));
      await expect(textOf(page).getByRole("img", { name: "A door in the morning" })).toBeVisible();
      await expect(saved(page)).toBeVisible();
    },
  },
  {
    name: "publish a new article from pasted text",
    async run(page, effort) {
      await page.evaluate(async () => {
        const html = "<h1>The evening</h1><p>Pack a <b>kumquat</b>.</p>";
        const clip = new ClipboardItem({ "text/html": new Blob([html], { type: "text/html" }) });
        await navigator.clipboard.write([clip]);
      });
      await open(page, effort, "Articles");
      await effort.click(page.getByLabel("Title"));
      await page.keyboard.type("The night before");
      await effort.click(page.getByRole("button", { name: "Begin writing" }));
      await page.waitForURL("**/admin/site/article-the-night-before");
      await untilHydrated(page);
      await effort.click(page.getByLabel("Summary"));
      await page.keyboard.insertText("What can help when you can't sleep before the day.");
      await effort.click(textOf(page));
      await effort.press("ControlOrMeta+v");
      await expect(textOf(page).locator("strong")).toHaveText("kumquat");
      await effort.click(publishNow(page));
      await expect(published(page)).toBeVisible();
      const text = await (await page.request.get("/resources/knowledge-hub/the-night-before")).text();
      expect(text).toContain("<strong>kumquat</strong>");
    },
  },
  {
    name: "take an article off the site and redirect its address",
    async run(page, effort) {
      await open(page, effort, "Articles", "The night before");
      await effort.choose(page.getByLabel("On the site"), "No: take it off the site when this is published");
      await effort.choose(
        page.getByLabel("If it’s off the site, its address leads to"),
        "Knowledge Hub (/resources/knowledge-hub)",
      );
      await effort.click(publishNow(page));
      await effort.click(page.getByRole("button", { name: "Take it off the site" }));
      await expect(published(page)).toBeVisible();
      const answer = await page.request.get("/resources/knowledge-hub/the-night-before", { maxRedirects: 0 });
      expect(answer.headers().location).toMatch(/\/resources\/knowledge-hub$/);
      const list = await (await page.request.get("/resources/knowledge-hub")).text();
      expect(list).not.toContain("The night before");
    },
  },
  {
    name: "change the site's name",
    async run(page, effort) {
      await open(page, effort, "Name of your organization");
      await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
      await retype(page, effort, "Lantern & Oak");
      await publishFor(page, effort);
      expect(await (await page.request.get("/")).text()).toContain("<title>Lantern &amp; Oak:");
    },
  },
  {
    name: "change the main color",
    async run(page, effort) {
      await open(page, effort, "Look");
      await expect(page.getByLabel("Main color (optional)")).toBeFocused();
      await page.keyboard.type("#1f5f5b");
      await publishFor(page, effort);
      expect(await (await page.request.get("/")).text()).toMatch(/<style>[^<]*--kw-accent/);
    },
  },
  {
    name: "put a logo into the header",
    async run(page, effort) {
      await open(page, effort, "Look");
      const logo = page.getByRole("group", { name: "Logo", exact: true });
      await effort.click(logo.getByRole("button", { name: "Choose a picture" }));
      const dialog = page.getByRole("dialog");
      const chooser = page.waitForEvent("filechooser");
      await effort.click(dialog.getByLabel("Picture", { exact: true }));
      const picture = { name: "logo.jpg", mimeType: "image/jpeg", buffer: await photograph(200, 600) };
      await (await chooser).setFiles(picture);
      await effort.click(dialog.getByLabel("Description (alt text)"));
      await page.keyboard.type("Lantern and Oak");
      await effort.click(dialog.getByRole("button", { name: "Upload picture" }));
      await expect(dialog).toBeHidden();
      await publishFor(page, effort);
      expect(await (await page.request.get("/")).text()).toContain(".logo{background:url(/pictures/");
    },
  },
  {
    name: "add a page to the header's menu",
    async run(page, effort) {
      await open(page, effort, "Menus and footer");
      await effort.click(page.getByRole("button", { name: /^Links in the header/ }));
      const links = page.getByRole("group", { name: "Links in the header" });
      await effort.click(links.getByRole("button", { name: "Add an entry" }));
      await effort.choose(
        links.getByRole("combobox", { name: "Leads to" }).last(),
        "Podcast (/resources/podcast)",
      );
      await publishFor(page, effort);
      expect(await (await page.request.get("/")).text()).toMatch(
        /Our Family<\/a><\/li><li[^>]*><a[^>]*>Podcast</,
      );
    },
  },
];

/** What every page shows is rendered on every page before it is published. */
async function publishFor(page: Page, effort: Effort): Promise<void> {
  await effort.click(publishNow(page));
  await effort.click(page.getByRole("button", { name: "Publish on every page" }));
  await expect(published(page)).toBeVisible({ timeout: 60_000 });
}

test("twelve editing jobs take the clicks and keys that docs/editing.md says", { tag: "@all" }, async ({
  page,
}) => {
  await signIn(page, "editor");
  for (const { name, run } of jobs)
    await test.step(name, async () => {
      await page.goto("/admin");
      const effort = new Effort(page);
      await run(page, effort);
      expect({ clicks: effort.clicks, keys: effort.keys }, name).toEqual(written.get(name));
    });
});
