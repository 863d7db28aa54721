import { addressOfDocument, pageDocumentId } from "#content/simple-pages/current-simple-pages.ts";
import { emptyPage, type SimplePageContent } from "#content/simple-pages/simple-page.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { pageFaults as faults } from "../copy/pages.ts";
import { addressProblem } from "../reads/address.server.ts";
import { documentRow } from "../reads/documents.server.ts";
import { slugOf } from "../rules/slug.ts";
import type { PageInput } from "../schema.ts";
import { addressRefusal, createDocument } from "./create-document.server.ts";

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
  return beginPage(services, actor, await freeId(services, address), emptyPage(title, address));
}

/** Begins a page's document with this id. */
export function beginPage(
  services: Services,
  actor: Actor,
  id: string,
  value: SimplePageContent,
): Promise<{ document: string }> {
  authorize(actor, "content.write");
  return createDocument(services, actor, { id, value, action: "content.page_added", exists: faults.isTaken });
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
  throw addressRefusal(faults.isTaken);
}
