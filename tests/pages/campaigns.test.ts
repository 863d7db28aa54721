import { afterAll, beforeAll, expect, it } from "vitest";
import type { Question, Section } from "#features/campaigns/schema/campaign.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { day } from "#platform/clock/clock.ts";
import { assemble } from "#server/assemble.ts";
import { eveningQuestion, section } from "../support/campaign-content.ts";
import { publishedCampaign } from "../support/campaigns.ts";
import { PlainVisit } from "../support/plain-visit.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";

let site: RunningSite;
let services: FeatureServices;
let now: Date | undefined;

const common = { help: "", required: false, showIf: null };
const line = (id: string, label: string) => ({ id, label });

const plain: Section[] = [
  section("first", eveningQuestion, {
    ...common,
    id: "hour",
    kind: "shortText",
    label: "From what hour?",
    required: true,
    max: 40,
    showIf: { match: "all", tests: [{ question: "evening", is: "one-of", values: ["monday"] }] },
  }),
  section(
    "second",
    {
      ...common,
      id: "helps",
      kind: "severalChoices",
      label: "Which would you use?",
      other: true,
      min: 0,
      max: 2,
      options: [
        { id: "plan", label: "A plan", cap: null },
        { id: "sound", label: "A sound", cap: null },
      ],
    },
    { ...common, id: "count", kind: "number", label: "How many people?", min: 1, max: 9, whole: true },
    { ...common, id: "words", kind: "longText", label: "Anything else?", max: 500 },
    { ...common, id: "sure", kind: "consent", label: "You may use this for planning.", required: true },
  ),
];
const rows = ["Waiting rooms", "Phone calls", "Family", "Work", "Nights"];
const matrix: Question = {
  ...common,
  id: "hard",
  kind: "matrix",
  label: "How often is it hard?",
  required: true,
  rows: rows.map((label, at) => line(`row${at}`, label)),
  columns: [line("never", "Never"), line("often", "Often")],
};

beforeAll(async () => {
  site = await startSite({ ROLE: "web" });
  const clock = { now: () => now ?? new Date() };
  const settings = { DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" };
  services = await assemble(settings, { clock });
  await publishedCampaign(services, { slug: "plain", layout: "question", sections: plain });
  await publishedCampaign(services, { slug: "long", sections: [section("one", matrix)] });
  await publishedCampaign(services, { slug: "soon", title: "Soon", opens: "2099-01-05T14:00:00.000Z" });
  // Stored before there was a bound for nesting: the signs are shown as they were typed.
  await publishedCampaign(services, {
    slug: "nested",
    introduction: `${">".repeat(3_900)} Welcome`,
    thanks: `${"- ".repeat(900)}x`,
  });
  await publishedCampaign(services, {
    title: "¿Qué ayudaría durante la espera?",
    slug: "la-espera",
    language: "es",
    identity: "contact",
  });
  await publishedCampaign(services, {
    title: "ماذا يساعد أثناء الانتظار؟",
    slug: "en-arabe",
    language: "ar",
  });
  // One that has closed by its schedule was published before that.
  const closes = "2020-01-01T00:00:00.000Z";
  now = new Date(Date.parse(closes) - day);
  await publishedCampaign(services, { slug: "over", title: "Over", closes });
  now = undefined;
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await site.stop();
});

/** The group of choices with this name. */
const group = ({ $ }: PlainVisit, name: string) =>
  $("fieldset").filter((_, each) => $(each).children("legend").text().trim().startsWith(name));

const thanks = "Thank you. Your answers are with us.";

it("asks without scripts what follows from an answer, loses nothing, and the code opens, changes and erases", async () => {
  const visit = new PlainVisit(site.url);
  await visit.open("/campaign/plain");
  // Everything is on one page, except what follows from answers.
  expect([visit.isShown("Anything else?"), visit.isShown("From what hour?")]).toEqual([true, false]);
  visit.check("Monday");
  visit.check("A plan");
  visit.fill("Anything else?", "Two\nlines");
  visit.check("You may use this for planning.");
  await visit.press("Send my answers");
  expect(visit.text).toContain("Some questions follow from what you chose.");
  expect(visit.control("Anything else?").text()).toBe("Two\nlines");
  await visit.press("Send my answers");
  expect(visit.text).toContain("Please write an answer");
  expect(visit.control("A plan").attr("checked")).toBeDefined();
  visit.fill("From what hour?", "Eight");
  await visit.press("Send my answers");
  expect(visit.text).toContain(thanks);
  const code = visit.$("[data-receipt]").text();
  expect(code).not.toBe("");
  // Sent again by a reload, it is the same answer with the same code.
  await visit.sendAgain();
  expect(visit.$("[data-receipt]").text()).toBe(code);

  await visit.open("/your-answer");
  visit.fill("Receipt code", code);
  await visit.press("Show my answers");
  expect(visit.$("dd").text()).toContain("Eight");
  expect(visit.path).not.toContain(code);
  visit.fill("How many people?", "12");
  await visit.press("Save the change");
  expect(visit.text).toContain("Please enter 9 or less");
  expect(visit.control("How many people?").attr("value")).toBe("12");
  visit.fill("How many people?", "3");
  await visit.press("Save the change");
  expect(visit.text).toContain("Your change is saved");
  await visit.press("Erase");
  expect(visit.text).toContain("Please check the box first");
  visit.check("Yes, erase my answers for good");
  await visit.press("Erase");
  expect(visit.text).toContain("Your answers are erased");
});

it("has a matrix as one group of choices for each row, and says without scripts which row is missing", async () => {
  const visit = new PlainVisit(site.url);
  await visit.open("/campaign/long");
  const choose = (row: string, choice: string) => {
    const { $ } = visit;
    const label = group(visit, row)
      .find("label")
      .filter((_, each) => $(each).text().trim() === choice);
    label.find("input").attr("checked", "");
  };
  for (const row of rows.slice(0, -1)) choose(row, "Never");
  await visit.press("Send my answers");
  expect(visit.status).toBe(422);
  expect(group(visit, "Nights").text()).toContain("Please choose one");
  expect(group(visit, "Family").text()).not.toContain("Please choose one");
  expect(group(visit, "Family").find("input[checked]").attr("value")).toBe("never");
  choose("Nights", "Often");
  await visit.press("Send my answers");
  expect(visit.text).toContain(thanks);
});

it("says in Spanish what is missing without scripts, and keeps what was typed", async () => {
  const visit = new PlainVisit(site.url);
  await visit.open("/campaign/la-espera");
  expect(visit.text).toContain("Se conservan 180 días y luego se borran.");
  visit.fill("Tu correo electrónico", "ada@example");
  await visit.press("Enviar mis respuestas");
  expect(visit.text).toContain("Elige una opción");
  expect(visit.text).toContain("Escribe una dirección de correo electrónico válida");
  expect(visit.control("Tu correo electrónico").attr("value")).toBe("ada@example");
});

it("keeps English labels in a language that has none, and the team's text runs from the right", async () => {
  const visit = new PlainVisit(site.url);
  await visit.open("/campaign/en-arabe");
  expect(visit.$("main button[type=submit]").text()).toContain("Send my answers");
  const heading = visit.$("h1");
  expect(heading.text()).toBe("ماذا يساعد أثناء الانتظار؟");
  expect(heading.closest("[lang]").attr("lang")).toBe("ar");
  expect(heading.closest("[dir]").attr("dir")).toBe("rtl");
});

it("says what to do where nothing can be sent, and leads on from former addresses", async () => {
  const visit = new PlainVisit(site.url);
  await visit.open("/campaign/nested");
  expect([visit.status, visit.$("main").html()?.includes("&gt; Welcome")]).toEqual([200, true]);
  await visit.open("/campaign/soon");
  expect(visit.$("title").text()).toBe("Soon - Kinward");
  expect(visit.text).toContain("It opens on Monday, January 5, 2099 at 9:00 AM Eastern Time.");
  const support = visit.$("main a").filter((_, each) => visit.$(each).text() === "See how we support people");
  expect(support.length).toBe(1);
  await visit.open("/campaign/OVER");
  expect(visit.path).toBe("/campaign/over");
  expect(visit.text).toContain("This has closed");
  await visit.open("/campaign/never-was");
  expect([visit.status, visit.$("h1").text()]).toEqual([404, "We’ve Moved!"]);
});
