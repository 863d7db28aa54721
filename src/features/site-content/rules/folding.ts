import { chosenField, type FormField, type GroupField } from "#content/documents/form-field.ts";
import { isRecord } from "./json.ts";

/** Roughly how high the fields are in the form, in pixels, with everything open. */
const heights: Partial<Record<FormField["kind"], number>> = {
  id: 0,
  longText: 150,
  markdown: 1_000,
  picture: 200,
};
const leafHeight = 100;
const frameHeight = 70;

/** About two screens. With the bar, the changes and the versions around it, a form of this height fills three. */
const longFrom = 1_500;

function heightOf(form: FormField, value: unknown): number {
  const field = chosenField(form, value);
  if (!field) return 0;
  if (field.kind === "list")
    return (Array.isArray(value) ? value : []).reduce<number>(
      (sum, item) => sum + frameHeight + heightOf(field.item, item),
      frameHeight,
    );
  if (field.kind === "group")
    return field.fields.reduce(
      (sum, { name, field: each }) => sum + heightOf(each, isRecord(value) ? value[name] : undefined),
      frameHeight,
    );
  return heights[field.kind] ?? leafHeight;
}

/** Whether a part of the form is so long that what is in it should be behind buttons. */
export function isLong(field: FormField, value: unknown): boolean {
  return heightOf(field, value) >= longFrom;
}

type NamedField = GroupField["fields"][number];

/** A group's fields in their order, with those that the form keeps together as a group of their own. */
export function inFormOrder({ fields, parts = [] }: GroupField): readonly (NamedField | GroupField)[] {
  return fields.flatMap<NamedField | GroupField>((each) => {
    const part = parts.find(({ names }) => names.includes(each.name));
    if (!part) return [each];
    if (part.names[0] !== each.name) return [];
    const { label, names } = part;
    return [
      { kind: "group", label, shown: "folded", fields: fields.filter(({ name }) => names.includes(name)) },
    ];
  });
}

const mostShown = 3;
const longestShown = 60;

/** What people call what a link leads to, by its address. */
export type LinkNames = (target: string) => string | undefined;

/** What a closed part says of its fields: its prices, or its first texts. */
export function summaryOf(
  form: FormField,
  value: unknown,
  without = "",
  nameOf: LinkNames = () => undefined,
): string {
  const found = shortTexts(form, value, nameOf).filter(({ text }) => text !== without);
  const prices = found.filter(({ isPrice }) => isPrice);
  return (prices.length > 0 ? prices : found)
    .slice(0, mostShown)
    .map(({ text }) => text)
    .join(" · ");
}

/** "Nov 21, 2026". What isn't a day yet is left as it is. */
function dayText(day: string): string {
  const instant = Date.parse(day);
  return Number.isNaN(instant)
    ? day
    : new Date(instant).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}

/** Whether it says that visitors see something, which is usual: only what is hidden is worth a word. */
const isUsual = (field: FormField, name: string, value: unknown) =>
  name === "state" && field.kind === "choice" && field.options?.[0]?.value === value;

function shortTexts(
  form: FormField,
  value: unknown,
  nameOf: LinkNames,
): readonly { text: string; isPrice: boolean }[] {
  const field = chosenField(form, value);
  if (!field) return [];
  if (field.kind === "list")
    return Array.isArray(value) ? value.flatMap((item) => itemTexts(field.item, item, nameOf)) : [];
  if (field.kind === "group")
    return isRecord(value)
      ? field.fields.flatMap(({ name, field: each }) =>
          isUsual(each, name, value[name]) ? [] : shortTexts(each, value[name], nameOf),
        )
      : [];
  if (field.kind === "price")
    return typeof value === "number" ? [{ text: `$${value.toLocaleString("en-US")}`, isPrice: true }] : [];
  if (field.kind === "id" || field.kind === "picture" || typeof value !== "string") return [];
  const label =
    field.options?.find((option) => option.value === value)?.label ?? linkName(field, value, nameOf);
  const text =
    field.kind === "choice" ? (label ?? "") : field.kind === "day" ? dayText(value) : (label ?? value);
  const line = text.trim().split("\n", 1)[0] ?? "";
  if (line === "") return [];
  return [
    { text: line.length > longestShown ? `${line.slice(0, longestShown).trimEnd()}…` : line, isPrice: false },
  ];
}

function linkName({ kind }: FormField, value: string, nameOf: LinkNames): string | undefined {
  return kind === "pageLink" || kind === "linkTarget" ? nameOf(value) : undefined;
}

/** A part of a menu is called what visitors read there; without a name of its own, as the page that it leads to. */
export function nameInMenu(form: FormField, item: unknown, nameOf: LinkNames): string | undefined {
  const field = chosenField(form, item);
  if (field?.kind !== "group" || !isRecord(item)) return undefined;
  if (!field.fields.some(({ name }) => name === "to" || name === "entries")) return undefined;
  const title = typeof item.title === "string" ? item.title.trim() : "";
  const target = typeof item.to === "string" ? nameOf(item.to) : undefined;
  return title || target?.replace(/ \([^()]{1,200}\)$/, "");
}

/** Among others, a part of a menu is its name alone. */
function itemTexts(
  form: FormField,
  item: unknown,
  nameOf: LinkNames,
): readonly { text: string; isPrice: boolean }[] {
  const name = nameInMenu(form, item, nameOf);
  return name ? [{ text: name, isPrice: false }] : shortTexts(form, item, nameOf);
}
