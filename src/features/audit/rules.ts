/** How long entries are kept, in months: long enough to look into a quarrel, no longer. */
export const auditRetentionMonths = 24;

/** How many entries one page of the list has. */
export const auditPageSize = 50;

/** How many an export reads at a time. */
export const exportPageSize = 1_000;
