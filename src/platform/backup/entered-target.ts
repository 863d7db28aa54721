import * as z from "zod";
import type { EnteredSubject } from "#platform/entered/entered-settings.ts";
import type { CoreSettings } from "#platform/settings/core.ts";
import { isInEnvironment } from "#platform/settings/read.ts";

/** The settings that name a place; the environment's are never mixed with entered ones. */
const targetSettings = [
  ...(["BACKUP_TO", "BACKUP_S3_ENDPOINT", "BACKUP_S3_REGION", "BACKUP_S3_KEY_ID"] as const),
  ...(["BACKUP_S3_SECRET", "BACKUP_S3_SECRET_FILE"] as const),
];

/** The first setting of the environment that keeps what owners enter from counting. */
export const targetInEnvironment = (settings: CoreSettings): string | undefined =>
  targetSettings.find((name) => isInEnvironment(settings, name));

const shape = z.object({
  site: z.string(),
  place: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("folder"), folder: z.string() }),
    z.object({
      kind: z.literal("bucket"),
      bucket: z.string(),
      /** Empty, or the first part of the names in the bucket, without slashes at its ends. */
      prefix: z.string(),
      endpoint: z.string(),
      region: z.string(),
      keyId: z.string(),
      secret: z.string(),
    }),
  ]),
});

export type EnteredTarget = z.infer<typeof shape>;

export const enteredBackupTarget: EnteredSubject<EnteredTarget> = {
  name: "backups",
  shape,
  settingsOf: ({ place }, settings) => (targetInEnvironment(settings) ? {} : settingsOfTarget(place)),
};

/** A place as the environment would name it. */
export function settingsOfTarget(place: EnteredTarget["place"]): Partial<CoreSettings> {
  if (place.kind === "folder") return { BACKUP_TO: place.folder };
  return {
    BACKUP_TO: `s3://${[place.bucket, place.prefix].filter((part) => part !== "").join("/")}`,
    BACKUP_S3_ENDPOINT: place.endpoint,
    BACKUP_S3_REGION: place.region,
    BACKUP_S3_KEY_ID: place.keyId,
    BACKUP_S3_SECRET: place.secret,
  };
}
