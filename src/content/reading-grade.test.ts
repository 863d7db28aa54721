import { describe, expect, it } from "vitest";
import {
  isRunningText,
  type ReadingGrade,
  readingGrade,
  withoutNames,
} from "#features/site-content/rules/reading-grade.ts";
import { signInPages } from "#features/team/sign-in/copy/pages.ts";
import { contentModules, wordsIn } from "#tests/support/content-words.ts";
import { crisisCard } from "./crisis.ts";
import { pages } from "./index.ts";
import { phasePages } from "./journeys/phase-pages.ts";
import { notFound } from "./pages/not-found.ts";
import { plans } from "./plans.ts";
import { site } from "./site.ts";

/** Grade 8 for visitors and for policies, up to the end of that school year. What we aim at is 6 to 8. */
const highest = { visitor: 8.9, policy: 8.9 };

/** A page of many words below this reads clipped: one short sentence after another. */
const lowest = 3.5;

/** Pages that were written to the range; the groups are mostly lists of rules. A page that has been rewritten is added here; none is taken out. */
const inRange =
  /^\/(?:$|membership$|clinics|support\/(?!groups)|journeys\/(?:infertility|donor-conception|surrogacy|gestational-surrogates|adoption)$)/;

const policies = /^\/(?:privacy|terms|consumer-health-data|accessibility)/;

/** Too few words say nothing of how hard they are; these are counted together. */
const fewWords = 60;

/** Names of the house, of its plans and of help lines, longest first. */
const names = [
  site.productName,
  ...plans().map(({ title }) => title),
  ...crisisCard().regions.flatMap(({ lines }) => lines.map(({ name }) => name)),
].sort((one, other) => other.length - one.length);

type Part = { name: string; kind: keyof typeof highest; texts: readonly string[] };
type Graded = Part & { grade: ReadingGrade };

const seen = new Set<object>();

/** The running text inside a value, names made short; what was met before is not counted again. */
function textsIn(value: unknown): string[] {
  return wordsIn(value, "", { seen, leaveOutKeys: /^keywords$/ })
    .map(({ text }) => text)
    .filter(isRunningText)
    .map((text) => withoutNames(text, names));
}

// The phases of a journey are counted with the journey.
const wholePages = pages.filter((page) => !phasePages.includes(page));
const byPage: Part[] = [...wholePages, notFound, ...signInPages].map((page) => {
  const name = "path" in page ? page.path : page.meta.title;
  return { name, kind: policies.test(name) ? "policy" : "visitor", texts: textsIn(page) };
});
/** Forms, mails, the frame, and whatever else a page gathers from other files. */
const byFile: Part[] = (await contentModules()).map(({ file, exports }) => ({
  name: `src/content/${file}`,
  kind: "visitor",
  texts: textsIn(exports),
}));

function graded(parts: readonly Part[]): Graded[] {
  return parts.map((part) => ({ ...part, grade: readingGrade(part.texts) }));
}

function table(parts: readonly Graded[]): string {
  const rows = parts.map(({ name, kind, grade }) =>
    [
      name.padEnd(48),
      String(grade.words).padStart(6),
      grade.fleschKincaid.toFixed(1).padStart(8),
      grade.automated.toFixed(1).padStart(8),
      grade.mean.toFixed(1).padStart(8),
      `at most ${highest[kind]}`,
    ].join(" "),
  );
  return [`${"page".padEnd(48)}  words  Flesch automat.    mean`, ...rows].join("\n");
}

/** The sentences to begin with: the hardest of a page. */
function hardest({ texts }: Part): string[] {
  return texts
    .map((text) => ({ text, grade: readingGrade([text]).mean }))
    .sort((one, other) => other.grade - one.grade)
    .slice(0, 3)
    .map(({ text, grade }) => `  ${grade.toFixed(1)}  ${text}`);
}

const all = graded([...byPage, ...byFile]);
const short = all.filter(({ grade }) => grade.words < fewWords);
const together: Part = {
  name: "all the shorter ones together",
  kind: "visitor",
  texts: short.flatMap(({ texts }) => texts),
};
const measured = [...all.filter(({ grade }) => grade.words >= fewWords), ...graded([together])];

describe("the reading grade", () => {
  it("is that of the eighth school year at most", () => {
    const tooHard = measured.filter(({ kind, grade }) => grade.mean > highest[kind]);
    const where = tooHard.flatMap((part) => [`\n${part.name}, the hardest sentences:`, ...hardest(part)]);
    const advice = "Shorter sentences and shorter words bring it down (docs/words.md).";
    expect(tooHard.length === 0 ? "" : [table(measured), advice, ...where].join("\n")).toBe("");
  });

  it("is not that of a picture book on pages that were written to the range", () => {
    const clipped = measured.filter(({ name, grade }) => inRange.test(name) && grade.mean < lowest);
    const advice = "Join sentences that belong together, and vary their length (docs/words.md).";
    expect(clipped.length === 0 ? "" : [table(clipped), advice].join("\n")).toBe("");
  });

  it("covers every public page", () => {
    expect(byPage.filter(({ texts }) => texts.length > 0).length).toBeGreaterThanOrEqual(
      wholePages.length - 1,
    );
    expect(measured.length).toBeGreaterThan(25);
  });

  it("tells an easy text from a hard one", () => {
    const easy = readingGrade(["You can stop at any time. We keep your place. Come back when you like."]);
    const hard = readingGrade([
      "Participants undergoing assisted reproduction frequently experience considerable psychological morbidity, necessitating multidisciplinary intervention.",
    ]);
    expect(easy.mean).toBeLessThan(3);
    expect(hard.mean).toBeGreaterThan(highest.policy);
  });

  it("counts running text only, and a name as one short word", () => {
    expect(isRunningText("Peer support community")).toBe(false);
    expect(isRunningText("We read every note.")).toBe(true);
    expect(withoutNames("The Infertility Journey is here.", ["Infertility Journey"])).toBe(
      "The name is here.",
    );
  });
});
