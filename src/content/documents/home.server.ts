/** The home page and its questions, as fields. */
import { home } from "../pages/home.ts";
import { homeFaqDocument } from "../pages/home-faq.ts";
import { editable } from "./editable.server.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { group, itemId, list, longText, pageLink, text } from "./fields.server.ts";
import { eachOf, line, lines, linkWords, paragraph, part, searchText, titled } from "./page-fields.server.ts";
import { template } from "./template-fields.server.ts";

/** The questions people ask first. */
export const homeFaq = editable({
  document: homeFaqDocument,
  title: "Questions on the home page",
  about: "The questions people ask first, with their answers.",
  preview: "/",
  schema: () =>
    group(
      { label: "Questions" },
      {
        heading: text({ label: "Heading", max: 80 }),
        before: text({ label: "Before the link", max: 120 }),
        link: group(
          { label: "Link" },
          { text: text({ label: "Text", max: 60 }), href: pageLink({ label: "Page" }) },
        ),
        after: text({ label: "After the link", max: 120 }),
        items: list({
          label: "Questions",
          help: "The first one is open when the page loads.",
          least: 1,
          most: 12,
          item: group(
            { label: "Question" },
            {
              id: itemId(),
              question: text({ label: "Question", max: 120 }),
              answer: longText({ label: "Answer", max: 600 }),
            },
          ),
        }),
      },
    ),
});

/** Every part of the home page but its questions and prices. */
export const homeParts = editableTexts({
  id: "home",
  page: home,
  title: "Home page",
  about: "The first screen, the mission, the journeys’ cards and the other parts of the home page.",
  schema: () =>
    group(
      { label: "Home page" },
      {
        meta: searchText(),
        heading: line("Heading"),
        lead: template({
          label: "First paragraph",
          max: 300,
          placeholders: { prices: "the plans’ monthly prices" },
        }),
        waysIn: part("What brings people here", {
          links: eachOf("Links", home.waysIn.links, { text: line("Text", 30) }),
        }),
        hero: group(
          { label: "Three steps" },
          {
            stepsLabel: line("Name of the three steps, for screen readers", 60),
            steps: eachOf("Steps", home.hero.steps, {
              title: line("Title", 20),
              subtitle: line("Subtitle", 60),
              description: paragraph("Text", 160),
            }),
            join: linkWords("First button"),
            learnMore: linkWords("Second button"),
          },
        ),
        introBanner: part("Banner with the five threads", { text: paragraph("Text", 160) }),
        clinicCode: part("Codes from clinics", { introduction: paragraph("First sentence", 160) }),
        mission: part("Mission", {
          label: line("Above the heading", 40),
          items: eachOf("Three strands", home.mission.items, titled),
        }),
        support: part("How we support you", {
          introduction: paragraph("First sentence", 200),
          cards: eachOf("Cards", home.support.cards, {
            title: line("Title", 40),
            text: paragraph("Text", 120),
            linkText: line("Link", 40),
          }),
          loss: linkWords("Link for people after a loss"),
        }),
        community: part("Community", {
          label: line("Above the heading", 40),
          text: paragraph("Text", 240),
          groups: linkWords("First link"),
          safety: linkWords("Second link"),
        }),
        whoWeSupport: part("Who we support", { cards: eachOf("Cards", home.whoWeSupport.cards, titled) }),
        membership: part("Membership", {
          offers: eachOf("Plans", home.membership.offers, {
            title: line("Title", 40),
            text: line("Text", 80),
            features: lines("What it includes", 6),
            button: line("Button", 40),
          }),
          compare: linkWords("Link to all plans"),
        }),
        newsletter: part("Newsletter", { text: paragraph("Text", 200) }),
      },
    ),
});
