/** The privacy policy: what this software really keeps, for how long, and who can read it. */
import { site } from "../../site.ts";
import { contactFields, inquiryFields, myDataFields, newsletterFields } from "./form-fields.ts";
import { deviceTable, keptTable, mailTable } from "./kept-tables.ts";
import type { LegalPage } from "./legal-page.ts";
import { yourPlace } from "./privacy-by-place.ts";
import { reachUs } from "./reach-us.ts";

export const privacyPolicy: LegalPage = {
  path: "/privacy-policy",
  name: "Privacy policy",
  meta: {
    title: "Privacy Policy - Kinward",
    description:
      "What Kinward asks for, who reads it and how long it is kept, in plain words. How to see, change or erase what you sent us, and whom to write to.",
    keywords: ["privacy policy", "Kinward privacy", "your data", "erase my data", "newsletter consent"],
    indexed: true,
  },
  heading: "Privacy Policy",
  introduction:
    "A visit here can say a lot about your life. So we ask for little, guard it well, and erase it on time.",
  changed: "2026-11-21",
  summary: [
    { text: "You can read the whole site without telling us who you are." },
    { text: "We keep only what you send us with a form, and only for a stated time." },
    { text: "Names, addresses and messages are encrypted before they are stored." },
    {
      text: "We set no cookies for visitors. We do not store your IP address. We do not track you.",
      when: "noAnalytics",
    },
    { text: "We set no cookies for visitors. We do not store your IP address.", when: "analytics" },
    { text: "No other company learns of your visit from this site.", when: "noThirdParty" },
    {
      text: "Only if you say yes to it, Google learns which pages you open. You can stop that at any time.",
      when: "analytics",
    },
    {
      text: "The podcast's host learns of you when you press play. No other company learns of your visit.",
      when: "onlyAudioElsewhere",
    },
    { text: "We do not sell what you tell us, and we do not use it for ads." },
    { text: "You can see, download or erase what we hold at any time, by a link we mail you." },
  ],
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        {
          kind: "paragraph",
          text: `${site.productName} offers peer support and education to people who are building a family. It is not a clinic and gives no medical care. The owner of this site is in charge of what you send us here.`,
        },
        {
          kind: "owner",
          table: {
            caption: "Who is in charge",
            head: ["Who and where", "Name"],
            rows: [
              { label: "Owner of this site", ...site.operator.legalName },
              { label: "Postal address", ...site.operator.postalAddress },
              { label: "Person in charge of privacy", ...site.operator.privacyOfficer },
            ],
          },
        },
      ],
    },
    {
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
    },
    {
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
    },
    {
      id: "cookies-and-trackers",
      heading: "Cookies, trackers and your device",
      blocks: [
        {
          kind: "paragraph",
          text: "We set no cookies for visitors. Fonts and pictures come from our own server. Your browser is told to load nothing from anywhere else.",
          when: "onlyFromHere",
        },
        {
          kind: "paragraph",
          text: "We set no cookies for visitors. Fonts and pictures come from our own server. Your browser is told to load nothing else, but for the audio of the podcast.",
          when: "onlyAudioElsewhere",
        },
        {
          kind: "paragraph",
          text: "We set no cookies for visitors. Fonts and pictures come from our own server. What may come from anywhere else is named here.",
          when: "analytics",
        },
        {
          kind: "paragraph",
          text: "That audio lies on the server of the show's host, which each episode names. Your browser asks for it only when you press play. The host then learns your network address and which episode you hear. It does not learn the page you came from.",
          when: "audioFromElsewhere",
        },
        {
          kind: "paragraph",
          text: "There is no third party here: no analytics, no ads, no social buttons.",
          when: "noAnalytics",
        },
        {
          kind: "paragraph",
          text: "We count visits with an analytics service, if you say yes. A bar at the foot of the page asks you once. Until you say yes, nothing of it is loaded and nothing is sent. If you say no, all of this site works just the same. There are no ads and no social buttons.",
          when: "analytics",
        },
        {
          kind: "paragraph",
          text: "After a yes, your browser tells Google the address of each page you open. What follows a question mark in it is left out. Such an address can hint at what you are going through. Google also sees your network address, and from that your region. It learns your kind of browser, its language and the size of your screen.",
          when: "analytics",
        },
        {
          kind: "list",
          items: [
            "Google's script runs in a closed frame. It cannot see the page, what you type, what you press or what your device keeps.",
            "It can set no cookie. A number made by chance stands for your visit. It is gone when you close or reload the page.",
            "Its links to ads are switched off.",
            "Pages that open with a link or code of your own are never told. Pages with questions and our team's pages are not told either.",
          ],
          when: "analytics",
        },
        {
          kind: "paragraph",
          text: "Does your browser send Global Privacy Control or Do Not Track? Then we take that as a no and do not ask.",
          when: "analytics",
        },
        {
          kind: "paragraph",
          text: "You can change your mind on every page. Press “Analytics choice” in its last line. If you then say no, the counting stops at once. What Google has by then stays there for a time that we set. We do not share it further.",
          when: "analytics",
        },
        {
          kind: "owner",
          table: {
            caption: "The analytics service",
            head: ["What", "Name"],
            rows: [{ label: "Analytics service", ...site.operator.analyticsService }],
          },
          when: "analytics",
        },
        {
          kind: "paragraph",
          text: "Your browser keeps a few things for you. They stay on your device until you clear them. We never receive them.",
        },
        { kind: "table", table: deviceTable },
        {
          kind: "paragraph",
          text: "People on our team sign in on a page of their own. Their browser then holds a cookie that says so. It goes when they sign out, and after {teamSessionKept} at the latest.",
        },
      ],
    },
    {
      id: "where-it-is-kept",
      heading: "Where it is kept, and how it is guarded",
      blocks: [
        {
          kind: "owner",
          table: {
            caption: "Where our server stands",
            head: ["What", "Name"],
            rows: [
              { label: "Hosting", ...site.operator.hosting },
              { label: "Logs of that company", ...site.operator.hostingLogs },
            ],
          },
        },
        {
          kind: "paragraph",
          text: "If that is outside your country or province, the laws of that place apply there as well.",
        },
        {
          kind: "list",
          items: [
            "Each name, address, phone number and message is encrypted on its own, with a method called AES-256-GCM.",
            "The key is not in the database. A stolen copy of the database alone cannot be read.",
            "To find your address again we use a coded mark. Nobody can turn it back into the address.",
            "Our own log holds times, numbers and kinds of faults. It holds nothing you wrote.",
          ],
        },
        {
          kind: "paragraph",
          text: "No guard is perfect. Someone who takes over our running server could read what it holds. If that ever happens to what you sent us, we will tell you, and those the law names.",
        },
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      blocks: [
        {
          kind: "paragraph",
          text: [
            "Our server erases what is past its time, once a day. Our team may shorten these times, and never make them longer. You can ",
            { text: "erase everything yourself", href: "/privacy/my-data" },
            " at any time.",
          ],
        },
        {
          kind: "paragraph",
          text: "We make safety copies, in case a machine fails. Nobody reads them, and none is kept longer than a month. What you erase stays in older copies until then.",
        },
        { kind: "table", table: keptTable },
      ],
    },
    {
      id: "who-sees-it",
      heading: "Who sees it",
      blocks: [
        {
          kind: "paragraph",
          text: "People on our team who answer messages can read them. They do so after they sign in, or with a command on our own server. What they note about a message, only they can read. If you ask us for your data, an owner of our team can look it up by your address. No page on the web shows what you sent to anyone else.",
        },
        {
          kind: "paragraph",
          text: "Answers to a page with questions are for our team too, after they sign in. Everyone on it sees the numbers. Groups of fewer than five people stay hidden there. Only those who work with the answers read single ones, and may save them as a file. Each such file is noted in our log. The same people see who is on the list for the letter. You read yours with your receipt code.",
        },
        {
          kind: "paragraph",
          text: "We share what you send us with nobody else. The company that runs the server, and the one that carries our mail, work for us. They may not use it for themselves. We would hand something over only if a law forced us to.",
        },
      ],
    },
    {
      id: "mails",
      heading: "Mails we send",
      blocks: [
        {
          kind: "paragraph",
          text: "Anyone can type your address into a form. So one address gets at most one mail a day from a sign-up. Nothing a stranger typed is in it. Subjects are neutral.",
        },
        { kind: "table", table: mailTable },
      ],
    },
    {
      id: "outside-sites",
      heading: "The course platform and other sites",
      blocks: [
        {
          kind: "paragraph",
          text: "Memberships and courses are on our course platform, which another company runs. It asks for what it needs to sell and to sign you in. It has its own privacy policy. Please read it before you buy.",
        },
        {
          kind: "paragraph",
          text: "We do not tell it, our blog or the social networks anything about you. When you follow a link to them, your browser does not say which of our pages you came from.",
        },
      ],
    },
    {
      id: "your-choices",
      heading: "Your choices",
      blocks: [
        {
          kind: "list",
          items: [
            "Leave the letter: use the link in any mail from the list. It takes one press of a button and no sign-in.",
            [
              "See it: ",
              { text: "ask for a link to your data", href: "/privacy/my-data" },
              ". Behind it you can read all of it, and take it with you as a file.",
            ],
            "Correct it: tell us what is wrong.",
            "Erase it: the same page erases all of it with one button. You get a certificate with a code.",
            "Say no: take back a yes at any time. Saying no costs you nothing.",
          ],
        },
        {
          kind: "paragraph",
          text: "We may ask you to write from the same address, so that nobody else can ask in your name. If we turn a request down, we will say why. You may then ask us to look again.",
        },
        ...reachUs,
      ],
    },
    {
      id: "children",
      heading: "Children",
      blocks: [
        {
          kind: "paragraph",
          text: "This site is for adults. We do not ask children for anything. If a child has written to us, please tell us, and we will erase it. If you write about a child, please leave out the name.",
        },
      ],
    },
    yourPlace,
    {
      id: "changes",
      heading: "Changes to this page",
      blocks: [
        {
          kind: "paragraph",
          text: "When this page changes, so does the date at its top. We will not use what you have sent us in a new way without asking you first.",
        },
      ],
    },
  ],
};
