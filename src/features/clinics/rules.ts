import type { RetentionRule } from "#features/team-settings/rules.ts";

/** How long an inquiry is kept, in months; the page says the same figure beside the button. */
export const inquiryRetentionMonths = 24;

/** How far owners may shorten it. */
export const inquiryRetention = {
  name: "clinics.inquiries",
  unit: "months",
  least: 1,
  most: inquiryRetentionMonths,
} as const satisfies RetentionRule;
