/** The page of expert mentoring, as fields. */
import { expertMentoring } from "../pages/support/expert-mentoring.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import {
  eachOf,
  line,
  linkWords,
  opening,
  paragraph,
  part,
  sentences,
  titled,
} from "./page-fields.server.ts";

const columns = expertMentoring.apart.columns.map((title) => ({ title }));

/** Time with a professional, apart from therapy. */
export const expertMentoringTexts = editableTexts({
  id: "expert-mentoring",
  page: expertMentoring,
  title: "Expert mentoring",
  about: "What people use it for, how it differs from therapy, and how to ask.",
  schema: () =>
    group(
      { label: "Expert mentoring" },
      {
        ...opening(),
        helps: part("What people use it for", {
          lead: paragraph("First sentences"),
          items: eachOf("Uses", expertMentoring.helps.items, titled),
        }),
        apart: part("Mentor, expert or therapist", {
          lead: paragraph("First sentence"),
          rows: group(
            { label: "Rows of the table" },
            Object.fromEntries(
              expertMentoring.apart.rows.map(({ label }, index) => [
                String(index),
                group(
                  { label },
                  {
                    label: line("Name of the row", 60),
                    cells: group(
                      { label: "Cells" },
                      Object.fromEntries(columns.map(({ title }, at) => [String(at), line(title)])),
                    ),
                  },
                ),
              ]),
            ),
          ),
        }),
        before: part("What an expert tells first", {
          lead: paragraph("First sentence"),
          items: sentences("Points"),
          standardNote: paragraph("Note on the standard"),
        }),
        limits: part("What an expert won't do", { items: sentences("Points"), text: paragraph("Below") }),
        asking: part("How to ask", {
          paragraphs: sentences("Paragraphs"),
          ask: linkWords("Button"),
          instead: linkWords("Other link"),
        }),
      },
    ),
});
