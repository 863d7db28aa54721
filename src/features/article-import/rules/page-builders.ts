import { attributesOf, type Mark } from "./marks.ts";
import { headingHtml, isPictureAddress, linkHtml, paragraphHtml, pictureHtml } from "./post-html.ts";

/** Marks of Divi, WPBakery, Avada, Enfold, Cornerstone, Flatsome and the themes that come with builders of their own. */
const builders =
  /^(?:et|et_pb|vc|fusion|av|cs|x|mk|kc|nectar|ult|dt|us|tatsu|thb|ux|tm|qode|eltd|edgtf|mkdf|dslc|mpc|bt_bb|wpb|oxy|ct|pbuilder|bold|stm|gem|porto|woodmart|trx|cmsms|tcb|sow)_/;

export const isBuilderMark = (name: string): boolean => builders.test(name);

/** Parts that only arrange what is inside of them. */
const layout =
  /(?:^|_)(?:section|row|column|inner|container|text|textblock|texts|wrap|wrapper|group|tabs|accordions?|toggles|tour|slider|carousel|content|code|icon|half|third|fourth|fifth|full|specialty|grid)$/;

/** Parts that are only space. */
const space =
  /(?:^|_)(?:section|row|column|inner|separator|divider|empty_space|space|spacer|clear|hr|gap|anchor)$/;

export const isLayout = (name: string): boolean => layout.test(name) || space.test(name);
export const isSpace = (name: string): boolean => space.test(name);

const headings = ["title", "heading", "header", "headline", "tab_title", "title_text", "question"];
const paragraphs =
  "subhead subheading subtitle sub_title description desc quote author job_title position company_name caption".split(
    " ",
  );
const pictures = ["src", "image", "image_url", "img", "photo", "portrait_url", "picture", "logo"];
const numbers = [
  "image",
  "images",
  "image_id",
  "image_ids",
  "ids",
  "gallery_ids",
  "img",
  "id",
  "attachment",
  "photo",
  "include",
];
const links = ["url", "link", "href", "button_url", "button_link", "link_url", "src", "video_url"];
const labels = ["button_text", "button_title", "button_label", "label", "text", "title"];

const first = (attributes: Readonly<Record<string, string>>, names: readonly string[]) =>
  names.map((name) => attributes[name] ?? "").find((value) => /\S/.test(value)) ?? "";

/** What a builder's part says in its settings: its heading, sentences, pictures and link. */
export function wordsOf(
  mark: Mark,
  attachment: (number: string) => string | undefined,
): { html: string; missing: string[] } {
  const attributes = attributesOf(mark);
  const isButton = /(?:^|_)(?:button|btn|cta)\d?$/.test(mark.name);
  const isHeading = /(?:heading|title|headline)$/.test(mark.name);
  const isPicture = /(?:image|img|photo|gallery|picture|imageframe|logo)/.test(mark.name);
  const link = linkOf(first(attributes, links));
  const label = first(attributes, labels) || link.title;
  const heading = isButton ? "" : first(attributes, isHeading ? [...headings, "text"] : headings);
  const address = first(attributes, pictures);
  const missing: string[] = [];
  const ownPictures = isPictureAddress(address)
    ? [pictureHtml(address, attributes.alt ?? "")]
    : (isPicture ? numbersIn(first(attributes, numbers)) : numbersIn(attributes.image ?? "")).flatMap(
        (number) => {
          const found = attachment(number);
          if (found === undefined) missing.push(number);
          return found ?? [];
        },
      );
  const hasLink = /^(?:https?:|mailto:|tel:|\/)/i.test(link.url) && !isPictureAddress(link.url);
  const isLinkedHeading =
    hasLink && heading !== "" && first(attributes, ["button_text", "button_title"]) === "";
  const html = [
    heading === "" ? "" : headingHtml(isLinkedHeading ? linkHtml(link.url, heading) : heading),
    ...paragraphs
      .map((name) => attributes[name] ?? "")
      .filter((text) => /\S/.test(text) && text !== heading)
      .map(paragraphHtml),
    ...(isButton || isHeading || !/\s/.test(attributes.text ?? "")
      ? []
      : [paragraphHtml(attributes.text ?? "")]),
    ...ownPictures,
    ...(hasLink && !isLinkedHeading && !isPicture
      ? [paragraphHtml(linkHtml(link.url, label || link.url))]
      : []),
  ].join("\n\n");
  return { html, missing };
}

/** The numbers of pictures: "12", "12,13", "12|full". */
export function numbersIn(list: string): string[] {
  return list
    .split(",")
    .map((each) => (each.split("|", 1)[0] ?? "").trim())
    .filter((each) => /^\d{1,10}$/.test(each));
}

/** WPBakery's links are "url:…|title:…|target:…", with each part encoded. */
function linkOf(text: string): { url: string; title: string } {
  if (!text.startsWith("url:")) return { url: text, title: "" };
  const parts = new Map(
    text.split("|").map((part) => {
      const [name = "", value = ""] = part.split(":", 2);
      return [name, plain(value)] as const;
    }),
  );
  return { url: parts.get("url") ?? "", title: parts.get("title") ?? "" };
}

/** HTML that a builder keeps encoded, because its editor would change it; undefined for marks that have none. */
export function encodedHtml(name: string, content: string): string | undefined {
  if (!/^(?:vc_raw_html|fusion_code|av_codeblock)$/.test(name)) return undefined;
  const text = content.replace(/<\/?p>|\s/g, "");
  if (!/^[A-Za-z0-9+/]+=*$/.test(text)) return undefined;
  return plain(Buffer.from(text, "base64").toString("utf8"));
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
