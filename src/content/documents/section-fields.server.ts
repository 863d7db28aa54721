/**
 * The texts of a page's sections as fields, by their names in content: a name means the same in every section, so a
 * page's form follows from its content.
 */
import type * as z from "zod/mini";
import { placeholdersIn } from "../template.ts";
import { group } from "./fields.server.ts";
import { line, linkWords, paragraph, searchText, sentences } from "./page-fields.server.ts";
import { isRecord } from "./record.ts";
import { numbered } from "./shipped-fields.server.ts";

/** What a text is called in the form, and how long it can be. */
const texts: Readonly<Record<string, () => z.ZodMiniType>> = {
  heading: () => line("Heading"),
  introduction: () => paragraph("First paragraph", 500),
  lead: () => paragraph("First sentences"),
  label: () => line("Above the heading", 40),
  title: () => line("Title"),
  text: () => paragraph("Text"),
  who: () => line("Who does it", 60),
  more: () => paragraph("Text"),
  hint: () => paragraph("Below the link"),
  promise: () => paragraph("What we promise"),
  note: () => paragraph("Note"),
  standardNote: () => paragraph("Note on the standard"),
  leaveOut: () => paragraph("What to leave out"),
  stepsHeading: () => line("Heading of the steps"),
  dependsOn: () => line("Above the list"),
  show: () => line("Button that opens the list", 60),
};

/** What links and lists are called. Other parts have a heading that says it. */
const labels: Readonly<Record<string, string>> = {
  ask: "Button",
  join: "Button",
  contact: "First button",
  pricing: "Second button",
  instead: "Other link",
  guide: "Free guide",
  more: "Link",
  patients: "Link",
  training: "Link to the training",
  samples: "Link to sample pages",
  onboarding: "Link to onboarding",
  items: "Points",
  care: "Moderation",
  places: "Spaces",
};

/** What isn't for readers, and what follows a document of its own. */
const notTexts = /^(?:path|name|audience|perRequest|id|href|picture|crisis|sources|sourcesHeading)$/;

type Options = {
  /** Texts that stay in code, by the way to them: `sides.figure`. */
  without?: readonly string[];
  /** Fields of this page's own. */
  own?: Readonly<Record<string, z.ZodMiniType>>;
};

/** Everything that a page says. @throws {Error} for a text whose name says nothing here. */
export function pageFields(label: string, page: object, options: Options = {}) {
  return group({ label }, fieldsOf({ ...page }, "", options));
}

type Copy = Readonly<Record<string, unknown>>;

function fieldsOf(copy: Copy, place: string, options: Options): Record<string, z.ZodMiniType> {
  const fields = Object.entries(copy).flatMap(([name, value]): (readonly [string, z.ZodMiniType])[] => {
    const at = place === "" ? name : `${place}.${name}`;
    const own = options.own?.[at];
    if (own) return [[name, own]];
    if (notTexts.test(name) || options.without?.includes(at)) return [];
    if (name === "meta") return [[name, searchText()]];
    // A link in a list has its words beside its address.
    if (name === "text" && "href" in copy) return [[name, line("Link")]];
    return [[name, fieldAt(at, value, options)]];
  });
  return Object.fromEntries(fields);
}

function fieldAt(at: string, value: unknown, options: Options): z.ZodMiniType {
  const name = at.slice(at.lastIndexOf(".") + 1);
  const text = texts[name];
  if (typeof value === "string" && text && placeholdersIn(value).length === 0) return text();
  const label = labels[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
  if (Array.isArray(value)) return listField(label, value, { at, options });
  if (!isRecord(value)) throw new Error(`What is the text ${at} in the form?`);
  if ("href" in value) return linkWords(label);
  return group({ label: nameOf(value) ?? label }, fieldsOf(value, at, options));
}

/** Sentences can be added and removed. Whatever has a place in the layout keeps it. */
function listField(
  label: string,
  items: readonly unknown[],
  { at, options }: { at: string; options: Options },
) {
  if (items.every((item) => typeof item === "string")) return sentences(label);
  return numbered(label, items, (item, index) => {
    const copy = isRecord(item) ? item : {};
    return group({ label: nameOf(copy) ?? `${label} ${index + 1}` }, fieldsOf(copy, at, options));
  });
}

/** What a part is called by its own texts. */
function nameOf({ heading, title, text }: Copy): string | undefined {
  const own = heading ?? title ?? text;
  return typeof own === "string" && own.length < 60 ? own : undefined;
}
