import type { Services } from "#platform/services.ts";
import { openContent } from "./admin.server.ts";

/** Whether a newsletter that is scheduled goes to this segment. */
export async function isSegmentScheduled(
  services: Pick<Services, "store" | "cipher">,
  segmentId: string,
): Promise<boolean> {
  const rows = await services.store.db
    .selectFrom("letters")
    .select(["id", "content"])
    .where("state", "=", "scheduled")
    .execute();
  return rows.some((row) => {
    const { segment } = openContent(services, row);
    return segment.kind === "saved" && segment.segment === segmentId;
  });
}
