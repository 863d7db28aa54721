import { afterAll, beforeAll, expect, it } from "vitest";
import { crisisDocument } from "#content/crisis.ts";
import type { FormField } from "#content/documents/form-field.ts";
import { editableDocuments } from "#content/documents/register.server.ts";
import { inquiryForm } from "#content/forms.ts";
import { phoneNumbersIn } from "#content/help-number.ts";
import { prerenderedPaths } from "#content/index.ts";
import { linksIn } from "#content/pages/legal/legal-links.ts";
import { foundersDocument } from "#content/pages/our-family-story.ts";
import { plansDocument } from "#content/plans.ts";
import { placeholdersIn } from "#content/template.ts";
import { groupById } from "#features/groups/reads/places.server.ts";
import { changeGroup } from "#features/groups/writes/groups.server.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { isRecord } from "#features/site-content/rules/json.ts";
import { saveDraft, shareDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft } from "#features/site-content/writes/publishing.server.ts";
import { withValueAt } from "#platform/drafts/merge.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "../support/campaigns.ts";
import { pagesToCheck } from "../support/pages-to-check.ts";
import { plainFetch } from "../support/plain-fetch.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { patiently } from "../support/until.ts";
import { isWholeRun } from "../support/whole-run.ts";

/** Those that serve the database. This process publishes, and each of them learns of it in the same way. */
let sites: readonly RunningSite[];
let site: RunningSite;
let worker: RunningSite;
let services: FeatureServices;
const editor = actorWith("editor");

beforeAll(async () => {
  site = await startSite({ ROLE: "web" });
  const shared = { DATA_DIR: site.dataDir, SITE_URL: site.url };
  sites = isWholeRun ? [site, await startSite({ ...shared, ROLE: "web" })] : [site];
  worker = await startSite({ ...shared, ROLE: "worker" });
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  for (const each of [worker, ...sites.toReversed()]) await each.stop();
});

async function publish(document: string, value: unknown): Promise<void> {
  const { value: base } = await services.asSite(() => documentState(services, editor, document));
  const { revision } = await services.asSite(() => saveDraft(services, editor, { document, base, value }));
  await services.asSite(() => publishDraft(services, editor, { document, revision }));
}

const text = async ({ url }: RunningSite, path: string) => (await plainFetch(url + path)).text();

it("shows a new price on every page that names it, in data and structured data, in every process", async () => {
  const compressed = () => fetch(`${site.url}/membership`, { headers: { "accept-encoding": "br" } });
  const before = await compressed();
  expect(await before.text()).toContain("$30");
  const value = withValueAt(plansDocument.shipped, ["premium", "monthlyPrice"], 37);
  await publish("plans", value);
  for (const each of sites) await expect.poll(() => text(each, "/membership"), patiently).toContain("$37");
  for (const path of [
    "/",
    "/?billing=yearly",
    "/membership",
    "/terms-of-service",
    "/_.data",
    "/membership.data",
  ])
    expect(await text(site, path), path).toContain("37");
  expect(await text(site, "/")).toContain("membership is $20 or $37 a month");
  await publish("plans", withValueAt(value, ["infertility", "monthlyPrice"], 23));
  await expect.poll(() => text(site, "/journeys/infertility/the-wait"), patiently).toContain("$23");
  expect(await text(site, "/membership")).toMatch(/"price":"?37/);
  const after = await compressed();
  expect(after.headers.get("content-encoding")).toBe("br");
  expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  expect(await after.text()).toContain("$37");
});

it("tells a process that only sends mails, too", async () => {
  const value = withValueAt(crisisDocument.shipped, ["lead"], "In great danger?");
  await publish(crisisDocument.id, withValueAt(value, ["help", "heading"], "Are your thoughts very dark?"));
  let signups = 0;
  // The process may not have noticed when it sends the first one.
  const sent = async () => {
    signups += 1;
    const answer = await fetch(`${site.url}/api/newsletter/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.url },
      body: JSON.stringify({ email: `robin${signups}@example.org`, consentToNewsletter: true }),
    });
    expect(answer.ok).toBe(true);
    return worker.smtp.mails.at(-1)?.text ?? "";
  };
  await expect.poll(sent, { ...patiently, interval: 500 }).toContain("In great danger?");
  // The box that a browser shows beside crisis words comes with the page, and asks for nothing while somebody types.
  for (const path of ["/contact", "/resources/journaling", "/resources/knowledge-hub"])
    expect((await text(site, `${path}.data`)).includes("Are your thoughts very dark?"), path).toBe(true);
});

it("shows a changed group on the page, in calendars and to search engines, in every process", async () => {
  const { db } = services.store;
  const { id } = await db
    .selectFrom("support_groups")
    .select("id")
    .where("slug", "=", "open-circle")
    .executeTakeFirstOrThrow();
  const { revision, ...group } = await groupById(services, editor, id);
  const input = {
    ...group,
    address: "",
    content: { ...group.content, sample: false },
    schedule: { ...group.schedule, time: "18:15" },
  };
  await changeGroup(services, editor, { id, revision, input });
  for (const each of sites) {
    await expect
      .poll(() => text(each, "/support/groups/open-circle.ics"), patiently)
      .toMatch(/DTSTART:\d{8}T2[23]1500Z/);
    expect(await text(each, "/support/groups/open-circle.ics")).toContain("STATUS:CONFIRMED");
    expect(await text(each, "/support/groups")).toContain("6:15");
  }
  expect(await text(site, "/support/groups")).toMatch(/"@type":"Event"/);
  // A preview is rendered in a process without a database, which is sent the groups.
  const preview = await services.asSite(async () => {
    const { value } = await documentState(services, editor, "groups-page");
    const draft = withValueAt(value, ["heading"], "Our own groups");
    await saveDraft(services, editor, { document: "groups-page", base: value, value: draft });
    return shareDraft(services, editor, "groups-page");
  });
  const previewed = await text(site, `${new URL(preview.link).pathname}/support/groups`);
  expect(previewed).toContain("Our own groups");
  expect(previewed).toContain("6:15");
});

it("tells the founders' numbers and chapters in every process, and drops the tags of what is in their own words", async () => {
  expect(await text(site, "/our-family")).not.toContain("48,000");
  const { miscarriages, ...others } = foundersDocument.shipped.numbers;
  const numbers = {
    ...others,
    ...{ state: "told", spent: { ...others.spent, number: "$48,000" } },
    miscarriages: { description: miscarriages.description },
  };
  const year = withValueAt(
    { ...foundersDocument.shipped, numbers },
    ["chapters", "adoption-journey", "year"],
    "2016 to 2018",
  );
  await publish("founders", withValueAt(year, ["chapters", "adoption-journey", "state"], "told"));
  for (const each of sites) {
    await expect.poll(() => text(each, "/our-family"), patiently).toContain("$48,000");
    const html = await text(each, "/our-family");
    expect(html).toContain("2016 to 2018");
    // A figure without its number isn't shown.
    expect(html.match(/<dt/g)).toHaveLength(11);
    expect(html).not.toContain("Miscarriages</dt>");
    expect(html).not.toContain(">Sample numbers<");
    // Four chapters, as slides and in the list.
    expect(html.match(/>Sample text</g)).toHaveLength(8);
    expect(await text(each, "/our-family.data")).toContain("$48,000");
  }
});

it("names who writes and reviews once the team has entered them", async () => {
  const article = "/resources/knowledge-hub/iui-in-plain-words";
  expect(await text(site, article)).not.toContain("Reviewed by");
  await publish("people", {
    author: "Robin Park",
    reviewer: "Sam Ode",
    reviewerRole: "registered nurse",
    portraits: [],
  });
  await expect
    .poll(() => text(site, article), patiently)
    .toContain("Written by Robin Park. Reviewed by Sam Ode, registered nurse. Last reviewed on");
  expect(await text(site, article)).toMatch(/"editor":\{"@type":"Person","name":"Sam Ode","jobTitle"/);
});

it("leaves no shipped value on any page once every field is changed", async () => {
  const shipped: string[] = [];
  // They have tests of their own: organization-name.test.ts, look.test.ts and menus.api.test.ts.
  const others = ["identity", "look", "menus"];
  const documents = editableDocuments.filter(({ id }) => !others.includes(id));
  const isHome = ({ id }: { id: string }) => Number(id === "home");
  for (const document of documents.toSorted((one, other) => isHome(one) - isHome(other)))
    await publish(document.id, changed(document.form, document.shipped, shipped));
  const leftOn = async (path: string) => {
    const html = (await text(site, path)).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    // The notification after an inquiry says the same as the page that thanks for it, and is in code.
    const left = shipped.filter((value) => html.includes(value) && value !== inquiryForm.toasts.success.text);
    return left.map((value) => `${path}: ${value}`);
  };
  // What was published last has arrived, and with it everything else.
  await expect.poll(() => leftOn("/"), patiently).toEqual([]);
  const left: string[] = [];
  for (const path of prerenderedPaths.filter((each) => pagesToCheck.includes(each)))
    left.push(...(await leftOn(path)));
  expect(left).toEqual([]);
}, 240_000);

/** The value with every field changed; what can be looked for is added to `shipped`. */
function changed(field: FormField, value: unknown, shipped: string[]): unknown {
  if (field.kind === "list" && Array.isArray(value))
    return value.map((each) => changed(field.item, each, shipped));
  if (field.kind === "group" && isRecord(value))
    return Object.fromEntries(
      field.fields.flatMap(({ name, field: each }) =>
        Object.hasOwn(value, name) ? [[name, changed(each, value[name], shipped)]] : [],
      ),
    );
  if (typeof value === "number") return value + 7;
  const before = String(value);
  if (before.includes(".example") || field.kind === "longText") shipped.push(before);
  switch (field.kind) {
    case "email":
      return "reach@changed.org";
    case "webLink":
      return "https://changed.org/x?a=1";
    case "helpLink":
      return before.startsWith("https") ? "https://changed.org/" : "tel:5550100";
    case "text":
    case "longText":
      if (/^\$?\d[\d,]*k?$/.test(before)) return before;
      // Values keep their places and links, and help lines the emergency numbers.
      return [
        `Changed <b>&"' words`,
        ...placeholdersIn(before).map((name) => `{${name}}`),
        ...linksIn(before).map((href) => `[words](${href})`),
        ...new Set([
          ...(/^(?:Call|Text) /.test(before)
            ? phoneNumbersIn(before)
            : (before.match(/\b(?:911|988)\b/g) ?? [])),
          // A translation keeps those of its English text, which is its label.
          ...(field.label.match(/\d[\d-]*/g) ?? []),
        ]),
      ].join(" ");
    default:
      return value;
  }
}
