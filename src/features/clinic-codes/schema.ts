import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { couponFaults } from "./copy.ts";
import { couponPlans } from "./rules/plans.ts";
import { codeShape, couponBounds, couponStates } from "./rules.ts";

const trimmed = (text: unknown) => (typeof text === "string" ? text.trim() : text);

/** Everything the team writes down about one code. Without a code one is made. */
export const couponContent = z.strictObject({
  clinic: safeText({
    max: couponBounds.clinic,
    sentence: couponFaults.tooLong(couponBounds.clinic),
    missing: couponFaults.clinic,
  }),
  code: z.pipe(
    z.transform(trimmed),
    z
      .string(couponFaults.code)
      .check(
        z.refine(
          (code) =>
            code === "" ||
            (codeShape.test(code) &&
              code.length >= couponBounds.shortestCode &&
              code.length <= couponBounds.code),
          couponFaults.code,
        ),
      ),
  ),
  plan: z.enum(
    couponPlans.map(({ id }) => id),
    couponFaults.plan,
  ),
  covers: safeText({ max: couponBounds.covers, sentence: couponFaults.tooLong(couponBounds.covers) }),
  /** How many uses were agreed with the clinic; null where nothing was. */
  uses: z.nullable(
    z
      .number(couponFaults.uses)
      .check(
        z.int(couponFaults.uses),
        z.minimum(1, couponFaults.uses),
        z.maximum(couponBounds.uses, couponFaults.uses),
      ),
  ),
  /** The last day it can be used; empty where there is none. */
  lastDay: z.string(couponFaults.lastDay).check(z.refine(isDayOrNone, couponFaults.lastDay)),
});
export type CouponContent = z.output<typeof couponContent>;

function isDayOrNone(text: string): boolean {
  if (text === "") return true;
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const revision = z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** Whatever is to change, on the revision that was seen. */
export const couponChange = z
  .extend(z.partial(couponContent), { revision, state: z.optional(z.enum(couponStates)) })
  .check(z.refine((change) => Object.keys(change).length > 1, couponFaults.nothing));
export type CouponChange = z.output<typeof couponChange>;

/** What must be typed before a code is deleted. */
export const couponDeletion = z.strictObject({
  code: safeText({ max: 100, sentence: couponFaults.deleteCode }),
});

/** What the team's list can be narrowed by. */
export const couponQuery = z.strictObject({
  /** Part of a clinic's name or of a code. */
  search: z.optional(
    safeText({ max: couponBounds.clinic, sentence: couponFaults.tooLong(couponBounds.clinic) }),
  ),
});

/** What a page of a code is counted for. */
export const couponKinds = ["view", "press"] as const;
export type CouponKind = (typeof couponKinds)[number];
export const couponCount = z.strictObject({ kind: z.enum(couponKinds) });
