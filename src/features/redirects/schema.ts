import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { redirectFaults as faults } from "./copy.ts";
import { redirectBounds, redirectKinds } from "./rules.ts";

/** A redirect as entered. Longer than what is stored, because a full address may be pasted. */
const typed = (missing: string) => safeText({ max: 2_000, sentence: faults.tooLong(2_000), missing });

export const redirectContent = z.strictObject({
  from: typed(faults.noFrom),
  to: typed(faults.noTo),
  kind: z.enum(redirectKinds, faults.kind),
  note: safeText({ max: redirectBounds.note, sentence: faults.tooLong(redirectBounds.note) }),
  /** Confirms a target on another site. */
  outside: z.optional(z.boolean(faults.yesOrNo)),
  /** Updates redirects that lead to this old address to the new target. */
  leadOn: z.optional(z.boolean(faults.yesOrNo)),
});
export type RedirectContent = z.output<typeof redirectContent>;

/** The fields to change, with the version the client loaded (optimistic locking). */
export const redirectChange = z
  .extend(z.partial(redirectContent), {
    revision: z.number(faults.revision).check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  })
  .check(z.refine((change) => Object.keys(change).length > 1, faults.nothing));
export type RedirectChange = z.output<typeof redirectChange>;

/** The filter of the list and its export. */
export const redirectFilter = z.strictObject({
  search: z.optional(safeText({ max: redirectBounds.from, sentence: faults.tooLong(redirectBounds.from) })),
});

/** A page of the list. */
export const redirectQuery = z.extend(redirectFilter, {
  /** `next` from an earlier response. */
  cursor: z.optional(safeText({ max: redirectBounds.from, sentence: faults.cursor })),
});

/** A file to import. */
export const redirectImport = z.strictObject({
  csv: safeText({ max: redirectBounds.importBytes, sentence: faults.longFile, missing: faults.noFile }),
  /** Confirms rows with targets on other sites. */
  outside: z.optional(z.boolean(faults.yesOrNo)),
  /** The token from the dry run of the same file; without it nothing is imported. */
  checked: z.optional(safeText({ max: 100, sentence: faults.checked })),
});
export type RedirectImport = z.output<typeof redirectImport>;
