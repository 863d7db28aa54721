/** The home page, as fields. */
import { homeFaqDocument } from "../pages/home-faq.ts";
import { editable } from "./editable.server.ts";
import { group, itemId, list, longText, pageLink, text } from "./fields.server.ts";

/** The questions people ask first. */
export const homeFaq = editable({
  document: homeFaqDocument,
  title: "Questions on the home page",
  about: "The questions people ask first, with their answers.",
  pages: ["/"],
  preview: "/",
  schema: group(
    { label: "Questions" },
    {
      heading: text({ label: "Heading", max: 80 }),
      before: text({ label: "Before the link", max: 120 }),
      link: group(
        { label: "Link" },
        { text: text({ label: "Text", max: 60 }), href: pageLink({ label: "Page" }) },
      ),
      after: text({ label: "After the link", max: 120 }),
      items: list({
        label: "Questions",
        help: "The first one is open when the page loads.",
        least: 1,
        most: 12,
        item: group(
          { label: "Question" },
          {
            id: itemId(),
            question: text({ label: "Question", max: 120 }),
            answer: longText({ label: "Answer", max: 600 }),
          },
        ),
      }),
    },
  ),
});
