import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import type { Actor } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { privacyCopy } from "../copy.ts";
import { latestCertificates } from "./certificates.server.ts";
import { retentionNow } from "./retention.server.ts";

/** The data of the privacy screen. */
export async function privacyScreen(services: Services, actor: Actor) {
  return {
    title: privacyCopy.heading,
    marks: fieldMarks,
    failed: adminCopy.failed,
    certificates: await latestCertificates(services, actor),
    kinds: await retentionNow(services, actor),
  };
}
