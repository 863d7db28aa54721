import { axeFaults } from "../support/axe.ts";
import { expect, test } from "../support/site.ts";

const spanish = {
  title: "¿Qué ayudaría durante la espera?",
  purpose: "Preguntamos para planear encuentros que de verdad sirvan.",
  introduction: "Responde con calma.",
  language: "es",
  layout: "page",
  identity: "contact",
};

test.beforeAll(async ({ site }) => {
  const campaigns = [
    { ...spanish, slug: "la-espera" },
    { ...spanish, slug: "en-arabe", title: "ماذا يساعد أثناء الانتظار؟", language: "ar" },
  ];
  await site.run("make-campaigns", JSON.stringify(campaigns));
});

test("a campaign in Spanish speaks Spanish from the first line to the receipt", async ({ page }) => {
  await page.goto("/campaign/la-espera");
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

  // A language without labels keeps English ones, and the team's text runs from the right.
  await page.goto("/campaign/en-arabe");
  await expect(page.getByRole("button", { name: "Send my answers" })).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("says in Spanish what is missing, and keeps what was typed", async ({ page, quiet }) => {
    quiet.allow(/422/);
    await page.goto("/campaign/la-espera");
    await page.getByLabel("Tu correo electrónico").fill("ada@example");
    await page.getByRole("button", { name: "Enviar mis respuestas" }).click();
    await expect(page.getByText("Elige una opción").first()).toBeVisible();
    await expect(page.getByText("Escribe una dirección de correo electrónico válida").first()).toBeVisible();
    await expect(page.getByLabel("Tu correo electrónico")).toHaveValue("ada@example");
  });
});
