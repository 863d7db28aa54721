/** Shapes that the four support pages share. */
import { crisisNumbers } from "../../crisis.ts";
import type { HelpAddress } from "../../help-number.ts";
import { site } from "../../site.ts";

/** A short title and what it means. */
export type Item = { title: string; text: string };

/** Words around the crisis line's link. */
export type CallCopy = { before: string; linkText: string; href: HelpAddress; after: string };

/** The sentence that every support page carries, after one of its own. */
export function inCrisis(opening: string): CallCopy {
  return {
    get before() {
      return `${opening} In danger, call ${crisisNumbers().danger}. In crisis, `;
    },
    get linkText() {
      return site.crisis.linkText;
    },
    get href() {
      return site.crisis.href;
    },
    after: " in the US and Canada.",
  };
}
