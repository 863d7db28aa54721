import { statfs } from "node:fs/promises";
import type { CoreSettings } from "#platform/settings/core.ts";

/** Whether the disk with the data has room for mail. Without it, mail waits in the mailbox, and forms are still stored. */
export async function hasRoomForMail({
  DATA_DIR,
  IMAP_MIN_FREE_MB,
}: Pick<CoreSettings, "DATA_DIR" | "IMAP_MIN_FREE_MB">): Promise<boolean> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  return bavail * bsize >= IMAP_MIN_FREE_MB * 1_000_000;
}
