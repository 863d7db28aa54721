import { day, instantAfter } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { filesKeptDays } from "./rules.ts";

/** Deletes transcripts and chapters that haven't been fetched for a long time. */
export async function removeOldPodcastFiles({ store, clock }: Services): Promise<number> {
  const result = await store.db
    .deleteFrom("podcast_files")
    .where("fetched_at", "<", instantAfter(clock, -filesKeptDays * day))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
