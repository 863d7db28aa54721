import { articleDocumentId, emptyArticle, isShipped } from "#content/knowledge-hub/current-articles.ts";
import { headingId } from "#content/knowledge-hub/heading-id.ts";
import { articlePath, slugInPath } from "#content/pages/articles.ts";
import {
  emptyEpisode,
  episodeDocumentId,
  episodePath,
  isEpisodeSlug,
} from "#content/podcast/current-episodes.ts";
import { addressOfDocument, pageDocumentId } from "#content/simple-pages/current-simple-pages.ts";
import { emptyPage, type SimplePageContent } from "#content/simple-pages/simple-page.ts";
import { isKnownAddress } from "#features/redirects/reads/addresses.server.ts";
import { currentRedirects } from "#features/redirects/reads/lookup.server.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize, newArticles } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { keepOwn, removeAccessTo } from "#platform/team/member-access.ts";
import { pageFaults } from "../copy/addable.ts";
import { contentFaults as faults } from "../copy/messages.ts";
import { addressProblem } from "../reads/address.server.ts";
import { documentRow, documentTarget, emptyRow } from "../reads/document-row.server.ts";
import { refreshContent } from "../reads/documents.server.ts";
import type { ArticleInput, EpisodeInput, PageInput } from "../schema.ts";
import { announceContent } from "../table.server.ts";

/**
 * Begins an article as a draft, at an address that nothing else has.
 * @throws {HttpError} invalid_input with the field at fault.
 */
export async function addArticle(
  services: Services,
  actor: Actor,
  { title, address }: ArticleInput,
): Promise<{ document: string }> {
  authorize(actor, "content.write", documentTarget(newArticles));
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

/**
 * Begins a page as a draft, at an address that nothing else has.
 * @throws {HttpError} invalid_input with the field at fault.
 */
export async function addPage(
  services: Services,
  actor: Actor,
  { title, address: typed }: PageInput,
): Promise<{ document: string }> {
  authorize(actor, "content.write");
  const address = typed ?? slugOf(title);
  const problem = await addressProblem(services, services.store.db, { id: "", address });
  if (problem) throw addressRefusal(problem);
  // Most pages begin with a text, so there is one to write in.
  const value = {
    ...emptyPage(title, address),
    parts: [{ id: services.ids.next(), kind: "text", text: "" } as const],
  };
  return beginPage(services, actor, await freeId(services, address), value);
}

export function beginPage(
  services: Services,
  actor: Actor,
  id: string,
  value: SimplePageContent,
): Promise<{ document: string }> {
  authorize(actor, "content.write");
  return createDocument(services, actor, {
    id,
    value,
    action: "content.page_added",
    exists: pageFaults.isTaken,
  });
}

type NewDocument = {
  id: string;
  value: unknown;
  action: `content.${string}`;
  /** The error message if the document exists already. */
  exists: string;
};

/**
 * Creates a document that isn't in this repository, as a draft.
 * @throws {HttpError} invalid_input if there is one with this id already.
 */
async function createDocument(
  services: Services,
  actor: Actor,
  { id, value, action, exists }: NewDocument,
): Promise<{ document: string }> {
  await services.store.transact(async (tx) => {
    const before = await documentRow(tx, id);
    const row = {
      ...emptyRow(id),
      draft: JSON.stringify(value),
      draft_by: actor.id,
      draft_at: instantNow(services.clock),
      revision: before.revision + 1,
    };
    // One that was created and discarded has left an empty row.
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
    if (added.numInsertedOrUpdatedRows === 0n) throw addressRefusal(exists);
    // Whoever had access to an earlier one at this address has none to this.
    await removeAccessTo(tx, documentTarget(id));
    if (actor.role === "limited") await keepOwn(tx, actor.id, documentTarget(id));
    // So that every process learns of it.
    await announceContent(services.store, tx);
    await recordAudit(tx, services, { actor, action, subject: id });
  });
  await refreshContent(services);
  return { document: id };
}

function addressRefusal(message: string): HttpError {
  return new HttpError("invalid_input", { message, fields: { address: message } });
}

/** A page created at this address that has moved since keeps its document id, so the new one gets a number. */
async function freeId({ store }: Services, address: string): Promise<string> {
  for (let number = 1; number < 100; number += 1) {
    const id = pageDocumentId(
      number === 1 ? address : `${address.slice(0, 46)}-${number}`.replace("--", "-"),
    );
    const { published, draft, scheduled } = await documentRow(store.db, id);
    if (addressOfDocument(id) !== undefined && published + draft + scheduled === "") return id;
  }
  throw addressRefusal(pageFaults.isTaken);
}

/** The longest name in an address: a document's id has it with a prefix. */
const longestSlug = 50;

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
