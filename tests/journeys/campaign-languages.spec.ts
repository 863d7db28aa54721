import { axeFaults } from "../support/axe.ts";
import { openCampaign } from "../support/open-campaign.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test } from "../support/site.ts";

test.use({ data: "team" });

test("a campaign in Spanish speaks Spanish from the first line to the receipt", { tag: "@all" }, async ({
  page,
  site,
}) => {
  const slug = `la-espera-${ownWord()}`;
  await openCampaign(site, {
    slug,
    title: "¿Qué ayudaría durante la espera?",
    purpose: "Preguntamos para planear encuentros que de verdad sirvan.",
    introduction: "Responde con calma.",
    language: "es",
    layout: "page",
    identity: "contact",
  });
  await page.goto(`/campaign/${slug}`);
  await expect(page.getByText("Se conservan 180 días y luego se borran.")).toBeVisible();
  const send = page.getByRole("button", { name: "Enviar mis respuestas" });
  await send.click();
  await expect(page.getByRole("group", { name: /cosas? por corregir antes de enviar/ })).toBeFocused();
  await expect(page.getByRole("link", { name: "Elige una opción" })).toBeVisible();
  expect(await axeFaults(page, "without frame")).toEqual([]);
  const language = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
  expect(await language("Tus respuestas")).toBe("es");
  await page.getByLabel("No evening").check();
  await page.getByLabel("Tu correo electrónico").fill("ada@example.org");
  await send.click();
  await expect(page.getByRole("heading", { name: "Gracias. Recibimos tus respuestas." })).toBeFocused();
  const code = await page.locator("[data-receipt]").textContent().then(String);
  await page.getByRole("link", { name: "Ver, cambiar o borrar mis respuestas" }).click();
  await page.getByLabel("Receipt code").fill(code);
  await page.getByRole("button", { name: "Show my answers" }).click();
  await expect(page.getByRole("heading", { name: "Tus respuestas", exact: true })).toBeFocused();
  await expect(page.getByText("Cómo podemos contactarte").first()).toBeVisible();
});
