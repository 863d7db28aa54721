import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { searchCopy } from "./copy/search.ts";
import { longestSearch } from "./rules.ts";

/** What is looked for. It travels in the body, since addresses are kept in histories and logs. */
export const adminLookup = z.strictObject({
  text: safeText({ max: longestSearch, sentence: searchCopy.tooLong }),
});

/** What was found, as the browser takes it. */
export const adminFound = z.object({
  items: z.array(
    z.object({
      kind: z.enum(["campaign", "messages", "inquiries", "subscriber"]),
      title: z.string(),
      path: z.string(),
      at: z.nullable(z.string()),
    }),
  ),
});
