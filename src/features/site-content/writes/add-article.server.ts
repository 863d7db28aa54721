import { articleDocumentId, emptyArticle, isShipped } from "#content/knowledge-hub/current-articles.ts";
import { articlePath, slugInPath } from "#content/pages/articles.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { isKnownAddress } from "#features/redirects/reads/addresses.server.ts";
import { currentRedirects } from "#features/redirects/reads/lookup.server.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy.ts";
import { longestSlug, slugOf } from "../rules/slug.ts";
import type { ArticleInput } from "../schema.ts";
import { addressRefusal, createDocument } from "./create-document.server.ts";

/**
 * Begins an article as a draft, at an address that nothing else has.
 * @throws {HttpError} invalid_input with the field at fault.
 */
export async function addArticle(
  services: Services,
  actor: Actor,
  { title, address }: ArticleInput,
): Promise<{ document: string }> {
  authorize(actor, "content.write");
  const slug = address ?? slugOf(title);
  await mustBeFree(services, slug);
  return createDocument(services, actor, {
    id: articleDocumentId(slug),
    value: emptyArticle(title, services.clock.now()),
    action: "content.article_added",
    exists: faults.articleExists,
  });
}

async function mustBeFree(services: Services, slug: string): Promise<void> {
  const path = articlePath(slug);
  if (slugInPath(path) !== slug || slug.length > longestSlug) throw addressRefusal(faults.articleAddress);
  if (isShipped(slug) || (await isKnownAddress(services, path))) throw addressRefusal(faults.articleExists);
  if ((await currentRedirects(services)).has(path)) throw addressRefusal(faults.articleRedirected);
}
