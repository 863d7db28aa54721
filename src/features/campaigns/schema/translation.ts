import * as z from "zod/mini";
import { adminMessages } from "../copy/campaign-copy.ts";

const languageShape = /^[a-z]{2}(-[A-Z]{2})?$/;

/** A language code, such as en or fr-CA. */
export const language = z
  .string(adminMessages.language)
  .check(z.maxLength(5), z.regex(languageShape, adminMessages.language));

/** A translation: a new draft in a language, or a campaign that exists. */
export const newTranslation = z.union([
  z.strictObject({ language }),
  z.strictObject({ campaign: z.string().check(z.minLength(1), z.maxLength(60)) }),
]);
