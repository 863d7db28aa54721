/** What a person of the team may do; owners may do everything editors may, editors everything viewers may. */
export const roles = ["owner", "editor", "viewer"] as const;
export type Role = (typeof roles)[number];
