import { dayInWords } from "#content/day-in-words.ts";
import { legalCopy } from "#content/pages/legal/legal-copy.ts";
import { partsOf } from "#content/pages/legal/legal-links.ts";
import type { LegalBlock, LegalPage, LegalText, SiteCondition } from "#content/pages/legal/legal-page.ts";
import { filled as inPlace, paragraphsOf } from "#content/template.ts";
import { type LegalFacts, wordsForFields } from "./facts.server.ts";
import type { ShownBlock, ShownPage, ShownRow, ShownText } from "./shown-page.ts";

const place = /\{(\w+)\}/g;
const grouped = new Intl.NumberFormat("en-US");

/** Inserts the code's values into a legal page's sentences and tables, and removes what doesn't apply to this site. */
export function putInFacts(page: LegalPage, facts: LegalFacts): ShownPage {
  const holds = ({ when }: { when?: SiteCondition | undefined }) =>
    when === undefined || facts.conditions[when];
  const { path, name, meta, heading, introduction, changed, summary, sections } = page;
  return {
    path,
    name,
    meta,
    heading,
    introduction,
    changed: { day: changed, text: dayInWords(changed) },
    summary: summary.filter(holds).map(({ text }) => filled(text, facts)),
    sections: sections.map((section) => ({
      id: section.id,
      heading: section.heading,
      blocks: section.blocks.filter(holds).flatMap((block) => shownBlocks(block, facts, holds)),
    })),
  };
}

/** @throws {Error} if a sentence has a placeholder without a value. */
function filled(text: string, { figures }: LegalFacts): string {
  const known: ReadonlyMap<string, string> = new Map(Object.entries(figures));
  return text.replaceAll(place, (_, name: string) => {
    const figure = known.get(name);
    if (figure === undefined) throw new Error(`a legal page asks for the unknown figure {${name}}`);
    return figure;
  });
}

function shownText(text: LegalText, facts: LegalFacts): ShownText {
  return partsOf(text).map((part) => ({ ...part, text: filled(part.text, facts) }));
}

function shownBlocks(
  block: LegalBlock,
  facts: LegalFacts,
  holds: (of: { when?: SiteCondition | undefined }) => boolean,
): ShownBlock | readonly ShownBlock[] {
  switch (block.kind) {
    case "paragraph":
      return paragraphsOf(block.text).map((text) => ({ kind: "paragraph", text: shownText(text, facts) }));
    case "list":
      return { kind: "list", items: block.items.map((item) => shownText(item, facts)) };
    case "contact":
      return { kind: "contact", before: `${block.before} `, address: block.address, note: block.note };
    case "form":
      return { ...headed(block.table), rows: fieldRows(block, facts) };
    case "table":
      return {
        ...headed(block.table),
        rows: Object.values(block.table.rows)
          .filter(holds)
          .map(({ label, text }) => ({ label: filled(label, facts), text: filled(text, facts) })),
      };
    case "owner":
      return {
        ...headed(block.table),
        rows: block.table.rows.filter(holds).map(({ label, text, sample }) => ({ label, text, sample })),
      };
  }
}

function headed({ caption, head }: { caption: string; head: readonly [string, string] }) {
  return { kind: "table" as const, caption, head };
}

function fieldRows(
  { form, table }: Extract<LegalBlock, { kind: "form" }>,
  facts: LegalFacts,
): readonly ShownRow[] {
  const { needed, optional, upTo, kept } = legalCopy;
  return wordsForFields(form, facts.forms[form], table.fields).map((field) => {
    const { label, text, kept: how } = field.copy;
    const requirement = field.needed ? needed : optional;
    const bound =
      field.max === undefined ? "" : `. ${inPlace(upTo, { characters: grouped.format(field.max) })}`;
    return {
      label,
      // Visitors don't fill in the honeypot.
      ...(how === "notKept" ? {} : { note: requirement + bound }),
      text: `${filled(text, facts)} ${kept[how]}`,
    };
  });
}
