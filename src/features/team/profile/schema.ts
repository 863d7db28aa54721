import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { signInErrors } from "../copy.ts";
import { chosenPassword, givenCode, givenPassword, signInBounds } from "../sign-in/schema.ts";
import { type MailTime, mailTimes } from "./rules.ts";

const current = givenPassword(signInErrors.currentMissing);

/** The present password, required before any change that could lock the owner of the account out. */
export const ownPassword = z.strictObject({ password: current });
/** A code is required too, so that the password alone can't remove the second factor. */
export const passwordAndCode = z.strictObject({ password: current, code: givenCode });
/** For new recovery codes; which of both are needed depends on the second factor. */
export const codesRenewal = z.strictObject({
  password: z.optional(safeText({ max: signInBounds.password, sentence: signInErrors.passwordTooLong })),
  code: z.optional(safeText({ max: signInBounds.code, sentence: signInErrors.codeTooLong })),
});
/** The password, a code where two-step sign-in is on, and for forms where to go on. */
export const confirmation = z.strictObject({
  password: current,
  code: z.optional(safeText({ max: signInBounds.code, sentence: signInErrors.codeTooLong })),
  to: z.optional(safeText({ max: 2_000, sentence: signInErrors.unreadable })),
});
export const ownName = z.strictObject({
  name: safeText({
    max: textBounds.name,
    sentence: signInErrors.nameTooLong,
    missing: signInErrors.nameMissing,
  }),
});
/** A session or a passkey, by its id. */
export const listedItem = z.strictObject({ id: safeText({ max: 100, sentence: signInErrors.unreadable }) });
export const firstCode = z.strictObject({ code: givenCode });
export const passwordChange = z.strictObject({ current, password: chosenPassword });

export const mailTimeCopy = {
  choices: { now: "Right away", daily: "Once a day, at 8 AM" } satisfies Record<MailTime, string>,
  saved: { now: "You'll get these emails right away.", daily: "You'll get these emails once a day." },
} as const;

export const mailTimeChange = z.strictObject({ when: z.enum(mailTimes, "Please choose when to send them") });

export const weeklySummaryChange = z.strictObject({
  wanted: z.boolean("Please choose whether you want the summary"),
});
