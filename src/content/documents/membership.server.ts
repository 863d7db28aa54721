/** The membership page, as fields. Plans, prices and the table that compares them are a document of their own. */
import { membership } from "../pages/membership.ts";
import { planCopy } from "../plans.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group, text } from "./fields.server.ts";
import { eachOf, line, linkWords, paragraph, part, titled } from "./page-fields.server.ts";
import { numbered } from "./shipped-fields.server.ts";
import { template } from "./template-fields.server.ts";

const { freeAndPaid } = membership;
const priceRow = freeAndPaid.rows.length - 1;

/** A line of the table: its texts. Where it has a tick or nothing, that stays as it is. */
const tableRow = ({ label, free, paid }: (typeof freeAndPaid.rows)[number], at: number) =>
  group(
    { label },
    {
      label: line("What it is"),
      ...(typeof free === "string" ? { free: line("Free", 60) } : {}),
      // The last one follows the plans' prices.
      ...(typeof paid === "string" && at !== priceRow ? { paid: line("Members", 60) } : {}),
    },
  );

const monthItem = ({ title, link }: (typeof membership.month.items)[number]) =>
  group({ label: title }, { ...titled, ...(link ? { link: linkWords("Link") } : {}) });

/** How to cancel is told on other pages too, in the same words; only its title is here. */
const fact = ({ title, text: words }: (typeof membership.facts.items)[number]) =>
  group({ label: title }, words === planCopy.canceling ? { title: line("Title") } : { ...titled });

/** What a membership gives, what is free, and what to know before buying. */
export const membershipTexts = editableTexts({
  id: "membership",
  page: membership,
  title: "Membership: the page",
  about: "What members get and what’s free. Prices and the first paragraph are in “Plans and prices”.",
  schema: () =>
    group(
      { label: "Membership: the page" },
      {
        meta: group(
          { label: "In search results" },
          { title: text({ label: "Title", help: "Also on the browser’s tab.", max: 60 }) },
        ),
        searchDescription: template({
          label: "Description in search results",
          help: "Two sentences, up to 155 characters.",
          max: 170,
          placeholders: { prices: "the plans’ monthly prices" },
          lines: true,
        }),
        heading: line("Heading"),
        month: part("What members get", {
          lead: paragraph("First sentences"),
          items: numbered("Parts", membership.month.items, monthItem),
        }),
        freeAndPaid: part("Free and paid", {
          lead: paragraph("First sentences"),
          caption: line("Name of the table, for screen readers"),
          columns: numbered("Columns", freeAndPaid.columns, (name) => line(name, 40)),
          rows: numbered("Lines", freeAndPaid.rows, tableRow),
        }),
        pricing: part("Plans and prices", {}),
        premium: group(
          { label: "Premium’s card" },
          { features: numbered("What it includes", membership.premium.features, (each) => line(each, 80)) },
        ),
        facts: group(
          { label: "Before buying", help: "The terms of service say the same, so change them together." },
          { heading: line("Heading"), items: numbered("Facts", membership.facts.items, fact) },
        ),
        compare: part("Table of the plans", {
          caption: line("Name of the table, for screen readers"),
          note: paragraph("Above the table"),
        }),
        included: part("In every membership", {
          items: eachOf("Parts", membership.included.items, titled),
        }),
        questions: group(
          { label: "Questions" },
          {
            before: line("Before the link"),
            link: linkWords("Link"),
            after: line("After the link"),
          },
        ),
      },
    ),
});
