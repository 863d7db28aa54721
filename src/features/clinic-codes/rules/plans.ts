import { plans } from "#content/plans.ts";

/** The plans a code can be for: those that can be bought. Apart from the figures, since browsers need only those. */
export const clinicCodePlans = plans.filter((plan) => plan.state === "available");
