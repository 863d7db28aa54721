/** The privacy policy: what this software really keeps, for how long, and who can read it. */
import { site } from "../../site.ts";
import { keptTable, mailTable } from "./kept-tables.ts";
import { legalPage } from "./legal-texts.server.ts";
import { yourPlace } from "./privacy-by-place.ts";
import { whatWeCollect, whatWeNeverCollect } from "./privacy-collected.ts";
import { cookiesAndTrackers } from "./privacy-on-device.ts";
import { reachUs } from "./reach-us.ts";

export const privacyPolicy = legalPage({
  path: "/privacy-policy",
  name: "Privacy policy",
  meta: {
    title: "Privacy Policy - {name}",
    description:
      "What {name} asks for, who reads it and how long it is kept, in plain words. How to see, change or erase what you sent us, and whom to write to.",
    keywords: ["privacy policy", "{name} privacy", "your data", "erase my data", "newsletter consent"],
    indexed: true,
  },
  heading: "Privacy Policy",
  introduction:
    "We ask for very little, encrypt what you send us and erase it on time. Here’s exactly what we keep.",
  changed: "2026-11-30",
  summary: [
    { text: "What we keep: only what you send us in a form, for the time stated below. Then we erase it." },
    {
      text: "Who sees it: the people on our team who work with it. We don’t sell what you tell us or use it for ads.",
    },
    {
      text: "How to have it removed: ask for a link to [your data](/privacy/my-data). There you can see, download or erase everything we hold about you.",
    },
    { text: "You can read the whole site without telling us who you are, and without an account." },
    { text: "Names, addresses and messages are encrypted before they are stored." },
    {
      text: "We don’t set cookies for visitors, store your IP address or track you.",
      when: "noAnalytics",
    },
    { text: "We don’t set cookies for visitors or store your IP address.", when: "analytics" },
    { text: "No other company finds out from us that you visited.", when: "noThirdParty" },
    {
      text: "If you agree, and only then, Google learns which pages you open. You can turn that off at any time.",
      when: "analytics",
    },
    {
      text: "The podcast’s host learns your network address when you press play. No other company finds out that you visited.",
      when: "onlyAudioElsewhere",
    },
  ],
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        {
          kind: "paragraph",
          text: "{name} offers peer support and education to people who are building a family. It isn’t a clinic and doesn’t give medical care. Two people started it, and [their story](/our-family) is on this site. The owner of this site is responsible for what you send us here.",
        },
        {
          kind: "owner",
          table: {
            caption: "Who is in charge",
            head: ["Who and where", "Name"],
            get rows() {
              return [
                { label: "Owner of this site", ...site.operator.legalName },
                { label: "Postal address", ...site.operator.postalAddress },
                { label: "Person in charge of privacy", ...site.operator.privacyOfficer },
              ];
            },
          },
        },
      ],
    },
    whatWeCollect,
    whatWeNeverCollect,
    cookiesAndTrackers,
    {
      id: "where-it-is-kept",
      heading: "Where we keep it, and how it’s protected",
      blocks: [
        {
          kind: "owner",
          table: {
            caption: "Where our server is",
            head: ["What", "Name"],
            get rows() {
              return [
                { label: "Hosting", ...site.operator.hosting },
                { label: "Logs of that company", ...site.operator.hostingLogs },
              ];
            },
          },
        },
        {
          kind: "paragraph",
          text: "Our server may be outside your country or province. If it is, the laws of that place apply there as well.",
        },
        {
          kind: "list",
          items: [
            "Each name, address, phone number and message is encrypted on its own, using a method called AES-256-GCM.",
            "The key isn’t in the database, so a stolen copy of the database can’t be read on its own.",
            "To find your address again, we use a code that nobody can turn back into the address.",
            "Our own log has times, numbers and kinds of errors, but nothing you wrote.",
          ],
        },
        {
          kind: "paragraph",
          text: "No protection is perfect: someone who took over our running server could read what it holds. If that ever happens to what you sent us, we’ll tell you, and everyone else the law names.",
        },
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      blocks: [
        {
          kind: "paragraph",
          text: "Once a day, our server erases whatever is past its time. Our team may shorten these times but never make them longer, and you can [erase everything yourself](/privacy/my-data) at any time.",
        },
        {
          kind: "paragraph",
          text: "We make backups in case a machine fails. Nobody reads them, and none is kept longer than a month, so what you erase stays in older backups until then.",
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
          text: "People on our team who answer messages can read them, after they sign in or with a command on our own server. What they note about a message is for them alone. If you ask us for your data, an owner on our team can look it up by your address. Apart from what you write to or for a mentor, no page on the web shows what you sent to anyone else.",
        },
        {
          kind: "paragraph",
          text: "If you ask for a mentor, the one we ask reads what you’re looking for, without your name and address. If they say yes, you read a little about them, also without a name. Once you’ve both said yes, you see each other’s first names, and you alone read your letters. Our team can read them only after one of you reports a concern, and each time is noted in our log. Someone who looks up your data for you only sees that you wrote a letter, and when.",
        },
        {
          kind: "paragraph",
          text: "Answers to one of our question pages are for our team too, after they sign in. Everyone on the team sees the totals, in which groups of fewer than five people stay hidden. Only those who work with the answers can read them one by one or save them as a file, and each such file is noted in our log. The same people can see who is subscribed to the newsletter. You can read your own answers with your receipt code.",
        },
        {
          kind: "paragraph",
          text: "We don’t share what you send us with anyone else. Two companies work for us, one that runs the server and one that carries our mail, and neither may use your data for itself. We would hand something over only if a law forced us to.",
        },
      ],
    },
    {
      id: "mails",
      heading: "Mails we send",
      blocks: [
        {
          kind: "paragraph",
          text: "Anyone can type your address into a form, so a sign-up sends one address at most one mail a day, with nothing in it that a stranger typed. Subject lines are neutral.",
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
          text: "Memberships and courses are on our course platform, which another company runs. It asks for what it needs to sell and to sign you in, and it has a privacy policy of its own. Please read that before you buy.",
        },
        {
          kind: "paragraph",
          text: "We don’t tell that platform, our blog or the social networks anything about you. When you follow a link to them, your browser doesn’t say which of our pages you came from.",
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
            "Unsubscribe: use the link in any newsletter. It takes one press of a button and no sign-in.",
            "See it: [ask for a link to your data](/privacy/my-data). There you can read all of it and download it as a file.",
            "Correct it: tell us what’s wrong.",
            "Erase it: the same page erases everything with one button, and gives you a certificate with a code.",
            "Change your mind: you can withdraw your consent at any time, and it costs you nothing.",
          ],
        },
        {
          kind: "paragraph",
          text: "We may ask you to write from the same address, so that nobody else can ask in your name. If we turn a request down, we’ll say why, and you may ask us to look again.",
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
          text: "This site is for adults, and we don’t ask children for anything. If a child has written to us, please tell us and we’ll erase it. If you write about a child, please leave out the name.",
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
          text: "When this page changes, so does the date at its top. We won’t use what you’ve already sent us in a new way without asking you first. Our [terms of service](/terms-of-service) cover the rest.",
        },
      ],
    },
  ],
});
