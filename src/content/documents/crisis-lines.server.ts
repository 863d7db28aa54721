/** The crisis lines, as fields. */
import { crisisDocument } from "../crisis.ts";
import { editable } from "./editable.server.ts";
import { group, helpLink, list, optional, text } from "./fields.server.ts";

const helpWay = (label: string) =>
  group(
    { label },
    {
      text: text({ label: "Text", max: 80 }),
      href: helpLink({
        label: "Leads to",
        help: "tel:988, sms:988 or an address that begins with https://",
      }),
    },
  );

const helpLines = (label: string) =>
  list({
    label,
    least: 1,
    most: 16,
    item: group(
      { label: "Help line" },
      {
        name: text({ label: "Name", max: 80 }),
        who: text({ label: "Who it's for", help: "Say when it answers, and in which languages.", max: 200 }),
        ways: list({
          label: "Ways to reach it",
          least: 1,
          most: 4,
          item: helpWay("Way"),
        }),
      },
    ),
  });

/** Help lines above, beside and below the pages. */
export const crisisLines = editable({
  document: crisisDocument,
  title: "Crisis lines",
  about: "The line above every page, the boxes beside texts, and the card with more help lines.",
  pages: "every",
  preview: "/contact",
  schema: () =>
    group(
      { label: "Crisis lines" },
      {
        lead: text({ label: "Above every page: first words", max: 40 }),
        linkText: text({ label: "Above every page: link", max: 60 }),
        href: helpLink({ label: "The link leads to", help: "Such as tel:988." }),
        box: list({
          label: "Box in the footer",
          help: "One sentence in parts. A part with a number is a link; keep the spaces around it.",
          least: 1,
          most: 9,
          item: group(
            { label: "Part" },
            {
              text: text({ label: "Text", max: 120 }),
              href: optional(helpLink({ label: "Leads to", help: "Leave it empty for plain text." })),
            },
          ),
        }),
        unitedStates: helpLines("Lines in the United States"),
        canada: helpLines("Lines in Canada"),
        help: group(
          {
            label: "Box beside a text that speaks of suicide",
            help: "Shown on the contact page, in the journal and in the library's search.",
          },
          {
            heading: text({ label: "Heading", max: 140 }),
            text: text({ label: "Text", max: 200 }),
            danger: helpWay("In danger right now"),
            ways: list({ label: "Ways to reach someone", least: 1, most: 4, item: helpWay("Way") }),
            where: text({ label: "Where they work", max: 160 }),
          },
        ),
        checked: text({
          label: "When the lines were checked",
          help: "Compare each line with its own site every three months, then change this day.",
          max: 160,
        }),
      },
    ),
});
