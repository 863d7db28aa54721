import { join } from "node:path";
import type { Page } from "@playwright/test";
import SQLite from "better-sqlite3";
import { begin, button, visit as openJournal, unlock, write } from "../support/journal.ts";
import { expect, test, untilHydrated } from "../support/site.ts";
import type { Site } from "../support/start-site.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { wordsIn } from "../support/words-in.ts";
import { untilSaved } from "../support/worksheets.ts";

test.use({ serviceWorkers: "allow", reducedMotion: "reduce" });

/** A visit that lasts until everything is kept. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
  });
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** What the messages that came to the site are about, the last one last. */
function subjectsReceived({ dataDir }: Site): unknown[] {
  const file = new SQLite(join(dataDir, "kinward.sqlite"), { readonly: true });
  const subjects = file.prepare("select subject from conversations order by rowid").pluck().all();
  file.close();
  return subjects;
}

test("after one visit to any page ZenDen, the worksheets, the journal and home work with the network cut, the rest gives a quiet page with help, and nothing of a visitor is kept", async ({
  page,
  context,
  quiet,
  site,
}) => {
  quiet.allow(/404|Failed to load resource|Failed to fetch|reloading page/);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const heading = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  await visit(page, "/membership");
  const first = (await keptAddresses(page)).sort();

  await test.step("is installable", async () => {
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  });

  await test.step("keeps what the list names", () => {
    expect(first).toContain("/resources/zenden");
    expect(first).toContain("/offline");
    for (const path of first)
      expect(path).toMatch(
        /^\/(assets|illustrations|icons)\/|^\/site\.webmanifest$|^\/offline$|^\/resources\/(zenden|journaling|worksheets)(\.data)?$|^\/resources\/worksheets\/[a-z-]+\.data$|^\/$|^\/_\.data$|^\/privacy\/on-this-device(\.data)?$/,
      );
  });

  // What the worker leaves alone: src/web/offline/treatment.test.ts.
  await test.step("forms go through the worker untouched", async () => {
    if (!isWholeRun) return;
    const before = subjectsReceived(site);
    await page.goto("/contact?from=mail");
    await page.getByLabel("Full name").fill("Nobody Else");
    await page.getByLabel("Email address").fill("nobody@example.org");
    await page.getByLabel("Subject").selectOption("general");
    await page.getByLabel("Message", { exact: true }).fill("A question that travels once.");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Message Sent Successfully!").first()).toBeVisible();
    expect(subjectsReceived(site)).toEqual([...before, "general"]);
  });

  await test.step("keeps nothing of a visitor", async () => {
    await page.goto("/admin/login");
    if (isWholeRun) {
      await page.goto("/newsletter/confirm/not-a-token").catch(() => undefined);
      await page.goto("/membership?billing=yearly");
    }
    await page.evaluate(() => fetch("/api/openapi.json").then((answer) => answer.text()));
    expect((await keptAddresses(page)).sort()).toEqual(first);
    const text = await page.evaluate(async () => {
      const bodies = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          bodies.push(await (await cache.match(request))?.clone().text());
      }
      return bodies.join("\n");
    });
    expect(text).not.toContain("Nobody Else");
  });

  await page.evaluate(() =>
    localStorage.setItem("worksheet:support-map", '{"version":1,"answers":{"laugh":"Jo from next door"}}'),
  );
  await context.setOffline(true);

  await test.step("a page that is not kept gives the quiet one with help, which leads on", async () => {
    await page.goto("/contact");
    await expect(page).toHaveURL(/\/contact$/);
    await expect(heading).toHaveText("This page needs a connection");
    await expect(main.getByRole("link", { name: "988" })).toHaveAttribute("href", "tel:988");
    await expect(main.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
    errors.length = 0;
    await main.getByRole("link", { name: /ZenDen/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "ZenDen" })).toBeVisible();
  });

  await test.step("ZenDen opens, runs and sounds", async () => {
    await expect(page.locator(".zenden-scene")).toHaveJSProperty("complete", true);
    expect(
      await page.locator(".zenden-scene").evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.fonts.check("1rem 'Fraunces Variable'"))).toBe(true);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByText(/\d of 4$/)).toBeVisible();
    // The part that makes sound is fetched only now.
    await page.getByRole("button", { name: "Night sounds" }).click();
    await page.getByRole("button", { name: "Rain" }).click();
    await expect(page.getByText("Rain is falling.")).toBeVisible();
    await expect(page.getByText("The sound couldn’t start.")).toBeHidden();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "988" })).toHaveAttribute(
      "href",
      "tel:988",
    );
  });

  await test.step("the installed app begins, and goes on to other pages", async () => {
    await page.goto("/");
    await expect(heading).not.toHaveText("This page needs a connection");
    await page.getByRole("contentinfo").getByRole("link", { name: "Worksheets" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Worksheets" })).toBeVisible();
  });

  await test.step("worksheets open with their answers", async () => {
    await page.getByRole("main").getByRole("link", { name: "Support map" }).click();
    const field = page.locator('[data-sheet="support-map"]').getByLabel("Makes me laugh");
    await expect(field).toHaveValue("Jo from next door");
    await field.fill("Jo from next door and Lu");
    await untilSaved(page);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(wordsIn(kept, ["Jo from next door"])).toEqual([]);
    // The page of one worksheet isn't kept; the list, which is, leads to it.
    await page.goto("/resources/worksheets/grounding-card");
    await expect(page).toHaveURL(/\/resources\/worksheets\/grounding-card$/);
    await expect(heading).toHaveText("Grounding card");
    await expect(page.getByLabel("Five things I can see")).toBeVisible();
    if (!isWholeRun) return;
    for (const old of ["/resources/worksheets/support-map", "/resources/worksheets#support-map"]) {
      await page.goto(old);
      await expect(page).toHaveURL(/\/resources\/worksheets\/support-map$/);
      await expect(field).toHaveValue("Jo from next door and Lu");
    }
  });

  await test.step("the journal opens, saves, and opens again", async () => {
    await openJournal(page);
    await expect(button(page, "Save with a passphrase")).toBeVisible();
    // That words are kept and found again has nothing to do with the network: journal.spec.ts.
    if (!isWholeRun) return;
    await begin(page);
    await write(page, "written in a tunnel");
    await page.reload();
    await unlock(page);
    await expect(button(page, /written in a tunnel/)).toBeVisible();
  });

  await test.step("a link to a page that is not kept gives the quiet one too, until the connection is back", async () => {
    // Nothing was missed on the pages that are kept.
    expect(errors).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Membership" }).click();
    await expect(heading).toHaveText("This page needs a connection");
    if (isWholeRun) {
      // Also where the browser believes in a connection that is not there.
      await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => true }));
      await page.goto("/resources/zenden");
      await page.getByRole("contentinfo").getByRole("link", { name: "Membership" }).click();
      await expect(heading).toHaveText("This page needs a connection");
    }
    await expect(main.getByRole("link", { name: "988" })).toBeVisible();
    await context.setOffline(false);
    await main.getByRole("link", { name: "Try this page again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Membership Options" })).toBeVisible();
  });
});

test("gives the quiet page also where the browser believes in a connection that is not there", {
  tag: "@all",
}, async ({ page, context, quiet }) => {
  quiet.allow(/Failed to load resource|Failed to fetch|reloading page/);
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => true }));
  // The modules of one are there, its data is not.
  await visit(page, "/membership");
  await context.setOffline(true);
  for (const name of ["Membership", "Contact", "Our Family"]) {
    await page.goto("/resources/worksheets");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page needs a connection");
    await expect(page.getByRole("main").getByRole("link", { name: "988" })).toBeVisible();
  }
});
