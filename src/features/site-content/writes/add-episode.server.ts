import {
  emptyEpisode,
  episodeDocumentId,
  episodePath,
  isEpisodeSlug,
} from "#content/podcast/current-episodes.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { isKnownAddress } from "#features/redirects/reads/addresses.server.ts";
import { currentRedirects } from "#features/redirects/reads/lookup.server.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy.ts";
import { slugOf } from "../rules/slug.ts";
import type { EpisodeInput } from "../schema.ts";
import { addressRefusal, createDocument } from "./create-document.server.ts";

/**
 * Begins an episode as a draft, at an address that nothing else has.
 * @throws {HttpError} invalid_input with the field at fault.
 */
export async function addEpisode(
  services: Services,
  actor: Actor,
  { title, address }: EpisodeInput,
): Promise<{ document: string }> {
  authorize(actor, "content.write");
  const slug = address ?? slugOf(title);
  const path = episodePath(slug);
  if (!isEpisodeSlug(slug)) throw addressRefusal(faults.articleAddress);
  if (await isKnownAddress(services, path)) throw addressRefusal(faults.episodeExists);
  if ((await currentRedirects(services)).has(path)) throw addressRefusal(faults.articleRedirected);
  return createDocument(services, actor, {
    id: episodeDocumentId(slug),
    value: emptyEpisode(title, services.clock.now()),
    action: "content.episode_added",
    exists: faults.episodeExists,
  });
}
