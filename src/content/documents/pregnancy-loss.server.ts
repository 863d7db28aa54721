/**
 * The page for people after a loss, as fields. Its urgent signs and help lines can be reworded and never taken away, and
 * which passages have a note stays in code.
 */
import { pregnancyLoss } from "../pages/pregnancy-loss.ts";
import type { LossBlock, LossPart } from "../pregnancy-loss/loss-part.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { day, group, list, text } from "./fields.server.ts";
import { eachOf, line, opening, paragraph, part, sentences } from "./page-fields.server.ts";
import { contentNote, fixedSentences, numbered, urgentText } from "./shipped-fields.server.ts";

function blockField(block: LossBlock) {
  if (typeof block === "string") return paragraph("Paragraph");
  if ("subheading" in block) return group({ label: "Heading" }, { subheading: line("Heading") });
  if ("items" in block) return group({ label: "List" }, { items: sentences("Points") });
  return group(
    { label: "Words to borrow" },
    {
      sayings: numbered("Sentences", block.sayings, ({ to }) =>
        group({ label: to }, { to: line("When"), words: paragraph("Words", 300) }),
      ),
    },
  );
}

function partFields({ heading, note, urgent, blocks, links = [] }: LossPart) {
  return group(
    { label: heading },
    {
      heading: line("Heading"),
      ...(note ? { note: contentNote } : {}),
      ...(urgent ? { urgent: fixedSentences("Help lines", urgent) } : {}),
      blocks: numbered("Text", blocks, blockField),
      ...(links.length > 0 ? { links: eachOf("Links", links, { title: line("Text") }) } : {}),
    },
  );
}

/** Signs can be added and reworded; there are never fewer than the page is shipped with. */
const signs = (least: number) =>
  list({ label: "Signs", least, most: 12, item: text({ label: "Sign", max: 160 }) });

/** What to do after a pregnancy loss. */
export const pregnancyLossTexts = editableTexts({
  id: "pregnancy-loss",
  page: pregnancyLoss,
  title: "Pregnancy loss",
  about: "When to get help, and the weeks after. Check medical changes with their sources.",
  schema: () =>
    group(
      { label: "Pregnancy loss" },
      {
        ...opening(),
        urgent: group(
          { label: "When to get help now" },
          {
            heading: line("Heading"),
            groups: numbered("What to do", pregnancyLoss.urgent.groups, ({ action, signs: shipped }) =>
              group(
                { label: action },
                { action: urgentText("What to do", action), signs: signs(shipped.length) },
              ),
            ),
            after: fixedSentences("Below the signs", pregnancyLoss.urgent.after),
          },
        ),
        contents: line("Heading of the contents", 60),
        parts: numbered("Parts", pregnancyLoss.parts, partFields),
        sources: part("Sources", {}),
        reviewedOn: day({ label: "Last reviewed", help: "On the page, and told to search engines." }),
        reviewBy: day({ label: "Next review by" }),
      },
    ),
});
