/** Telling people, work, and the two people at home. */
import { noteOn } from "../content-notes.ts";
import type { LossPart } from "./loss-part.ts";

export const tellingPeople: LossPart = {
  id: "telling-people",
  heading: "Telling people",
  note: noteOn("children"),
  blocks: [
    "You don’t owe anyone the story. One friend can pass on one message, and you can say what you’d like back.",
    {
      sayings: [
        {
          to: "To people who knew",
          words:
            "We lost the pregnancy. We’re home and safe. Please text, and don’t worry if we’re slow to answer.",
        },
        {
          to: "To people who didn’t know",
          words:
            "I was pregnant, and I had a miscarriage last week. I’d like you to know. I don’t need advice.",
        },
        {
          to: "When someone says it was meant to be",
          words: "I know you mean well. That one hurts. “I’m sorry” is enough.",
        },
        {
          to: "When someone asks when you’ll try again",
          words: "I’m not talking about that right now.",
        },
        {
          to: "When a friend shares their own good news",
          words: "I’m glad for you, and I need to hear about it by text for a while.",
        },
      ],
    },
    { subheading: "A child at home" },
    "Keep it short and true: “The baby died before it could be born. We’re very sad. Nobody did anything wrong.” Avoid “lost” and “sleeping”, which can frighten a small child. They may ask ten times, or go off and play. Either is normal.",
  ],
};

export const work: LossPart = {
  id: "work",
  heading: "Work",
  blocks: [
    "You can ask for time off without saying why: “I’ve had a medical emergency and will be out this week. I’ll write on Friday.” A doctor can sign a note. If you do tell your manager, say who else may know.",
    { subheading: "In the United States" },
    {
      items: [
        "Time off to recover can count as medical leave under the federal Family and Medical Leave Act. It’s unpaid, and covers people at larger employers who’ve worked there a year.",
        "The Pregnant Workers Fairness Act covers losses too. It can get you time off or lighter duties at employers with 15 or more workers.",
        "Some states go further. In California it’s up to five days after a miscarriage, a stillbirth or a transfer that didn’t work. That includes parents whose surrogate had the loss.",
      ],
    },
    { subheading: "In Canada" },
    {
      items: [
        "Since December 12, 2025, banks, airlines, phone companies and other federally regulated employers have to give leave after a loss: up to three days, or up to eight weeks after a stillbirth. The first three days are paid once you’ve worked there for three months. Partners and intended parents get it, too.",
        "In Quebec, you can take up to three weeks, unpaid, after a loss before the 20th week. A doctor’s note can make it longer. From the 20th week on it’s 18 weeks, and a partner can take five days, two of them paid.",
        "Every province has its own sick or bereavement leave. Employment Insurance may pay sickness benefits, so ask Service Canada.",
      ],
    },
    "Human resources, a union or a legal aid line can tell you what applies to you. Paid sick days and short-term disability may cover more than the law does.",
    { subheading: "Going back" },
    "Ask for a short first day, or for someone to tell the team. Plan a place where you can close a door. Have one sentence ready: “Thanks. I’m glad to be busy.” If meetings or baby talk are too much at first, say so to one person you trust.",
  ],
  links: [{ title: "Worksheet: telling work", href: "/resources/worksheets/telling-work" }],
};

export const partners: LossPart = {
  id: "partners",
  heading: "Partners",
  urgent: [
    "If your partner frightens, hurts or controls you, or reads your phone, call someone, day or night. Use a phone that isn’t checked. In danger now? Call 911.",
    "In the US, call 1-800-799-7233 or text START to 88788. English, Spanish and many other languages.",
    "In Canada, sheltersafe.ca lists numbers everywhere. Quebec: 1-800-363-9010, in French and English. In many languages: Ontario, 1-866-863-0511. Alberta, 310-1818. British Columbia, 1-800-563-0808.",
  ],
  blocks: [
    "If you weren’t the one who was pregnant, people ask you how your partner is, and few ask about you. You lost someone too, and you may have seen something frightening and been told to wait outside.",
    "Two people rarely grieve the same way. One talks, and the other fixes the gate. One wants to be held, and the other can’t bear to be touched. It doesn’t mean that one of you loved more. Try ten minutes in the evening when each of you can talk while the other just listens.",
    "You can each have someone else to lean on. Sex may feel wrong to one of you for a while, and that can wait. If blame creeps in, a few hours with a counselor can stop it from settling.",
    { subheading: "If a surrogate was carrying" },
    "At least two homes are grieving. Write to each other before the agency does. She needs medical care, rest and kind words. If you need a few days before you can talk, tell her that.",
    { subheading: "If you’re on your own" },
    "Choose one person to call at a set time each evening, and one who’ll sit in a waiting room with you. Let people bring food. You don’t have to be strong for them.",
  ],
  links: [
    { title: "When home doesn’t feel safe", href: "/resources/knowledge-hub/when-home-isnt-safe" },
    { title: "Ten-minute check-in for two", href: "/resources/worksheets/partner-check-in" },
  ],
};
