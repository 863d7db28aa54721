import { load } from "cheerio";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editableDocument, editableDocuments } from "#content/documents/register.server.ts";
import { kindOfPage } from "#content/index.ts";
import { testimonialsDocument } from "#content/pages/clinics/testimonials.ts";
import { placeholdersIn } from "#content/template.ts";
import { allWorksheets } from "#content/worksheets/all.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { assemble } from "#server/assemble.ts";
import { addPerson, cookiesOf, password } from "../support/admin.ts";
import { plainFetch } from "../support/plain-fetch.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { patiently } from "../support/until.ts";
import { isWholeRun } from "../support/whole-run.ts";

let site: RunningSite;
let services: FeatureServices;
let cookie = "";

beforeAll(async () => {
  site = await startSite({ ROLE: "web" });
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
  const email = await addPerson({ services }, "editor");
  cookie = cookiesOf(await post("/api/auth/sign-in", { email, password }));
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await site.stop();
});

const act = (document: string, operation: string, input: object) =>
  post(`/admin/site/${document}`, { operation, ...input });

function post(path: string, body: object): Promise<Response> {
  return fetch(site.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url, cookie },
    body: JSON.stringify(body),
  });
}

const text = async (path: string) => (await plainFetch(site.url + path)).text();

const partOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Fields, and a page that shows each. */
const shown: readonly (readonly [document: string, field: string, page: string])[] = [
  ["home", "mission.items.0.text", "/"],
  ["home", "lead", "/"],
  ["journey-adoption", "otherEndings.parts.0.paragraphs.0", "/journeys/adoption"],
  ["phases-adoption", "phases.0.lead", "/journeys/adoption/exploring"],
  ["phases-adoption", "phases.1.title", "/journeys/adoption/exploring"],
  ["phases-infertility", "phases.0.title", "/"],
  ["phases-surrogacy", "phases.0.title", "/resources/journaling"],
  ["peer-support-community", "safety.report.text", "/support/peer-support-community"],
  ["groups-page", "rules.lists.0.items.0", "/support/groups"],
  ["peer-mentoring", "standard.groups.0.items.0", "/support/peer-mentoring"],
  ["expert-mentoring", "apart.rows.0.cells.1", "/support/expert-mentoring"],
  ["clinics", "help.columns.1.items.0", "/clinics"],
  ["clinic-partnership", "pricing.items.0", "/clinics/partnership"],
  ["clinic-training", "modules.items.2.learn", "/clinics/training"],
  ["clinic-onboarding", "checklist.groups.0.items.0", "/clinics/onboarding"],
  ["patient-pre-onboarding", "pack.items.0.text", "/clinics/patient-pre-onboarding"],
  ["podcast", "making.items.0", "/resources/podcast"],
  ["episode-a-minute-before-the-call", "introduction", "/resources/podcast"],
  ["episode-a-minute-before-the-call", "notes.0", "/resources/podcast/a-minute-before-the-call"],
  ["worksheets", "list.lead", "/resources/worksheets"],
  ["worksheets", "sheet.limits", "/resources/worksheets/support-map"],
  ["worksheets-everyone", "support-map.title", "/resources/digital-downloads"],
  ["worksheets-everyone", "support-map.forWhom", "/resources/worksheets/support-map"],
  ["worksheets-everyone", "support-map.fields.listens.label", "/resources/worksheets/support-map"],
  ["worksheets-everyone", "emergency-contacts-card.title", "/resources/worksheets/telling-work"],
  ["worksheets-adoption", "openness-plan.fields.contact.rows.0.text", "/resources/worksheets/openness-plan"],
  ["privacy-policy", "sections.children.blocks.this-site-is-for-adults-if.text", "/privacy-policy"],
  [
    "privacy-policy",
    "sections.how-long.blocks.how-long-we-keep-things.table.rows.answers.text",
    "/privacy-policy",
  ],
  ["privacy-policy", "summary.what-we-keep-only-what-you.text", "/privacy-policy"],
  ["terms-of-service", "sections.fair-use.blocks.please-don-t-send-spam-write.text", "/terms-of-service"],
  [
    "consumer-health-data",
    "sections.how-we-use-it.blocks.to-answer-a-message-or-an.items.0",
    "/consumer-health-data",
  ],
  ["accessibility", "sections.our-aim.heading", "/accessibility"],
  ["legal-words", "kept.encrypted", "/privacy-policy"],
  ["plans", "notes.offer.free", "/membership"],
  ["plans", "notes.offer.cancel", "/"],
  ["membership", "searchDescription", "/membership"],
  ["membership", "freeAndPaid.rows.5.free", "/membership"],
  ["contact", "subtitle", "/contact"],
  ["contact", "panel.responseNote", "/contact"],
  ["thank-you", "newsletter.introduction", "/thank-you/newsletter"],
  ["thank-you", "contact.blocks.1.text", "/thank-you/contact"],
  ["offline", "introduction", "/offline"],
  ["not-found", "page.introduction", "/no-such-page"],
  ["journeys", "how.steps.3.text", "/journeys"],
  ["journeys-questions", "chooser.questions.stage.options.4.text", "/journeys"],
  ["pregnancy-loss", "urgent.groups.0.signs.0", "/pregnancy-loss"],
  ["pregnancy-loss", "parts.0.note.text", "/pregnancy-loss"],
  ["pregnancy-loss", "parts.4.blocks.2", "/pregnancy-loss"],
  ["knowledge-hub-page", "find.lead", "/resources/knowledge-hub"],
  ["knowledge-hub-page", "reading.paragraphs.0", "/knowledge-hub"],
  ["editorial-policy", "blocks.1.text", "/editorial-policy"],
  ["journaling", "privacy.limits.items.0", "/resources/journaling"],
  ["journal-prompts", "prompts.groups.0.sets.0.prompts.0", "/resources/journaling"],
  ["journal-words", "journal.copy.gate.withoutScript", "/resources/journaling"],
  ["zenden", "promises.items.0.text", "/resources/zenden"],
  ["zenden-exercises", "exercises.0.inWords.0", "/resources/zenden"],
  ["digital-downloads", "about.points.0.text", "/resources/digital-downloads"],
];

it.each([...Map.groupBy(shown, ([id]) => id)])(
  "publishes fields of %s, and shows them",
  async (id, fields) => {
    const shipped = editableDocument(id)?.shipped;
    const sentence = (field: string) => `We changed ${field} & kept it safe.`;
    let value: unknown = shipped;
    for (const [, field] of fields) {
      const before = field.split(".").reduce(partOf, shipped);
      const places = placeholdersIn(String(before)).map((place) => ` {${place}}`);
      value = withValueAt(value, field.split("."), sentence(field) + places.join(""));
    }
    const other = await plainFetch(`${site.url}/our-family`);
    const draft = await post("/api/admin/site-content/draft", { document: id, base: shipped, value });
    const { revision } = await draft.json();
    const published = await act(id, "publishContent", { revision });
    expect(published.status).toBe(200);
    for (const [, field, page] of fields) {
      await expect.poll(() => text(page), patiently).toContain(sentence(field).replace("&", "&amp;"));
      expect(await text(page === "/" ? "/_.data" : `${page}.data`)).toContain(`We changed ${field}`);
    }
    expect((await plainFetch(`${site.url}/our-family`)).headers.get("etag")).toBe(other.headers.get("etag"));
    // The test below restores one document in the gate, too.
    if (!isWholeRun) return;
    const restore = { revision: (await published.json()).revision, version: 0 };
    const restored = await act(id, "restoreContent", restore);
    expect(restored.status).toBe(200);
    for (const [, , page] of fields)
      await expect.poll(() => text(page), patiently).not.toContain("We changed");
  },
);

it("keeps each answer at its question when worksheets are reworded, moved and cut", async () => {
  const id = "worksheets-everyone";
  const page = "/resources/worksheets/telling-work";
  const shipped = editableDocument(id)?.shipped;
  const boxes = async () => {
    const $ = load(await text(page));
    return $("label:has(input[type=checkbox]), label:has(input[type=radio]), label:has(textarea)")
      .get()
      .map((label) => {
        const field = $(label).find("input, textarea");
        return [`${field.attr("name")}=${field.attr("value") ?? ""}`, $(label).text()] as const;
      });
  };
  const before = new Map(await boxes());
  const [first, second, ...others] = allWorksheets
    .flatMap(({ id: sheet, fields }) => (sheet === "telling-work" ? fields : []))
    .flatMap((field) => (field.kind === "checklist" && field.id === "need" ? field.items : []));
  const items = [
    ...others,
    { id: "a-new-line", text: "We changed this: a new line" },
    { id: first?.id, text: "We changed this: at short notice" },
  ];
  let value = withValueAt(shipped, ["telling-work", "fields", "need", "items"], items);
  value = withValueAt(value, ["telling-work", "fields", "words", "label"], "We changed this: first words");
  value = withValueAt(
    value,
    ["telling-work", "fields", "much", "options", "0", "text"],
    "We changed this: medical",
  );
  const draft = await post("/api/admin/site-content/draft", { document: id, base: shipped, value });
  const { revision } = await draft.json();
  const published = await act(id, "publishContent", { revision });
  expect(published.status).toBe(200);
  await expect.poll(() => text(page), patiently).toContain("a new line");
  const after = new Map(await boxes());
  expect(after.get(`telling-work:need/${first?.id}=on`)).toBe("We changed this: at short notice");
  expect(after.get("telling-work:much=a-medical-matter")).toBe("We changed this: medical");
  expect(after.get("telling-work:words=")).toBe("We changed this: first words");
  expect(after.get("telling-work:need/a-new-line=on")).toBe("We changed this: a new line");
  expect(after.has(`telling-work:need/${second?.id}=on`)).toBe(false);
  for (const [name, words] of after)
    if (!words.startsWith("We changed")) expect(words, name).toBe(before.get(name));
  const restore = { revision: (await published.json()).revision, version: 0 };
  expect((await act(id, "restoreContent", restore)).status).toBe(200);
  await expect.poll(async () => new Map(await boxes()), patiently).toEqual(before);
});

/** One for each kind of page that an editor opens, and every mail; in the whole run all of them. */
const previewed = editableDocuments.filter(({ id, preview }, at) => {
  const isFirst =
    editableDocuments.findIndex((each) => kindOfPage(each.preview) === kindOfPage(preview)) === at;
  return id !== "testimonials" && (isWholeRun || isFirst);
});

it.each(previewed.map(({ id }) => id))("previews %s where its editor opens", async (id) => {
  const document = editableDocument(id);
  const preview = await post("/api/admin/site-content/preview", {
    document: id,
    page: document?.preview,
    value: document?.shipped,
  });
  const { html, problems } = await preview.json();
  expect(problems).toEqual({});
  expect(html).toContain("</html>");
});

it("shows what clinics say once all six are their own words, and not before", async () => {
  const { shipped } = testimonialsDocument;
  const publish = async (value: unknown, base: unknown) => {
    const draft = await post("/api/admin/site-content/draft", { document: "testimonials", base, value });
    const { revision } = await draft.json();
    return act("testimonials", "publishContent", { revision });
  };
  const early = { ...shipped, shown: "shown" };
  const refused = await publish(early, shipped);
  expect(refused.status).toBe(422);
  expect((await refused.json()).fields).toEqual({
    "quotes.0.state": expect.stringContaining("still a sample"),
  });
  const quotes = shipped.quotes.map(({ id }, at) => ({
    ...{ id, speaker: `Fixture clinic ${at}`, text: "These are the words of a fixture." },
    ...{ state: "given", agreedOn: "2026-11-21" },
  }));
  expect((await publish({ ...early, quotes }, early)).status).toBe(200);
  await expect.poll(() => text("/clinics"), patiently).toContain("Fixture clinic 5");
});
