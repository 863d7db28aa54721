import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pagePaths } from "../index.ts";
import { articlePicture } from "./article-pictures.ts";
import { articles } from "./articles.ts";
import { hubPaths, readerNames } from "./choices.ts";
import { courses } from "./courses.ts";
import { headingId } from "./heading-id.ts";
import { articleOf } from "./read-articles.ts";
import { readOn } from "./read-on.ts";

const folder = import.meta.dirname;
const textOf = (slug: string) => readFileSync(join(folder, `${slug}.md`), "utf8");

describe("the articles", () => {
  it("are one for each file, and enough for a library", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
    expect(articles.map(({ slug }) => `${slug}.md`).toSorted()).toEqual(files.toSorted());
    expect(articles.length).toBeGreaterThanOrEqual(24);
  });

  it("leave no path and no reader out", () => {
    for (const { value } of hubPaths)
      expect(
        articles.some(({ paths }) => paths.includes(value)),
        value,
      ).toBe(true);
    const read = new Set(articles.flatMap((article) => article.for));
    expect([...read].toSorted()).toEqual(Object.keys(readerNames).toSorted());
  });

  it.each(articles)("has living links and headings of its own: $slug", ({ slug, headings }) => {
    const known = new Set<string>([...pagePaths, ...headings.map((heading) => `#${headingId(heading)}`)]);
    for (const [, href = ""] of textOf(slug).matchAll(/\]\(([^)]+)\)/g))
      expect(href.startsWith("https://") || known.has(href), href).toBe(true);
    expect(headings.length).toBeGreaterThan(1);
    expect(new Set(headings.map(headingId)).size).toBe(headings.length);
  });

  it("come in the order of the paths, the hard ones last in each", () => {
    const places = articles.map(({ paths }) => hubPaths.findIndex(({ value }) => value === paths[0]));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const [first] = articles;
    expect(first?.topics).not.toContain("loss");
  });

  it.each(articles)("has a picture that exists by day and by night, with its own size: $slug", (article) => {
    const { name, width, height } = articlePicture(article);
    for (const file of [`${name}.svg`, `night/${name}.svg`])
      expect(readFileSync(join(folder, "../../../public/illustrations", file), "utf8"), file).toContain(
        `viewBox="0 0 ${width} ${height}"`,
      );
  });

  it("lead on to others that are there, and not to themselves", () => {
    const slugs = articles.map(({ slug }) => slug);
    for (const [slug, next] of Object.entries(readOn)) {
      expect(slugs).toContain(slug);
      // Those lead to support instead: src/features/knowledge-hub/knowledge-hub.test.ts.
      expect(articles.find((each) => each.slug === slug)?.subjects).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(loss|stopping)$/)]),
      );
      expect(new Set(next).size, slug).toBe(3);
      for (const name of next) {
        expect(slugs, slug).toContain(name);
        expect(name).not.toBe(slug);
      }
    }
  });
});

describe("the courses", () => {
  it("print a number of phases only where it is agreed", () => {
    expect(courses().map(({ plan, phases }) => [plan.id, phases])).toEqual([
      ["infertility", 7],
      ["donor-conception", 6],
      ["surrogacy", 7],
      ["knowledge-hub", undefined],
      ["gestational-surrogates", undefined],
      ["adoption", undefined],
    ]);
  });
});

const front = {
  title: "Waiting well",
  description: "d".repeat(130),
  summary: "s".repeat(60),
  paths: "[infertility]",
  for: "[men]",
  kind: "guide",
  topics: "[]",
  subjects: "[feelings]",
  keywords: "[one, two, three, four]",
  reviewed: '"2026-11-21"',
  reviewBy: '"2027-11-21"',
  sources: "[{ title: A, publisher: B, published: '2020' }]",
  claims: "[]",
};

function fileWith(
  change: Partial<Record<keyof typeof front | "extra", string>>,
  text = "## One\n\nWords.\n",
) {
  const lines = Object.entries({ ...front, ...change }).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n${text}`;
}

describe("a file that is not as it should be", () => {
  it("is read when all is well", () => {
    const words = "word ".repeat(540);
    const article = articleOf("waiting-well", fileWith({}, `${words}\n\n## Second part\n`));
    expect(article).toMatchObject({ slug: "waiting-well", minutes: 3, headings: ["Second part"] });
  });

  it("is read when words only look like tags or main headings, and says its headings in words", () => {
    const text =
      "I \\<em>love\\</em> `<b>` &lt;3.\n\n\\# 1\n\n## Tom \\& [Ann](/contact) &#x26; *co*\n\n### Smaller\n\n#hope\n";
    expect(articleOf("waiting-well", fileWith({}, text)).headings).toEqual(["Tom & Ann & co"]);
  });

  it.each([
    ["description", fileWith({ description: "short" }), "description must have 120 to 155 characters"],
    ["title", fileWith({ title: "t".repeat(61) }), "title must have 5 to 60 characters"],
    ["path", fileWith({ paths: "[moon]" }), "paths 0"],
    ["day", fileWith({ reviewed: "soon" }), "must be a day such as 2026-11-21"],
    ["order of days", fileWith({ reviewBy: '"2026-01-01"' }), "reviewBy must come after reviewed"],
    [
      "claim without source",
      fileWith({ claims: '[{ figure: "1", source: 1, statement: "S." }]' }),
      "claim names a source",
    ],
    ["unknown line", fileWith({ extra: "1" }), "extra"],
    ["no front matter", "## One\n", "no front matter"],
    ["another tag", fileWith({}, "<Card>\n\nWords.\n\n</Card>\n"), "<Card> is not known here"],
    ["main heading", fileWith({}, "# One\n"), "headings begin with two signs"],
    ["unlisted topic", fileWith({}, '<Note topics="loss">\n\nWords.\n\n</Note>\n'), 'about "loss"'],
    ["topic without note", fileWith({ topics: "[money]" }), 'the topic "money"'],
  ])("is refused with a sentence that names it: %s", (_what, file, sentence) => {
    expect(() => articleOf("waiting-well", file)).toThrow(/^src\/content\/knowledge-hub\/waiting-well\.md: /);
    expect(() => articleOf("waiting-well", file)).toThrow(sentence);
  });
});
