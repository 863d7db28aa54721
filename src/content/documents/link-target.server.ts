/** Where an entry of a menu or a card leads, as a field: a page, a place of ours outside, or an address that is typed. */
import * as z from "zod/mini";
import { type LinkTarget, type Place, places } from "../menus.ts";
import { type Described, isWebAddress, noted } from "./fields.server.ts";

const longest = 500;

const sentences = {
  any: "Please choose a page, or enter an address that begins with / or https://",
  spaces: "Please leave out spaces in the address",
  name: "Please leave out the name and password in the address",
  tooLong: `Please use at most ${longest} characters`,
} as const;

const placeNames: Record<Place, string> = {
  blog: "Blog",
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
};

const options = places.map((each) => ({
  value: `place:${each}`,
  label: `${placeNames[each]}, from “Addresses and links”`,
}));

// Control characters, and what browsers take for a slash.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in an address
const tricks = /[\u0000-\u001f\u007f-\u009f\\\u2028\u2029\u202a-\u202e\u2066-\u2069<>"'`]/;

/** What is wrong with a target's spelling; whether a page of ours is there is asked when it's published. */
function faultOf(target: string): string | undefined {
  if (target.length > longest) return sentences.tooLong;
  if (options.some(({ value }) => value === target)) return undefined;
  if (/\s/.test(target)) return sentences.spaces;
  if (target.startsWith("/"))
    return target.startsWith("//") || tricks.test(target) || !target.isWellFormed()
      ? sentences.any
      : undefined;
  if (/^https:\/\/[^/?#]*@/.test(target)) return sentences.name;
  return target.startsWith("https://") && isWebAddress(target) ? undefined : sentences.any;
}

/** A link to a page of ours, a place of ours outside, or any other address. */
export function linkTarget(described: Described) {
  const schema = z
    .custom<LinkTarget>((value) => typeof value === "string", sentences.any)
    .check(
      z.superRefine((value, context) => {
        const message = faultOf(value);
        if (message !== undefined) context.addIssue({ code: "custom", message, input: value });
      }),
    );
  return noted(schema, { kind: "linkTarget", max: longest, options, ...described });
}
