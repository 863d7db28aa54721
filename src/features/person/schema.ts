import * as z from "zod/mini";

const expired = "That page link has expired. Start again from the first page.";

/** A place in the timeline. */
export const personQuery = z.strictObject({
  cursor: z.optional(
    z
      .string()
      .check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z_[0-9a-f-]{36}$/, expired), z.maxLength(100, expired)),
  ),
});
