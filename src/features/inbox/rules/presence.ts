export const presences = ["open", "writing", "left"] as const;
export type Presence = (typeof presences)[number];
