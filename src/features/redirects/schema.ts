import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { redirectFaults as faults } from "./copy.ts";
import { redirectBounds, redirectKinds } from "./rules.ts";

/** What an owner says of a redirect. Longer than what is stored: a whole address may be pasted. */
const typed = (missing: string) => safeText({ max: 2_000, sentence: faults.tooLong(2_000), missing });

export const redirectContent = z.strictObject({
  from: typed(faults.noFrom),
  to: typed(faults.noTo),
  kind: z.enum(redirectKinds, faults.kind),
  note: safeText({ max: redirectBounds.note, sentence: faults.tooLong(redirectBounds.note) }),
  /** Leading to another site is meant. */
  outside: z.optional(z.boolean(faults.yesOrNo)),
  /** Redirects that lead to this old address lead to the new target too. */
  leadOn: z.optional(z.boolean(faults.yesOrNo)),
});
export type RedirectContent = z.output<typeof redirectContent>;

/** Whatever is to change, on the revision that was seen. */
export const redirectChange = z
  .extend(z.partial(redirectContent), {
    revision: z.number(faults.revision).check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  })
  .check(z.refine((change) => Object.keys(change).length > 1, faults.nothing));
export type RedirectChange = z.output<typeof redirectChange>;

/** What the list, and the export of it, is narrowed down by. */
export const redirectFilter = z.strictObject({
  search: z.optional(safeText({ max: redirectBounds.from, sentence: faults.tooLong(redirectBounds.from) })),
});

/** A page of the list. */
export const redirectQuery = z.extend(redirectFilter, {
  /** The value of an earlier answer's `next`. */
  cursor: z.optional(safeText({ max: redirectBounds.from, sentence: faults.cursor })),
});

/** A file to import. */
export const redirectImport = z.strictObject({
  csv: safeText({ max: redirectBounds.importBytes, sentence: faults.longFile, missing: faults.noFile }),
  /** Rows that lead to other sites are meant. */
  outside: z.optional(z.boolean(faults.yesOrNo)),
  /** What the look through the same file answered; without it nothing is imported, only looked at. */
  checked: z.optional(safeText({ max: 100, sentence: faults.checked })),
});
export type RedirectImport = z.output<typeof redirectImport>;
