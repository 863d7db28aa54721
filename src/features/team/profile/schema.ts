import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { signInErrors } from "../sign-in/copy/sentences.ts";
import { chosenPassword, givenCode, givenPassword } from "../sign-in/schema.ts";

const current = givenPassword(signInErrors.currentMissing);

/** One's own password, asked for before anything that keeps others out is changed. */
export const ownPassword = z.strictObject({ password: current });
/** The password alone must not take the second step away, so a code is asked for too. */
export const passwordAndCode = z.strictObject({ password: current, code: givenCode });
export const ownName = z.strictObject({
  name: safeText({
    max: textBounds.name,
    sentence: signInErrors.nameTooLong,
    missing: signInErrors.nameMissing,
  }),
});
export const firstCode = z.strictObject({ code: givenCode });
export const passwordChange = z.strictObject({ current, password: chosenPassword });
