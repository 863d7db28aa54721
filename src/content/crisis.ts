/**
 * Where to turn in a crisis: the short sentences of every page and the card with more help lines.
 *
 * Each line was compared with its source on the day that the card names. Compare them again every three months,
 * then move that day here, and the day and `reviewBy` in claims/crisis.ts.
 */

import { contentDocument, current } from "./current.ts";

/** One way to reach a line: what the link says, and where it leads. */
type HelpWay = { text: string; href: `tel:${string}` | `sms:${string}` | `https://${string}` };

export type HelpLine = { name: string; who: string; ways: readonly HelpWay[] };

export type HelpRegion = { id: "us" | "ca"; name: string; lines: readonly HelpLine[] };

/** Parts of a sentence; those with an address are links. */
export type SentencePart = { text: string; href?: string };

/** What the team can change. */
export type CrisisContent = {
  lead: string;
  linkText: string;
  href: HelpWay["href"];
  box: readonly SentencePart[];
  unitedStates: readonly HelpLine[];
  canada: readonly HelpLine[];
  checked: string;
  /** What stands beside a field whose words speak of suicide or self-harm. */
  help: { heading: string; text: string; danger: HelpWay; ways: readonly HelpWay[]; where: string };
};

const helpRegionNames = { us: "United States", ca: "Canada" } as const;

const emergency: HelpLine = {
  name: "Emergency",
  who: "Someone is in danger now.",
  ways: [{ text: "Call 911", href: "tel:911" }],
};

const unitedStates: readonly HelpLine[] = [
  emergency,
  {
    name: "988 Suicide & Crisis Lifeline",
    who: "Anyone in distress. Day and night, in English and Spanish. Press 1 for veterans, 2 for Spanish.",
    ways: [
      { text: "Call 988", href: "tel:988" },
      { text: "Text 988", href: "sms:988" },
      { text: "Chat at 988lifeline.org", href: "https://988lifeline.org/" },
    ],
  },
  {
    name: "Crisis Text Line",
    who: "Anyone who would rather text. Day and night, in English and Spanish.",
    ways: [{ text: "Text HOME to 741741", href: "sms:741741" }],
  },
  {
    name: "The Trevor Project",
    who: "LGBTQ+ people under 25. Day and night, in English.",
    ways: [
      { text: "Call 1-866-488-7386", href: "tel:+18664887386" },
      { text: "Text START to 678-678", href: "sms:678678" },
    ],
  },
  {
    name: "National Domestic Violence Hotline",
    who: "If a partner hurts or frightens you. Day and night, in English and Spanish.",
    ways: [
      { text: "Call 1-800-799-7233", href: "tel:+18007997233" },
      { text: "Text START to 88788", href: "sms:88788" },
    ],
  },
  {
    name: "National Maternal Mental Health Hotline",
    who: "In pregnancy and after birth. Day and night, in English and Spanish. Not a crisis line.",
    ways: [
      { text: "Call 1-833-852-6262", href: "tel:+18338526262" },
      { text: "Text 1-833-852-6262", href: "sms:+18338526262" },
    ],
  },
  {
    name: "Postpartum Support International",
    who: "In pregnancy, after birth, after a loss. Days and evenings, in English and Spanish.",
    ways: [
      { text: "Call 1-800-944-4773", href: "tel:+18009444773" },
      { text: "Text 1-800-944-4773", href: "sms:+18009444773" },
    ],
  },
];

const canada: readonly HelpLine[] = [
  emergency,
  {
    name: "9-8-8 Suicide Crisis Helpline",
    who: "Anyone in distress. Day and night, in English and French.",
    ways: [
      { text: "Call 988", href: "tel:988" },
      { text: "Text 988", href: "sms:988" },
    ],
  },
  {
    name: "Quebec suicide helpline",
    who: "Anyone in Quebec. Day and night, in French.",
    ways: [{ text: "Call 1-866-277-3553", href: "tel:+18662773553" }],
  },
  {
    name: "Kids Help Phone",
    who: "Children and young people. Day and night, in English and French.",
    ways: [
      { text: "Call 1-800-668-6868", href: "tel:+18006686868" },
      { text: "Text CONNECT to 686868", href: "sms:686868" },
    ],
  },
  {
    name: "Abuse at home",
    who: "If a partner hurts or frightens you. Quebec: day and night, in English and French.",
    ways: [
      { text: "Find a number at sheltersafe.ca", href: "https://sheltersafe.ca/" },
      { text: "Call 1-800-363-9010 in Quebec", href: "tel:+18003639010" },
    ],
  },
];

/** The crisis lines, as the team edits them. */
export const crisisDocument = contentDocument<CrisisContent>("crisis-lines", {
  lead: "In crisis,",
  linkText: "call or text 988",
  href: "tel:988",
  box: [
    { text: "In danger or thinking of suicide? Call " },
    { text: "911", href: "tel:911" },
    { text: ", or call or text " },
    { text: "988", href: "tel:988" },
    { text: " in the US and Canada, day or night." },
  ],
  unitedStates,
  canada,
  checked: "Checked on 23 November 2026. We check each line again every three months.",
  help: {
    heading: "If you're thinking about suicide or hurting yourself, you can talk to someone right now.",
    text: "It's free, private and open day and night. You don't have to be sure it's an emergency.",
    danger: { text: "Call 911", href: "tel:911" },
    // Both countries answer the same number.
    ways: [
      { text: "Call 988", href: "tel:988" },
      { text: "Text 988", href: "sms:988" },
      { text: "Chat at 988lifeline.org", href: "https://988lifeline.org/" },
    ],
    where: "988 works in the United States and Canada. The chat is for the United States.",
  },
});

/** In the line above the header, and in the box of the footer, which is split around its numbers. */
export function crisisShort(): Pick<CrisisContent, "lead" | "linkText" | "href" | "box"> {
  const { lead, linkText, href, box } = current(crisisDocument);
  return { lead, linkText, href, box };
}

/** The card behind "More help lines": in every footer and beside every form. */
export function crisisCard() {
  const { unitedStates: us, canada: ca, checked } = current(crisisDocument);
  const regions: readonly HelpRegion[] = [
    { id: "us", name: helpRegionNames.us, lines: us },
    { id: "ca", name: helpRegionNames.ca, lines: ca },
  ];
  return { more: "More help lines", region: "Where are you?", regions, checked };
}

/** The help beside a field whose words speak of suicide or self-harm (crisis-words.ts). */
export function crisisHelp() {
  const { danger, ...help } = current(crisisDocument).help;
  return {
    ...help,
    danger: { before: "In danger right now? ", link: danger, after: "." },
    private:
      "This box comes from your own device, because of a word you typed. Nobody was told. You can go on writing.",
    newTab: "opens in a new tab",
  };
}
