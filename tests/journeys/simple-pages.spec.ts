import type { Page } from "@playwright/test";
import type { SimplePageContent } from "#content/simple-pages/simple-page.ts";
import { ownWord } from "../support/own-word.ts";
import { photograph } from "../support/pictures.ts";
import { partsOfEachKind, simplePage } from "../support/simple-pages.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import { actOnDocument, saveFields } from "../support/site-document.ts";
import { isSound } from "../support/sound.ts";
import { signIn, signInAt } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";

test.use({ data: "team" });

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');

async function begin(page: Page, title: string): Promise<void> {
  await signInAt(page, "/admin/site/pages");
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Make the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await untilHydrated(page);
}

/** The address and what else a page has besides its text are behind a button. */
const openSettings = (page: Page) =>
  page.getByRole("button", { name: "Address and settings", exact: true }).click();

/** Adds a part of this kind at the end, and returns it. */
async function add(page: Page, kind: string) {
  const parts = page.getByRole("group", { name: "Parts", exact: true });
  const before = await parts.locator("> ol > li").count();
  await page
    .getByRole("group", { name: "Add a part" })
    .getByRole("button", { name: kind, exact: true })
    .click();
  const part = parts.locator("> ol > li").nth(before);
  await expect(part).toBeVisible();
  return part;
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The public pages show it now.")).toBeVisible();
}

/** A name that no other run has taken on this site. */
const own = (name: string) => `${name}-${ownWord()}`;

/** A new page with these fields as its draft. @returns the id of its document. */
async function made(page: Page, fields: Partial<SimplePageContent> & { address: string }): Promise<string> {
  const { title, address } = simplePage(fields);
  const data = { operation: "addPage", title, address };
  const { document } = await (await page.request.post("/admin/site/pages", { data })).json();
  await saveFields(page, document, simplePage(fields));
  return document;
}

test.describe("from the list of pages to their end", { tag: "@all" }, () => {
  test.use({ alone: "team" });

  test("an editor makes a page of all seven kinds of parts, publishes it, and deletes it with a redirect", async ({
    page,
    request,
  }) => {
    await page.goto("/admin/site/pages");
    await begin(page, "A winter retreat");
    await page.getByLabel("Introduction").fill("Two days away from everything.");
    await openSettings(page);
    await page.getByLabel("Landscape at the top").selectOption("journey-adoption-wide");
    // It begins with a text.
    const text = page.getByRole("group", { name: "Parts", exact: true }).locator("> ol > li").first();
    await text.getByText("Markdown", { exact: true }).click();
    await text.locator("textarea").fill("Two quiet days with a **kumquat** tree.");
    await (await add(page, "Heading")).getByRole("textbox", { name: "Heading" }).fill("What to expect");
    const picture = await add(page, "Picture");
    await picture.getByRole("button", { name: "Choose a picture" }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByLabel("Picture", { exact: true })
      .setInputFiles({ name: "lake.jpg", mimeType: "image/jpeg", buffer: await photograph(600, 400) });
    await dialog.getByLabel("Description (alt text)").fill("A lake in January");
    await dialog.getByRole("button", { name: "Upload picture" }).click();
    await expect(dialog).toBeHidden();
    const cards = await add(page, "Cards");
    await cards.getByRole("textbox", { name: "Title" }).fill("Our plans");
    await cards.getByLabel("Leads to a page of ours").selectOption("/membership");
    const questions = await add(page, "Questions and answers");
    await questions.getByRole("textbox", { name: "Question" }).fill("Who is it for?");
    await questions.getByRole("textbox", { name: "Answer" }).fill("Anyone in treatment.");
    const form = await add(page, "Form");
    await form.getByRole("combobox").selectOption("newsletter");
    const call = await add(page, "Call to action");
    await call.getByRole("textbox", { name: "Heading" }).fill("Come with us");
    // A button without a target is told at its field.
    await call.getByLabel("Text on the button").fill("Ask for a place");
    await call.getByLabel("Leads to a page of ours").focus();
    await page.keyboard.press("Tab");
    await expect(page.getByText("Please choose a page, or enter the address of another site")).toBeVisible();
    await call.getByLabel("Leads to a page of ours").selectOption("/contact");
    await expect(preview(page).getByRole("heading", { name: "Come with us" })).toBeVisible();
    await expect(preview(page).getByRole("img", { name: "A lake in January" })).toBeVisible();
    await isSound(page);

    // A part that was deleted comes back.
    await page.getByRole("button", { name: "Remove: 4" }).click();
    await expect(page.getByLabel("Leads to a page of ours")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByLabel("Leads to a page of ours")).toHaveCount(2);

    expect((await request.get("/a-winter-retreat")).status()).toBe(404);
    await publish(page);
    // Three more clicks put it into a menu.
    await page.getByRole("button", { name: "Add to a menu..." }).first().click();
    await page.getByRole("dialog").getByLabel("Menu").selectOption("Footer: General");
    await page.getByRole("button", { name: "Add and publish" }).click();
    await expect(page.getByText("Added. Footer: General").first()).toBeVisible({ timeout: 60_000 });
    expect(await (await request.get("/contact")).text()).toContain('href="/a-winter-retreat"');
    await page.goto("/a-winter-retreat");
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A winter retreat");
    await page.getByText("Who is it for?").click();
    await expect(page.getByText("Anyone in treatment.")).toBeVisible();
    await isSound(page);
    // The sign-up works as on the home page.
    await page.getByLabel("Email address").fill("robin@example.org");
    await page.getByLabel(/subscribe me/).check();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(
      page.getByText("You’ve been successfully subscribed to our newsletter.", { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/a-winter-retreat/);
    // Inside the app, and back.
    await page.getByRole("link", { name: "Our plans" }).click();
    await page.waitForURL("**/membership");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Come with us" })).toBeVisible();

    await page.goto("/admin/site/page-a-winter-retreat");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Delete...", exact: true }).click();
    await page.getByLabel("Where its address should lead").selectOption("/support/groups");
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Deleted.", { exact: true })).toBeVisible();
    await page.goto("/a-winter-retreat");
    await page.waitForURL("**/support/groups");
  });
});

test("an editor reorders the parts by keyboard alone, and is told of an address that is taken", async ({
  page,
}) => {
  await signIn(page, "editor");
  const parts = ["First", "Second", "Third"].map((text) => ({ id: text, kind: "heading", text }) as const);
  const document = await made(page, { address: own("spring-days"), title: "Spring days", parts });
  await page.goto(`/admin/site/${document}`);
  const headings = preview(page).locator("main h2");
  await expect(headings).toHaveText(["First", "Second", "Third"]);
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Drag to move: 3. Heading: Third" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picked up: 3. Heading: Third.")).toBeAttached();
  // Arrow keys are listened to from the next timer on.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("3. Heading: Third: position 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(headings).toHaveText(["First", "Third", "Second"]);
  await page.getByRole("button", { name: "Move up: 2" }).press("Enter");
  await expect(headings).toHaveText(["Third", "First", "Second"]);

  // Each case of an address that is taken: src/features/site-content/pages.api.test.ts.
  if (!isWholeRun) return;
  await openSettings(page);
  const address = page.getByLabel("Address", { exact: true });
  await address.fill("membership");
  // A page that isn't on the site yet has no mistakes before somebody leaves a field.
  await address.blur();
  await expect(page.getByText("A page of the site has this address.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await address.fill(`events/${own("spring")}`);
  await expect(page.getByText("A page of the site has this address.")).toBeHidden();
});

test("a page that moves leaves a redirect behind", { tag: "@all" }, async ({ page, request }) => {
  await signIn(page, "editor");
  const [before, after] = [own("spring-days"), `events/${own("spring")}`];
  const document = await made(page, { address: before, title: "Spring days" });
  await page.goto(`/admin/site/${document}`);
  await publish(page);
  expect((await request.get(`/${before}`)).status()).toBe(200);
  await openSettings(page);
  await page.getByLabel("Address", { exact: true }).fill(after);
  await publish(page);
  await page.goto(`/${before}`);
  await page.waitForURL(`**/${after}`);
  await expect(page.getByRole("navigation", { name: "You are here" })).toContainText("Spring days");
});

// The same as it is sent: tests/pages/languages.test.ts.
test("the words around a page follow its language in the app, once somebody has signed French off", {
  tag: "@all",
}, async ({ page }) => {
  await signIn(page, "editor");
  const english = own("weekends");
  const parts = partsOfEachKind.filter(({ kind }) => kind === "heading");
  const french = { language: "fr", translationOf: `/${english}`, title: "Week-ends au bord du lac" } as const;
  for (const fields of [{ address: english }, { address: own("week-ends"), ...french }])
    await actOnDocument(page, await made(page, { ...fields, parts }), "publishContent");
  await saveFields(page, "frame-fr", { signedOffBy: "Sample reader" });
  await actOnDocument(page, "frame-fr", "publishContent");

  const html = page.locator("html");
  await page.goto(`/${english}`);
  await expect(html).toHaveAttribute("lang", "en");
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.getByRole("link", { name: "français" }).click();
  await expect(html).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week-ends au bord du lac");
  await expect(page.getByRole("link", { name: "Aller au contenu principal" })).toBeAttached();
  await expect(page.getByRole("contentinfo")).toContainText("Avis sur les données de santé");
  await isSound(page);
  await page
    .getByRole("link", { name: "anglais" })
    .or(page.getByRole("link", { name: "English" }))
    .click();
  await expect(html).toHaveAttribute("lang", "en");
  await expect(page.getByRole("contentinfo")).toContainText("Health data notice");
  await expect(page.locator("body[data-same]")).toBeAttached();
  await actOnDocument(page, "frame-fr", "restoreContent", { version: 0 });
});
