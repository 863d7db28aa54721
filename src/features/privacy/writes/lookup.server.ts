import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import type { StreamedFile } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { heldFile } from "../reads/files.server.ts";
import { canErase, heldAbout } from "../reads/held.server.ts";
import type { HeldSection } from "../schema.ts";

/** Looks up what is held about somebody who asked. That it was done is written down, and about whom is not. */
export async function lookUp(
  services: Services,
  actor: Actor,
  email: string,
): Promise<{ sections: readonly HeldSection[]; erasable: boolean }> {
  authorize(actor, "privacy.manage");
  const sections = await heldAbout(services, email);
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "privacy.looked_up" }));
  return { sections, erasable: canErase(sections) };
}

/** The same as a file. */
export async function lookUpAsFile(
  services: Services,
  actor: Actor,
  asked: { email: string; format: "json" | "html" },
): Promise<StreamedFile> {
  authorize(actor, "privacy.manage");
  const file = await heldFile(services, asked);
  await services.store.transact((tx) => recordAudit(tx, services, { actor, action: "privacy.downloaded" }));
  return file;
}
