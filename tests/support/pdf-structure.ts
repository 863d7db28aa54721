/** The tags of a PDF as a tree, each with the text it holds; for tests. */
import { contentOf, type PageContent } from "./pdf-content.ts";
import { isDict, type Pdf, type PdfDict, PdfName, type PdfValue, pagesOf } from "./read-pdf.ts";

export type Tag = {
  type: string;
  /** The text of this tag and everything below it, in the order in which it is read out. */
  text: string;
  alt: string | undefined;
  /** The attributes: a field's role, a heading's direction. */
  attributes: PdfDict;
  children: readonly Tag[];
};

type Structure = {
  root: Tag;
  pages: readonly PageContent[];
  /** What does not fit together between tags and pages. */
  faults: readonly string[];
};

const nameOf = (value: PdfValue | undefined) => (value instanceof PdfName ? value.name : "");
const listOf = (value: PdfValue | undefined) =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Reads the tags and holds them against what is drawn. @throws when there are none. */
export function structureOf(pdf: Pdf): Structure {
  const catalog = pdf.dict(pdf.trailer.Root);
  const treeRoot = pdf.dict(catalog.StructTreeRoot);
  const pageDicts = pagesOf(pdf);
  const pages = pageDicts.map((page) => contentOf(pdf, page));
  const faults: string[] = [];
  const used = pages.map(() => new Set<number>());
  const parents = parentTree(pdf, treeRoot);

  function read(element: PdfDict): Tag {
    let text = "";
    const children: Tag[] = [];
    const mark = (at: number, id: number) => {
      const piece = pages[at]?.marked.get(id);
      if (piece === undefined) faults.push(`${nameOf(element.S)} points at nothing: ${id} on page ${at + 1}`);
      if (used[at]?.has(id)) faults.push(`${id} on page ${at + 1} belongs to two tags`);
      used[at]?.add(id);
      const key = pageDicts[at]?.StructParents;
      const owner = typeof key === "number" ? listOf(pdf.get(parents.get(key)))[id] : undefined;
      if (pdf.get(owner) !== element) faults.push(`${id} on page ${at + 1} does not know its tag`);
      text += `${piece ?? ""} `;
    };
    const pageAt = (value: PdfValue | undefined) => pageDicts.indexOf(pdf.dict(value));
    for (const kid of listOf(pdf.get(element.K))) {
      if (typeof kid === "number") {
        mark(pageAt(element.Pg), kid);
        continue;
      }
      const inner = pdf.get(kid);
      if (!isDict(inner)) throw new Error("A tag holds something strange");
      if (nameOf(inner.Type) === "MCR") {
        mark(pageAt(inner.Pg), Number(inner.MCID));
        continue;
      }
      if (pdf.get(inner.P) !== element) faults.push(`${nameOf(inner.S)} does not know what it stands in`);
      const child = read(inner);
      children.push(child);
      text += child.text;
    }
    const alt = pdf.get(element.Alt);
    const attributes = pdf.get(element.A);
    return {
      type: nameOf(element.S),
      text: text.replace(/\s+/g, " "),
      alt: typeof alt === "string" ? alt : undefined,
      attributes: isDict(attributes) ? attributes : {},
      children,
    };
  }

  const tops = listOf(pdf.get(treeRoot.K));
  if (tops.length !== 1) faults.push(`There are ${tops.length} tags at the top`);
  const root = read(pdf.dict(tops[0]));
  for (const [at, { marked }] of pages.entries())
    for (const id of marked.keys())
      if (!used[at]?.has(id)) faults.push(`${id} on page ${at + 1} is never read`);
  return { root, pages, faults };
}

function parentTree(pdf: Pdf, treeRoot: PdfDict): ReadonlyMap<number, PdfValue> {
  const pairs = listOf(pdf.get(pdf.dict(treeRoot.ParentTree).Nums));
  const found = new Map<number, PdfValue>();
  for (let at = 0; at + 1 < pairs.length; at += 2) found.set(Number(pairs[at]), pairs[at + 1] ?? null);
  return found;
}

/** In reading order. */
export function tagsOf(tag: Tag, type: string): Tag[] {
  return [...(tag.type === type ? [tag] : []), ...tag.children.flatMap((child) => tagsOf(child, type))];
}
