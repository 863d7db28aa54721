/** The page of digital downloads, as fields. The files themselves are in content/downloads/. */
import { digitalDownloads } from "../pages/digital-downloads.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { eachOf, line, linkWords, opening, paragraph, part, titled } from "./page-fields.server.ts";

/** What is around the lists of files. */
export const downloadsTexts = editableTexts({
  id: "digital-downloads",
  page: digitalDownloads,
  title: "Digital downloads",
  about:
    "The page around the printable files. Worksheets are printed with the words that are published for them; cards come with each release.",
  schema: () =>
    group(
      { label: "Digital downloads" },
      {
        ...opening(),
        about: part("About the files", { points: eachOf("Points", digitalDownloads.about.points, titled) }),
        cards: part("Cards", {
          lead: paragraph("First sentences"),
          pocket: line("On pocket cards", 40),
          page: line("On whole pages", 40),
        }),
        sheets: part("Worksheets", {
          lead: paragraph("First sentences"),
          fill: line("Link to the form", 40),
        }),
        file: group(
          { label: "On each file" },
          { kind: line("Kind of file", 20), download: line("Button", 40) },
        ),
        crisisTag: line("Tag on crisis cards", 30),
        closing: group({ label: "At the end" }, { text: paragraph("Text"), link: linkWords("Link") }),
      },
    ),
});
