/** Retention of entries in months: enough to investigate an incident. */
export const auditRetentionMonths = 24;

/** Entries per page. */
export const auditPageSize = 40;
