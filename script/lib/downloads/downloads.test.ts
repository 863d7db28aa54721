import { describe, expect, it } from "vitest";
import { cardFile, downloadFiles, paperDate, sheetFile } from "../../../src/content/downloads/all.ts";
import { allCards } from "../../../src/content/downloads/cards.ts";
import { allWorksheets } from "../../../src/content/worksheets/all.ts";
import { drawCard } from "../../../src/server/pdf/draw-card.ts";
import { drawSheet, looks } from "../../../src/server/pdf/draw-sheet.ts";
import { closePaper, openPaper, say, write } from "../../../src/server/pdf/paper.ts";
import { structureOf, type Tag, tagsOf } from "../../../tests/support/pdf-structure.ts";
import { isStream, PdfName, pagesOf, readPdf } from "../../../tests/support/read-pdf.ts";
import { makeDownloads } from "./make-downloads.ts";

const made = await makeDownloads();
const opened = new Map([...made].map(([file, { bytes }]) => [file, readPdf(bytes)]));
const structures = new Map([...opened].map(([file, pdf]) => [file, structureOf(pdf)]));

function of<Value>(map: ReadonlyMap<string, Value>, file: string): Value {
  const found = map.get(file);
  if (found === undefined) throw new Error(`${file} was not made`);
  return found;
}

const roleOf = ({ attributes: { Role } }: Tag) => (Role instanceof PdfName ? Role.name : "");

/** Words as they are read out: line breaks and spaces do not count. */
const spoken = (text: string) => text.replace(/\s+/g, "");

const titles = new Map([
  ...allWorksheets.map(({ id, title }) => [sheetFile(id), { title, language: "en" }] as const),
  ...allCards.map(({ id, title, language }) => [cardFile(id), { title, language }] as const),
]);

describe("every file to download", () => {
  it("is made, once each, and small", () => {
    expect([...made.keys()]).toEqual(downloadFiles);
    const sizes = [...made.values()].map(({ bytes }) => bytes.length);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2_000_000);
  });

  it.each(downloadFiles)("says what it is, in which language, and that it is tagged: %s", (file) => {
    const pdf = of(opened, file);
    const facts = titles.get(file);
    const catalog = pdf.dict(pdf.trailer.Root);
    expect(pdf.dict(catalog.MarkInfo).Marked).toBe(true);
    expect(catalog.Lang).toBe(facts?.language);
    expect(pdf.dict(catalog.ViewerPreferences).DisplayDocTitle).toBe(true);
    expect(pdf.get(pdf.dict(pdf.trailer.Info).Title)).toBe(facts?.title);
    const metadata = pdf.get(catalog.Metadata);
    if (!isStream(metadata)) throw new Error("There is no metadata");
    const xml = metadata.bytes.toString("utf8");
    expect(xml).toContain(`<rdf:li xml:lang="x-default">${facts?.title}</rdf:li>`);
    expect(xml).toContain("<pdfuaid:part>1</pdfuaid:part>");
    // The titles are put into XML as they are.
    expect(facts?.title).not.toMatch(/[&<>]/);
  });

  it.each(downloadFiles)("fits Letter and A4, and has the number of pages it says: %s", (file) => {
    const pages = pagesOf(of(opened, file));
    expect(pages).toHaveLength(of(made, file).pages);
    for (const page of pages) {
      // As wide as A4, as high as Letter.
      expect(page.MediaBox).toEqual([0, 0, expect.closeTo(595.28, 1), 792]);
      expect(page.Tabs).toEqual(new PdfName("S"));
    }
  });

  it.each(downloadFiles)(
    "has everything drawn either tagged or set aside, and every tag in its place: %s",
    (file) => {
      const { root, pages, faults } = of(structures, file);
      expect(faults).toEqual([]);
      for (const { untagged, unnamed } of pages) {
        expect(untagged).toEqual([]);
        expect(unnamed).toBe(0);
      }
      expect(root.type).toBe("Document");
      const [heading] = root.children;
      expect(heading?.type).toBe("H1");
      expect(spoken(heading?.text ?? "")).toBe(spoken(titles.get(file)?.title ?? ""));
      expect(tagsOf(root, "H1")).toHaveLength(1);
      expect(tagsOf(root, "H3")).toEqual([]);
    },
  );

  it.each(downloadFiles)("describes lists, tables and room to write: %s", (file) => {
    const { root } = of(structures, file);
    for (const list of tagsOf(root, "L"))
      for (const item of list.children) {
        expect(item.type).toBe("LI");
        expect(item.children.at(-1)?.type).toBe("LBody");
        expect(item.text.trim()).not.toBe("");
      }
    for (const field of tagsOf(root, "Form")) {
      expect(field.alt ?? "").not.toBe("");
      expect(field.attributes.O).toEqual(new PdfName("PrintField"));
      expect(["tv", "cb", "rb"]).toContain(roleOf(field));
      expect(field.attributes.Desc).toMatch(/\w/);
    }
    for (const table of tagsOf(root, "Table")) {
      const widths = new Set(table.children.map((row) => row.children.length));
      expect(table.children.every(({ type }) => type === "TR")).toBe(true);
      expect(widths.size).toBe(1);
      for (const head of tagsOf(table, "TH")) expect(head.attributes.Scope).toBeInstanceOf(PdfName);
      for (const cell of tagsOf(table, "TD").slice(1)) expect(tagsOf(cell, "Form")).toHaveLength(1);
    }
  });
});

describe("a worksheet on paper", () => {
  it.each(allWorksheets)("reads out every word of it, in its order: $id", (sheet) => {
    const text = spoken(of(structures, sheetFile(sheet.id)).root.text);
    const words = [sheet.title, sheet.introduction, ...sheet.fields.flatMap(wordsOf), sheet.limits];
    let from = 0;
    for (const part of words) {
      const at = text.indexOf(spoken(part), from);
      expect(at, part).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  });

  it("has a box for everything to tick and a line for everything to write", () => {
    for (const sheet of allWorksheets) {
      const fields = tagsOf(of(structures, sheetFile(sheet.id)).root, "Form");
      const roles = fields.map(roleOf);
      const count = (role: string) => roles.filter((found) => found === role).length;
      const boxes = sheet.fields.flatMap((field) => (field.kind === "checklist" ? field.items : []));
      const circles = sheet.fields.flatMap((field) => (field.kind === "choice" ? field.options : []));
      expect(count("cb")).toBe(boxes.length);
      expect(count("rb")).toBe(circles.length);
      expect(count("tv")).toBeGreaterThanOrEqual(sheet.fields.filter(({ kind }) => kind === "line").length);
    }
  });
});

describe("the picture of a file's first page", () => {
  /** The marks of one color: a subpath each. */
  const marks = (thumbnail: string, color: string) =>
    [...thumbnail.matchAll(/<path [^>]*#([0-9a-f]+)"[^>]* d="([^"]*)"/g)]
      .filter(([, found]) => found === color)
      .flatMap(([, , path = ""]) => path.split("M").slice(1));

  it.each(downloadFiles)("is small, and has its title and its text: %s", (file) => {
    const { thumbnail } = of(made, file);
    expect(thumbnail).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 149 198" fill="none">.*<\/svg>$/);
    expect(thumbnail).not.toContain("NaN");
    expect(thumbnail.length).toBeLessThan(2_500);
    expect(marks(thumbnail, "7a6d8c").length + marks(thumbnail, "8c8298").length).toBeGreaterThan(5);
  });

  it("has the lines to write on and the boxes of the page", () => {
    const map = marks(of(made, sheetFile("support-map")).thumbnail, "8a7ca099");
    expect(map.filter((mark) => /h\d{2,3}$/.test(mark)).length).toBeGreaterThanOrEqual(12);
    const questions = marks(of(made, sheetFile("questions-for-the-first-appointment")).thumbnail, "8a7ca099");
    expect(questions.filter((mark) => /h3v3h-3z$/.test(mark)).length).toBeGreaterThanOrEqual(9);
  });
});

describe("a card on paper", () => {
  it("is read out once, though it is printed four times", () => {
    const { root, pages } = of(structures, cardFile("crisis-card"));
    expect(root.text.match(/Call 911/g)).toHaveLength(1);
    expect(pages[0]?.artifacts.match(/Call 911/g)).toHaveLength(3);
  });

  it("is refused when its words do not fit", async () => {
    const [card] = allCards;
    if (!card) throw new Error("There are no cards");
    const long = { kind: "text", text: "Too much to say. ".repeat(60) } as const;
    await expect(drawCard({ ...card, parts: [long] }, paperDate)).rejects.toThrow("too full");
  });
});

it("makes the same bytes from the same words", async () => {
  for (const sheet of allWorksheets.slice(0, 3))
    expect((await drawSheet(sheet, paperDate)).bytes.equals(of(made, sheetFile(sheet.id)).bytes)).toBe(true);
  for (const card of allCards.slice(0, 3))
    expect((await drawCard(card, paperDate)).bytes.equals(of(made, cardFile(card.id)).bytes)).toBe(true);
});

it("finds what is wrong with a file whose tags are damaged", () => {
  const { bytes } = of(made, sheetFile("support-map"));
  const damaged = Buffer.from(bytes.toString("latin1").replace("/K [5]", "/K [6]"), "latin1");
  expect(damaged.equals(bytes)).toBe(false);
  expect(structureOf(readPdf(damaged)).faults).not.toEqual([]);
});

it("finds what is drawn outside all tags", async () => {
  const paper = openPaper({
    title: "T",
    subject: "S",
    language: "en",
    date: paperDate,
    picture: undefined,
  });
  say(paper, "H1", "T", looks.title, 0);
  write(paper.doc, "Nobody reads this out", looks.text, { x: 60, y: 200, width: 200 });
  const { pages } = structureOf(readPdf(await closePaper(paper)));
  expect(pages[0]?.untagged).toContain("TJ");
});

function wordsOf(field: (typeof allWorksheets)[number]["fields"][number]): string[] {
  switch (field.kind) {
    case "part":
      return [field.title, field.text ?? ""];
    case "note":
      return [field.text];
    case "choice":
      return [field.label, ...field.options.map(({ text }) => text)];
    case "checklist":
      return [field.label, ...field.items.map(({ text }) => text)];
    case "table":
      return [
        field.label,
        ...field.columns.map(({ title }) => title),
        ...(typeof field.rows === "number" ? [] : field.rows.map(({ text }) => text)),
      ];
    default:
      return [field.label, field.hint ?? ""];
  }
}
