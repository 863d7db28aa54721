import type { Services } from "#platform/services.ts";
import type { HeldSection } from "../schema.ts";
import { canErase, personalDataOf } from "./held.server.ts";
import { openLink } from "./link.server.ts";

/** The data behind an emailed link. */
export type OpenedData = {
  token: string;
  email: string;
  until: string;
  sections: readonly HeldSection[];
  erasable: boolean;
};

/** Reads the data behind a link; undefined if the link is invalid. */
export async function openedData(
  services: Services | undefined,
  token: string,
): Promise<OpenedData | undefined> {
  const link = services && (await openLink(services, token));
  if (!services || !link) return undefined;
  const sections = await personalDataOf(services, link.email);
  return { token, email: link.email, until: link.until, sections, erasable: canErase(sections) };
}
