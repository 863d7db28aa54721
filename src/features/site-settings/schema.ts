import * as z from "zod/mini";
import { clinicCodePlans } from "#features/clinic-codes/rules/plans.ts";
import { longestPurchaseLink } from "#features/clinic-codes/rules/purchase-links.ts";
import { isLegalName, isPostalAddress, senderBounds } from "#features/newsletter/issues/rules/sender.ts";
import { largestPace } from "#features/newsletter/issues/rules.ts";
import { notificationKinds } from "#features/team/members/rules/notified.ts";
import { isTimeZone } from "#platform/clock/time-zone.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { settingsMessages as said } from "./copy.ts";

/** The stored value the client loaded; "" for the default (optimistic locking). */
const was = safeText({ max: 10_000, sentence: said.unreadable });
const short = safeText({ max: 100, sentence: said.unreadable });

/** Who is notified about one kind of event. */
export const notificationChange = z.strictObject({
  about: z.enum(notificationKinds, said.unreadable),
  chosen: z
    .array(short, said.unreadable)
    .check(z.minLength(1, said.nobody), z.maxLength(200, said.unreadable)),
  was,
});
export type ToldChange = z.output<typeof notificationChange>;

/** All days on which the team is closed. */
export const closedDaysChange = z.strictObject({
  days: z.array(short, said.unreadable).check(z.maxLength(400, said.tooMany)),
  was,
});
export type ClosedDaysChange = z.output<typeof closedDaysChange>;

/** The default sending speed of new newsletter issues. */
export const paceChange = z.strictObject({
  pace: z.int(said.pace).check(z.gte(1, said.pace), z.lte(largestPace, said.pace)),
  was,
});
export type PaceChange = z.output<typeof paceChange>;

/** The purchase link with `{code}` of each plan; an empty one removes the link. */
export const purchaseLinksChange = z.strictObject({
  links: z.partialRecord(
    z.enum(
      clinicCodePlans.map(({ id }) => id),
      said.unreadable,
    ),
    safeText({ max: longestPurchaseLink, sentence: said.purchaseLink.tooLong }),
  ),
  was,
});
export type PurchaseLinksChange = z.output<typeof purchaseLinksChange>;

/** The team's time zone. */
export const zoneChange = z.strictObject({
  zone: safeText({ max: 60, sentence: said.zone, missing: said.zone }).check(z.refine(isTimeZone, said.zone)),
  was,
});
export type ZoneChange = z.output<typeof zoneChange>;

/** The newsletter sender. */
export const senderChange = z.strictObject({
  legalName: safeText({
    max: senderBounds.legalName,
    sentence: said.senderLong,
    missing: said.legalName,
  }).check(z.refine((text) => isLegalName(text) && !/[\r\n]/.test(text), said.legalName)),
  postalAddress: safeText({
    max: senderBounds.postalAddress,
    sentence: said.senderLong,
    missing: said.postalAddress,
  }).check(z.refine(isPostalAddress, said.postalAddress)),
  was,
});
export type SenderChange = z.output<typeof senderChange>;

/** The status of a test email. */
const testMailStates = ["waiting", "retrying", "sent", "written", "failed"] as const;
export const testMailState = z.object({ state: z.enum(testMailStates), reason: z.string() });
export type TestMailState = z.output<typeof testMailState>;
