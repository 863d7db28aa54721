/** The roles of the team, by the names the code uses. */
export type Role = "owner" | "editor" | "viewer" | "host" | "limited";
