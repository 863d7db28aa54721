import type { RetentionRule } from "#platform/personal-data/retention.ts";

/** How long an inquiry is kept, in months; the page says the same figure beside the button. */
export const inquiryRetentionMonths = 24;

/** How long an inquiry that the team took for spam is kept, in days. */
export const suspectedInquiryDays = 30;

/** How far owners may shorten both. */
export const inquiryRetention = {
  name: "clinics.inquiries",
  unit: "months",
  least: 1,
  most: inquiryRetentionMonths,
} as const satisfies RetentionRule;
export const suspectedInquiryRetention = {
  name: "clinics.suspected",
  unit: "days",
  least: 7,
  most: suspectedInquiryDays,
} as const satisfies RetentionRule;
