import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { pictureBounds } from "#platform/pictures/bounds.ts";
import { pictureFaults as faults } from "./copy.ts";
import { pictureLimits } from "./rules.ts";

const alt = safeText({ max: pictureLimits.alt, sentence: faults.longAlt });
const percent = z.number(faults.focus).check(z.minimum(0, faults.focus), z.maximum(100, faults.focus));
const isDescribed = ({ alt: text, decorative }: { alt: string; decorative?: boolean | undefined }) =>
  decorative === true || text.trim() !== "";

/** The length of a file of the largest size in base64. */
const mostCharacters = Math.ceil(pictureBounds.bytes / 3) * 4;

/** The file is base64. */
export const pictureUpload = z
  .strictObject({
    file: z
      .string(faults.noFile)
      .check(
        z.minLength(1, { error: faults.noFile, abort: true }),
        z.maxLength(mostCharacters, faults.tooLarge),
      ),
    alt,
    /** It says nothing that the text beside it doesn't, so screen readers skip it. */
    decorative: z.optional(z.boolean(faults.yesOrNo)),
  })
  .check(z.refine(isDescribed, { error: faults.noAlt, path: ["alt"] }));
export type PictureUpload = z.output<typeof pictureUpload>;

/** A changed description or focal point, with the version the client loaded (optimistic locking). */
export const pictureChange = z
  .strictObject({
    alt,
    decorative: z.boolean(faults.yesOrNo),
    focusX: percent,
    focusY: percent,
    revision: z.number(faults.revision).check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  })
  .check(z.refine(isDescribed, { error: faults.noAlt, path: ["alt"] }));
export type PictureChange = z.output<typeof pictureChange>;

export const pictureQuery = z.strictObject({
  search: z.optional(safeText({ max: pictureLimits.search, sentence: faults.longSearch })),
  /** `next` of the previous page. */
  cursor: z.optional(safeText({ max: 100, sentence: faults.cursor })),
});
export type PictureQuery = z.output<typeof pictureQuery>;
