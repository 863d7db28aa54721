/** The pages that the team makes, as documents. A page is a title, an address and parts in any order. */

import { isTopic } from "../content-notes.ts";
import { faultIn } from "../knowledge-hub/article-text.ts";
import { languageNames, languages } from "../languages.ts";
import {
  addressOfDocument,
  pageDocument,
  pageDocuments,
  pageList,
  pagesInOtherLanguages,
  previewPath,
} from "../simple-pages/current-simple-pages.ts";
import {
  isPageAddress,
  longestAddress,
  offeredForms,
  type PagePart,
  type PageScene,
  type PartLink,
  pageScenes,
  type SimplePageContent,
} from "../simple-pages/simple-page.ts";
import { addableKind, onTheSite } from "./addable.server.ts";
import { editable } from "./editable.server.ts";
import {
  choice,
  crossChecked,
  group,
  inParts,
  itemId,
  list,
  longText,
  markdown,
  optional,
  pageLink,
  picture,
  text,
  variantName,
  variants,
  webLink,
} from "./fields.server.ts";
import { late } from "./late.ts";

/** All parts together, as they are stored. */
const longestParts = 40_000;
const mostParts = 40;

const sceneNames: Readonly<Record<PageScene, string>> = {
  none: "No landscape",
  "journey-adoption-wide": "A house with an open door",
  "journey-infertility-wide": "Stepping stones toward the sun",
  "journey-surrogacy-wide": "A bridge between two houses",
  "journey-donor-conception-wide": "Two plants that grow together",
};

const formNames = {
  newsletter: "Newsletter sign-up, on this page",
  contact: "Contact form, on its own page",
  inquiry: "Form for clinics, on its own page",
} as const;

const leadsTo = () => ({
  page: optional(pageLink({ label: "Leads to a page of ours" })),
  href: optional(webLink({ label: "Or to another site", help: "Its address, beginning with https://" })),
});

const noLink = "Please choose a page, or enter the address of another site";
const twoLinks = "Please choose a page or enter an address, but not both";

/** A link leads to one place. */
function linkMisfit({ page, href }: PartLink): { field: string; message: string } | undefined {
  if (page === undefined && href === undefined) return { field: "page", message: noLink };
  return page !== undefined && href !== undefined ? { field: "href", message: twoLinks } : undefined;
}

const card = () =>
  crossChecked(
    group(
      { label: "Card" },
      {
        id: itemId(),
        title: text({ label: "Title", max: 80 }),
        text: optional(longText({ label: "Text", max: 300 })),
        ...leadsTo(),
      },
    ),
    linkMisfit,
  );

const question = () =>
  group(
    { label: "Question" },
    {
      id: itemId(),
      question: text({ label: "Question", max: 160 }),
      answer: longText({ label: "Answer", max: 2_000 }),
    },
  );

const part = () =>
  variants({ label: "Part" }, [
    group(
      { label: "Heading" },
      {
        id: itemId(),
        kind: variantName("heading"),
        text: text({ label: "Heading", max: 100 }),
      },
    ),
    group(
      { label: "Text" },
      {
        id: itemId(),
        kind: variantName("text"),
        text: markdown({
          label: "Text",
          help: "Smaller headings inside it begin with ##, or better ###.",
          max: 12_000,
        }),
      },
    ),
    group(
      { label: "Picture" },
      {
        id: itemId(),
        kind: variantName("picture"),
        picture: picture({ label: "Picture" }),
        alt: optional(
          longText({
            label: "Description (alt text)",
            help: "What it shows, for people who can’t see it. Without one it keeps the description it was uploaded with.",
            max: 300,
          }),
        ),
        caption: optional(text({ label: "Text below the picture", max: 200 })),
      },
    ),
    group(
      { label: "Cards" },
      {
        id: itemId(),
        kind: variantName("cards"),
        cards: list({ label: "Cards", least: 1, most: 12, item: card() }),
      },
    ),
    group(
      { label: "Call to action" },
      {
        id: itemId(),
        kind: variantName("call"),
        heading: text({ label: "Heading", max: 100 }),
        text: optional(longText({ label: "Text", max: 300 })),
        button: text({ label: "Text on the button", max: 40 }),
        ...leadsTo(),
      },
    ),
    group(
      { label: "Questions and answers" },
      {
        id: itemId(),
        kind: variantName("faq"),
        questions: list({ label: "Questions", least: 1, most: 30, item: question() }),
      },
    ),
    group(
      { label: "Form" },
      {
        id: itemId(),
        kind: variantName("form"),
        form: choice({
          label: "Form",
          options: offeredForms.map((value) => ({ value, label: formNames[value] })),
        }),
        heading: optional(text({ label: "Heading", max: 100 })),
        text: optional(longText({ label: "Text", max: 400 })),
      },
    ),
  ]);

const pageSchema = late(() =>
  crossChecked(
    inParts(
      group(
        { label: "Page" },
        {
          title: text({ label: "Title", max: 70 }),
          introduction: optional(longText({ label: "Introduction", help: "Below the title.", max: 300 })),
          parts: list({
            label: "Parts",
            help: "What is on the page, from top to bottom.",
            least: 1,
            most: mostParts,
            item: part(),
          }),
          address: text({
            label: "Address",
            help: "After the site’s name, such as winter-retreat or events/winter-retreat. If you change it later, the old address leads to the new one.",
            max: longestAddress,
          }),
          description: optional(
            longText({
              label: "Description for search engines",
              help: "120 to 155 characters.",
              max: 200,
            }),
          ),
          scene: choice({
            label: "Landscape at the top",
            options: pageScenes.map((value) => ({ value, label: sceneNames[value] })),
          }),
          language: optional(
            choice({
              label: "Language",
              help: "English, if you don’t choose one. Menus and notices around the page follow once that language is signed off.",
              options: languages.map((value) => ({ value, label: languageNames[value] })),
            }),
          ),
          translationOf: optional(
            pageLink({
              label: "Translation of",
              help: "The page of your own that says the same in another language. Each then leads to the other.",
            }),
          ),
          ...onTheSite("page"),
        },
      ),
      [
        {
          label: "Address and settings",
          names: ["address", "description", "scene", "language", "translationOf", "state", "redirect"],
        },
      ],
    ),
    misfitOf,
  ),
);

/** What would break the page. Its address is compared with everything else on the site when it's saved. */
function misfitOf(page: SimplePageContent): { field: string; message: string } | undefined {
  if (!isPageAddress(page.address))
    return {
      field: "address",
      message:
        "Please use small letters, digits and hyphens, with at most one slash, such as winter-retreat or events/winter-retreat",
    };
  if (JSON.stringify(page.parts).length > longestParts)
    return { field: "parts", message: "This is too much for one page. Please make two pages of it" };
  if (page.redirect === `/${page.address}`)
    return { field: "redirect", message: "Please choose another page: this one is its own address" };
  const translation = translationMisfit(page);
  if (translation) return { field: "translationOf", message: translation };
  const forms = page.parts.flatMap((each, at) =>
    each.kind === "form" && each.form === "newsletter" ? [at] : [],
  );
  const [, second] = forms;
  if (second !== undefined)
    return { field: `parts.${second}.form`, message: "The sign-up can be on a page only once" };
  for (const [at, each] of page.parts.entries()) {
    const found = partMisfit(each);
    if (found) return { ...found, field: `parts.${at}.${found.field}` };
  }
  return undefined;
}

/** A page is a translation of another one of the team's, in a language that none of them has yet. */
function translationMisfit({
  address,
  language = "en",
  translationOf,
}: SimplePageContent): string | undefined {
  if (translationOf === undefined) return undefined;
  if (translationOf === `/${address}`) return "Please choose another page: this one is the page itself";
  const others = pagesInOtherLanguages(translationOf);
  if (others.length === 0) return "Please choose a page of your own that visitors can see";
  const same = others.find((each) => each.path !== `/${address}` && each.language === language);
  return same && `“${same.title}” is in the same language. Please choose another language for this page`;
}

function partMisfit(each: PagePart): { field: string; message: string } | undefined {
  if (each.kind === "call") return linkMisfit(each);
  if (each.kind !== "text") return undefined;
  const topics = [...each.text.matchAll(/<Note topics="([A-Za-z ]+)">/g)].flatMap(([, names = ""]) =>
    names.split(" ").filter(isTopic),
  );
  const fault = faultIn(each.text, topics);
  return fault === undefined ? undefined : { field: "text", message: `In the text, ${fault}.` };
}

/** The pages that the team has made. */
export const pageKind = addableKind<SimplePageContent>({
  name: "page",
  owns: (id) => addressOfDocument(id) !== undefined,
  documents: pageDocuments,
  document: pageDocument,
  edit(document) {
    const created = editable<SimplePageContent>({
      document,
      title: addressOfDocument(document.id) ?? document.id,
      about: "A page of your own, made of parts.",
      list: pageList,
      preview: previewPath(document),
      schema: pageSchema,
    });
    // Where it's previewed follows its address.
    return Object.defineProperty(created, "preview", {
      enumerable: true,
      get: () => previewPath(document),
    });
  },
});
