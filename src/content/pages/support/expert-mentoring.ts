/** Expert mentoring: time to learn with a professional, kept apart from therapy. */
import { mentorInShort } from "../../mentoring/in-short.ts";
import { withTexts } from "../../page-texts.server.ts";
import { inCrisis } from "./page-parts.ts";

export const expertMentoring = withTexts({
  path: "/support/expert-mentoring",
  name: "Expert mentoring",
  meta: {
    title: "Expert Mentoring: ask a fertility professional - {name}",
    description:
      "Talk one on one with a professional who knows fertility and family building. What expert mentoring is for, how it differs from therapy, and how to ask.",
    keywords: [
      "expert mentoring",
      "fertility professional",
      "family-building education",
      "expert guidance",
      "{name}",
    ],
    indexed: true,
  },
  heading: "Expert Mentoring",
  introduction:
    "One-on-one time with a professional who works in fertility or family building. It’s education, not therapy or medical advice.",
  picture: {
    name: "two-armchairs",
    alt: "Two armchairs by a lamp, with two cups on the table between them.",
    width: 600,
    height: 700,
  },
  audience: "People with a question for a professional",
  helps: {
    id: "what-it-helps-with",
    heading: "What people use it for",
    lead: "Bring one question or several. Here are the ones that come up most often in family building.",
    items: [
      {
        title: "Before an appointment",
        text: "Find out what the terms mean, who does what, and which questions to ask first.",
      },
      {
        title: "Before a choice of path",
        text: "Learn which steps donor conception, surrogacy or adoption involves where you live.",
      },
      {
        title: "Before a form or a contract",
        text: "Find out which parts to ask about, and which professional to ask.",
      },
      {
        title: "When you don’t know where to turn",
        text: "Work out which kind of professional could help next, and how to find one.",
      },
    ],
  },
  apart: {
    id: "apart-from-therapy",
    heading: "Mentor, expert or therapist?",
    lead: "They do different jobs, and it helps to know which one you need.",
    caption: "A peer mentor, an expert mentor and a therapist compared",
    columns: ["Peer mentor", "Expert mentor", "Therapist"],
    rows: [
      {
        label: "Who they are",
        cells: [
          "Someone who’s been through it, trained to listen",
          "A named professional, working within their license",
          "A licensed mental health professional",
        ],
      },
      {
        label: "What it is for",
        cells: [
          "Talking with someone who understands",
          "Learning and better questions",
          "Care for your mental health",
        ],
      },
      {
        label: "How long",
        cells: [
          "6 to 12 weeks",
          "A few hours, agreed on at the start",
          "As long as you and the therapist agree",
        ],
      },
      {
        label: "What it isn’t",
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
    lead: "Before you share anything about yourself, they tell you who they are and how it works.",
    items: [
      "Their full name and profession.",
      "Their license, and the state or province that issued it.",
      "Any ties to a clinic, an agency or a product.",
      "What the time costs, if it costs anything.",
      "What they write down, who reads it and when it’s erased.",
      "When they would have to break confidentiality.",
    ],
    standardNote:
      "If an expert doesn’t tell you these things, please tell us. It’s a standard we want to be held to.",
  },
  limits: {
    id: "limits",
    heading: "What an expert won’t do",
    items: [
      "Interpret your test results or choose a treatment for you.",
      "Tell you what to sign or what to pay.",
      "Act as your therapist.",
      "Advise you outside the state or province where they’re licensed.",
    ],
    text: "For those you need your clinic, a lawyer or a therapist. An expert can help you prepare what to ask them.",
  },
  asking: {
    id: "ask",
    heading: "How to ask",
    paragraphs: [
      "Write to us with your question and the state or province you live in, because the rules differ from place to place. Please leave out medical details.",
      "We’ll tell you who we have, what it would cost if anything, and when. If we don’t have anyone, we’ll say so and suggest who else might help.",
    ],
    ask: { text: "Write to us", href: "/contact?subject=resources" },
    instead: { text: mentorInShort, href: "/support/peer-mentoring" },
  },
  crisis: inCrisis("Expert mentoring is by appointment and isn’t a crisis service."),
});

export type ExpertMentoringPage = typeof expertMentoring;
