import { plansOnSale, plansOnSaleIds } from "#content/plans.ts";

/** Plans a code can be for. In its own file because browsers don't need it. */
export const clinicCodePlanIds = plansOnSaleIds;

/** The same with what they say now. */
export const clinicCodePlans = plansOnSale;
