import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { clinicCodeFaults } from "./copy.ts";
import { clinicCodeBounds } from "./rules.ts";

/** The code typed as confirmation of the deletion. */
export const clinicCodeDeletion = z.strictObject({
  code: safeText({ max: 100, sentence: clinicCodeFaults.deleteCode }),
});

export const clinicCodeQuery = z.strictObject({
  /** Part of a clinic's name or code. */
  search: z.optional(
    safeText({ max: clinicCodeBounds.clinic, sentence: clinicCodeFaults.tooLong(clinicCodeBounds.clinic) }),
  ),
});

const clinicCodeKinds = ["view", "press"] as const;
export type ClinicCodeKind = (typeof clinicCodeKinds)[number];
export const clinicCodeCount = z.strictObject({ kind: z.enum(clinicCodeKinds) });
