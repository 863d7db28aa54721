/** The status of a backup. */
export const stateNames = { made: "Made", running: "In progress", failed: "Failed" } as const;

export const backupsMessages = {
  noPlace: "There's nowhere to keep backups yet. Choose a place on the Backups screen first.",
  gone: "This backup isn't there any more. The list shows those that are.",
  underWay: "A backup is already waiting or in progress. This page shows when it's done.",
} as const;
