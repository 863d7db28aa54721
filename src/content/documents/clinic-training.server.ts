/** The staff training with its six modules, as fields. Their sources and notes stay in code, beside the claims. */
import { clinicTraining } from "../pages/clinics/training.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { eachOf, line, linkWords, opening, paragraph, part, titled } from "./page-fields.server.ts";

/** Six modules, a newsletter for staff and sample pages. */
export const trainingTexts = editableTexts({
  id: "clinic-training",
  page: clinicTraining,
  title: "Clinics: training",
  about: "The six modules of the staff training, the monthly newsletter and the sample pages.",
  schema: () =>
    group(
      { label: "Clinics: training" },
      {
        ...opening(),
        contact: linkWords("Button"),
        shape: part("How a module is built", {
          lead: paragraph("First sentences"),
          parts: eachOf("Parts", clinicTraining.shape.parts, titled),
        }),
        modules: part("Modules", {
          length: line("Length of a module", 40),
          items: eachOf("Modules", clinicTraining.modules.items, {
            title: line("Title", 80),
            learn: paragraph("What they learn"),
            practise: paragraph("What they practice", 240),
            evidence: paragraph("Evidence and caution"),
          }),
        }),
        letter: part("Newsletter for staff", {
          lead: paragraph("First sentence"),
          items: eachOf("What is in it", clinicTraining.letter.items, titled),
          note: paragraph("Note"),
        }),
        samples: part("Sample pages", {
          lead: paragraph("First sentence"),
          links: eachOf("Links", clinicTraining.samples.links, {
            text: line("Link", 80),
            more: paragraph("Text"),
          }),
        }),
        access: part("How a team gets it", { text: paragraph("Text") }),
      },
    ),
});
