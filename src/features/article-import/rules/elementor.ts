import { escapeText } from "entities/escape";
import { reportCopy as copy } from "../copy/report.ts";
import { type Fields, fieldsOf } from "./json-fields.ts";
import { headingHtml, linkHtml, paragraphHtml, pictureHtml } from "./post-html.ts";

/** Deeper ones are no page that somebody built. */
const deepest = 40;

/**
 * The text of a post that Elementor keeps beside it, as HTML; undefined if there is none. What an element draws that
 * has no words in its settings is named.
 */
export function elementorHtml(stored: string, leftOut: Set<string>): string | undefined {
  if (stored === "") return undefined;
  try {
    const html = elementsHtml(JSON.parse(stored), leftOut, 0);
    return html === "" ? undefined : html;
  } catch {
    return undefined;
  }
}

function elementsHtml(list: unknown, leftOut: Set<string>, depth: number): string {
  if (!Array.isArray(list) || depth > deepest) return "";
  return list
    .map((element: unknown) => {
      const { widgetType, settings, elements } = fieldsOf(element);
      const own = typeof widgetType === "string" ? widgetHtml(fieldsOf(settings)) : "";
      const inner = elementsHtml(elements, leftOut, depth + 1);
      if (typeof widgetType === "string" && own + inner === "" && !/spacer|divider|anchor/.test(widgetType))
        leftOut.add(copy.block(`Elementor ${widgetType}`));
      return own + inner;
    })
    .filter((html) => html !== "")
    .join("\n\n");
}

const headings = [
  "title",
  "title_text",
  "tab_title",
  "heading",
  "ribbon_title",
  "item_title",
  "accordion_title",
];
const contents = [
  "editor",
  "html",
  "tab_content",
  "description_text",
  "testimonial_content",
  "blockquote_content",
  "alert_description",
  "description",
  "content",
  "item_description",
  "caption",
];
const names = ["testimonial_name", "testimonial_job", "author_name", "sub_title", "alert_title"];
const pictures = ["image", "testimonial_image", "wp_gallery", "gallery", "carousel"];
const lists = ["tabs", "icon_list", "slides", "items", "social_icon_list", "price_list", "list"];

/** What one element says: headings, texts, pictures, a link, and the same for what it lists. */
function widgetHtml(settings: Fields): string {
  const text = (name: string) => (typeof settings[name] === "string" ? String(settings[name]).trim() : "");
  const label = text("text") || text("button_text");
  const address = fieldsOf(settings.link).url ?? fieldsOf(settings.button_link).url;
  const words = label === "" ? "" : escapeText(label);
  return [
    ...headings.map(text).filter(Boolean).map(headingHtml),
    ...contents.map(text).filter(Boolean),
    ...names.map(text).filter(Boolean).map(paragraphHtml),
    ...pictures.flatMap((name) => [settings[name]].flat().map(pictureIn)),
    words === ""
      ? ""
      : paragraphHtml(typeof address === "string" && address !== "" ? linkHtml(address, words) : words),
    ...["youtube_url", "vimeo_url", "external_url"]
      .map(text)
      .filter((url) => URL.canParse(url))
      .map((url) => paragraphHtml(linkHtml(url, escapeText(url)))),
    ...lists.flatMap((name) =>
      Array.isArray(settings[name]) ? settings[name].map((each: unknown) => widgetHtml(fieldsOf(each))) : [],
    ),
  ]
    .filter((html) => html !== "")
    .join("\n\n");
}

function pictureIn(value: unknown): string {
  const { url, alt } = fieldsOf(value);
  return typeof url === "string" && url !== "" ? pictureHtml(url, typeof alt === "string" ? alt : "") : "";
}
