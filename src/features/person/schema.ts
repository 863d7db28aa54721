import * as z from "zod/mini";
import { safeEmail } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { personFaults } from "./copy.ts";

/** A whole address. It travels in the body, since addresses of pages end up in histories and logs. */
export const personLookup = z.strictObject({
  email: safeEmail({
    max: textBounds.email,
    sentence: personFaults.tooLong,
    missing: personFaults.email,
    invalid: personFaults.email,
  }),
});

/** A place in the timeline. */
export const personQuery = z.strictObject({
  cursor: z.optional(
    z
      .string()
      .check(
        z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z_[0-9a-f-]{36}$/, personFaults.cursor),
        z.maxLength(100, personFaults.cursor),
      ),
  ),
});
