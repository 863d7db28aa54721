import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { publishJob, publishScheduled } from "./writes/documents.server.ts";

/** Publishing at a time. */
export function siteContentJobs(services: Services): Jobs {
  return { [publishJob]: ({ id, payload: { document = "" } }) => publishScheduled(services, document, id) };
}
