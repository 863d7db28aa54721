const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const backupsCopy = {
  heading: "Backups",
  keep: {
    text: (daily: number, weekly: number) =>
      [
        daily > 0 ? `the last ${some(daily, "day", "days")}` : "",
        weekly > 0 ? `one a week for ${some(weekly, "week", "weeks")}` : "",
      ]
        .filter(Boolean)
        .join(", ")
        .replace(/^./, (first) => first.toUpperCase()),
  },
  setUp: {
    steps: [
      {
        text: "Choose a place away from this server: a bucket, or a folder on another disk. Name it in the site's settings, such as",
        code: "BACKUP_TO=/mnt/backups",
      },
      { text: "Restart the site. From then on it makes a backup every day.", code: "" },
      {
        text: "Come back to this page and press “Back up now”. Until then, this makes one by hand:",
        code: "script/backup FILE",
      },
    ],
  },
  state: { made: "Made", running: "In progress", failed: "Failed" },
} as const;

export const backupsMessages = {
  noPlace:
    "There's nowhere to keep backups yet. Your server administrator can set BACKUP_TO: the steps are on the Backups screen.",
  underWay: "A backup is already waiting or in progress. This page shows when it's done.",
} as const;
