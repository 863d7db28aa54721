/** The crisis lines, as fields. */
import { crisisDocument } from "../crisis.ts";
import { editable } from "./editable.server.ts";
import { group, list, text } from "./fields.server.ts";
import { helpNumber, helpPart, helpWay, wayLink, wayText } from "./help-fields.server.ts";

const helpLines = (label: string) =>
  list({
    label,
    least: 1,
    most: 16,
    item: group(
      { label: "Help line" },
      {
        name: text({ label: "Name", max: 80 }),
        who: text({ label: "Who it’s for", help: "Say when it answers, and in which languages.", max: 200 }),
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
  inFrame: true,
  title: "Crisis lines",
  about: "The line above every page, the boxes beside texts, and the card with more help lines.",
  preview: "/contact",
  schema: () =>
    wayText("linkText")(
      group(
        { label: "Crisis lines" },
        {
          numbers: group(
            {
              label: "Numbers of the whole site",
              help: "Calendar files, printed cards and every line below follow them. In a text below, {danger} and {crisis} are these numbers.",
            },
            {
              danger: helpNumber("In danger: call"),
              crisis: helpNumber("In a crisis: call or text"),
            },
          ),
          lead: text({ label: "Above every page: first words", max: 40 }),
          linkText: text({ label: "Above every page: link", max: 60 }),
          href: wayLink("Only if the link opens a page"),
          box: list({
            label: "Box in the footer",
            help: "One sentence in parts. A part that is only a number becomes a link; keep the spaces around it.",
            least: 1,
            most: 9,
            item: helpPart("Part"),
          }),
          unitedStates: helpLines("Lines in the United States"),
          canada: helpLines("Lines in Canada"),
          help: group(
            {
              label: "Box beside a text that speaks of suicide",
              help: "Shown on the contact page, in the journal and in the library’s search.",
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
    ),
});
