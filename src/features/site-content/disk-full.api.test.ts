import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { homeFaqDocument } from "#content/pages/home-faq.ts";
import { actAs, ask } from "#tests/support/admin.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
afterEach(() => app.close());

const home = "/api/admin/site-content";
const { shipped } = homeFaqDocument;

it("answers 503 when the disk is full, and keeps the draft it has confirmed", async () => {
  app = await openTestApp("sqlite");
  const { cookie } = await actAs(app, "editor");
  const save = async (base: unknown, heading: string) => {
    const value = { ...shipped, heading };
    const answer = await app.post(`${home}/draft`, { document: "home-faq", base, value }, { cookie });
    return { status: answer.status, body: await answer.json() };
  };
  const { body: before } = await save(shipped, "Kept");
  const { db } = app.services.store;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
  // Longer than a page of the database, so that it needs a new one.
  const items = shipped.items.map((item) => ({ ...item, answer: "ß".repeat(600) }));
  const long = { document: "home-faq", base: before.value, value: { ...before.value, items } };
  const refused = await app.post(`${home}/draft`, long, { cookie });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await refused.json()).toMatchObject({ code: "unavailable" });
  await sql`pragma max_page_count = 1000000`.execute(db);
  const read = await (await ask(app, `${home}/home-faq`, { cookie })).json();
  expect(read.value).toEqual(before.value);
  expect((await app.post(`${home}/draft`, long, { cookie })).status).toBe(200);
});
