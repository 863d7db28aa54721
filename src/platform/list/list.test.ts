import { describe, expect, it } from "vitest";
import { type Columns, csvHeadings, listAddress, listOf, toCsv } from "./columns.ts";
import { everyRow, keysetPage } from "./keyset.ts";

type Book = { id: string; title: string; pages: number; secret: string };

const columns = {
  title: {
    heading: "Title",
    value: ({ title }) => title,
    detail: ({ id }) => (id === "1" ? "First" : undefined),
  },
  pages: {
    heading: "Length",
    value: ({ pages }) => `${pages} pages`,
    format: "figure",
    export: { heading: "Pages", value: ({ pages }) => String(pages) },
  },
  cover: { heading: "Cover", value: () => "blue", export: false },
  note: { heading: "Note", value: ({ title }) => `=${title}`, screen: false },
} satisfies Columns<Book>;

const books: Book[] = [
  { id: "1", title: "Herons", pages: 12, secret: "kept" },
  { id: "2", title: "Ponds, and lakes", pages: 7, secret: "kept" },
];

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe("the columns of a list", () => {
  it("give the screen its headings and plain cells, and nothing else of an item", () => {
    const list = listOf(columns, books, ({ id }) => ({ id, href: `/books/${id}` }));
    expect(list.columns.map(({ key, heading }) => [key, heading])).toEqual([
      ["title", "Title"],
      ["pages", "Length"],
      ["cover", "Cover"],
    ]);
    expect(list.rows).toEqual([
      {
        id: "1",
        href: "/books/1",
        cells: {
          title: { text: "Herons", detail: "First" },
          pages: { text: "12 pages" },
          cover: { text: "blue" },
        },
      },
      {
        id: "2",
        href: "/books/2",
        cells: { title: { text: "Ponds, and lakes" }, pages: { text: "7 pages" }, cover: { text: "blue" } },
      },
    ]);
  });

  it("give the export its own headings and values, with a byte order mark and formulas guarded", async () => {
    expect(csvHeadings(Object.values(columns))).toEqual(["Title", "Pages", "Note"]);
    const lines = await collect(toCsv(Object.values(columns), books));
    expect(lines.join("")).toBe(
      '\uFEFFTitle,Pages,Note\r\nHerons,12,\'=Herons\r\n"Ponds, and lakes",7,"\'=Ponds, and lakes"\r\n',
    );
  });
});

describe("a list read by a cursor", () => {
  const rows = Array.from({ length: 1_203 }, (_, at) => at);
  const reads: number[] = [];
  const read = async ({ cursor, limit }: { cursor: string | undefined; limit: number }) => {
    reads.push(limit);
    const from = cursor === undefined ? 0 : Number(cursor) + 1;
    return rows.slice(from, from + limit);
  };

  it("has pages that follow each other, and no cursor on the last one, even if it is full", async () => {
    expect(await keysetPage(read, String, { cursor: undefined, size: 2 })).toEqual({
      items: [0, 1],
      next: "1",
    });
    expect(await keysetPage(read, String, { cursor: "1", size: 2 })).toEqual({ items: [2, 3], next: "3" });
    expect(await keysetPage(read, String, { cursor: "1200", size: 2 })).toEqual({
      items: [1_201, 1_202],
      next: null,
    });
    expect(await keysetPage(read, String, { cursor: "1202", size: 2 })).toEqual({ items: [], next: null });
  });

  it("is exported row by row without reading all of it at once", async () => {
    reads.length = 0;
    expect(await collect(everyRow(read, String))).toEqual(rows);
    expect(reads).toEqual([500, 500, 500]);
  });

  it("has an address without empty values", () => {
    expect(listAddress("/books", { search: "", cursor: undefined })).toBe("/books");
    expect(listAddress("/books", { search: "a b", cursor: "2" })).toBe("/books?search=a+b&cursor=2");
  });
});
