import { afterEach, describe, expect, it } from "vitest";
import { answer, publishedCampaign } from "#tests/support/campaigns.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("a campaign in Spanish on %s", (kind) => {
  it("refuses answers in Spanish, each and as a whole, and a receipt brings the labels along", async () => {
    const app = await openTestApp(kind);
    open.push(app);
    await publishedCampaign(app.services, { slug: "la-espera", language: "es", identity: "contact" });
    await publishedCampaign(app.services, {
      slug: "luego",
      language: "es",
      opens: "2099-01-05T14:00:00.000Z",
    });
    const fields = { answers: {}, contact: { email: "not-one" } };
    const refused = await answer(app, "la-espera", fields);
    expect((await refused.json()).fields).toMatchObject({
      "q.evening": "Elige una opción",
      email: "Escribe una dirección de correo electrónico válida",
    });
    const early = await answer(app, "luego", { answers: {} });
    expect(await early.json()).toMatchObject({
      message: "Esto aún no está abierto, así que no se envió nada. Tus respuestas siguen en esta página.",
    });
    const sent = await answer(app, "la-espera", {
      answers: { evening: { chosen: ["never"] } },
      contact: { email: "ada@example.org" },
    });
    const { receipt: code } = await sent.json();
    const { receipt } = await (await app.post("/api/receipts/read", { code })).json();
    expect(receipt.labels).toMatchObject({
      language: "es",
      labels: { receiptCopy: { erase: "Borrar" } },
    });
  });
});
