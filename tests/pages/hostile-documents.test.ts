import { afterAll, beforeAll, expect, it } from "vitest";
import { editableDocument } from "#content/documents/register.server.ts";
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
  cookie = cookiesOf(await post("/api/auth/sign-in", JSON.stringify({ email, password })));
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await site.stop();
});

const admin = "/api/admin/site-content";

function post(path: string, body: string): Promise<Response> {
  return fetch(site.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url, cookie },
    body,
  });
}

const act = (document: string, operation: string, input: object) =>
  post(`/admin/site/${document}`, JSON.stringify({ operation, ...input }));

const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const home = (field: string, put: unknown) => ({ id: "home", field, put });
const heading = (put: unknown) => home("heading", put);
const loss = (field: string, put: unknown) => ({ id: "pregnancy-loss", field, put });
const policy = (field: string, put: unknown) => ({ id: "privacy-policy", field, put });
const adults = "sections.children.blocks.this-site-is-for-adults-if.text";
const answers = "sections.what-we-collect.blocks.all-of-these-answers-are-encrypted.text";
const boxes = "telling-work.fields.need.items";
const sheets = (field: string, put: unknown) => ({ id: "worksheets-everyone", field, put });
const faq = (field: string, put: unknown) => ({ id: "home-faq", field, put });

/**
 * Each puts one value into one field of a document. `raw` is JSON that no value is written as. `shows` is what the page
 * has once it's published, which is the home page if none is named; without it, the value is refused.
 */
const hostile: readonly {
  id: string;
  field: string;
  put?: unknown;
  raw?: string;
  shows?: string;
  page?: string;
}[] = [
  { ...heading("<script>alert(1)</script>"), shows: "&lt;script&gt;alert(1)" },
  { ...heading("</title><img src=x onerror=alert(1)>"), shows: "onerror=alert(1)&gt;" },
  {
    ...home("mission.items.0.text", "</script><script>alert(1)</script>"),
    shows: "&lt;/script&gt;&lt;script&gt;alert(1)",
  },
  { ...home("mission.items.0.text", "{prices} {{x}} $& $1"), shows: "{prices} {{x}} $&amp; $1" },
  { ...home("meta.title", '"><script>alert(1)</script>'), shows: "&quot;&gt;&lt;script&gt;alert(1)" },
  { ...heading("👩‍👩‍👧 Zoë 家族 عائلة"), shows: "Zoë 家族 عائلة" },
  heading("x".repeat(1_000_000)),
  heading("x".repeat(100_000)),
  heading("a\u0000b"),
  heading("\u202egnorw"),
  heading("\u2066isolated"),
  heading("\ud800"),
  { ...heading(""), raw: '"\\udc00 alone"' },
  heading(""),
  heading("\n\n"),
  heading(null),
  heading(7),
  heading({ toString: "x" }),
  { ...heading(""), raw: '{"__proto__":{"polluted":true}}' },
  { ...home("mission", ""), raw: nested(20_000) },
  home("mission.items", many(10_000, { title: "x", text: "x" })),
  home("lead", "The prices are gone."),
  home("lead", "{prices} {constructor}"),
  home("support.cards.99", { title: "x", text: "x", linkText: "x" }),
  faq("items", many(10_000, { id: "a", question: "x", answer: "x" })),
  faq("link.href", "/no-such-page"),
  faq("link.href", "javascript:alert(1)"),
  { id: "testimonials", field: "shown", put: "shown" },
  { id: "testimonials", field: "quotes.0.agreedOn", put: "2026-02-31T00:00" },
  {
    ...policy(adults, "<script>alert(1)</script> [<img src=x onerror=alert(1)>](/contact)"),
    shows: '<a class="text-link-inline" href="/contact">&lt;img src=x',
    page: "/privacy-policy",
  },
  { ...policy(adults, `${"[".repeat(900)}](${"(".repeat(900)}`) },
  { ...policy(adults, `One.\n\n\n\n${"[a](".repeat(200)}`) },
  {
    ...policy(adults, "One.\n\n \n\nTwo {messageKept}."),
    shows: "<p>Two 12 months.</p>",
    page: "/privacy-policy",
  },
  policy(adults, "[Call](javascript:alert(1))"),
  policy(adults, "[Call](//elsewhere.example)"),
  policy(adults, "{__proto__} {constructor}"),
  policy(answers, "The link to one's answers is gone."),
  policy("sections.how-long.blocks.how-long-we-keep-things.table.rows.message.text", "For ever."),
  policy("sections.how-long.blocks.how-long-we-keep-things.table.rows", {
    message: { label: "x", text: "x" },
  }),
  { id: "terms-of-service", field: "sections.membership.blocks", put: [] },
  {
    ...sheets("telling-work.title", "</h1><script>alert(1)</script>"),
    shows: "&lt;/h1&gt;&lt;script&gt;alert(1)",
    page: "/resources/worksheets/telling-work",
  },
  {
    ...sheets(boxes, [{ id: "constructor", text: '"><img src=x onerror=alert(1)>' }]),
    shows: 'name="telling-work:need/constructor"',
    page: "/resources/worksheets/telling-work",
  },
  sheets(boxes, many(2, { id: "twice", text: "One id, two boxes" })),
  sheets(boxes, [{ id: 'a/b:c"d', text: "An id that isn't one" }]),
  sheets(boxes, many(10_000, { id: "a", text: "x" })),
  sheets(boxes, []),
  { id: "worksheets", field: "sheet.row", put: "A row without its number" },
  {
    ...loss("parts.0.blocks.0", "</p><script>alert(1)</script>"),
    shows: "&lt;/p&gt;&lt;script&gt;alert(1)",
    page: "/pregnancy-loss",
  },
  loss("urgent.groups.0.signs", []),
  loss("urgent.groups.0.signs.0", " "),
  loss("urgent.groups.0.action", "Wait at home."),
  loss("urgent", null),
  loss("parts.0.note.text", ""),
  loss("parts.5.urgent", []),
  loss("parts.99", { heading: "x" }),
  {
    id: "zenden-exercises",
    field: "exercises.0.steps.0.word",
    put: '"><script>alert(1)</script>',
    shows: "</html>",
    page: "/resources/zenden",
  },
  { id: "zenden-exercises", field: "exercises.0.steps.0.seconds", put: 0 },
  { id: "zenden", field: "room.crisis", put: { linkText: "x", href: "javascript:alert(1)" } },
  { id: "journal-words", field: "journal.copy.keeping.erase.word", put: "x" },
  { id: "journal-words", field: "journal.copy.journal.saving.saved", put: "Saved." },
  { id: "journal-prompts", field: "prompts.groups.0.sets.0.prompts", put: many(10_000, "x") },
  { id: "plans", field: "notes.offer.paid", put: "{price} {all} {__proto__}" },
  { id: "membership", field: "freeAndPaid.rows.9.paid", put: "$1 a month" },
  { id: "not-found", field: "page.path", put: "/membership" },
  { id: "thank-you", field: "contact.blocks.0.href", put: "javascript:alert(1)" },
  { id: "no-such-document", field: "heading", put: "x" },
];

it(`publishes or refuses ${hostile.length} hostile documents with a sentence, and loses no page`, async () => {
  const marker = '"@@put@@"';
  for (const [at, { id, field, put, raw, shows, page = "/" }] of hostile.entries()) {
    const shipped = editableDocument(id)?.shipped ?? {};
    const name = `${at} ${id}.${field}`;
    const value = JSON.stringify(withValueAt(shipped, field.split("."), "@@put@@"));
    const hostileValue = value.replace(marker, () => raw ?? JSON.stringify(put));
    const { revision, base } = await state(id);
    const draft = await post(
      `${admin}/draft`,
      `{"document":"${id}","base":${JSON.stringify(base)},"value":${hostileValue}}`,
    );
    const last = draft.ok ? await publish(id, await draft.json()) : draft;
    expect(last.status, name).toBeLessThan(500);
    expect(last.ok, name).toBe(shows !== undefined);
    if (shows !== undefined)
      await expect.poll(() => html(page), { ...patiently, message: name }).toContain(shows);
    if (!last.ok) expect((await last.json()).message, name).toMatch(/^[A-Z].{10,}[.?]?/);
    // A refused value is on no page, so the others stand as the last published one has left them.
    await expectWholePages(name, last.ok || isWholeRun ? [page, ...watched] : [page]);
    const after = await state(id);
    if (after.hasDraft) await act(id, "discardContentDraft", { revision: after.revision });
    if (shows !== undefined) await act(id, "restoreContent", { revision: after.revision, version: 0 });
    expect(after.revision >= revision, name).toBe(true);
  }
  await expectWholePages("after all of them", watched);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
}, 240_000);

/** Pages that a value which is published anywhere could break. */
const watched = [
  "/",
  "/clinics",
  "/membership",
  "/pregnancy-loss",
  "/privacy-policy",
  "/resources/worksheets",
  "/resources/zenden",
];

function publish(document: string, { revision }: { revision: number }): Promise<Response> {
  return act(document, "publishContent", { revision });
}

async function state(id: string): Promise<{ revision: number; hasDraft: boolean; base: unknown }> {
  const response = await fetch(`${site.url}${admin}/${id}`, { headers: { cookie } });
  expect(response.status).toBeLessThan(500);
  const { revision = 0, hasDraft = false, value = {} } = await response.json();
  return { revision, hasDraft, base: value };
}

const html = async (path: string) => (await plainFetch(site.url + path)).text();

async function expectWholePages(name: string, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) {
    const page = await plainFetch(site.url + path);
    expect(page.status, `${name}: ${path}`).toBe(200);
    const sent = await page.text();
    expect(sent, `${name}: ${path}`).toContain("</html>");
    expect(/<script>alert|<img src=x|onerror=alert\(1\)>/.test(sent), `${name}: ${path}`).toBe(false);
  }
}
