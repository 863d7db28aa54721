/** The page of the support groups. The groups themselves stand in content/groups.ts. */
import { type ContentNote, noteOn } from "../../content-notes.ts";
import type { Page, Picture } from "../../schema.ts";
import { timetableCopy } from "./groups-timetable.ts";
import { type CallCopy, type Item, inCrisis, type Sentences, type WayOn } from "./page-parts.ts";

/** A part of the page for one group that never stands beside the others. */
export type ApartPart = { id: string; heading: string; lead: string; note: ContentNote };

export type GroupsPage = Page & {
  picture: Picture;
  timetable: typeof timetableCopy;
  loss: ApartPart;
  hour: { id: string; heading: string; lead: string; steps: readonly Item[]; picture: Picture };
  rules: { id: string; heading: string; lead: string; lists: readonly Sentences[] };
  pregnancy: ApartPart;
  enough: { id: string; heading: string; paragraphs: readonly string[]; links: readonly WayOn[] };
  crisis: CallCopy;
};

export const supportGroups: GroupsPage = {
  path: "/support/groups",
  name: "Groups",
  perRequest: true,
  meta: {
    title: "Support Groups - Kinward",
    description:
      "Online support groups for people building a family and those who love them. Find a group, see its next dates in your own time and ask for a place.",
    keywords: [
      "support groups",
      "infertility support group",
      "online circle",
      "pregnancy loss support",
      "loved ones",
    ],
    indexed: true,
  },
  heading: "Support Groups",
  introduction:
    "A group is a few people and an hour kept free for each other. You can speak, or only listen. Tears and silence are both welcome.",
  picture: {
    name: "intro-banner",
    alt: "Five coloured threads cross and run together over hills towards the sun.",
    width: 1600,
    height: 640,
  },
  timetable: timetableCopy,
  loss: {
    id: "loss",
    heading: "A group after a loss",
    lead: "It is small, it is led with care, and it has a part of this page to itself.",
    note: noteOn("loss"),
  },
  hour: {
    id: "the-hour",
    heading: "How the hour goes",
    lead: "Every group keeps to the same shape. You always know what comes next, and you may leave at any time.",
    steps: [
      { title: "Arriving", text: "A first name is enough. The hosts say what will happen." },
      { title: "Check-in", text: "A sentence from each person, or a pass. Passing is fine every time." },
      {
        title: "Talking",
        text: "Time is shared, so that quiet people have room. Nobody gives advice unless it is asked for.",
      },
      { title: "Landing", text: "A few slow breaths, and one small thing for the rest of the day." },
    ],
    picture: {
      name: "method-share",
      alt: "Three people sit close on a bench, watching the evening sun.",
      width: 600,
      height: 800,
    },
  },
  rules: {
    id: "ground-rules",
    heading: "Ground rules",
    lead: "The hosts read them out at the start, and step in when one is broken.",
    lists: [
      {
        heading: "For the room",
        items: [
          "What is said here stays here.",
          "First names only. Your camera is your choice.",
          "Be alone, or say who is with you.",
          "No recording and no screenshots.",
          "Nobody sells anything or recruits for a study.",
        ],
      },
      {
        heading: "For the talk",
        items: [
          "Speak from your own life.",
          "No medical or legal advice, and no shaming of clinics.",
          "Say in a line what is coming before a loss, a result or good news.",
          "Every kind of family and every outcome is welcome.",
          "Silence is respected.",
          "Hosts break confidence only if someone is in danger.",
        ],
      },
    ],
  },
  pregnancy: {
    id: "pregnancy",
    heading: "A group for what comes after",
    lead: "People move here from other circles at a point their group has agreed on. It has a part of this page to itself, so that nobody meets it by chance.",
    note: noteOn("pregnancy", "children"),
  },
  enough: {
    id: "not-enough",
    heading: "When a group is not enough",
    paragraphs: [
      "A group is not therapy. If sleep, work or love have been hard for weeks, a therapist can do what a circle cannot. Your clinic or doctor can help you find one.",
      "If no group fits, or the hours do not suit you, write to us. What people ask for helps us plan new ones.",
    ],
    links: [
      { text: "Ask about groups", href: "/contact?subject=general" },
      { text: "Talk one to one with a mentor", href: "/support/peer-mentoring" },
      { text: "How we keep the community safe", href: "/support/peer-support-community" },
    ],
  },
  crisis: inCrisis("No group is a crisis line."),
};
