import * as z from "zod/mini";
import { maxPastedLink } from "#platform/http/mailed-token.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { passwordMaxLength, passwordMinLength } from "../rules.ts";
import { signInErrors } from "./copy/sentences.ts";

/** The longest text of each field. */
export const signInBounds = {
  email: textBounds.email,
  password: passwordMaxLength,
  code: 64,
  token: maxPastedLink,
  to: 500,
} as const;

const email = safeEmail({
  max: signInBounds.email,
  sentence: signInErrors.emailTooLong,
  missing: signInErrors.emailMissing,
  invalid: signInErrors.emailInvalid,
});

/** A password given as proof: any possible length. */
export const givenPassword = (missing: string) =>
  safeText({ max: signInBounds.password, sentence: signInErrors.passwordTooLong, missing });

/** A new password. */
export const chosenPassword = safeText({
  max: signInBounds.password,
  sentence: signInErrors.passwordTooLong,
  missing: signInErrors.passwordMissing,
}).check(z.minLength(passwordMinLength, signInErrors.passwordTooShort));

/** A code from the app or a recovery code. */
export const givenCode = safeText({
  max: signInBounds.code,
  sentence: signInErrors.codeTooLong,
  missing: signInErrors.codeMissing,
});

/** Where to go afterwards; `safeReturn` decides what is allowed. */
const to = z.optional(safeText({ max: signInBounds.to, sentence: signInErrors.unreadable }));

export const credentials = z.strictObject({
  email,
  password: givenPassword(signInErrors.passwordMissing),
  to,
});
export const secondStep = z.strictObject({ code: givenCode, to });
export const forgottenPassword = z.strictObject({ email });

/** The link as somebody pasted it, or its token. */
const token = safeText({
  max: signInBounds.token,
  sentence: signInErrors.unreadable,
  missing: signInErrors.linkMissing,
});
export const openedLink = z.strictObject({ token });
export const passwordByLink = z.strictObject({ token, password: chosenPassword });
export const nothing = z.strictObject({});
