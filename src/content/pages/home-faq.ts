/** The five questions of the home page. */
import { planCopy } from "../plans.ts";
import type { SitePath } from "../schema.ts";

export const faq = {
  heading: "Questions people ask first",
  before: "Is yours missing? ",
  link: { text: "Write to us", href: "/contact" },
  after: ". We typically respond within 24 hours during business days.",
  items: [
    {
      id: "medical-advice",
      question: "Is this medical advice?",
      answer:
        "No. Kinward is peer support and education, not a medical service. Your clinic is the place for questions about your body, your tests or your medication. What we can do is help you prepare for that conversation.",
    },
    {
      id: "who-sees",
      question: "Who sees what I write?",
      answer:
        "Before you send a form, it tells you who will read it and how long we keep it. Only our team reads messages from the contact page. Please leave out medical details.",
    },
    {
      id: "coupons",
      question: "How do clinic coupons work?",
      answer:
        'Choose Activate Membership on this page, and the purchase page opens in a new tab. Press the "Have a coupon?" link there and type the code from your card.',
    },
    {
      id: "change",
      question: "Can I pause, switch or cancel?",
      answer: `${planCopy.cancelling} To pause or switch plans, write to us and we'll tell you what's possible for yours.`,
    },
    {
      id: "without-child",
      question: "What if my path ends without a child?",
      answer:
        "You're just as welcome. There's a group for people living without children, and every journey page has a section for people whose path ends another way.",
    },
  ],
} as const satisfies {
  heading: string;
  before: string;
  link: { text: string; href: SitePath };
  after: string;
  items: readonly { id: string; question: string; answer: string }[];
};
