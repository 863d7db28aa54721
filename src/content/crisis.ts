/**
 * Where to turn in a crisis: the short sentences of every page and the card with more help lines.
 *
 * Each line was compared with its source on the day that the card names. Compare them again every three months,
 * then move that day here, and the day and `reviewBy` in claims/crisis.ts.
 */

import { contentDocument, current } from "./current.ts";
import { type HelpAddress, phoneNumbersIn, type WrittenWay, wayAddress } from "./help-number.ts";
import { filled } from "./template.ts";

/** One way to reach a line: what the link says, and where it leads. */
type HelpWay = { text: string; href: HelpAddress };

export type HelpLine = { name: string; who: string; ways: readonly HelpWay[] };

type WrittenLine = Omit<HelpLine, "ways"> & { ways: readonly WrittenWay[] };

export type HelpRegion = { id: "us" | "ca"; name: string; lines: readonly HelpLine[] };

/** Parts of a sentence; those with an address are links. */
export type SentencePart = { text: string; href?: string };

/** What the team can change. {danger} and {crisis} in its texts are the two numbers. */
export type CrisisContent = {
  /** The numbers of the whole site: whoever is in danger calls one, whoever is in a crisis calls or texts the other. */
  numbers: { danger: string; crisis: string };
  lead: string;
  linkText: string;
  href?: HelpAddress;
  box: readonly WrittenWay[];
  unitedStates: readonly WrittenLine[];
  canada: readonly WrittenLine[];
  checked: string;
  /** What stands beside a field whose words speak of suicide or self-harm. */
  help: { heading: string; text: string; danger: WrittenWay; ways: readonly WrittenWay[]; where: string };
};

const helpRegionNames = { us: "United States", ca: "Canada" } as const;

const emergency: WrittenLine = {
  name: "Emergency",
  who: "Someone is in danger now.",
  ways: [{ text: "Call {danger}" }],
};

const unitedStates: readonly WrittenLine[] = [
  emergency,
  {
    name: "988 Suicide & Crisis Lifeline",
    who: "Anyone in distress. Day and night, in English and Spanish. Press 1 for veterans, 2 for Spanish.",
    ways: [
      { text: "Call {crisis}" },
      { text: "Text {crisis}" },
      { text: "Chat at 988lifeline.org", href: "https://988lifeline.org/" },
    ],
  },
  {
    name: "Crisis Text Line",
    who: "Anyone who would rather text. Day and night, in English and Spanish.",
    ways: [{ text: "Text HOME to 741741" }],
  },
  {
    name: "The Trevor Project",
    who: "LGBTQ+ people under 25. Day and night, in English.",
    ways: [{ text: "Call 1-866-488-7386" }, { text: "Text START to 678-678" }],
  },
  {
    name: "National Domestic Violence Hotline",
    who: "If a partner hurts or frightens you. Day and night, in English and Spanish.",
    ways: [{ text: "Call 1-800-799-7233" }, { text: "Text START to 88788" }],
  },
  {
    name: "National Maternal Mental Health Hotline",
    who: "In pregnancy and after birth. Day and night, in English and Spanish. Not a crisis line.",
    ways: [{ text: "Call 1-833-852-6262" }, { text: "Text 1-833-852-6262" }],
  },
  {
    name: "Postpartum Support International",
    who: "In pregnancy, after birth, after a loss. Days and evenings, in English and Spanish.",
    ways: [
      { text: "Call 1-800-944-4773" },
      { text: "Text 1-800-944-4773" },
      { text: "Text 1-971-203-7773 in Spanish" },
    ],
  },
];

const canada: readonly WrittenLine[] = [
  emergency,
  {
    name: "9-8-8 Suicide Crisis Helpline",
    who: "Anyone in distress. Day and night, in English and French.",
    ways: [{ text: "Call {crisis}" }, { text: "Text {crisis}" }],
  },
  {
    name: "Quebec suicide helpline",
    who: "Anyone in Quebec. Day and night, in French.",
    ways: [{ text: "Call 1-866-277-3553" }],
  },
  {
    name: "Kids Help Phone",
    who: "Children and young people. Day and night, in English and French.",
    ways: [{ text: "Call 1-800-668-6868" }, { text: "Text CONNECT to 686868" }],
  },
  {
    name: "Abuse at home",
    who: "If a partner hurts or frightens you. Quebec: day and night, in English and French.",
    ways: [
      { text: "Find a number at sheltersafe.ca", href: "https://sheltersafe.ca/" },
      { text: "Call 1-800-363-9010 in Quebec" },
    ],
  },
];

/** The crisis lines, as the team edits them. */
export const crisisDocument = contentDocument<CrisisContent>("crisis-lines", {
  numbers: { danger: "911", crisis: "988" },
  lead: "In crisis,",
  linkText: "call or text {crisis}",
  box: [
    { text: "In danger or thinking of suicide? Call " },
    { text: "{danger}" },
    { text: ", or call or text " },
    { text: "{crisis}" },
    { text: " in the US and Canada, day or night." },
  ],
  unitedStates,
  canada,
  checked: "Checked on November 23, 2026. We check each line again every three months.",
  help: {
    heading: "If you’re thinking about suicide or hurting yourself, you can talk to someone right now.",
    text: "It’s free, private and open day and night. You don’t have to be sure it’s an emergency.",
    danger: { text: "Call {danger}" },
    // Both countries answer the same number.
    ways: [
      { text: "Call {crisis}" },
      { text: "Text {crisis}" },
      { text: "Chat at 988lifeline.org", href: "https://988lifeline.org/" },
    ],
    where: "{crisis} works in the United States and Canada. The chat is for the United States.",
  },
});

/** In the line above the header, and in the box of the footer, which is split around its numbers. */
export function crisisShort() {
  const { numbers, lead, linkText, href, box } = current(crisisDocument);
  const link = drawnWay({ text: linkText, ...(href === undefined ? {} : { href }) });
  return {
    lead: filled(lead, numbers),
    linkText: link.text,
    href: link.href,
    box: box.map((part): SentencePart => {
      const text = filled(part.text, numbers);
      const isNumber = phoneNumbersIn(text).length === 1 && /^[\s\d+().-]*$/.test(text);
      const address = isNumber || part.href !== undefined ? wayAddress({ ...part, text }) : undefined;
      return address === undefined ? { text } : { text, href: address };
    }),
  };
}

/** The same line as a sentence, for mails. */
export function crisisSentence(): string {
  const { lead, linkText } = crisisShort();
  return `${lead} ${linkText} in the US and Canada.`;
}

/** The numbers to call in danger and in a crisis, for sentences that name them. */
export function crisisNumbers(): CrisisContent["numbers"] {
  return current(crisisDocument).numbers;
}

/** A way with its numbers filled in. Without any, it calls the crisis line. */
function drawnWay(way: WrittenWay): HelpWay {
  const { numbers } = current(crisisDocument);
  const text = filled(way.text, numbers);
  return { text, href: wayAddress({ ...way, text }) ?? `tel:${numbers.crisis}` };
}

function drawnLine({ name, who, ways }: WrittenLine): HelpLine {
  const { numbers } = current(crisisDocument);
  return { name: filled(name, numbers), who: filled(who, numbers), ways: ways.map(drawnWay) };
}

/** The card behind "More help lines": in every footer and beside every form. */
export function crisisCard() {
  const { unitedStates: us, canada: ca, checked } = current(crisisDocument);
  const regions: readonly HelpRegion[] = [
    { id: "us", name: helpRegionNames.us, lines: us.map(drawnLine) },
    { id: "ca", name: helpRegionNames.ca, lines: ca.map(drawnLine) },
  ];
  return { more: "More help lines", region: "Where are you?", regions, checked };
}

/** The help beside a field whose words speak of suicide or self-harm (crisis-words.ts). */
export function crisisHelp() {
  const { help, numbers } = current(crisisDocument);
  return {
    heading: filled(help.heading, numbers),
    text: filled(help.text, numbers),
    ways: help.ways.map(drawnWay),
    where: filled(help.where, numbers),
    danger: { before: "In danger right now? ", link: drawnWay(help.danger), after: "." },
    private:
      "This box comes from your own device, because of a word you typed. Nobody was told. You can go on writing.",
    newTab: "opens in a new tab",
  };
}

/** The short list behind the help button of the phone header: who to call in danger, then the crisis line's ways. */
export function crisisNow() {
  const { help } = current(crisisDocument);
  const calls = help.ways.map(drawnWay).filter(({ href }) => !href.startsWith("https:"));
  const when = ["someone is in danger", "thoughts of suicide, or distress"];
  return {
    title: "Help now",
    close: "Close",
    ways: [drawnWay(help.danger), ...calls].map((way, at) => ({ ...way, when: when[at] })),
    more: "More help lines",
  };
}
