/** The two legal pages: a plain summary of each. The full legal text is the owner's to add. */
import type { Page } from "../schema.ts";

export const privacyPolicy: Page = {
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
    "What you share here can be very personal. We ask for little and say why. Each form tells you who reads it and how long it is kept, before you send it.",
  blocks: [
    { kind: "heading", text: "What we ask for" },
    {
      kind: "list",
      items: [
        "Newsletter: your email address and your agreement.",
        "Contact form: your name, email address, subject and message. A phone number is optional.",
        "Clinic inquiry: an email address. Everything else is optional.",
      ],
    },
    { kind: "heading", text: "What we ask you to leave out" },
    {
      kind: "paragraph",
      text: "Please do not send medical details, test results or anything about another person. We do not need them to answer you.",
    },
    { kind: "heading", text: "Your choices" },
    {
      kind: "paragraph",
      text: "Each letter has a link to leave the list. You can ask us to show, correct or erase what you sent. Write to us and a person will help.",
    },
    { kind: "heading", text: "Other sites" },
    {
      kind: "paragraph",
      text: "Membership, the blog and social networks are on other sites. They open in a new tab and have their own rules.",
    },
    { kind: "link", text: "Write to us about your data", href: "/contact" },
  ],
};

export const termsOfService: Page = {
  path: "/terms-of-service",
  name: "Terms of service",
  meta: {
    title: "Terms of Service - Kinward",
    description:
      "The terms of using Kinward in plain words: peer support and education, not medical care. What we ask of you, and how purchases are made.",
    keywords: [
      "terms of service",
      "Kinward terms",
      "membership terms",
      "not medical advice",
      "community rules",
    ],
    indexed: true,
  },
  heading: "Terms of Service",
  introduction:
    "These are the terms of using this site, in plain words. Kinward offers peer support and education. It is not a medical platform.",
  blocks: [
    { kind: "heading", text: "What this site is" },
    {
      kind: "paragraph",
      text: "Nothing here is medical, legal or financial advice. Please bring those questions to someone trained for them. This is not a crisis service. In danger, call 911.",
    },
    { kind: "heading", text: "What we ask of you" },
    {
      kind: "list",
      items: [
        "Be kind, and speak from your own life.",
        "Respect the privacy of others, children and donors above all.",
        "Do not sell, recruit or copy what others share.",
      ],
    },
    { kind: "heading", text: "Purchases" },
    {
      kind: "paragraph",
      text: "Memberships are sold on our course platform, in US dollars. The purchase page shows the price and the terms of sale before you confirm.",
    },
    { kind: "link", text: "See the membership options", href: "/membership" },
    { kind: "link", text: "Ask about these terms", href: "/contact" },
  ],
};
