/** Expert mentoring: time to learn with a professional, kept apart from therapy. */
import type { Page, Picture } from "../../schema.ts";
import {
  type CallCopy,
  type Item,
  inCrisis,
  type Sentences,
  standardNote,
  type WayOn,
} from "./page-parts.ts";

/** One row of the comparison: what it says of each of the three. */
type Row = { label: string; cells: readonly [peer: string, expert: string, therapist: string] };

export type ExpertMentoringPage = Page & {
  picture: Picture;
  /** Whom the page is for, as machines read it. */
  audience: string;
  helps: { id: string; heading: string; lead: string; items: readonly Item[] };
  apart: {
    id: string;
    heading: string;
    lead: string;
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly Row[];
  };
  before: { id: string; heading: string; lead: string; items: readonly string[]; standardNote: string };
  limits: Sentences & { id: string; text: string };
  asking: { id: string; heading: string; paragraphs: readonly string[]; ask: WayOn; instead: WayOn };
  crisis: CallCopy;
};

export const expertMentoring: ExpertMentoringPage = {
  path: "/support/expert-mentoring",
  name: "Expert mentoring",
  meta: {
    title: "Expert Mentoring - Kinward",
    description:
      "Learn with a professional who knows fertility and family building. What expert mentoring is for, what it is not, and how to ask our team about it.",
    keywords: [
      "expert mentoring",
      "fertility professional",
      "family-building education",
      "expert guidance",
      "Kinward",
    ],
    indexed: true,
  },
  heading: "Expert Mentoring",
  introduction:
    "Some questions need a person with training. Expert mentoring is time to learn with a professional who works in this field. It is education, and it has an end.",
  picture: {
    name: "method-learn",
    alt: "Lanterns stand along a hill path at first light.",
    width: 600,
    height: 800,
  },
  audience: "People with a question for a professional",
  helps: {
    id: "what-it-helps-with",
    heading: "What an hour can be for",
    lead: "You bring the question. The expert brings a map of the field and plain words.",
    items: [
      {
        title: "Before an appointment",
        text: "What the words mean, who does what, and how to put your questions in order.",
      },
      {
        title: "Before a choice of path",
        text: "Which steps lie ahead in donor conception, surrogacy or adoption where you live.",
      },
      { title: "Before a form or a contract", text: "Which parts to ask about, and whom to ask." },
      {
        title: "When you are lost",
        text: "Which kind of professional could help next, and how people find one.",
      },
    ],
  },
  apart: {
    id: "apart-from-therapy",
    heading: "Kept apart from therapy",
    lead: "A mentor, an expert and a therapist do different work. Here is how to tell them apart.",
    caption: "A peer mentor, an expert mentor and a therapist compared",
    columns: ["Peer mentor", "Expert mentor", "Therapist"],
    rows: [
      {
        label: "Who they are",
        cells: [
          "Someone who has lived it, trained to listen",
          "A named professional, within their licence",
          "A licensed mental health professional",
        ],
      },
      {
        label: "What it is for",
        cells: [
          "Company and shared experience",
          "Learning and better questions",
          "Care for your mental health",
        ],
      },
      {
        label: "How long",
        cells: ["6 to 12 weeks", "A few hours, agreed at the start", "As long as the two of you agree"],
      },
      {
        label: "What it never is",
        cells: [
          "Advice on treatment or law",
          "Therapy, a diagnosis or a second opinion",
          "Something we provide here",
        ],
      },
      {
        label: "How to find one",
        cells: ["Ask us", "Ask us", "Ask your clinic, your doctor or your insurer"],
      },
    ],
  },
  before: {
    id: "before-you-begin",
    heading: "What an expert tells you first",
    lead: "You should know whom you talk with before you say a word about yourself.",
    items: [
      "Their full name and profession.",
      "Their licence, and the state or province that gave it.",
      "Any tie to a clinic, an agency or a product.",
      "What the time costs, if it costs anything.",
      "What they write down, who reads it and when it is erased.",
      "When they would have to break confidence.",
    ],
    standardNote,
  },
  limits: {
    id: "limits",
    heading: "What an expert will not do here",
    items: [
      "Read your test results or choose a treatment.",
      "Tell you what to sign, or what to pay.",
      "Become your therapist on the side.",
      "Give advice outside the place they are licensed for.",
    ],
    text: "Your clinic, your lawyer and your therapist do these things with you. An expert can help you ask them well.",
  },
  asking: {
    id: "ask",
    heading: "How to ask",
    paragraphs: [
      "Write to us with your question and where you live. Rules differ from state to state and from province to province.",
      "We will tell you what we can offer, or who else may help. If we have no one for it, we will say so plainly. Please leave out medical details.",
    ],
    ask: { text: "Write to us", href: "/contact?subject=resources" },
    instead: { text: "Talk with a peer mentor", href: "/support/peer-mentoring" },
  },
  crisis: inCrisis("Expert mentoring is by appointment, and it is no crisis service."),
};
