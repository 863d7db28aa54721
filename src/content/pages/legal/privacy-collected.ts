/** What visitors are asked for, and what never, in the privacy policy. */
import { contactFields, groupFields, inquiryFields, myDataFields, newsletterFields } from "./form-fields.ts";
import type { LegalSection } from "./legal-page.ts";

export const whatWeCollect: LegalSection = {
  id: "what-we-collect",
  heading: "What we collect",
  blocks: [
    {
      kind: "paragraph",
      text: "We ask for nothing but this, and you can leave out whatever is optional. Each form says who reads it.",
    },
    { kind: "form", form: "contact", table: contactFields },
    {
      kind: "paragraph",
      text: "We also note when a message came, and whether it looks like spam.",
    },
    {
      kind: "paragraph",
      text: "If you email us, we keep your address, name, subject, words and files, all encrypted. We never load a picture from elsewhere.",
      when: "readsMail",
    },
    {
      kind: "paragraph",
      text: "When your email reaches us outside our hours, our server looks for words about suicide, self-harm or violence. If it finds some, its reply lists numbers you can call. We keep no note of it, and nobody is told.",
      when: "readsMail",
    },
    { kind: "form", form: "inquiry", table: inquiryFields },
    { kind: "form", form: "newsletter", table: newsletterFields },
    {
      kind: "paragraph",
      text: "As proof, we keep the page you were on, the time and the words you agreed to. If you said yes elsewhere, such as on paper, we keep where.",
    },
    {
      kind: "paragraph",
      text: "Your sign-up counts at once.",
      when: "countsAtOnce",
    },
    {
      kind: "paragraph",
      text: "We first email you a link, to be sure that you asked for the newsletter. Your sign-up counts once you press the button behind that link.",
      when: "asksToConfirm",
    },
    {
      kind: "paragraph",
      text: "Each newsletter links to a page where you can leave out topics and dates that hurt. If something changes, such as a loss or a pregnancy, another page pauses newsletters and places. We keep what is paused, encrypted and hidden from our team, but not what changed.",
    },
    { kind: "form", form: "group", table: groupFields },
    {
      kind: "paragraph",
      text: "To find you a mentor, we ask for your email address, path, languages, time zone and what would help. Your first name, where you are now and what wouldn’t help are optional. All of it is encrypted, and so are your letters.",
    },
    {
      kind: "paragraph",
      text: "Our question pages say why we ask and how long we keep your answers. A few ask for your email address, and the rest are anonymous. Answers are encrypted, and with your receipt code you can [see, change or erase them](/your-answer). We count them under codes, and numbers and dates as ranges.",
    },
    { kind: "form", form: "myData", table: myDataFields },
  ],
};

export const whatWeNeverCollect: LegalSection = {
  id: "what-we-never-collect",
  heading: "What we never collect",
  blocks: [
    {
      kind: "list",
      items: [
        "Your IP address or kind of browser. To stop floods of forms, we use a code made from the address, a secret key and the date.",
        "Which pages you read, apart from the page of a newsletter sign-up.",
        "Whether you opened an email: ours have no hidden picture and no rewritten link.",
        "Card numbers: you pay on another site.",
        "Data about you from brokers, ad firms or social networks.",
      ],
    },
    {
      kind: "paragraph",
      text: "We do count daily visits: to large parts of this site, such as all journeys, to pages of clinic codes, and to old addresses. If your browser sends Global Privacy Control or Do Not Track, we don’t count you.",
    },
  ],
};
