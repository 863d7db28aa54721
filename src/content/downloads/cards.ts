/** Cards to cut out and a page to hang up. The crisis cards have a file of their own. */

import { crisisNumbers } from "../crisis.ts";
import { filled } from "../template.ts";
import type { Card } from "./card.ts";
import { crisisCards } from "./crisis-cards.ts";

/** A line in small type whose numbers are the site's own, as they are when the card is drawn. */
function smallHelp(text: string) {
  return {
    kind: "small" as const,
    get text() {
      return filled(text, crisisNumbers());
    },
  };
}

const otherCards: readonly Card[] = [
  {
    id: "grounding-pocket-card",
    title: "Grounding card for your pocket",
    text: "A way back to here and now. For a bag, a coat or a phone case.",
    language: "en",
    tags: ["everyone"],
    size: "pocket",
    parts: [
      { kind: "text", text: "Look around slowly. There’s nothing to get right." },
      {
        kind: "steps",
        items: [
          "Five things I can see",
          "Four things I can touch",
          "Three things I can hear",
          "Two things I can smell",
          "One thing I can taste",
        ],
      },
      { kind: "text", text: "Then breathe out slowly, longer than you breathed in. A few times is enough." },
      { kind: "write", labels: ["Someone I can call"] },
      { kind: "small", text: "Skip smell and taste if you feel sick. Stop if it doesn’t help." },
    ],
  },
  {
    id: "emergency-contacts-pocket-card",
    title: "Emergency contacts for your pocket",
    text: "Write the numbers once. One card for the wallet, one for the fridge, two to give away.",
    language: "en",
    tags: ["everyone", "crisis"],
    size: "pocket",
    parts: [
      {
        kind: "write",
        labels: ["My name", "First person", "Second person", "Clinic, daytime", "Clinic, after hours"],
      },
      { kind: "write", labels: ["Pharmacy", "Good to know"] },
      smallHelp("In danger: call {danger}. In crisis: call or text {crisis} in the US and Canada."),
    ],
  },
  {
    id: "appointment-card",
    title: "Six questions for any appointment",
    text: "Short enough to use in the room. It works for tests, treatment, agencies and lawyers.",
    language: "en",
    tags: ["infertility", "donor-conception", "surrogacy", "gestational-surrogates", "adoption"],
    size: "pocket",
    parts: [
      {
        kind: "steps",
        items: [
          "What are we doing, and why this?",
          "What else could we do, or leave out?",
          "What could go wrong, and what would we do?",
          "What does it cost, all together?",
          "When will we hear more, and who will call?",
          "Who can I call if I forget to ask?",
        ],
      },
      { kind: "write", labels: ["My own question"] },
      { kind: "small", text: "You can ask for a break, for notes on paper, or to hear it all again." },
    ],
  },
  {
    id: "result-call-card",
    title: "Card for the result call",
    text: "What to ask when a result comes by phone and your mind goes blank.",
    language: "en",
    tags: ["infertility", "donor-conception", "surrogacy"],
    size: "pocket",
    parts: [
      {
        kind: "steps",
        items: [
          "Please say it slowly. I’m writing it down.",
          "Is it certain, or will there be another test?",
          "What do we do about the medicine now?",
          "When do we talk next, and who will call?",
          "Who can I call tonight?",
        ],
      },
      { kind: "write", labels: ["What I was told", "Next step"] },
      { kind: "small", text: "You can hang up, sit down and call back later." },
    ],
  },
  {
    id: "when-someone-asks-card",
    title: "When someone asks about kids",
    text: "Four answers for family tables and work parties, and room for one of your own.",
    language: "en",
    tags: ["everyone"],
    size: "pocket",
    parts: [
      { kind: "text", text: "You don’t owe anyone an answer. One of these might do." },
      {
        kind: "list",
        items: [
          "I’d rather not talk about that.",
          "We’ll tell you if there’s news.",
          "It’s not as simple for us as it is for some.",
          "It’s a hard subject for me. Please don’t ask again.",
        ],
      },
      { kind: "write", labels: ["My own"] },
      { kind: "small", text: "Then ask them something, or walk away." },
    ],
  },
  {
    id: "what-helps-card",
    title: "What helps, and what hurts",
    text: "To give to family and friends who want to get it right.",
    language: "en",
    tags: ["loved-ones"],
    size: "pocket",
    parts: [
      {
        kind: "list",
        title: "This helps",
        items: [
          "I’m sorry. I’m here.",
          "Ask, then listen",
          "Remember the dates",
          "Bring a meal and expect nothing back",
        ],
      },
      {
        kind: "list",
        title: "This hurts",
        items: [
          "Just relax",
          "At least\u2026",
          "You can always adopt",
          "Silence, as if nothing had happened",
        ],
      },
      { kind: "small", text: "You can’t take the pain away, and you don’t have to." },
    ],
  },
  {
    id: "coupon-card",
    title: "How to use a clinic coupon",
    text: "Three steps from the code on a clinic’s card to a membership. For patients, and for clinics to hand out.",
    language: "en",
    tags: ["clinic-teams", "everyone"],
    size: "pocket",
    parts: [
      { kind: "text", text: "Did your clinic give you a code? It works on our purchase page." },
      {
        kind: "steps",
        items: [
          "On our home page, choose Activate Membership. A new tab opens.",
          "There, press the link that asks if you have a coupon.",
          "Type your code. Check the price before you confirm.",
        ],
      },
      { kind: "write", labels: ["My code"] },
      { kind: "small", text: "If the code doesn’t work, write to us through the contact page." },
    ],
  },
  {
    id: "circle-ground-rules",
    title: "Ground rules for a circle",
    text: "One page to read out or hang up when a support group begins.",
    language: "en",
    tags: ["everyone"],
    size: "page",
    parts: [
      { kind: "text", text: "We read these out at the start, and again when someone new joins." },
      {
        kind: "list",
        title: "What’s said here stays here",
        items: [
          "First names are enough.",
          "Be alone in the room, or say who is with you.",
          "No recordings and no screenshots.",
          "If somebody is in danger, the host may ask for help outside.",
        ],
      },
      {
        kind: "list",
        title: "We speak from our own lives",
        items: [
          "Advice only when someone asks for it.",
          "No medical or legal advice at all.",
          "No shaming of clinics, agencies or people.",
          "Nothing is sold here, and nobody is recruited for studies.",
        ],
      },
      {
        kind: "list",
        title: "We leave room",
        items: [
          "Every path and every outcome is welcome.",
          "Say so first before you share a loss, a result or good news.",
          "Silence is fine. So are tears.",
          "We share the time.",
        ],
      },
      smallHelp(
        "In danger: call {danger}. In crisis: call or text {crisis} in the US and Canada, day or night.",
      ),
    ],
  },
];

export const allCards: readonly Card[] = [...crisisCards, ...otherCards];
