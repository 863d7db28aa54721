import { afterAll, beforeAll, expect, it } from "vitest";
import { articleDocument } from "#content/knowledge-hub/current-articles.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { saveDraft, shareDraft } from "#features/site-content/writes/drafts.server.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "../support/campaigns.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";

let site: RunningSite;
let services: FeatureServices;
const editor = actorWith("editor");
const slug = "what-donor-conceived-adults-ask-for";
const document = `article-${slug}`;

beforeAll(async () => {
  site = await startSite();
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await site.stop();
});

/** Saves a draft with this text, and shares it. @returns the address of its preview. */
async function shared(text: string): Promise<string> {
  const shipped = articleDocument(slug).shipped;
  const { value: base } = await services.asSite(() => documentState(services, editor, document));
  const notes =
    shipped.topics.length > 0 ? `<Note topics="${shipped.topics.join(" ")}">\n\nWords.\n\n</Note>\n\n` : "";
  const { problems } = await services.asSite(() =>
    saveDraft(services, editor, {
      document,
      base,
      value: { ...shipped, text: notes + text },
    }),
  );
  expect(problems).toEqual({});
  return `${(await services.asSite(() => shareDraft(services, editor, document))).link}/resources/knowledge-hub/${slug}`;
}

it.each([
  [
    "a table with as many cells as a text may have",
    `${"|a".repeat(50)}\n${"|-".repeat(50)}\n${"|\n".repeat(50)}`,
  ],
  ["a list of as many items as fit", "- a\n".repeat(3_900)],
  ["as many headings as fit", "## a\n\n".repeat(4_500)],
])("answers another request before the preview of %s is there", async (_name, text) => {
  const address = await shared(text);
  const order: string[] = [];
  const preview = fetch(address).then(async (answer) => {
    order.push("preview");
    return { status: answer.status, html: await answer.text() };
  });
  // The preview is under way once the server has taken a later request, too.
  for (let time = 0; time < 3; time += 1) {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    order.push("health");
  }
  const { status, html } = await preview;
  expect(order.at(0)).toBe("health");
  expect(status).toBe(200);
  expect(html).toContain("Preview. Nothing on this page is published yet.");
  expect(html).toContain("</html>");
});

it("previews an uploaded change to a page in the process for drafts, with what others have published", async () => {
  expect(await (await fetch(await shared("A quiet kumquat."))).text()).toContain("A quiet kumquat.");
});
