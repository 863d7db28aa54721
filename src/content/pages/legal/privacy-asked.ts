/** What visitors are asked for, and what never, in the privacy policy. */
import { contactFields, inquiryFields, myDataFields, newsletterFields } from "./form-fields.ts";
import type { LegalSection } from "./legal-page.ts";

export const whatWeCollect: LegalSection = {
  id: "what-we-collect",
  heading: "What we collect, form by form",
  blocks: [
    {
      kind: "paragraph",
      text: "This site has four forms of its own. Each one says who reads it, before you send it. We ask for nothing else, and you may leave out what is optional.",
    },
    { kind: "form", form: "contact", table: contactFields },
    {
      kind: "paragraph",
      text: "We also note the time a message came, and whether it looks like spam.",
    },
    { kind: "form", form: "inquiry", table: inquiryFields },
    { kind: "form", form: "newsletter", table: newsletterFields },
    { kind: "form", form: "myData", table: myDataFields },
    {
      kind: "paragraph",
      text: "Now and then our team puts up a page with a few questions. It says why we ask and how long we keep the answers, before you send them. Most of these pages are anonymous. A few ask for your email address, and say so.",
    },
    {
      kind: "paragraph",
      text: [
        "All such answers are encrypted. After sending you get a receipt code. With it you can ",
        { text: "see, change or erase your answers", href: "/your-answer" },
        ". What we count is kept under coded marks. A number or a date is counted within a range.",
      ],
    },
    {
      kind: "paragraph",
      text: "With a sign-up we also note the page you were on and the time. The words you agreed to are kept too, so that we can show them.",
    },
    {
      kind: "paragraph",
      text: "Each letter has a link to a page with your choices. There you can leave out topics and dates that hurt. What you tick is encrypted. It is erased with your address.",
    },
    {
      kind: "paragraph",
      text: "You may also say yes to the letter elsewhere, such as on paper. Then our team adds your address by hand. We keep where you said yes.",
    },
    {
      kind: "paragraph",
      text: "Your sign-up counts at once.",
      when: "countsAtOnce",
    },
    {
      kind: "paragraph",
      text: "We first mail you a link, to be sure that you asked for the letter. Your sign-up counts when you press the button behind that link.",
      when: "asksToConfirm",
    },
  ],
};

export const whatWeNeverCollect: LegalSection = {
  id: "what-we-never-collect",
  heading: "What we never collect",
  blocks: [
    {
      kind: "list",
      items: [
        "Your IP address or the kind of browser you use. No table and no log line of ours holds them.",
        "Which pages you read. We keep no record of what one person does here, apart from the page of a sign-up.",
        "Whether you opened a mail. Our mails have no hidden picture and no rewritten link.",
        "Card numbers. You pay on another site.",
        "Data about you from brokers, ad firms or social networks.",
      ],
    },
    {
      kind: "paragraph",
      text: "We do count visits, by the day and by large parts of this site. All pages about journeys share one number, and so do all pages of support. The page of a clinic's code is counted by the day too. So are old addresses that have moved or are gone. Nothing of you is kept with these numbers. If your browser sends Global Privacy Control or Do Not Track, we do not count you at all.",
    },
    {
      kind: "paragraph",
      text: "We ask you to leave out medical details, test results and anything about another person. We do not need them to answer you.",
    },
    {
      kind: "paragraph",
      text: "To stop floods of forms, we count how often one network sends them. For this we use a code made from the address of the network, a secret key and the date. The address itself is not stored.",
    },
  ],
};
