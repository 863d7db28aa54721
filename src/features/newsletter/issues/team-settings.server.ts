import * as z from "zod/mini";
import { site } from "#content/site.ts";
import { safeText } from "#platform/http/safe-string.ts";
import type { Services } from "#platform/services.ts";
import { settingNow } from "#platform/settings/stored-settings.ts";
import { storedBefore, teamSetting } from "#platform/settings/team-setting.ts";
import { isNewsletter } from "./rules/audience.ts";
import { largestPace, pacesWith } from "./rules/sending.ts";
import type { IssueContent } from "./schema.ts";

const paceFault = "Please choose a speed between 1 and 30,000 emails per minute.";

/** In emails a minute. */
export const sendingPace = teamSetting({
  key: "sendingPace",
  position: 50,
  anchor: "pace",
  search: { title: "Sending speed", words: "pace emails per minute newsletter" },
  row: "letters.pace",
  read(stored) {
    const pace = Number(stored);
    return Number.isInteger(pace) && pace >= 1 && pace <= largestPace ? pace : 300;
  },
  input: z.strictObject({
    pace: z.int(paceFault).check(z.gte(1, paceFault), z.lte(largestPace, paceFault)),
    expected: storedBefore,
  }),
  fromForm: ({ pace, ...others }) => ({ ...others, pace: Number(pace) }),
  withoutRecentSignIn: "changes one record, which can be changed again",
  audit: {
    action: "settings.letter_pace_changed",
    text: "Changed the sending speed of new newsletters",
  },
  subject: ({ pace }) => String(pace),
  write: ({ pace }) => String(pace),
  panel: (pace) => ({ pace, offered: pacesWith(pace) }),
});

/** The newsletter sender, as US and Canadian law requires in every newsletter. */
export type Sender = { legalName: string; postalAddress: string };

const senderBounds = { legalName: 200, postalAddress: 400 } as const;
const senderFaults = {
  legalName: "Please enter the legal name on one line",
  postalAddress: "Please enter a postal address where mail reaches you",
  tooLong: "Please shorten this",
} as const;

/** Whether a text is a placeholder from the site's content. */
const isStandIn = (text: string) =>
  [site.operator.legalName, site.operator.postalAddress].some(
    (fact) => fact.sample && fact.text === text.trim(),
  );

const isLegalName = (text: string) => /\p{L}{2}/u.test(text) && !isStandIn(text);

/** A postal address has letters and at least one digit: a house, a box or a postal code. */
const isPostalAddress = (text: string) =>
  text.trim().length >= 10 && /\p{L}/u.test(text) && /\p{N}/u.test(text) && !isStandIn(text);

const storedSender = z.object({ legalName: z.string(), postalAddress: z.string() });

/** The sender that owners have entered, or the one in the site's content; undefined while both are placeholders. */
export const sender = teamSetting({
  key: "sender",
  position: 40,
  anchor: "sender",
  search: { title: "Newsletter sender", words: "legal name postal address from" },
  row: "letters.sender",
  read(stored): Sender | undefined {
    const { legalName, postalAddress } = site.operator;
    const entered = stored === "" ? undefined : storedSender.parse(JSON.parse(stored));
    const chosen = entered ?? { legalName: legalName.text, postalAddress: postalAddress.text };
    const isReal = entered !== undefined || (!legalName.sample && !postalAddress.sample);
    return isReal && isLegalName(chosen.legalName) && isPostalAddress(chosen.postalAddress)
      ? chosen
      : undefined;
  },
  input: z.strictObject({
    legalName: safeText({
      max: senderBounds.legalName,
      sentence: senderFaults.tooLong,
      missing: senderFaults.legalName,
    }).check(z.refine((text) => isLegalName(text) && !/[\r\n]/.test(text), senderFaults.legalName)),
    postalAddress: safeText({
      max: senderBounds.postalAddress,
      sentence: senderFaults.tooLong,
      missing: senderFaults.postalAddress,
    }).check(z.refine(isPostalAddress, senderFaults.postalAddress)),
    expected: storedBefore,
  }),
  withoutRecentSignIn: "changes one record, which can be changed again",
  audit: { action: "settings.sender_changed", text: "Changed who sends newsletters" },
  subject: () => "",
  write: ({ legalName, postalAddress }) =>
    JSON.stringify({
      legalName: legalName.trim(),
      postalAddress: postalAddress.trim().replaceAll("\r\n", "\n"),
    }),
  panel: (entered) => ({ ...(entered ?? { legalName: "", postalAddress: "" }), bounds: senderBounds }),
});

/** Undefined until someone has entered a real name and postal address. */
export function senderNow(services: Services): Promise<Sender | undefined> {
  return settingNow(services, sender);
}

/** Whether an issue can't go because its sender is missing. A message to a group is no newsletter and names none. */
export async function lacksSender(
  services: Services,
  content: Pick<IssueContent, "segment">,
): Promise<boolean> {
  return isNewsletter(content) && (await senderNow(services)) === undefined;
}

/** For the settings screen. */
export const teamSettings = [sendingPace, sender];
