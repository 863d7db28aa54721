export const stateNames = { made: "Made", running: "In progress", failed: "Failed" } as const;

export const backupsMessages = {
  noPlace: "There's nowhere to keep backups yet. Choose a place on the Backups screen first.",
  gone: "This backup isn't there any more. The list shows those that are.",
  underWay: "A backup is already waiting or in progress. This page shows when it's done.",
} as const;

export const targetMessages = {
  saved: "Saved. The site makes a backup there every day from now on.",
  removed: "Removed.",
  changedMeanwhile:
    "Someone else changed this while you had it open, so yours wasn't saved. What you typed is still here: note it, and reload the page.",
  byServer: (name: string) =>
    `${name} is set on the server, and counts. To enter a place here, have your server administrator remove it.`,
  kind: "Please choose a bucket or a folder",
  folder: "Please enter the whole path of a folder, such as /mnt/backups",
  folderUnusable: (folder: string, code: string) =>
    code === "ENOENT" || code === "ENOTDIR"
      ? `There’s no folder ${folder} on the server. Create it, or mount its disk, and save again.`
      : `The site may not write to ${folder}. Have your server administrator give it the folder, and save again.`,
  bucket: "Please enter the bucket’s name: small letters, numbers, dots and hyphens",
  prefix: "Please use letters, numbers, dots, hyphens and slashes only, such as site/backups",
  endpoint: "Please enter the service’s address without the bucket, such as https://s3.example.com",
  encrypted: "Please enter an address that begins with https://",
  region: "Please enter the bucket’s region, such as us-east-1",
  keyId: "Please enter the access key’s id",
  secretMissing:
    "Please enter the secret. For safety, it’s asked for again when the service, bucket, region or key changes.",
  unreadable:
    "What this place answers can’t be read. Check the service’s address and the bucket’s name, and save again.",
  slow: "The place didn’t answer in 15 seconds. Check it, and save again.",
  tooLong: "This is too long. Please shorten it.",
} as const;
