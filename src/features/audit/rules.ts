/** Retention of entries in months: enough to investigate an incident. */
export const auditRetentionMonths = 24;

export const auditPageSize = 40;

/** The screen of what an action changed, by the first part of the action's name. */
const screens: Readonly<Record<string, (id: string) => string>> = {
  campaigns: (id) => `/admin/campaigns/${id}/edit`,
  responses: (id) => `/admin/campaigns/${id}/responses`,
  content: (id) => `/admin/site/${id}`,
  coupons: (id) => `/admin/clinic-codes/${id}/edit`,
  groups: (id) => `/admin/groups/${id}`,
  letters: (id) => `/admin/newsletters/${id}`,
  people: (id) => `/admin/people/${id}`,
  pictures: (id) => `/admin/pictures/${id}`,
  redirects: (id) => `/admin/redirects/${id}`,
};

/** The feature that an action belongs to: "campaigns" of "campaigns.published". */
export const featureOf = (action: string): string => action.slice(0, action.indexOf("."));

/** The address of what an action changed; empty where it has no screen of its own. */
export function changedPath(action: string, subject: string): string {
  return screens[featureOf(action)]?.(encodeURIComponent(subject)) ?? "";
}
