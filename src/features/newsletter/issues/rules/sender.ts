import * as z from "zod/mini";
import { site } from "#content/site.ts";

/** The newsletter sender, as US and Canadian law requires in every newsletter. */
export type Sender = { legalName: string; postalAddress: string };

/** The setting's name. */
export const senderSetting = "letters.sender";

/** The longest name and address. */
export const senderBounds = { legalName: 200, postalAddress: 400 } as const;

const stored = z.object({ legalName: z.string(), postalAddress: z.string() });

/** Whether a text is a placeholder from the site's content. */
const isStandIn = (text: string) =>
  [site.operator.legalName, site.operator.postalAddress].some(
    (fact) => fact.sample && fact.text === text.trim(),
  );

/** A name has letters and isn't the placeholder. */
export function isLegalName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !isStandIn(text);
}

/** A postal address has letters and at least one digit: a house, a box or a postal code. */
export function isPostalAddress(text: string): boolean {
  return text.trim().length >= 10 && /\p{L}/u.test(text) && /\p{N}/u.test(text) && !isStandIn(text);
}

/** The sender that owners have entered, or the one in the site's content; undefined while both are placeholders. */
export function senderIn(setting: string | undefined): Sender | undefined {
  const { legalName, postalAddress } = site.operator;
  const entered = setting ? stored.parse(JSON.parse(setting)) : undefined;
  const sender = entered ?? { legalName: legalName.text, postalAddress: postalAddress.text };
  const isReal = entered !== undefined || (!legalName.sample && !postalAddress.sample);
  return isReal && isLegalName(sender.legalName) && isPostalAddress(sender.postalAddress)
    ? sender
    : undefined;
}
