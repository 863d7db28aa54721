/** The accessibility statement: the aim, what is done for it, and what is still missing. */
import type { LegalPage } from "./legal-page.ts";
import { reachUs } from "./reach-us.ts";

export const accessibility: LegalPage = {
  path: "/accessibility",
  name: "Accessibility",
  meta: {
    title: "Accessibility Statement - Kinward",
    description:
      "What we do so that everyone can use Kinward, by keyboard, screen reader or small screen. What is still missing, and how to tell us.",
    keywords: [
      "accessibility statement",
      "WCAG 2.2 AA",
      "keyboard use",
      "screen reader",
      "Kinward accessibility",
    ],
    indexed: true,
  },
  heading: "Accessibility",
  introduction:
    "We want everyone to be able to read this site, find their way around it and write to us. Here's what works, what doesn't yet, and how to tell us.",
  changed: "2026-11-21",
  summary: [
    { text: "We aim to meet WCAG 2.2 at level AA, the usual standard for accessible websites." },
    { text: "You can use every page with a keyboard and read it without JavaScript." },
    { text: "Nothing flashes, and if you've asked your device for less motion, almost nothing moves." },
    { text: "Text has enough contrast in both the light and the dark theme." },
    { text: "Some things are still missing, and we list them below." },
    { text: "If something doesn't work for you, tell us. A person reads every message." },
  ],
  sections: [
    {
      id: "our-aim",
      heading: "Our goal",
      blocks: [
        {
          kind: "paragraph",
          text: "We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We believe most of the site does. We can't be sure that all of it does, because nobody outside our team has checked it yet.",
        },
        {
          kind: "paragraph",
          text: "People come here tired, anxious or grieving, so we also keep the writing clear, the pages calm and a quick exit close by.",
        },
      ],
    },
    {
      id: "what-we-do",
      heading: "What we do",
      blocks: [
        {
          kind: "list",
          items: [
            "Keyboard: every link, button and field can be reached and used with keys alone. A ring shows where you are. The first press of Tab brings a link past the menus.",
            "Screen readers: pages have one main heading and named parts. Pictures that say something have a description, and the others are passed over. Links that open a new tab say so.",
            "Motion: one part of the home page moves by itself, and has a button to pause it. It starts paused if your device asks for less motion.",
            "Contrast: colors of text and controls reach the figures of level AA, in light and in dark.",
            "Size: pages fit a screen as narrow as 320 pixels, with no scrolling to the side. Text grows with your own settings.",
            "Scripts: you can read every page and send every form without them.",
            "Forms: each field has a label you can see. What is wrong is said in words beside the field. What you typed is kept. No form runs out of time.",
            "Words: we write in plain language and put a note before hard topics.",
          ],
        },
      ],
    },
    {
      id: "how-we-check",
      heading: "How we check",
      blocks: [
        {
          kind: "paragraph",
          text: "Each change runs through automatic tests in a real browser. They look for barriers with a tool called axe, on wide and narrow screens, in light and dark. Others press the keys a visitor would press. Machines find only some of the barriers. The rest we must find by hand, or hear from you.",
        },
      ],
    },
    {
      id: "known-gaps",
      heading: "What is still missing",
      blocks: [
        {
          kind: "list",
          items: [
            "We have not yet tested the site with people who use a screen reader, voice control or a switch.",
            "Our automatic tests run in one kind of browser only, the one behind Chrome and Edge.",
            "If you send a form without scripts and something is wrong, the page comes back without its scripts. It can be used, and the small menu of phones becomes a list at the end.",
            "Without scripts, the switch for dark colors is not there. The page then follows your device.",
            "Pressing Escape three times to leave needs scripts too. The link to leave quickly does not.",
            "The site is in English only. There is no French, no Spanish and no sign language yet.",
            "The course platform, the blog and the social networks are run by others. We have not tested them.",
          ],
        },
      ],
    },
    {
      id: "tell-us",
      heading: "Tell us what doesn't work",
      blocks: [
        {
          kind: "paragraph",
          text: "Please tell us which page it was, what you wanted to do and what stopped you. If you can, mention your device and any assistive technology. You don't have to explain why you use it.",
        },
        ...reachUs,
        {
          kind: "paragraph",
          text: "If you can't use part of this site, ask us for the content in another format, and we'll find one that works for you.",
        },
      ],
    },
    {
      id: "where-to-complain",
      heading: "If our answer does not help",
      blocks: [
        {
          kind: "paragraph",
          text: "You may turn to the office for disability rights where you live. In the US that can be the Department of Justice. In Canada it can be a human rights commission.",
        },
      ],
    },
    {
      id: "about-this-page",
      heading: "About this page",
      blocks: [
        {
          kind: "paragraph",
          text: "Someone on our team wrote it from what the tests and the software show. When we close a gap, it goes from the list, and the date at the top changes.",
        },
      ],
    },
  ],
};
