import { revealIn } from "#ui/reveal.ts";
import type { LetterProps } from "./letter.tsx";
import { awaitLetter } from "./letter-wait.ts";
import { moveSteps } from "./step-motion.ts";

/** Everything on the home page that moves or answers; the page is whole HTML before it comes. */
export function beginMotion(signal: AbortSignal, letter: LetterProps): void {
  moveSteps(signal);
  revealIn(document, signal);
  awaitLetter(signal, letter);
}
