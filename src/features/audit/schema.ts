import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";

/** Where a page of the list begins; the value of an earlier answer's `next`. */
export const auditQuery = z.strictObject({
  cursor: z.optional(safeText({ max: 100, sentence: "That is no place in the list" })),
});
