/** What a newsletter can start from as a document that the team edits. */
import { current } from "../current.ts";
import { newsletterTemplatesDocument } from "../newsletter-templates.ts";
import { editable } from "./editable.server.ts";
import { group, itemId, list, markdown, text } from "./fields.server.ts";
import { mailSubject } from "./template-fields.server.ts";

export const newsletterTemplates = editable({
  document: newsletterTemplatesDocument,
  title: "Newsletter templates",
  about: "What a new newsletter can start from. The team chooses one under Newsletters.",
  mails: [
    {
      id: "mail:newsletter-template",
      name: "The first template",
      mail: () => {
        const [first] = current(newsletterTemplatesDocument).items;
        return { subject: first?.subject ?? "", paragraphs: first?.text.split(/\n{2,}/) ?? [] };
      },
    },
  ],
  preview: "mail:newsletter-template",
  schema: () =>
    group(
      { label: "Templates" },
      {
        items: list({
          label: "Templates",
          least: 0,
          most: 12,
          item: group(
            { label: "Template" },
            {
              id: itemId(),
              name: text({ label: "Name", help: "Only the team sees it.", max: 60 }),
              subject: mailSubject(),
              text: markdown({
                label: "Text",
                help: "In Markdown. Write {first name|there} for the reader’s name, and {fill in: …} for what is written each time: a newsletter with such a place left can’t be sent.",
                max: 10_000,
              }),
            },
          ),
        }),
      },
    ),
});
