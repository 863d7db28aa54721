import * as z from "zod/mini";
import { site } from "#content/site.ts";

/** Who sends newsletters, as US and Canadian law wants to read it under each of them. */
export type Sender = { legalName: string; postalAddress: string };

/** The name under which owners keep it. */
export const senderSetting = "letters.sender";

/** The longest name and address. */
export const senderBounds = { legalName: 200, postalAddress: 400 } as const;

const stored = z.object({ legalName: z.string(), postalAddress: z.string() });
const { legalName, postalAddress } = site.operator;

/** Whether a text is a stand-in of the site's content. */
const isStandIn = (text: string) =>
  [legalName, postalAddress].some((fact) => fact.sample && fact.text === text.trim());

/** A name has letters and isn't the stand-in. */
export function isLegalName(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !isStandIn(text);
}

/** An address where mail arrives has letters and at least one figure: a house, a box or a postal code. */
export function isPostalAddress(text: string): boolean {
  return text.trim().length >= 10 && /\p{L}/u.test(text) && /\p{N}/u.test(text) && !isStandIn(text);
}

/** The sender that owners have entered, else the one in the site's content; undefined while both are stand-ins. */
export function senderIn(setting: string | undefined): Sender | undefined {
  const entered = setting ? stored.parse(JSON.parse(setting)) : undefined;
  const sender = entered ?? { legalName: legalName.text, postalAddress: postalAddress.text };
  const isReal = entered !== undefined || (!legalName.sample && !postalAddress.sample);
  return isReal && isLegalName(sender.legalName) && isPostalAddress(sender.postalAddress)
    ? sender
    : undefined;
}
