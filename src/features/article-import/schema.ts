import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { importFaults as faults, importBounds } from "./copy/screen.ts";

const wholeNumber = z.number(faults.unreadable).check(z.int(), z.minimum(0), z.maximum(1_000_000));

/** A file to look through or import, in base64. */
export const articleImport = z.strictObject({
  file: z.string(faults.noFile).check(
    z.minLength(1, { error: faults.noFile, abort: true }),
    z.maxLength(Math.ceil(importBounds.bytes / 3) * 4, { error: faults.tooLarge, abort: true }),
    z.refine((text) => /^[A-Za-z0-9+/]+={0,2}$/.test(text), faults.unreadable),
  ),
  /** The old site's address, for files that don't have it. */
  site: z.optional(
    safeText({ max: 300, sentence: faults.site }).check(
      z.refine((text) => text === "" || /^https?:\/\/[^/\s]/.test(text), faults.site),
    ),
  ),
  /** The token of the dry run: with it, the import runs. */
  checked: z.optional(safeText({ max: 200, sentence: faults.unreadable })),
  /** `next` of the call before. */
  from: z.optional(wholeNumber),
});
export type ArticleImport = z.output<typeof articleImport>;
