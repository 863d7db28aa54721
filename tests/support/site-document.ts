/** What browser tests do with a document of the site's content besides what they look at, by its own interface. */
import type { Page } from "@playwright/test";
import { expect } from "./site.ts";
import { signIn, signInAt } from "./team-sign-in.ts";

type Value = Readonly<Record<string, unknown>>;

export async function documentNow(page: Page, id: string): Promise<{ value: Value; revision: number }> {
  const answer = await page.request.get(`/api/admin/site-content/${id}`);
  expect(answer.status(), id).toBe(200);
  return answer.json();
}

/** Does an operation of the document's screen, on what it is now. */
export async function actOnDocument(page: Page, id: string, operation: string, input = {}): Promise<void> {
  const { revision } = await documentNow(page, id);
  const data = { operation, revision, ...input };
  expect((await page.request.post(`/admin/site/${id}`, { data })).status(), operation).toBe(200);
}

/** Saves a draft with these fields, on top of what the document is now. */
export async function saveFields(page: Page, id: string, fields: Value): Promise<void> {
  const { value: base } = await documentNow(page, id);
  const data = { document: id, base, value: { ...base, ...fields } };
  expect((await page.request.post("/api/admin/site-content/draft", { data })).status(), id).toBe(200);
}

/** Opens the screen of a document as an editor, without what earlier tests have left unpublished in it. */
export async function openUntouched(page: Page, id: string, part = ""): Promise<void> {
  await signIn(page, "editor");
  await actOnDocument(page, id, "discardContentDraft");
  await signInAt(page, `/admin/site/${id}${part}`);
}
