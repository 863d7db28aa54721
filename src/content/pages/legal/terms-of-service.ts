/** The terms: what this site is, what is asked of people, and how membership is sold. */
import { planCopy, plansOnSale } from "../../plans.ts";
import { site } from "../../site.ts";
import type { PlainTable } from "./legal-page.ts";
import { legalPage } from "./legal-texts.server.ts";
import { reachUs } from "./reach-us.ts";

const prices: PlainTable = {
  caption: "Plans that can be bought today",
  head: ["Plan", "Price"],
  fromPlans: true,
  get rows() {
    return Object.fromEntries(
      plansOnSale().map(({ id, title, monthlyPrice, yearlyPrice }) => {
        const text = `$${monthlyPrice} ${planCopy.perMonth}, or $${yearlyPrice} ${planCopy.perYear}`;
        return [id, { label: title, text }];
      }),
    );
  },
};

export const termsOfService = legalPage({
  path: "/terms-of-service",
  name: "Terms of service",
  meta: {
    title: "Terms of Service - {name}",
    description:
      "The terms of using {name} in plain words: peer support and education, not medical care. What we ask of you, and how purchases are made.",
    keywords: [
      "terms of service",
      "{name} terms",
      "membership terms",
      "not medical advice",
      "community rules",
    ],
    indexed: true,
  },
  heading: "Terms of Service",
  introduction:
    "What you can expect from us, what we ask of you, and how membership, renewal and canceling work.",
  changed: "2026-12-01",
  summary: [
    { text: "{name} is peer support and education. Nothing here is medical, legal or financial advice." },
    { text: "This isn’t a crisis service. If you’re in danger, call 911; in a crisis, call or text 988." },
    { text: "Reading this site is free, and you don’t need an account." },
    {
      text: "You buy membership on our course platform, in US dollars. It renews until you cancel, and you can cancel at any time.",
    },
    { text: "We ask members to be kind and to keep what others tell them private." },
    { text: "You can read and print our pages and share links. Please ask before you copy more." },
  ],
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [
        {
          kind: "paragraph",
          text: "By using this site you agree to these terms. If you don’t agree, please don’t use it.",
        },
        {
          kind: "owner",
          table: {
            caption: "Who these terms are with",
            head: ["Who and where", "Name"],
            get rows() {
              return [
                { label: "Owner of this site", ...site.operator.legalName },
                { label: "Postal address", ...site.operator.postalAddress },
              ];
            },
          },
        },
      ],
    },
    {
      id: "not-advice",
      open: true,
      heading: "Not medical, legal or financial advice",
      blocks: [
        {
          kind: "paragraph",
          text: "We share what people have lived and learned. We aren’t a clinic, a law firm or an agency, and we don’t treat anyone. Please take questions about your body to your clinic, and questions of law and money to someone trained for them.",
        },
        {
          kind: "paragraph",
          text: "We don’t promise results. Nobody can promise a pregnancy, a birth, a placement or a date, and what helped one person may not help another.",
        },
        {
          kind: "paragraph",
          text: "We don’t watch our inbox day and night. In danger, call 911. In a crisis, call or text 988, in the US and Canada.",
        },
      ],
    },
    {
      id: "who-may-use-it",
      heading: "Who may use this site",
      blocks: [
        {
          kind: "paragraph",
          text: "This site is for adults, as the law where you live sees it. You may use it for yourself and for those you care for. Clinics may show it to their patients and staff.",
        },
      ],
    },
    {
      id: "membership",
      heading: "Membership and payment",
      blocks: [
        {
          kind: "paragraph",
          text: "Membership is sold on our course platform, which another company runs. You create your account and pay there, and its terms of sale apply to the purchase. The purchase page shows them, and the total with taxes, before you confirm.",
        },
        { kind: "table", table: prices },
        {
          kind: "paragraph",
          text: `${planCopy.currencyNote} A monthly plan renews each month, and a yearly plan each year, until you cancel. Plans marked as coming soon have no price and cannot be bought yet.`,
        },
        {
          kind: "paragraph",
          text: `${planCopy.canceling} Refunds follow the platform’s terms of sale. The law where you live may give you more rights, and nothing here takes those away. If you get stuck, write to us and a person will help.`,
        },
        {
          kind: "paragraph",
          text: "Our page of [membership options](/membership) says what each plan includes.",
        },
      ],
    },
    {
      id: "coupons",
      heading: "Coupons from a clinic",
      blocks: [
        {
          kind: "paragraph",
          text: "Some clinics give their patients a coupon. You type its code on the purchase page, at the link “Have a coupon?”. A code may have a page on this site that shows it, and that page may have a link that fills it in for you. We don’t see who types it. Your clinic and the purchase page say what it covers and when it ends.",
        },
        {
          kind: "paragraph",
          text: "A coupon is for the person it was given to, and it can’t be sold or turned into money.",
        },
      ],
    },
    {
      id: "community",
      heading: "Community rules",
      blocks: [
        {
          kind: "paragraph",
          text: "The full ground rules are on the page about the [peer support community](/support/peer-support-community). In short:",
        },
        {
          kind: "list",
          items: [
            "Be kind, and speak from your own life.",
            "Keep what others tell you to yourself, and don’t take screenshots or make recordings.",
            "Protect other people’s privacy, especially that of children and donors.",
            "Don’t give medical or legal advice.",
            "Don’t sell, recruit or do research among members.",
          ],
        },
        {
          kind: "paragraph",
          text: "If someone breaks these rules, we may ask them to take a break or to leave, and we’ll say why.",
        },
      ],
    },
    {
      id: "fair-use",
      heading: "Fair use of the site",
      blocks: [
        {
          kind: "paragraph",
          text: "Please don’t send spam, write in another person’s name, or try to break into the site or slow it down for others. If you find a security problem, please tell us first and give us time to fix it.",
        },
      ],
    },
    {
      id: "copyright",
      heading: "Words and pictures",
      blocks: [
        {
          kind: "paragraph",
          text: "The words, pictures and name of this site belong to its owner or are used with permission. You may read and print pages for yourself and share links. Please ask before you copy more, or use it for a business.",
        },
        {
          kind: "paragraph",
          text: "What you write to us stays yours. We use it only to answer you, and we’d ask you before we print any of it.",
        },
      ],
    },
    {
      id: "other-sites",
      heading: "Links to other sites",
      blocks: [
        {
          kind: "paragraph",
          text: "Some links lead to sites that others run, such as the course platform, the blog and social networks. They open in a new tab. We don’t run those sites and can’t answer for them.",
        },
      ],
    },
    {
      id: "liability",
      heading: "Our liability",
      blocks: [
        {
          kind: "paragraph",
          text: "We take care with this site, but it may still have mistakes or be unavailable for a while. We offer it as it is. As far as the law allows, we aren’t liable for harm that comes from relying on it.",
        },
        {
          kind: "paragraph",
          text: "Nothing here limits what the law doesn’t let us limit, such as liability for harm done on purpose or by gross negligence, and the rights of consumers.",
        },
      ],
    },
    {
      id: "law",
      heading: "Which law applies",
      blocks: [
        {
          kind: "owner",
          table: {
            caption: "Law and courts",
            head: ["What", "Where"],
            get rows() {
              return [{ label: "Law that applies", ...site.operator.governingLaw }];
            },
          },
        },
        {
          kind: "paragraph",
          text: "If you are a consumer, you keep the rights of the place where you live, and that includes the courts there.",
        },
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      blocks: [
        {
          kind: "paragraph",
          text: "When these terms change, so does the date at the top. A change counts from that day on, not for what came before.",
        },
      ],
    },
    {
      id: "questions",
      heading: "Questions",
      blocks: [
        {
          kind: "paragraph",
          text: "What we do with what you send us is in our [privacy policy](/privacy-policy), and how people with disabilities can use this site is in our [accessibility statement](/accessibility).",
        },
        ...reachUs,
      ],
    },
  ],
});
