import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { searchCopy } from "./copy/search.ts";
import { longestSearch } from "./rules.ts";

/** The search text. It is sent in the body, since addresses end up in histories and logs. */
export const adminLookup = z.strictObject({
  text: safeText({ max: longestSearch, sentence: searchCopy.tooLong }),
});

/** The results, as parsed in the browser. */
export const adminFound = z.object({
  items: z.array(
    z.object({
      kind: z.enum([
        "campaign",
        "person",
        "messages",
        "inquiries",
        "subscriber",
        "answer",
        "newsletter",
        "clinic",
        "member",
        "content",
      ]),
      title: z.string(),
      path: z.string(),
      at: z.nullable(z.string()),
    }),
  ),
});
