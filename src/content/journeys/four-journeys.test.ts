import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adoptionClaims } from "../claims/adoption.ts";
import type { Claim } from "../claims/claim.ts";
import { donorConceptionClaims } from "../claims/donor-conception.ts";
import { gestationalSurrogatesClaims } from "../claims/gestational-surrogates.ts";
import { surrogacyClaims } from "../claims/surrogacy.ts";
import { claims } from "../claims.ts";
import type { Topic } from "../content-notes.ts";
import { contactSubjects } from "../forms.ts";
import { pageAt } from "../index.ts";
import { peerMentoring } from "../pages/support/peer-mentoring.ts";
import { plans } from "../plans.ts";
import { adoption } from "./adoption.ts";
import { donorConception } from "./donor-conception.ts";
import { gestationalSurrogates } from "./gestational-surrogates.ts";
import type { Journey, JourneyLink, PhasePart } from "./journey.ts";
import { phasePath } from "./phase-pages.ts";
import { surrogacy } from "./surrogacy.ts";

const journeys: readonly { journey: Journey; claims: readonly Claim[] }[] = [
  { journey: donorConception, claims: donorConceptionClaims },
  { journey: surrogacy, claims: surrogacyClaims },
  { journey: gestationalSurrogates, claims: gestationalSurrogatesClaims },
  { journey: adoption, claims: adoptionClaims },
];

const byPath: ReadonlyMap<string, Journey> = new Map(journeys.map(({ journey }) => [journey.path, journey]));

/** Places on pages that stand in other files; the page's own tests see to it that they exist. */
const anchorsElsewhere = [
  "/journeys/infertility#who-pays",
  `/support/peer-mentoring#${peerMentoring.asking.id}`,
];

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const count = (texts: readonly string[]) => texts.reduce((all, text) => all + wordsIn(text), 0);

/** A worksheet's place in the list of worksheets, made from its title. */
const kebab = (title: string) =>
  title
    .toLowerCase()
    .replace(/['’,]/g, "")
    .replace(/ and (?=transcultural)/, " ")
    .replace(/[^a-z0-9]+/g, "-");

function partsOf(journey: Journey): readonly (PhasePart & { around: readonly Topic[] })[] {
  const inside = (parts: readonly PhasePart[], around: readonly Topic[] = []) =>
    parts.map((part) => ({ ...part, around }));
  return [
    ...journey.phases.flatMap(({ parts = [], note }) => inside(parts, note?.topics)),
    ...inside(journey.parts),
    ...inside(journey.otherEndings.parts, journey.otherEndings.note?.topics),
  ];
}

/** What a part says, with its lines on two countries. */
function wordsOf(part: PhasePart & { countries?: Journey["parts"][number]["countries"] }): string {
  return [
    ...(part.urgent ?? []),
    ...part.paragraphs,
    ...(part.countries ?? []).flatMap(({ lines }) => lines),
  ].join(" ");
}

/** Every sentence for readers, in the order of the page. */
function textsOf(journey: Journey): string[] {
  const { introduction, map, phases, parts, otherEndings, plan, company } = journey;
  return [
    introduction,
    map.lead,
    ...phases.flatMap(({ hint, lead, urgent = [], facing, feelings, offered, limits }) => [
      hint,
      lead,
      ...urgent,
      ...facing,
      ...feelings,
      ...offered,
      limits,
    ]),
    ...partsOf(journey).flatMap(({ heading, urgent = [], paragraphs }) => [
      heading,
      ...urgent,
      ...paragraphs,
    ]),
    ...parts.flatMap(({ countries = [] }) => countries.flatMap(({ lines }) => lines)),
    otherEndings.lead,
    plan.text,
    ...company.cards.map(({ text }) => text),
  ];
}

function linksOf(journey: Journey): readonly JourneyLink[] {
  return [
    ...journey.phases.flatMap(({ worksheet, alsoHere }) => (alsoHere ? [worksheet, alsoHere] : [worksheet])),
    ...partsOf(journey).flatMap(({ links = [] }) => links),
    ...journey.company.cards,
  ];
}

/** The anchors on a journey's own page, or on the page of one of its phases. */
function idsAt(path: string): string[] | undefined {
  const journey = byPath.get(path);
  if (journey !== undefined)
    return [...journey.parts, ...journey.otherEndings.parts].map(({ id = "" }) => id);
  const phases = journeys.flatMap(({ journey: each }) =>
    each.phases.map((phase) => ({ path: phasePath(each, phase), parts: phase.parts ?? [] })),
  );
  return phases.find((phase) => phase.path === path)?.parts.map(({ id = "" }) => id);
}

function idsOf(journey: Journey): string[] {
  return [...journey.phases.map(({ id }) => id), ...partsOf(journey).map(({ id = "" }) => id)];
}

const ofLoss = /\b(miscarr\w+|ectopic|stillb\w+|pregnancy loss|not lead to pregnancy|a pregnancy ends)\b/i;
const ofSuicide = /\b(suicide|end(ing)? your life|rather be dead|harm yourself)\b/i;
const ofAmounts = /(?:\$|\bCAD )[\d,]*\d/;

describe.each(journeys.map((entry) => [entry.journey.id, entry] as const))("the %s journey", (_, entry) => {
  const { journey } = entry;
  const texts = textsOf(journey);

  it("says what it is in a title and description of the right length", () => {
    const { title, description, keywords } = journey.meta;
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(keywords.length).toBeGreaterThanOrEqual(5);
    expect(pageAt(journey.path)?.heading).toBe(journey.heading);
  });

  it("has nothing missing in any phase", () => {
    for (const { id, hint, facing, feelings, offered, parts = [] } of journey.phases) {
      expect(wordsIn(hint), hint).toBeLessThan(12);
      for (const [lines, least, most] of [
        [facing, 2, 6],
        [feelings, 3, 6],
        [offered, 2, 5],
        [parts, 2, 6],
      ] as const) {
        expect(lines.length, id).toBeGreaterThanOrEqual(least);
        expect(lines.length, id).toBeLessThanOrEqual(most);
      }
      for (const feeling of feelings) expect([1, 2, 3, 4, 5], feeling).toContain(wordsIn(feeling));
    }
    for (const text of texts) expect(text.trim()).not.toBe("");
    for (const { heading, paragraphs } of partsOf(journey)) {
      expect(paragraphs.length, heading).toBeGreaterThanOrEqual(1);
      expect(paragraphs.length, heading).toBeLessThanOrEqual(4);
    }
  });

  it("gives every place in the page its own name", () => {
    const taken = ["main", "phases", "plan", "reading-heading", "company-heading", "sources-heading"];
    const ids = [...idsOf(journey), journey.otherEndings.id ?? "another-way", ...taken];
    expect(new Set(ids).size, ids.join(" ")).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  it("says first what a hard part is about, and keeps pregnancy apart from loss", () => {
    for (const part of partsOf(journey)) {
      const said = `${part.heading} ${wordsOf(part)}`;
      const topics = [...(part.note?.topics ?? []), ...part.around];
      const announced = (...any: readonly Topic[]) => any.some((topic) => topics.includes(topic));
      if (ofLoss.test(said)) expect(announced("loss", "stillbirth"), said).toBe(true);
      if (ofSuicide.test(said)) expect(announced("selfHarm"), said).toBe(true);
      if (ofAmounts.test(said)) expect(announced("money"), said).toBe(true);
      if (announced("pregnancy")) expect(announced("loss", "stillbirth"), said).toBe(false);
    }
  });

  it("names a worksheet for each phase, by its own page", () => {
    const sheets = linksOf(journey).filter(({ href }) => href.startsWith("/resources/worksheets/"));
    for (const { title, href } of sheets) expect(href).toBe(`/resources/worksheets/${kebab(title)}`);
    for (const { worksheet } of journey.phases) expect(sheets).toContain(worksheet);
  });

  it("leads only to places that exist", () => {
    for (const { href } of linksOf(journey)) {
      const { pathname, hash, searchParams } = new URL(href, "https://here.example");
      expect(pageAt(pathname), href).toBeDefined();
      const subject = searchParams.get("subject");
      if (subject !== null) expect(contactSubjects.map(({ value }) => value)).toContain(subject);
      if (hash === "" || pathname === "/resources/worksheets" || anchorsElsewhere.includes(href)) continue;
      expect(idsAt(pathname), href).toContain(hash.slice(1));
    }
  });

  it("shows pictures that exist by day and by night, with their own size", () => {
    const pictures = [
      journey.emblem,
      journey.picture,
      ...journey.phases.map(({ picture }) => picture),
      ...journey.company.cards.map(({ picture }) => picture),
    ];
    for (const { name, alt, width, height } of pictures) {
      const file = new URL(`../../../public/illustrations/${name}.svg`, import.meta.url);
      const atNight = new URL(`../../../public/illustrations/night/${name}.svg`, import.meta.url);
      expect(existsSync(file) && existsSync(atNight), name).toBe(true);
      expect(readFileSync(file, "utf8"), name).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(alt, name).toMatch(/\.$/);
      // The five paths have symbols of their own, which are never swapped.
      if (name.startsWith("journey-")) expect(name).toContain(journey.id);
    }
  });

  it("is worth reading, and gives the other endings more room than any phase", () => {
    expect(count(texts)).toBeGreaterThan(1200);
    const room = (parts: readonly PhasePart[]) => count(parts.flatMap(({ paragraphs }) => paragraphs));
    const endings = journey.otherEndings.parts;
    expect(endings.length).toBeGreaterThanOrEqual(4);
    for (const { id, parts = [] } of journey.phases) expect(room(endings), id).toBeGreaterThan(room(parts));
  });

  it("keeps sentences readable and the voice quiet", () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[!%]/);
      for (const sentence of text.split(/[.?:]\s/)) expect(wordsIn(sentence), sentence).toBeLessThan(30);
    }
  });

  it("sets the rules of both countries beside each other", () => {
    const compared = journey.parts.filter(({ countries }) => countries !== undefined);
    expect(compared.length).toBeGreaterThanOrEqual(1);
    for (const { countries = [] } of compared) {
      expect(countries.map(({ country }) => country)).toEqual(["United States", "Canada"]);
    }
  });

  it("prints a number of phases only where one is agreed", () => {
    const plan = plans().find(({ id }) => id === journey.plan.planId);
    expect(journey.countPrinted).toBe(plan?.state === "available");
    const counted = /\b(\d+|four|five|six|seven|eight) (phases|steps|stages)\b/i;
    const printed = [...texts, journey.meta.title, journey.meta.description].filter((text) =>
      counted.test(text),
    );
    expect(printed.length > 0, printed.join(" ")).toBe(journey.countPrinted);
  });

  it("prints no year, amount or count of children that its claims do not hold, and lists their sources", () => {
    const page = texts.join(" ");
    const held = entry.claims.flatMap(({ figures }) => figures);
    const figures = page.match(
      /\b(19|20)\d\d\b|(?:\$|\bCAD )[\d,]*\d|\b\d[\d,]* (children|families|hours)\b|\b988\b|1-\d{3}-[\d-]+/g,
    );
    expect(figures?.length).toBeGreaterThan(5);
    for (const figure of figures ?? []) {
      expect(
        held.some((printed) => printed.includes(figure)),
        figure,
      ).toBe(true);
    }
    for (const { id, figures: printed, source } of entry.claims) {
      for (const figure of printed) expect(page, id).toContain(figure);
      expect(journey.sources, id).toContain(source);
      expect(claims.map((claim) => claim.id)).toContain(id);
    }
  });

  it("looks at law and money again within three months", () => {
    const bound = entry.claims.filter(({ source }) =>
      /Legislature|Assembly|Justice|Revenue|Government|Immigration|Citizenship/.test(source.publisher),
    );
    expect(bound.length).toBeGreaterThan(2);
    for (const { id, reviewBy } of bound) expect(reviewBy <= "2027-02-21", id).toBe(true);
  });
});
