/** The contact page and what follows a sent form, as fields. The forms' own words are in code (forms.ts). */
import { contact } from "../pages/contact.ts";
import {
  thankYouContact,
  thankYouGroup,
  thankYouInquiry,
  thankYouNewsletter,
  thankYouNewsletterConfirm,
} from "../pages/thank-you.ts";
import { editablePages, editableTexts } from "./editable-texts.server.ts";
import { group } from "./fields.server.ts";
import { eachOf, line, opening, paragraph, part, searchText } from "./page-fields.server.ts";

/** What is beside the contact form. */
export const contactTexts = editableTexts({
  id: "contact",
  page: contact,
  title: "Contact page",
  about: "The heading, and what is beside the form. The email address is in “Addresses and links”.",
  schema: () =>
    group(
      { label: "Contact page" },
      {
        meta: searchText(),
        heading: line("Heading"),
        subtitle: paragraph("First sentence", 300),
        panel: part("Beside the form", {
          emailLabel: line("Before the address, for screen readers", 60),
          responseNote: line("When we reply"),
        }),
      },
    ),
});

const thankYou = {
  newsletter: thankYouNewsletter,
  confirm: thankYouNewsletterConfirm,
  contact: thankYouContact,
  inquiry: thankYouInquiry,
  group: thankYouGroup,
};

const fields = ({ blocks }: (typeof thankYou)[keyof typeof thankYou]) => ({
  ...opening(),
  blocks: eachOf("Links", blocks, { text: line("Text", 80) }),
});

/** Where a form leads in browsers without scripts. */
export const thankYouTexts = editablePages({
  id: "thank-you",
  pages: thankYou,
  preview: thankYouContact.path,
  title: "Thank-you pages",
  about: "What people read after sending a form in a browser without scripts.",
  schema: () =>
    group(
      { label: "Thank-you pages" },
      {
        newsletter: group({ label: "After subscribing" }, fields(thankYouNewsletter)),
        confirm: group({ label: "When subscribing has to be confirmed" }, fields(thankYouNewsletterConfirm)),
        contact: group({ label: "After a message" }, fields(thankYouContact)),
        inquiry: group({ label: "After a clinic’s inquiry" }, fields(thankYouInquiry)),
        group: group({ label: "After signing up for a group" }, fields(thankYouGroup)),
      },
    ),
});
