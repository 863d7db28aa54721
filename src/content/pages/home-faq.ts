/** The five questions of the home page. */
import { contentDocument } from "../current.ts";
import { planCopy } from "../plans.ts";
import type { SitePath } from "../schema.ts";

/** What the team can change. */
export type HomeFaqContent = {
  heading: string;
  before: string;
  link: { text: string; href: SitePath };
  after: string;
  items: readonly { id: string; question: string; answer: string }[];
};

/** The questions of the home page, as the team edits them. */
export const homeFaqDocument = contentDocument<HomeFaqContent>("home-faq", {
  heading: "Questions people ask first",
  before: "Is yours missing? ",
  link: { text: "Write to us", href: "/contact" },
  after: ".",
  items: [
    {
      id: "medical-advice",
      question: "Is this medical advice?",
      answer: "No. It’s peer support and education. Ask your clinic about your body, tests or medication.",
    },
    {
      id: "who-sees",
      question: "Who sees what I write?",
      answer:
        "Before you send a form, it tells you who will read it and how long we keep it. Please leave out medical details.",
    },
    {
      id: "coupons",
      question: "How do clinic coupons work?",
      answer:
        "Choose Activate Membership on this page. Press the “Have a coupon?” link on the purchase page and type the code from your card.",
    },
    {
      id: "change",
      question: "Can I pause, switch or cancel?",
      answer: `${planCopy.canceling} To pause or switch, write to us.`,
    },
    {
      id: "without-child",
      question: "What if my path ends without a child?",
      answer:
        "You’re just as welcome. There’s a group for people living without children, and every journey has a section on other endings.",
    },
  ],
});
