import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plansDocument } from "#content/plans.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { actAs } from "#tests/support/admin.ts";
import { contentEditor, contentAddress as home } from "#tests/support/site-content.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";

describe.each(databases)("the search in the site's content on %s", (kind) => {
  let app: TestApp;
  const cookies = new Map<string, string>();
  beforeAll(async () => {
    app = await openTestApp(kind);
    for (const role of ["viewer", "editor"] as const) cookies.set(role, (await actAs(app, role)).cookie);
  });
  afterAll(async () => {
    await app.close();
  });
  const post = (path: string, body: unknown) => app.post(path, body, { cookie: cookies.get("viewer") ?? "" });
  const found = async (text: string): Promise<string[]> =>
    (await (await post(`${home}/search`, { text })).json()).items.map(({ id }: { id: string }) => id);

  it.each([
    ["944-4773", "crisis-lines"],
    ["monthly price", "plans"],
    ["PRICE", "plans"],
    ["$30", "plans"],
    ["worksheet", "worksheets"],
    ["polycystic", "article-pcos-and-fertility"],
  ])("finds %s by its words, its fields and its texts, for everyone who may see it", async (text, id) => {
    expect(await found(text)).toContain(id);
    const everywhere = await (await post("/api/admin/search", { text })).json();
    expect(everywhere.items.map(({ kind: each }: { kind: string }) => each)).toContain("content");
  });

  it("finds what is published and no longer what was, and nothing of a draft", async () => {
    const { shipped } = plansDocument;
    const value = withValueAt(shipped, ["premium", "description"], "Quokkas for everyone.");
    const editor = contentEditor(app, { cookie: cookies.get("editor") ?? "" });
    const { body } = await editor.draft("plans", value);
    expect(await found("quokkas")).toEqual([]);
    await editor.act("plans", "publishContent", { revision: body.revision });
    expect(await found("quokkas")).toEqual(["plans"]);
  });

  it("is refused without a session, and finds nothing for no words", async () => {
    const answer = await app.app.request(`${siteUrl}${home}/search`, {
      method: "POST",
      headers: { origin: siteUrl, "content-type": "application/json" },
      body: JSON.stringify({ text: "price" }),
    });
    expect(answer.status).toBe(401);
    expect(await found(" ")).toEqual([]);
  });
});
