/** The five questions of the home page. */
import type { SitePath } from "../schema.ts";

export const faq = {
  heading: "Questions people ask first",
  before: "Not here? ",
  link: { text: "Write to us", href: "/contact" },
  after: ". We typically respond within 24 hours during business days.",
  items: [
    {
      id: "medical-advice",
      question: "Is this medical advice?",
      answer:
        "No. We offer peer support and education. Questions about your body, your tests or your medicine belong with your clinic. We can help you prepare for that talk.",
    },
    {
      id: "who-sees",
      question: "Who sees what I write?",
      answer:
        "Each form says who reads it and how long it is kept, before you send it. Messages from the contact page go to our team. Please leave out medical details.",
    },
    {
      id: "coupons",
      question: "How do clinic coupons work?",
      answer:
        'Choose Activate Membership on this page. The purchase page opens in a new tab. Press the "Have a coupon?" link there and type the code from your card.',
    },
    {
      id: "change",
      question: "Can I pause, switch or cancel?",
      answer:
        "Paths change, and your plan may need to change too. Membership is sold on our course platform. Write to us and a person will explain what is possible for your plan.",
    },
    {
      id: "without-child",
      question: "What if my path ends without a child?",
      answer:
        "You are as welcome here as anyone. No ending is the right one on this site. Stopping, resting and living without children have their place here.",
    },
  ],
} as const satisfies {
  heading: string;
  before: string;
  link: { text: string; href: SitePath };
  after: string;
  items: readonly { id: string; question: string; answer: string }[];
};
