/** What is shown beside a field when its words speak of suicide or self-harm, and the words that say so. */
import { helpRegionNames } from "./crisis.ts";

export const crisisHelp = {
  heading: "If you're thinking about suicide or hurting yourself, you can talk to someone right now.",
  text: "It's free, private and open day and night. You don't have to be sure it's an emergency.",
  danger: { before: "In danger right now? ", link: { text: "Call 911", href: "tel:911" }, after: "." },
  /** Both countries answer the same number. */
  ways: [
    { text: "Call 988", href: "tel:988" },
    { text: "Text 988", href: "sms:988" },
    { text: "Chat at 988lifeline.org", href: "https://988lifeline.org/" },
  ],
  where: `988 works in the ${helpRegionNames.us} and ${helpRegionNames.ca}. The chat is for the ${helpRegionNames.us}.`,
  private:
    "This box comes from your own device, because of a word you typed. Nobody was told. You can go on writing.",
  newTab: "opens in a new tab",
} as const;

/**
 * Parts of sentences, as people write them: small letters, no apostrophes, one space. Each must be about the writer's own
 * life or body, so that "the embryos died" or "it kills me" brings no box.
 */
const crisisPhrases: readonly RegExp[] = [
  /\bsuicid/,
  /\b(kill|killing|killed) myself\b/,
  /\b(end|ending|take|taking) my (own )?life\b/,
  /\bend it all\b/,
  /\bunalive\b/,
  /\bkms\b/,
  /\b(want|wanted|wanna|going|ready|wish i could|plan|planning) (to )?die\b/,
  /\bthink(ing)? (about|of) (dying|death|ending it)\b/,
  /\b(want|wish|rather|wanted) (to )?(i )?(was|were|be) dead\b/,
  /\bbetter off (dead|without me)\b/,
  /\b(dont|do not|didnt|did not|never) (want|wanna) (to )?(live|be alive|wake up|exist|be here any ?more)\b/,
  /\b(nothing|no reason|not worth) (left )?(to live|living)( for)?\b/,
  /\bself ?harm/,
  /\b(hurt|hurting|harm|harming|cut|cutting) myself\b/,
  /\boverdos(e|ing)\b/,
];

/** Whether a text speaks of suicide or self-harm. It errs on the side of showing help once too often. */
export function speaksOfCrisis(text: string): boolean {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’‘`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
  return crisisPhrases.some((phrase) => phrase.test(plain));
}
