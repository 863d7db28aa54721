/** The words by which a text speaks of suicide or self-harm. What is shown then is in crisis.ts. */

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
  const plain = plainWords(text);
  return crisisPhrases.some((phrase) => phrase.test(plain));
}

/** A text in small letters, without accents and apostrophes, with one space between words. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’‘`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
}
