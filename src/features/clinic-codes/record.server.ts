import * as z from "zod/mini";
import { choice, optionalText, requiredText } from "#platform/records/fields.ts";
import { record } from "#platform/records/record.server.ts";
import type { ColumnsOf, InputOf, ValueOf } from "#platform/records/record-table.ts";
import { fieldOf, optionalDay, optionalNumber } from "#platform/records/team-fields.ts";
import { clinicCodeFaults as faults } from "./copy.ts";
import { clinicCodeBounds as bounds, clinicCodePlanIds, clinicCodeStates, codeKey, isCode } from "./rules.ts";

const code = z.string(faults.code).check(
  z.trim(),
  z.refine((typed) => typed === "" || isCode(typed), faults.code),
);

const shape = {
  clinic: requiredText({
    ...{ label: "Clinic", hint: "The name its patients know.", max: bounds.clinic },
    ...{ tooLong: faults.tooLong(bounds.clinic), missing: faults.clinic },
  }),
  /** Without one, it's generated. */
  code: fieldOf(code, {
    ...{ label: "Code", max: bounds.code, type: "code", beside: "clinic" },
    hint: "The same as on the course platform. Upper and lower case don't matter on our page.",
  }),
  plan: choice({
    ...{ label: "Plan", missing: faults.plan },
    options: clinicCodePlanIds.map((value) => ({ value, label: value })),
  }),
  covers: optionalText({
    ...{ label: "What it covers", max: bounds.covers, tooLong: faults.tooLong(bounds.covers), lines: true },
    hint: "A sentence for patients, for example: the first two months, for patients of the clinic.",
  }),
  uses: optionalNumber({
    ...{ label: "Agreed uses", hint: "The number of uses agreed with the clinic." },
    ...{ min: 1, max: bounds.uses, wrong: faults.uses },
  }),
  lastDay: optionalDay({
    ...{ label: "Last day", hint: "The code works until the end of this day.", beside: "uses" },
    wrong: faults.lastDay,
  }),
};

const together = { clinic_and_covers: ["clinic", "covers"] } as const;

export const clinicCodes = record(shape, {
  ...{ table: "clinic_codes", together, audit: "coupons", changed: faults.changed },
  context: { table: "coupons", columns: { clinic_and_covers: "words" } },
  ...{ read: "clinic-codes.write", write: "clinic-codes.write" },
  // In uppercase, so that codes are unique regardless of case.
  derived: (value) => ({ code_key: codeKey(value.code) }),
  unique: { field: "code", taken: faults.taken },
});

export type ClinicCodeContent = ValueOf<typeof shape>;
export type NewClinicCode = InputOf<typeof shape>;
export type ClinicCodeColumns = ColumnsOf<typeof shape, typeof together>;

/** The fields to change, or the state, and the revision that the client loaded. */
export const clinicCodeChange = z
  .extend(
    z.partial(clinicCodes.changeInput, {
      clinic: true,
      code: true,
      plan: true,
      uses: true,
      lastDay: true,
    }),
    {
      state: z.optional(z.enum(clinicCodeStates)),
    },
  )
  .check(z.refine((change) => Object.keys(change).length > 1, faults.nothing));
export type ClinicCodeChange = z.output<typeof clinicCodeChange>;
