import * as z from "zod/mini";
import { formCopy } from "#content/forms.ts";
import { groupFaults as faults } from "#content/groups/places.ts";
import { maxPastedLink } from "#platform/http/mailed-token.ts";
import { recordId, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { emailText, honeypot, optionalText, personal } from "#platform/records/fields.ts";
import { isMonth } from "../rules/figures.ts";
import { longestName, mostSeats, placeActions } from "../rules/place.ts";
import { longestGroupName, meetingAddress } from "./group.ts";

const whole = (least: number, most: number) =>
  z.int(faults.number).check(z.gte(least, faults.number), z.lte(most, faults.number));
const localTime = z
  .string(faults.time)
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, faults.time));
/** The date as the screen loaded it (`versionOf`), so that a change by somebody else meanwhile isn't overwritten. */
const loaded = z.optional(recordId);
/** A change of one date. `start` is local time in the group's zone, as 2026-12-08T19:00. */
export const dateChange = z.discriminatedUnion("kind", [
  z.strictObject({
    ...{ kind: z.literal("move"), key: recordId, start: localTime, minutes: whole(15, 240), loaded },
  }),
  z.strictObject({ kind: z.literal("add"), start: localTime, minutes: whole(15, 240) }),
  z.strictObject({ kind: z.literal("cancel"), key: recordId, loaded }),
]);
export type DateChange = z.output<typeof dateChange>;

export const personFields = {
  email: personal(
    emailText({
      max: textBounds.email,
      tooLong: faults.emailTooLong,
      missing: faults.emailMissing,
      invalid: faults.emailInvalid,
    }),
  ),
  name: personal(optionalText({ max: longestName, tooLong: faults.tooLong })),
};

export const placeRequest = z.strictObject({
  ...personFields,
  seats: whole(1, mostSeats),
  /** The version of the ground rules that were on the page. */
  rules: whole(1, 1_000_000),
  agree: z.literal(true, faults.agree),
  website: honeypot({ max: textBounds.trap, filled: formCopy.honeypotFilled }),
});
export type PlaceRequest = z.output<typeof placeRequest>;

/** Reads a sign-up sent without script. */
export function placeFromForm({
  seats,
  rules,
  agree,
  ...texts
}: Readonly<Record<string, string>>): Record<string, unknown> {
  return { ...texts, seats: Number(seats), rules: Number(rules), agree: agree === "on" };
}

const token = safeText({ max: maxPastedLink, sentence: faults.link, missing: faults.link });
export const placeLink = z.strictObject({ token });
export const placeChange = z.strictObject({ token, action: z.enum(placeActions) });

export const figuresQuery = z.strictObject({ month: z.string().check(z.refine(isMonth, faults.day)) });

export const groupId = z.strictObject({ id: recordId });
export const addressChange = z.strictObject({
  address: meetingAddress.check(z.minLength(1, faults.address)),
});
export const doorChange = z.strictObject({ isClosed: z.boolean() });
export const hostChange = z.strictObject({ memberId: recordId, isHost: z.boolean() });
export const placeGift = z.strictObject({ placeId: recordId });
export const placeRemoval = z.strictObject({ placeId: recordId, bar: z.boolean() });
export const barLift = z.strictObject({
  email: emailText({
    max: textBounds.email,
    tooLong: faults.emailTooLong,
    missing: faults.missing,
    invalid: faults.emailInvalid,
  }),
});
export const groupDeletion = z.strictObject({
  name: safeText({ max: longestGroupName, sentence: faults.tooLong, missing: faults.missing }),
});
