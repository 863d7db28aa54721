import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { clinicCodeFaults } from "./copy.ts";
import { clinicCodeBounds, clinicCodePlanIds, clinicCodeStates, isCode } from "./rules.ts";

const trimmed = (text: unknown) => (typeof text === "string" ? text.trim() : text);

/** The content of a code. Without a code, one is generated. */
export const clinicCodeContent = z.strictObject({
  clinic: safeText({
    max: clinicCodeBounds.clinic,
    sentence: clinicCodeFaults.tooLong(clinicCodeBounds.clinic),
    missing: clinicCodeFaults.clinic,
  }),
  code: z.pipe(
    z.transform(trimmed),
    z
      .string(clinicCodeFaults.code)
      .check(z.refine((code) => code === "" || isCode(code), clinicCodeFaults.code)),
  ),
  plan: z.enum(clinicCodePlanIds, clinicCodeFaults.plan),
  covers: safeText({
    max: clinicCodeBounds.covers,
    sentence: clinicCodeFaults.tooLong(clinicCodeBounds.covers),
  }),
  /** Uses agreed with the clinic; null for no limit. */
  uses: z.nullable(
    z
      .number(clinicCodeFaults.uses)
      .check(
        z.int(clinicCodeFaults.uses),
        z.minimum(1, clinicCodeFaults.uses),
        z.maximum(clinicCodeBounds.uses, clinicCodeFaults.uses),
      ),
  ),
  /** The last day it can be used, or empty. */
  lastDay: z.string(clinicCodeFaults.lastDay).check(z.refine(isDayOrNone, clinicCodeFaults.lastDay)),
});
export type ClinicCodeContent = z.output<typeof clinicCodeContent>;

function isDayOrNone(text: string): boolean {
  if (text === "") return true;
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const revision = z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** The fields to change, and the revision the client loaded (optimistic locking). */
export const clinicCodeChange = z
  .extend(z.partial(clinicCodeContent), { revision, state: z.optional(z.enum(clinicCodeStates)) })
  .check(z.refine((change) => Object.keys(change).length > 1, clinicCodeFaults.nothing));
export type ClinicCodeChange = z.output<typeof clinicCodeChange>;

/** The code typed as confirmation of the deletion. */
export const clinicCodeDeletion = z.strictObject({
  code: safeText({ max: 100, sentence: clinicCodeFaults.deleteCode }),
});

/** The list's filter. */
export const clinicCodeQuery = z.strictObject({
  /** Part of a clinic's name or code. */
  search: z.optional(
    safeText({ max: clinicCodeBounds.clinic, sentence: clinicCodeFaults.tooLong(clinicCodeBounds.clinic) }),
  ),
});

/** The counted events of a code's page. */
const clinicCodeKinds = ["view", "press"] as const;
export type ClinicCodeKind = (typeof clinicCodeKinds)[number];
export const clinicCodeCount = z.strictObject({ kind: z.enum(clinicCodeKinds) });
