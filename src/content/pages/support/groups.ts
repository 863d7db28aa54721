/** The page of the support groups. The team edits the groups themselves in the admin. */

import { noteOn } from "../../content-notes.ts";
import { mentorInShort } from "../../mentoring/in-short.ts";
import { withTexts } from "../../page-texts.server.ts";
import { timetableCopy } from "./groups-timetable.ts";
import { inCrisis } from "./page-parts.ts";

/** Beside the sign-up, and where the page says what groups don't replace. */
export const groupCrisis = inCrisis("A support group isn’t a crisis line.");

export const supportGroups = withTexts({
  path: "/support/groups",
  name: "Groups",
  perRequest: true,
  meta: {
    title: "Online fertility and loss support groups - {name}",
    description:
      "Online support groups for infertility, pregnancy loss, donor conception, surrogacy, adoption, men, LGBTQ+ and solo parents. See the next dates and sign up.",
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
  introduction: "Small online groups with trained hosts, 60 to 90 minutes long. Talk, or just listen.",
  picture: {
    name: "intro-banner",
    alt: "Five colored threads cross and run together over hills towards the sun.",
    width: 1600,
    height: 640,
  },
  timetable: timetableCopy,
  loss: {
    id: "loss",
    heading: "A group after a loss",
    lead: "For miscarriage, ectopic pregnancy, stillbirth or the loss of a baby, recent or long ago. A professional and a peer lead it together.",
    note: noteOn("loss"),
  },
  hour: {
    id: "the-hour",
    heading: "What happens in a group",
    lead: "Every group follows the same four steps, so you know what comes next. You can leave at any point.",
    steps: [
      { title: "Arriving", text: "You only need a first name. The hosts explain how the session will go." },
      { title: "Check-in", text: "Each person says a sentence or passes. It’s fine to pass every time." },
      {
        title: "Talking",
        text: "The hosts share out the time so that quieter people get a turn. Nobody gives advice unless you ask for it.",
      },
      { title: "Closing", text: "A few slow breaths together, and one small plan for the rest of your day." },
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
    lead: "The hosts read these out at the start and step in if someone breaks one.",
    show: "Read the ground rules",
    lists: [
      {
        heading: "Privacy",
        items: [
          "What’s said in the group stays in the group.",
          "First names only, and your camera is up to you.",
          "Join from somewhere private, or say who’s with you.",
          "No recordings or screenshots.",
          "No selling, and no recruiting for studies.",
        ],
      },
      {
        heading: "Conversation",
        items: [
          "Speak from your own experience.",
          "No medical or legal advice, and no criticizing clinics by name.",
          "Give a short warning before you mention a loss, a result or good news.",
          "Every kind of family and every outcome is welcome.",
          "Silence is fine.",
          "Hosts keep what you say private unless someone is in danger.",
        ],
      },
    ],
  },
  pregnancy: {
    id: "pregnancy",
    heading: "Pregnant or parenting after infertility",
    lead: "People move here from other groups at a point their group agreed on. It has its own section so that nobody comes across it by accident.",
    note: noteOn("pregnancy", "children"),
  },
  enough: {
    id: "not-enough",
    heading: "When a group isn’t enough",
    paragraphs: [
      "A group isn’t therapy. If you’ve had trouble sleeping, working or getting along with your partner for weeks, a therapist can help in ways a group can’t. Ask your clinic or doctor to suggest one.",
      "If no group fits or the times don’t work for you, write to us. What people ask for helps us plan new groups.",
    ],
    links: [
      { text: "Ask about groups", href: "/contact?subject=general" },
      { text: mentorInShort, href: "/support/peer-mentoring" },
      { text: "Ask for time with a professional", href: "/support/expert-mentoring" },
      { text: "How we keep the community safe", href: "/support/peer-support-community" },
    ],
  },
  crisis: groupCrisis,
});

export type GroupsPage = typeof supportGroups;
