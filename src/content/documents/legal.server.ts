/** The legal pages, as fields: a document for each. */
import type * as z from "zod/mini";
import { publishedNow } from "../current.ts";
import { addTexts } from "../page-texts.server.ts";
import { accessibility } from "../pages/legal/accessibility.ts";
import { consumerHealthData } from "../pages/legal/consumer-health-data.ts";
import { legalCopy } from "../pages/legal/legal-copy.ts";
import type { LegalBlock, SiteCondition } from "../pages/legal/legal-page.ts";
import type { EditableLegalPage } from "../pages/legal/legal-texts.server.ts";
import { privacyPolicy } from "../pages/legal/privacy-policy.ts";
import { termsOfService } from "../pages/legal/terms-of-service.ts";
import { type EditableDocument, editable } from "./editable.server.ts";
import { textsOver } from "./editable-texts.server.ts";
import { group, shownAs } from "./fields.server.ts";
import { late } from "./late.ts";
import { legalCell, legalPoints, legalText } from "./legal-fields.server.ts";
import { line, opening } from "./page-fields.server.ts";
import { template } from "./template-fields.server.ts";

/** When a text is on the page: some depend on how the site is set up. */
const conditions: Readonly<Record<SiteCondition, string>> = {
  analytics: "only with Google Analytics",
  noAnalytics: "only without Google Analytics",
  asksToConfirm: "only if sign-ups are confirmed by email",
  countsAtOnce: "only if sign-ups count at once",
  mailsAsFiles: "only if emails are written to files",
  readsMail: "only if a mailbox is set up",
  onlyFromHere: "only if nothing comes from elsewhere",
  audioFromElsewhere: "only if the podcast is hosted elsewhere",
  onlyAudioElsewhere: "only if nothing but the podcast is hosted elsewhere",
  noThirdParty: "only without analytics and a podcast hosted elsewhere",
};

const named = (label: string, when: SiteCondition | undefined) =>
  when === undefined ? label : `${label}, ${conditions[when]}`;

const bare = (label: string, shape: Parameters<typeof group>[1]) => shownAs("bare", group({ label }, shape));

/** Fields by the names of what they change. */
function each<Item>(
  items: Readonly<Record<string, Item>>,
  field: (item: Item, name: string) => z.ZodMiniType,
): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(items).map(([name, item]) => [name, field(item, name)]));
}

const byId = <Item extends { id: string }>(items: readonly Item[]): Record<string, Item> =>
  Object.fromEntries(items.map((item) => [item.id, item]));

function blockFields(block: LegalBlock, place: string): z.ZodMiniType {
  switch (block.kind) {
    case "paragraph": {
      const help = "An empty line begins another paragraph.";
      const label = named(`Text ${place}`, block.when);
      return bare(place, { text: legalText({ label, help, max: 2_000, shipped: block.text }) });
    }
    case "list":
      return bare(place, {
        items: legalPoints({ label: named(`List ${place}`, block.when), shipped: block.items }),
      });
    case "contact":
      return bare(place, { before: line(`Text ${place}: before the email address`, 60) });
    default:
      return bare(place, { table: tableFields(block, named(`Table ${place}`, block.when)) });
  }
}

type Table = Extract<LegalBlock, { kind: "form" | "table" | "owner" }>;

function tableFields(block: Table, place: string): z.ZodMiniType {
  const { caption } = block.table;
  const head = bare("Columns", { 0: line("First column", 60), 1: line("Second column", 60) });
  return shownAs(
    "folded",
    group({ label: `${place}: ${caption}` }, { caption: line("Title"), head, ...rowFields(block) }),
  );
}

function rowFields(block: Table): Record<string, z.ZodMiniType> {
  // A field's name is that of the form itself.
  if (block.kind === "form") {
    const fields = each(block.table.fields, ({ label, text }) =>
      bare(label, { text: legalCell({ label, max: 500, shipped: text }) }),
    );
    return { fields: bare("Fields", fields) };
  }
  if (block.kind === "owner") {
    // The facts themselves are entered once, for all pages.
    const rows = each(Object.fromEntries(block.table.rows.entries()), ({ label }) =>
      bare(label, { label: line(`Row: ${label}`) }),
    );
    return { rows: bare("Rows", rows) };
  }
  if (block.table.fromPlans) return {};
  const rows = each(block.table.rows, ({ label, text, when }) =>
    shownAs(
      "folded",
      group(
        { label: named(label, when) },
        {
          label: legalCell({ label: "What", max: 300, shipped: label, oneLine: true }),
          text: legalCell({ label: "Text", max: 500, shipped: text }),
        },
      ),
    ),
  );
  return { rows: bare("Rows", rows) };
}

function sectionFields({ heading, blocks }: EditableLegalPage["sections"][number]): z.ZodMiniType {
  const numbered = blocks.map((block, at) => [block.id, blockFields(block, String(at + 1))] as const);
  return shownAs(
    "folded",
    group(
      { label: heading },
      { heading: line("Heading"), blocks: bare("Texts", Object.fromEntries(numbered)) },
    ),
  );
}

function legalDocument(id: string, page: EditableLegalPage): EditableDocument {
  const schema = late(() =>
    group(
      {
        label: page.name,
        help: "Have a lawyer look at what you change. The texts that this site came with match what its software does, so a sentence that promises something else would be wrong. Values in braces come from the software, and the date at the top changes when you publish.",
      },
      {
        ...opening(),
        summary: shownAs(
          "folded",
          group(
            { label: "The short version" },
            each(byId(page.summary), ({ text, when }) =>
              bare("Line", {
                text: legalText({ label: named("Line", when), max: 300, shipped: text }),
              }),
            ),
          ),
        ),
        sections: bare("Sections", each(byId(page.sections), sectionFields)),
      },
    ),
  );
  const shippedOn = page.changed;
  const document = textsOver(id, page, schema);
  addTexts(page, (part) => {
    if (part !== "changed") return undefined;
    const publishedOn = publishedNow(document)?.at?.slice(0, "2026-11-23".length) ?? "";
    return publishedOn > shippedOn ? { changed: publishedOn } : undefined;
  });
  return editable({
    textsOnly: true,
    document,
    schema,
    title: page.heading,
    about: "Every sentence of the page. A lawyer should look first.",
    preview: page.path,
  });
}

/** What all four say around their texts. */
function sharedWords(): EditableDocument {
  const schema = late(() =>
    group(
      { label: "Legal pages" },
      {
        summaryHeading: line("Heading of the summary", 60),
        contentsHeading: line("Heading of the contents", 60),
        changed: line("Before the date", 40),
        needed: line("A field that is needed", 40),
        optional: line("A field that is optional", 40),
        upTo: template({
          label: "How long a text may be",
          max: 60,
          placeholders: { characters: "the number" },
        }),
        kept: group(
          { label: "How a field is kept", help: "The software decides which of these a field has." },
          {
            encrypted: line("Encrypted", 80),
            plain: line("As it is", 80),
            consentLog: line("In the consent log", 80),
            notKept: line("Not at all", 80),
          },
        ),
      },
    ),
  );
  return editable({
    textsOnly: true,
    document: textsOver("legal-words", legalCopy, schema),
    schema,
    title: "Legal pages: shared words",
    about: "Headings, the line with the date, and what the tables say of every field.",
    preview: privacyPolicy.path,
  });
}

/** The privacy policy, the terms, the health data notice and the accessibility statement. */
export const legalTexts = [
  legalDocument("privacy-policy", privacyPolicy),
  legalDocument("terms-of-service", termsOfService),
  legalDocument("consumer-health-data", consumerHealthData),
  legalDocument("accessibility", accessibility),
  sharedWords(),
];
