/** Retention of entries in months: enough to investigate an incident. */
export const auditRetentionMonths = 24;

/** Entries per page. */
export const auditPageSize = 50;

/** Entries an export reads at a time. */
export const exportPageSize = 1_000;
