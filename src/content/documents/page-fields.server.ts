/** Fields that many pages have: how a page opens, headings with a lead, titled items, lists of sentences. */
import type * as z from "zod/mini";
import { group, list, longText, text } from "./fields.server.ts";

/** A heading, or another line of a few words. */
export const line = (label: string, max = 120) => text({ label, max });

/** A paragraph. */
export const paragraph = (label: string, max = 800) => longText({ label, max });

/** Paragraphs or sentences that can be added, removed and moved. */
export function sentences(label: string, most = 16) {
  return list({ label, least: 1, most, item: longText({ label: "Text", max: 800 }) });
}

/** Short lines that can be added, removed and moved. */
export function lines(label: string, most = 16) {
  return list({ label, least: 1, most, item: text({ label: "Line", max: 120 }) });
}

/** What search engines and shared links show of a page. */
export const searchText = () =>
  group(
    { label: "In search results" },
    {
      title: text({ label: "Title", help: "Also on the browser’s tab.", max: 60 }),
      description: longText({ label: "Description", help: "Two sentences, up to 155 characters.", max: 155 }),
    },
  );

/** The title for search engines, the heading and the first paragraph. */
export const opening = () => ({
  meta: searchText(),
  heading: line("Heading"),
  introduction: paragraph("First paragraph", 500),
});

/** The fields of a short title with a text. */
export const titled = { title: line("Title"), text: paragraph("Text") };

/** The words of a link whose page is chosen in code. */
export const linkWords = (label: string) => group({ label }, { text: line("Text", 80) });

/**
 * The items of a list whose number and order are fixed in code, since each has a picture, a link or a place in the
 * layout. Each is named by its title, or by its number.
 */
export function eachOf<Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  label: string,
  items: readonly { readonly title?: string; readonly heading?: string; readonly text?: string }[],
  shape: Shape,
) {
  const named = items.map(({ title, heading, text: words = "" }, index) => {
    const name = title ?? heading ?? (words.length < 60 ? words : "");
    return [String(index), group({ label: name || `${label} ${index + 1}` }, shape)] as const;
  });
  return group({ label }, Object.fromEntries(named));
}

/** A part of a page: its heading and other fields. */
export function part<Shape extends Readonly<Record<string, z.ZodMiniType>>>(label: string, shape: Shape) {
  return group({ label }, { heading: line("Heading"), ...shape });
}
