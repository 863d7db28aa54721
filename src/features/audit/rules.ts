/** Retention of entries in months: enough to investigate an incident. */
export const auditRetentionMonths = 24;

export const auditPageSize = 40;
