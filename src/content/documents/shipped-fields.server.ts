/** Fields made from the shipped texts, for pages whose parts differ from one to the next. */
import * as z from "zod/mini";
import { crisisNumbers } from "../crisis.ts";
import { phoneNumbersIn } from "../help-number.ts";
import { namePlaceholder } from "../organization-name.ts";
import type { Block } from "../schema.ts";
import { placeholdersIn } from "../template.ts";
import { group, longText, noted, plainText, readsPublished, text } from "./fields.server.ts";
import { eachOf, line, linkWords, paragraph, sentences, titled } from "./page-fields.server.ts";
import { isRecord } from "./record.ts";
import { template } from "./template-fields.server.ts";

/** Fields for items whose number and order are fixed in code, each made from its shipped item. */
export function numbered<Item>(
  label: string,
  items: readonly Item[],
  field: (item: Item, at: number) => z.ZodMiniType,
) {
  return group(
    { label },
    Object.fromEntries(items.map((item, at) => [String(at), field(item, at)] as const)),
  );
}

/** Sentences whose number is fixed, since none of them may go missing. */
export function fixedSentences(label: string, shipped: readonly string[]) {
  return numbered(label, shipped, (each, at) => urgentText(`Text ${at + 1}`, each));
}

/** What the team calls in danger, for 911, and in a crisis, for 988. */
function numberNow(shipped: string): string {
  const { danger, crisis } = crisisNumbers();
  return shipped === "911" ? danger : crisis;
}

function numbersIn(value: string): readonly string[] {
  return (value.match(/\d+/g) ?? []).filter((number) => number === "911" || number === "988");
}

/** A sentence about where to get help. The emergency numbers that it's shipped with have to stay. */
export function urgentText(label: string, shipped: string) {
  const numbers = [...new Set(numbersIn(shipped))];
  const max = 500;
  const schema = plainText(max).check(
    z.superRefine((value, context) => {
      // The team can change the two numbers. Texts that it published before still name the earlier ones.
      if (readsPublished()) return;
      const kept = phoneNumbersIn(value);
      const missing = numbers.find((number) => !kept.includes(numberNow(number)));
      if (missing === undefined) return;
      const message = `Please keep the number ${numberNow(missing)}: people in danger look for it here`;
      context.addIssue({ code: "custom", message, input: value });
    }),
  );
  const help = numbers.length === 0 ? {} : { help: `Has to name ${numbers.join(" and ")}.` };
  return noted(schema, { kind: "longText", max, label, ...help });
}

/** What a passage is about, before the passage. Gentle mode goes by its topics, which stay in code. */
export const contentNote = group(
  { label: "Note before it" },
  { text: text({ label: "What it talks about", max: 200 }) },
);

/** The blocks of a plain page. Lists can grow; everything else keeps its place. */
export function blockFields(blocks: readonly Block[]) {
  return numbered("Text of the page", blocks, (block) => {
    switch (block.kind) {
      case "heading":
        return group({ label: "Heading" }, { text: line("Heading") });
      case "paragraph":
        return group({ label: "Paragraph" }, { text: paragraph("Text") });
      case "list":
        return group({ label: "List" }, { items: sentences("Points") });
      case "steps":
        return group({ label: "Steps" }, { items: eachOf("Steps", block.items, titled) });
      case "link":
        return linkWords("Link");
    }
  });
}

type Copy = { readonly [name: string]: unknown };

/** Texts by their names in code, as the form should call them where the name alone doesn't say it. */
type Named = Readonly<Record<string, string>>;

/** What isn't text for readers: names in code, addresses and choices that are made at first. */
const notTexts = /^(?:id|href|usual\w*|fileName)$/;

/**
 * The words of a tool, such as its buttons and messages: a field for each text. `without` names texts that code
 * relies on.
 */
export function toolWords(
  label: string,
  shipped: Copy,
  { named = {}, without = [] }: { named?: Named; without?: readonly string[] } = {},
): z.ZodMiniType {
  const fields = Object.entries(shipped).flatMap(([name, value]): (readonly [string, z.ZodMiniType])[] => {
    if (notTexts.test(name) || without.includes(name)) return [];
    const shown = named[name] ?? inWords(name);
    if (typeof value === "string") return [[name, wordsField(shown, value)]];
    if (Array.isArray(value)) return [[name, listed(shown, value, { named, without })]];
    return isRecord(value) ? [[name, toolWords(shown, value, { named, without })]] : [];
  });
  return group({ label }, Object.fromEntries(fields));
}

function listed(
  label: string,
  items: readonly unknown[],
  options: { named: Named; without: readonly string[] },
): z.ZodMiniType {
  return numbered(label, items, (item, at) => {
    const place = nameOf(item) ?? `${label} ${at + 1}`;
    return isRecord(item) ? toolWords(place, item, options) : wordsField(place, String(item));
  });
}

/** What an item is called by its own texts, if one of them is short. */
function nameOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined;
  const own = [item.title, item.heading, item.label, item.text].find((each) => typeof each === "string");
  return typeof own === "string" && own.length <= 70 ? own : undefined;
}

/** What stands in the placeholders of tools' words. */
const placeholders: Readonly<Record<string, string>> = {
  all: "how many there are in all",
  found: "how many were found",
  typed: "what was typed",
  meant: "the word that was probably meant",
  price: "the price",
  phases: "how many phases there are",
  date: "the day",
  time: "the time",
  over: "how many characters are too many",
  most: "how many characters fit",
};

/** One line or more, as the shipped text is, with room to grow; values in it keep their placeholders. */
function wordsField(label: string, shipped: string): z.ZodMiniType {
  const isLong = shipped.length > 70;
  const max = isLong ? 600 : 120;
  const names = placeholdersIn(shipped).filter((name) => name !== namePlaceholder);
  if (names.length > 0)
    return template({
      label,
      max,
      lines: isLong,
      placeholders: Object.fromEntries(names.map((name) => [name, placeholders[name] ?? "a value"])),
    });
  return isLong ? longText({ label, max }) : text({ label, max });
}

/** "tooShort" as "Too short". */
function inWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
