import { recordAudit } from "#platform/audit/record-audit.ts";
import type { StreamedFile } from "#platform/http/endpoint.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { canErase, personalDataFile, personalDataOf } from "../reads/held.server.ts";
import type { HeldSection } from "../schema.ts";

/** The audit log records the lookup, but not whose data it was. */
export async function lookUp(
  services: Services,
  actor: Actor,
  email: string,
): Promise<{ sections: readonly HeldSection[]; erasable: boolean }> {
  authorize(actor, "privacy.manage");
  const sections = await personalDataOf(services, email, "team");
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "privacy.looked_up" }));
  return { sections, erasable: canErase(sections) };
}

export async function lookUpAsFile(
  services: Services,
  actor: Actor,
  request: { email: string; format: "json" | "html" },
): Promise<StreamedFile> {
  authorize(actor, "privacy.manage");
  const file = await personalDataFile(services, { ...request, reader: "team" });
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "privacy.downloaded" }));
  return file;
}
