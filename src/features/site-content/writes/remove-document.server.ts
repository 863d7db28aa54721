import { addableKindOf, isAdded } from "#content/documents/register.server.ts";
import { pageAt } from "#content/index.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { removeCopy as copy } from "../copy/addable.ts";
import { type DocumentState, knownDocument, stateOf } from "../reads/documents.server.ts";
import { isRecord } from "../rules/json.ts";
import type { RemoveInput } from "../schema.ts";
import {
  afterPublishing,
  lockDocument,
  mustBeAllowedToPublish,
  publishValue,
  seenRow,
} from "./document-row.server.ts";
import { discardDraft } from "./documents.server.ts";

/**
 * Takes an article, an episode or a page of the team's off the site, as a new version, with its draft and what was scheduled. Its
 * address leads to `redirect`, or says that it's gone. What was never published is thrown away.
 * @throws {HttpError} invalid_input for other documents, and for an address that isn't a page.
 */
export async function removeDocument(
  services: Services,
  actor: Actor,
  { document: id, revision, redirect }: RemoveInput,
): Promise<DocumentState> {
  authorize(actor, "content.write");
  const document = await knownDocument(services, id);
  if (!addableKindOf(id)) throw new HttpError("invalid_input", { message: copy.notThis });
  const seen = await seenRow(services, id, revision);
  if (isAdded(id) && seen.published === "") return discardDraft(services, actor, { document: id, revision });
  await mustBeAllowedToPublish(services, actor, "");
  const own = document.preview;
  if (redirect !== undefined && (pageAt(redirect)?.path !== redirect || redirect === own))
    throw new HttpError("invalid_input", { message: copy.unknown, fields: { redirect: copy.unknown } });
  const row = await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, id, revision);
    const value = hidden(stateOf(document, before).published, redirect);
    return publishValue(tx, services, { document, before, value, actor, action: "content.removed" });
  });
  await afterPublishing(services);
  return stateOf(document, row);
}

function hidden(published: unknown, redirect: string | undefined): unknown {
  const { redirect: _before, ...rest } = isRecord(published) ? published : {};
  return { ...rest, state: "hidden", ...(redirect === undefined ? {} : { redirect }) };
}
