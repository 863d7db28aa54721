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
      "What {name} asks for, who reads it and how long it is kept, in plain words. How to see, change or erase what you sent us, and who to write to.",
    keywords: ["privacy policy", "{name} privacy", "your data", "erase my data", "newsletter consent"],
    indexed: true,
  },
  heading: "Privacy Policy",
  introduction: "We ask for very little, encrypt what you send us and erase it on time.",
  changed: "2026-12-01",
  summary: [
    {
      text: "What we keep: only what you send us. Names, addresses and messages are encrypted.",
    },
    {
      text: "How long: a contact message for {messageKept} at most, and a newsletter subscription until you unsubscribe. The rest is listed below.",
    },
    {
      text: "Who sees it: the people on our team who work with it. We don’t sell what you tell us or use it for ads.",
    },
    {
      text: "How to get it deleted: ask for a link to [your data](/privacy/my-data). There you can erase everything.",
    },
    { text: "You can read the whole site without telling us who you are." },
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
          text: "{name} offers peer support and education to people who are building a family. It isn’t a clinic and doesn’t give medical care. [Our family](/our-family) tells who began it, and the [terms of service](/terms-of-service) say how you may use it.",
        },
        {
          kind: "owner",
          table: {
            caption: "Who is in charge",
            head: ["Who and where", "Name"],
            get rows() {
              return [
                { label: "Owner, responsible for what you send us", ...site.operator.legalName },
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
      heading: "Where and how we keep it",
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
          text: "Our server may be outside your country or province. Then that place’s laws apply, too.",
        },
        {
          kind: "list",
          items: [
            "Each name, address, phone number and message is encrypted on its own, with AES-256-GCM.",
            "The key isn’t in the database, so a stolen copy can’t be read on its own.",
            "To find your address again, we use a code that nobody can turn back into it.",
            "Our log has times, numbers and kinds of errors, but nothing you wrote.",
          ],
        },
        {
          kind: "paragraph",
          text: "No protection is perfect: someone who took over our running server could read what it holds. If that ever happens, we’ll tell you, and everyone else the law names.",
        },
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      blocks: [
        {
          kind: "paragraph",
          text: "Once a day, our server erases whatever is past its time. Our team can only shorten these times, and you can [erase everything yourself](/privacy/my-data) sooner.",
        },
        {
          kind: "paragraph",
          text: "What you erase stays in backups, which nobody reads, for a month at most.",
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
          text: "People on our team who answer messages can read them, after they sign in or with a command on our server. What they note is for them alone. If you ask us for your data, an owner of ours can look it up. Apart from what you write to or for a mentor, no page shows what you sent to anyone else.",
        },
        {
          kind: "paragraph",
          text: "A mentor we ask reads what you’re looking for, without your name and address. If they say yes, you read a little about them. Once you’ve both said yes, you see each other’s first names, and only you two read your letters. Our team can read them only after a report of a concern, and our log notes each time. Otherwise, it sees only that you wrote, and when.",
        },
        {
          kind: "paragraph",
          text: "Everyone on our team sees totals of our question pages, with groups under five hidden. Only those who work with the answers can read them one by one, see who gets the newsletter, or save a file, which our log notes.",
        },
        {
          kind: "paragraph",
          text: "We don’t share what you send us with anyone else. Two companies work for us, one for the server and one for email, and neither may use your data for itself. We’d hand something over only if a law forced us to.",
        },
      ],
    },
    {
      id: "mails",
      heading: "Emails we send",
      blocks: [
        {
          kind: "paragraph",
          text: "Anyone can type your address into a form, so a sign-up sends it one email a day at most, with nothing a stranger typed. No email quotes what you sent us, and subject lines are neutral.",
        },
        { kind: "table", table: mailTable },
      ],
    },
    {
      id: "outside-sites",
      heading: "Other sites",
      blocks: [
        {
          kind: "paragraph",
          text: "Memberships and courses are on our course platform, which another company runs under a privacy policy of its own.",
        },
        {
          kind: "paragraph",
          text: "We tell that platform, our blog and social networks nothing about you. A link there doesn’t say which page you came from.",
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
            "Unsubscribe: use the link in any newsletter, without signing in.",
            "See or erase it: [ask for a link to your data](/privacy/my-data). There you can read and download it, or erase it and get a certificate.",
            "Correct it, or withdraw your consent: tell us at any time. It’s free.",
          ],
        },
        {
          kind: "paragraph",
          text: "We may ask you to write from the same address, so nobody else can ask in your name. If we say no, we’ll say why, and you can ask us to look again.",
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
          text: "This site is for adults. If a child has written to us, please tell us and we’ll erase it. If you write about a child, please leave out the name.",
        },
      ],
    },
    yourPlace,
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        {
          kind: "paragraph",
          text: "When this page changes, so does the date at its top. We won’t use what you’ve sent us in a new way without asking you first.",
        },
      ],
    },
  ],
});
