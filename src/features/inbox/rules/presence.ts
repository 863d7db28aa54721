/** What the screen of a conversation says of its reader. */
export const presences = ["open", "writing", "left"] as const;
export type Presence = (typeof presences)[number];
