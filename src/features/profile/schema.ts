import * as z from "zod/mini";
import { signInErrors } from "#content/desk/sign-in-sentences.ts";
import { chosenPassword, givenCode, givenPassword } from "#features/sign-in/schema.ts";

const current = givenPassword(signInErrors.currentMissing);

/** One's own password, asked for before anything that keeps others out is changed. */
export const ownPassword = z.strictObject({ password: current });
export const firstCode = z.strictObject({ code: givenCode });
export const passwordChange = z.strictObject({ current, password: chosenPassword });
