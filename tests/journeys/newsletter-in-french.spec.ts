import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import { signInAt } from "../support/team-sign-in.ts";

test.use({ alone: "team" });

async function publish(page: Page): Promise<void> {
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The public pages show it now.")).toBeVisible();
}

// Signing off, and the form without scripts from its errors to the thanks: tests/pages/languages.test.ts. What is kept:
// src/features/newsletter/in-another-language.api.test.ts.
test("somebody signs French off by name, and a reader signs up in French", { tag: "@all" }, async ({
  page,
  quiet,
}) => {
  quiet.allow(/422|429/);
  await test.step("an editor makes a page in French, and it waits for a name", async () => {
    await signInAt(page, "/admin/site/pages");
    await page.getByLabel("Title").fill("Un week-end");
    await page.getByRole("button", { name: "Make the page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Un week-end");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Address and settings", exact: true }).click();
    await page.getByLabel("Language").selectOption("fr");
    await page
      .getByRole("group", { name: "Add a part" })
      .getByRole("button", { name: "Form", exact: true })
      .click();
    await page.getByRole("combobox", { name: "Form" }).selectOption("newsletter");
    await page.getByRole("button", { name: "Remove: 1" }).click();
    await publish(page);
    await page.goto("/un-week-end");
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
    await signInAt(page, "/admin/site/frame-fr");
    await page.getByLabel("Signed off by").fill("Sample reader");
    await publish(page);
  });

  const email = page.getByLabel("Adresse courriel");
  const send = page.getByRole("button", { name: "M’inscrire" });

  await test.step("the form says in French what is missing", async () => {
    await page.goto("/un-week-end");
    await send.scrollIntoViewIfNeeded();
    await email.focus();
    await expect(page.locator("#letter form")).toHaveAttribute("novalidate", "");
    await isSound(page);
    await send.click();
    await expect(page.getByText("Il manque votre adresse courriel").first()).toBeVisible();
    await expect(page.getByText("Veuillez indiquer votre adresse courriel").first()).toBeVisible();
    await email.fill("ada@example");
    await page.getByLabel("Oui, inscrivez-moi à votre infolettre.*").check();
    await send.click();
    await expect(page.getByText("Veuillez indiquer une adresse courriel valide").first()).toBeVisible();
    await expect(page.getByText("L’inscription n’a pas abouti").first()).toBeVisible();
  });

  await test.step("it says a refusal in French too, and of one that it doesn’t know that it failed", async () => {
    const refusals = [
      [
        "That was a lot of tries in a short time. Please wait a few minutes and try again.",
        "Il y a eu beaucoup d’essais",
      ],
      ["Not at the moment.", "Nous n’avons pas pu vous inscrire à l’infolettre. Veuillez réessayer."],
    ] as const;
    await email.fill("ada@example.org");
    for (const [message, said] of refusals) {
      await page.route("**/api/newsletter/signup", (route) =>
        route.fulfill({ status: 429, json: { code: "too_many_requests", message } }),
      );
      await send.click();
      await expect(page.getByText(said).first()).toBeVisible();
      await expect(page.getByText(message)).toHaveCount(0);
      await page.unroute("**/api/newsletter/signup");
    }
  });

  await test.step("it thanks in French, and nothing around it is English", async () => {
    await send.click();
    await expect(
      page.getByText("Votre inscription à notre infolettre est enregistrée.").first(),
    ).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByText(/newsletter|Subscribe|Please/)).toHaveCount(0);
  });
});
