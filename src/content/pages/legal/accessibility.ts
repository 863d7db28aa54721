/** The accessibility statement: the aim, what is done for it, and what is still missing. */

import { legalPage } from "./legal-texts.server.ts";
import { reachUs } from "./reach-us.ts";

export const accessibility = legalPage({
  path: "/accessibility",
  name: "Accessibility",
  meta: {
    title: "Accessibility Statement - {name}",
    description:
      "What we do so that everyone can use {name}, by keyboard, screen reader or small screen. What is still missing, and how to tell us.",
    keywords: [
      "accessibility statement",
      "WCAG 2.2 AA",
      "keyboard use",
      "screen reader",
      "{name} accessibility",
    ],
    indexed: true,
  },
  heading: "Accessibility",
  introduction:
    "We want everyone to be able to use this site. Here’s what works, what doesn’t yet, and how to tell us.",
  changed: "2026-12-01",
  summary: [
    { text: "We aim to meet WCAG 2.2 at level AA, the usual standard for accessible websites." },
    { text: "You can use every page with a keyboard and read it without JavaScript." },
    { text: "Nothing flashes, and if you’ve asked your device for less motion, almost nothing moves." },
    { text: "Text has enough contrast in both the light and the dark theme." },
    { text: "Some things are still missing, and we list them below." },
    { text: "If something doesn’t work for you, tell us. A person reads every message." },
  ],
  sections: [
    {
      id: "our-aim",
      heading: "Our goal",
      blocks: [
        {
          kind: "paragraph",
          text: "We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We believe most of the site does, but we can’t be sure that all of it does, because nobody outside our team has checked it yet.",
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
            "Keyboard: every link, button and field can be reached and used with keys alone, and a ring shows where you are. The first press of Tab brings up a link that skips the menus.",
            "Screen readers: pages have one main heading and named parts. Pictures that say something have a description, and the rest are skipped. Links that open a new tab say so.",
            "Motion: one part of the home page moves by itself, and has a button to pause it. It starts paused if your device asks for less motion.",
            "Contrast: text and controls meet level AA in both the light and the dark theme.",
            "Size: pages fit a screen as narrow as 320 pixels without scrolling sideways, and text grows with your own settings.",
            "JavaScript: you can read every page and send every form without it.",
            "Forms: each field has a visible label, and if something is wrong, words beside the field say what. What you typed is kept, and no form runs out of time.",
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
          text: "Each change runs through automatic tests in a real browser. They look for barriers with a tool called axe, on wide and narrow screens, in light and dark, and others press the keys a visitor would press. Machines find only some of the barriers; the rest we have to find by hand, or hear about from you.",
        },
      ],
    },
    {
      id: "known-gaps",
      heading: "What’s still missing",
      blocks: [
        {
          kind: "list",
          items: [
            "We haven’t yet tested the site with people who use a screen reader, voice control or a switch.",
            "Our automatic tests run in one kind of browser only, the one behind Chrome and Edge.",
            "If you send a form without JavaScript and something is wrong, the page comes back without it. You can still use it, and the phone menu becomes a list at the end.",
            "Without JavaScript, there’s no switch for dark colors, and the page follows your device instead.",
            "Pressing Escape three times to leave needs JavaScript, too, but the link to leave quickly doesn’t.",
            "The site is in English only. It isn’t available in French, Spanish or sign language yet.",
            "The course platform, the blog and the social networks are run by others, and we haven’t tested them.",
          ],
        },
      ],
    },
    {
      id: "tell-us",
      heading: "Tell us what doesn’t work",
      blocks: [
        {
          kind: "paragraph",
          text: "Please tell us which page it was, what you wanted to do and what stopped you. If you can, mention your device and any assistive technology. You don’t have to explain why you use it.",
        },
        ...reachUs,
        {
          kind: "paragraph",
          text: "If you can’t use part of this site, ask us for the content in another format, and we’ll find one that works for you.",
        },
      ],
    },
    {
      id: "where-to-complain",
      heading: "If our answer doesn’t help",
      blocks: [
        {
          kind: "paragraph",
          text: "You can contact the disability rights office where you live, such as the Department of Justice in the US or a human rights commission in Canada.",
        },
      ],
    },
    {
      id: "about-this-page",
      heading: "About this page",
      blocks: [
        {
          kind: "paragraph",
          text: "Someone on our team wrote it from what the tests and the software show. When we close a gap, we take it off the list and change the date at the top.",
        },
      ],
    },
  ],
});
