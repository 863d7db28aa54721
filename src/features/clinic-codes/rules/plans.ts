import { plans } from "#content/plans.ts";

/** Plans a code can be for. In its own file because browsers don't need it. */
export const clinicCodePlans = plans.filter((plan) => plan.state === "available");
