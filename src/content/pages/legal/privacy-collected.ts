/** What visitors are asked for, and what never, in the privacy policy. */
import { contactFields, groupFields, inquiryFields, myDataFields, newsletterFields } from "./form-fields.ts";
import type { LegalSection } from "./legal-page.ts";

export const whatWeCollect: LegalSection = {
  id: "what-we-collect",
  heading: "What we collect, form by form",
  blocks: [
    {
      kind: "paragraph",
      text: "This site has six forms of its own, and each says who reads it before you send it. We ask for nothing else, and you may leave out whatever is optional.",
    },
    { kind: "form", form: "contact", table: contactFields },
    {
      kind: "paragraph",
      text: "We also note when a message came, and whether it looks like spam.",
    },
    {
      kind: "paragraph",
      text: "If you write to us by email, we keep your address, your name, the subject and your words. We also keep pictures and documents that came with it. All of it is encrypted, and we never load a picture from elsewhere.",
      when: "readsMail",
    },
    {
      kind: "paragraph",
      text: "When your mail reaches us outside our hours, a program on our server looks for words about suicide, self-harm or violence. If it finds some, the mail that says we got yours lists numbers you can call. We don’t keep a note of it, and it tells nobody.",
      when: "readsMail",
    },
    { kind: "form", form: "inquiry", table: inquiryFields },
    { kind: "form", form: "newsletter", table: newsletterFields },
    { kind: "form", form: "group", table: groupFields },
    { kind: "form", form: "myData", table: myDataFields },
    {
      kind: "paragraph",
      text: "When you ask for a mentor, we ask for your email address, your path, your languages and time zone, and what would help you. Your first name, where you are on your path and what wouldn’t help are optional. What you write is encrypted, and so are your letters.",
    },
    {
      kind: "paragraph",
      text: "Now and then our team publishes a page with a few questions. Before you send your answers, it says why we ask and how long we keep them. Most of these pages are anonymous, and the few that ask for your email address say so.",
    },
    {
      kind: "paragraph",
      text: "All of these answers are encrypted. When you send them you get a receipt code, with which you can [see, change or erase your answers](/your-answer). What we count is kept under coded marks, and a number or a date is counted within a range.",
    },
    {
      kind: "paragraph",
      text: "With a newsletter sign-up we also note the page you were on, the time, and the words you agreed to, so that we can show them.",
    },
    {
      kind: "paragraph",
      text: "Each newsletter links to a page with your choices, where you can leave out topics and dates that hurt. What you tick is encrypted, and it’s erased along with your address.",
    },
    {
      kind: "paragraph",
      text: "Our mails also link to a page for when something has changed: a loss, a pregnancy, a break. You press a button there only if you want to. We keep which newsletters you no longer get and which of your places are paused, and not the button. It’s encrypted, and our team isn’t shown it.",
    },
    {
      kind: "paragraph",
      text: "You may also have said yes to the newsletter elsewhere, such as on paper. In that case our team adds your address by hand, and we keep where you said yes.",
    },
    {
      kind: "paragraph",
      text: "Your sign-up counts at once.",
      when: "countsAtOnce",
    },
    {
      kind: "paragraph",
      text: "We first mail you a link, to be sure that you asked for the newsletter. Your sign-up counts once you press the button behind that link.",
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
        "Your IP address or the kind of browser you use: no table and no log line of ours holds them.",
        "Which pages you read: we keep no record of what one person does here, apart from the page of a newsletter sign-up.",
        "Whether you opened a mail: ours have no hidden picture and no rewritten link.",
        "Card numbers: you pay on another site.",
        "Data about you from brokers, ad firms or social networks.",
      ],
    },
    {
      kind: "paragraph",
      text: "We do count visits, by the day and by large parts of this site: all pages about journeys share one number, and so do all support pages. The page of a clinic’s code is counted by the day too, and so are old addresses that have moved or are gone. Nothing about you is kept with these numbers. If your browser sends Global Privacy Control or Do Not Track, we don’t count you at all.",
    },
    {
      kind: "paragraph",
      text: "Please leave out medical details, test results and anything about another person. We don’t need them to answer you.",
    },
    {
      kind: "paragraph",
      text: "To stop floods of forms, we count how often one network sends them. For this we use a code made from the network’s address, a secret key and the date, and we don’t store the address itself.",
    },
  ],
};
