import { sql } from "kysely";
import { articleDocumentId, emptyArticle, isShipped } from "#content/knowledge-hub/current-articles.ts";
import { headingId } from "#content/knowledge-hub/heading-id.ts";
import { articlePath, slugInPath } from "#content/pages/articles.ts";
import { recordAudit } from "#features/audit/writes.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { currentRedirects } from "#features/redirects/reads/cache.server.ts";
import { isKnownAddress } from "#features/redirects/reads/known-address.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { contentFaults as faults } from "../copy.ts";
import { refreshContent } from "../reads/published.server.ts";
import { documentRow, emptyRow } from "../reads.server.ts";
import type { ArticleInput } from "../schema.ts";

/** The longest name in an address: a document's id has it with a prefix. */
const longestSlug = 50;

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
  const id = articleDocumentId(slug);
  await services.store.transact(async (tx) => {
    const before = await documentRow(tx, id);
    const row = {
      ...emptyRow(id),
      draft: JSON.stringify(emptyArticle(title, services.clock.now())),
      draft_by: actor.id,
      draft_at: instantNow(services.clock),
      revision: before.revision + 1,
    };
    // One that was begun and thrown away has left an empty row.
    const added = await tx
      .insertInto("content_documents")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet(row)
          .where("content_documents.published", "=", "")
          .where("content_documents.draft", "=", "")
          .where("content_documents.scheduled", "=", ""),
      )
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) throw refusal(faults.articleExists);
    // So that every process learns of the article.
    await tx.updateTable("content_book").set({ revision: sql<number>`revision + 1` }).execute();
    await recordAudit(tx, services, { actor, action: "content.article_added", subject: id });
  });
  await refreshContent(services);
  return { document: id };
}

/** A name for the address, from a title: whole words, as many as fit. */
function slugOf(title: string): string {
  const whole = headingId(title);
  return whole.length <= longestSlug
    ? whole
    : whole
        .slice(0, longestSlug + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, longestSlug);
}

async function mustBeFree(services: Services, slug: string): Promise<void> {
  const path = articlePath(slug);
  if (slugInPath(path) !== slug || slug.length > longestSlug) throw refusal(faults.articleAddress);
  if (isShipped(slug) || (await isKnownAddress(services, path))) throw refusal(faults.articleExists);
  if ((await currentRedirects(services)).has(path)) throw refusal(faults.articleRedirected);
}

function refusal(message: string): HttpError {
  return new HttpError("invalid_input", { message, fields: { address: message } });
}
