import { ask } from "./admin.ts";
import type { TestApp } from "./test-app.ts";

export const contentAddress = "/api/admin/site-content";

/** What a team member does with the site's content, each answered with its status and body. */
export function contentEditor(app: TestApp, person: { cookie: string }) {
  const answered = async (response: Response) => ({ status: response.status, body: await response.json() });
  /** What the editor calls while someone writes. */
  const post = async (part: "draft" | "preview", input: object) =>
    answered(await app.post(`${contentAddress}/${part}`, input, person));
  /** An operation of a document's screen, or of a list of documents. */
  const act = async (document: string, operation: string, input: object = {}) =>
    answered(await app.act(`/admin/site/${document}`, operation, input, person));
  const read = async (document: string) => (await ask(app, `${contentAddress}/${document}`, person)).json();
  const draft = async (document: string, value: unknown) =>
    post("draft", { document, base: (await read(document)).value, value });
  const publish = async (document: string, value: unknown) => {
    const { body } = await draft(document, value);
    return act(document, "publishContent", { revision: body.revision });
  };
  return { post, act, read, draft, publish };
}
