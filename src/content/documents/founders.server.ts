/** The founders' numbers and chapters, as fields. */
import { foundersDocument } from "../pages/our-family-story.ts";
import { editable } from "./editable.server.ts";
import { choice, group, list, longText, optional, picture, text } from "./fields.server.ts";
import { isRecord } from "./record.ts";

const figure = (label: string) =>
  group(
    { label },
    {
      number: optional(text({ label: "Number", help: "Leave it empty to take its card away.", max: 10 })),
      description: text({ label: "Sentence below", max: 80 }),
    },
  );

const chapter = (label: string) =>
  group(
    { label },
    {
      title: text({ label: "Title", max: 60 }),
      subtitle: optional(text({ label: "Subtitle", max: 80 })),
      year: optional(
        text({
          label: "Year",
          help: "Such as 2016 or 2016 to 2018. Leave it empty to leave it out.",
          max: 20,
        }),
      ),
      summary: longText({ label: "Summary", max: 240 }),
      content: list({
        label: "Paragraphs",
        least: 1,
        most: 12,
        item: longText({ label: "Paragraph", max: 900 }),
      }),
      photograph: optional(
        picture({ label: "Photograph", help: "Stands in place of the illustration beside the chapter." }),
      ),
      state: choice({
        label: "State",
        options: [
          { value: "told", label: "The founders’ own words" },
          { value: "sample", label: "Sample, with a tag that says so" },
        ],
      }),
    },
  );

/**
 * What was published when numbers had no state: those that the founders entered are theirs, and where they entered none,
 * samples stand in.
 */
function withNumbersState(value: unknown, stored: unknown): unknown {
  const before = isRecord(stored) && isRecord(stored.numbers) ? stored.numbers : undefined;
  if (!before || "state" in before || !isRecord(value)) return value;
  const isTold = Object.values(before).some((each) => isRecord(each) && "number" in each);
  const numbers = isTold ? { ...Object(value.numbers), state: "told" } : foundersDocument.shipped.numbers;
  return { ...value, numbers };
}

/** Numbers and chapters of the page Our Family. */
export const founders = editable({
  document: foundersDocument,
  title: "Our Family",
  about: "The founders’ twelve numbers and their story in five chapters.",
  launch: "Enter the founders’ numbers and story",
  preview: "/our-family",
  adapt: withNumbersState,
  schema: () =>
    group(
      { label: "Our Family" },
      {
        numbers: group(
          {
            label: "Numbers",
            help: "Enter only what the founders want to tell. A number that is empty isn’t shown.",
          },
          {
            state: choice({
              label: "State",
              options: [
                { value: "told", label: "The founders’ own numbers" },
                { value: "sample", label: "Samples, with a tag that says so" },
              ],
            }),
            years: figure("Years"),
            adoptions: figure("Adoptions"),
            embryosTransferred: figure("Embryos Transferred"),
            miscarriages: figure("Miscarriages"),
            remainingEmbryos: figure("Remaining Embryos"),
            births: figure("Births"),
            newFamilyMembers: figure("New Family Members"),
            ivfCycles: figure("IVF Cycles"),
            shotsTaken: figure("Shots Taken"),
            iuiCycles: figure("IUI Cycles"),
            spent: figure("Spent"),
            divorce: figure("Divorce"),
          },
        ),
        chapters: group(
          { label: "Chapters" },
          {
            "infertility-begins": chapter("Chapter 1"),
            "shared-understanding": chapter("Chapter 2"),
            "adoption-journey": chapter("Chapter 3"),
            "biological-journey": chapter("Chapter 4"),
            "donor-conception": chapter("Chapter 5"),
          },
        ),
      },
    ),
});
