import { contactSubjects } from "../../src/content/forms.ts";
import { expect, test } from "../support/site.ts";

const supportPages = [
  "/support/peer-support-community",
  "/support/peer-mentoring",
  "/support/expert-mentoring",
] as const;

for (const javaScriptEnabled of [true, false])
  test.describe(`the subject in the address, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ javaScriptEnabled });

    test("is chosen for each of the eight, and unknown ones choose nothing", async ({ page }) => {
      for (const { value } of contactSubjects) {
        await page.goto(`/contact?from=a-mentor-page&subject=${value}`);
        await expect(page.getByLabel("Subject")).toHaveValue(value);
      }
      for (const query of ["?subject=other", "?subject=", "?subject=PEER-MENTORING", ""]) {
        await page.goto(`/contact${query}`);
        await expect(page.getByLabel("Subject")).toHaveValue("");
      }
    });

    test("is chosen when someone asks for a mentor", async ({ page }) => {
      await page.goto("/support/peer-mentoring");
      await page.getByRole("main").getByRole("link", { name: "Ask for a mentor" }).first().click();
      await expect(page).toHaveURL(/\/contact\?subject=peer-mentoring$/);
      await expect(page.getByLabel("Subject")).toHaveValue("peer-mentoring");
    });
  });

test("answers the chosen subject from memory, as a copy of the contact page", async ({ request, site }) => {
  const plain = await request.get("/contact");
  const asked = await request.get("/contact?subject=peer-mentoring");
  const html = await asked.text();
  expect(html).toMatch(/<option value="peer-mentoring" selected/);
  expect(await plain.text()).not.toMatch(/<option value="peer-mentoring" selected/);
  expect(html).toContain(`<link rel="canonical" href="${site.url}/contact"`);
  expect(asked.headers().etag).toBeTruthy();
  expect(asked.headers().etag).not.toBe(plain.headers().etag);
  const again = await request.get("/contact?subject=peer-mentoring", {
    headers: { "if-none-match": asked.headers().etag ?? "" },
  });
  expect(again.status()).toBe(304);
});

test("keeps another subject the reader has chosen before the script came", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact?subject=peer-mentoring", { waitUntil: "commit" });
  await page.getByLabel("Subject").selectOption("technical");
  release();
  await expect(page.getByRole("button", { name: "Send message" })).toBeDisabled();
  await expect(page.getByLabel("Subject")).toHaveValue("technical");
});

test("sends the chosen subject, and leaves the emptied form without one", async ({ page, site }) => {
  await page.goto("/contact?subject=peer-mentoring");
  await page.getByLabel("Full name").fill("Sasha Reader");
  await page.getByLabel("Email address").fill("sasha@example.org");
  await page.getByLabel("Message", { exact: true }).fill("I would like to talk with someone.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Subject")).toHaveValue("");
  expect(await site.admin("messages", "list")).toContain("peer-mentoring");
});

test("tells how to report, what follows and who answers a complaint", async ({ page }) => {
  await page.goto("/support/peer-support-community");
  const report = page.getByRole("region", { name: "How to report something" });
  await expect(report.getByRole("listitem")).toHaveCount(4);
  await expect(report).toContainText("within 10 working days");
  await expect(report).toContainText("The community lead reads it.");
  await expect(page.getByRole("main")).toContainText(
    "This is the standard we publish and hold ourselves to.",
  );
  const honest = page.getByRole("region", { name: "What peers can give, and what they cannot" });
  await expect(honest).toContainText("About 80% of men and 90% of women");
  for (const source of await honest.getByRole("link").all()) {
    await expect(source).toHaveAttribute("target", "_blank");
    await expect(source).toHaveAccessibleName(/opens in a new tab/);
  }
  await report.getByRole("link", { name: "Report something" }).click();
  await expect(page).toHaveURL(/\/contact\?subject=feedback$/);
  await expect(page.getByLabel("Subject")).toHaveValue("feedback");
});

test("keeps experts apart from therapists: a table on wide screens, cards on phones", async ({ page }) => {
  await page.goto("/support/expert-mentoring");
  const table = page.getByRole("table", { name: "A peer mentor, an expert mentor and a therapist compared" });
  await expect(table.getByRole("columnheader")).toHaveText(["Peer mentor", "Expert mentor", "Therapist"]);
  await expect(table.getByRole("rowheader")).toHaveCount(5);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(table).toBeHidden();
  await expect(page.getByRole("heading", { level: 3, name: "Therapist" })).toBeVisible();
});

test("gives each support page something to read, where to turn in a crisis, and its mark-up", async ({
  page,
  site,
}) => {
  for (const path of [...supportPages, "/support/groups"]) {
    await page.goto(path);
    const texts = await page.getByRole("main").locator("p, li, dt, dd, h2, h3").allTextContents();
    expect(texts.join(" ").split(/\s+/).length, path).toBeGreaterThan(250);
    await expect(page.getByRole("main").getByRole("link", { name: "call or text 988" })).toHaveAttribute(
      "href",
      "tel:988",
    );
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    const said = told.map((json): Record<string, unknown> => JSON.parse(json));
    const data = said.find(({ url }) => url === site.url + path);
    expect(data, path).toBeDefined();
    if (path !== "/support/groups") expect(data).toMatchObject({ "@type": "Service", audience: {} });
  }
});
