import { publishedNow } from "#content/current.ts";
import { menus } from "#content/documents/menus.server.ts";
import { addableKindOf } from "#content/documents/register.server.ts";
import { pageAt } from "#content/index.ts";
import { menusDocument } from "#content/menus.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { menuFaults } from "../copy/addable.ts";
import { documentRow } from "../reads/document-row.server.ts";
import { knownDocument } from "../reads/documents.server.ts";
import { problemsOf } from "../reads/problems.server.ts";
import { mustRender } from "../reads/render.server.ts";
import { menuPlaces, withEntry } from "../rules/menu-entry.ts";
import type { MenuInput } from "../schema.ts";
import { change, lockDocument } from "./change.server.ts";
import { afterPublishing, mustBeAllowedToPublish, publishValue } from "./publishing.server.ts";

/**
 * Puts a page of the team's into one of the menus, and publishes the menus. A draft of theirs gets the entry too, so
 * that publishing it later doesn't take the page out again.
 * @throws {HttpError} invalid_input if visitors can't see the page, or if the menus don't take it.
 */
export async function addToMenu(
  services: Services,
  actor: Actor,
  { document: id, menu }: MenuInput,
): Promise<{ menu: string }> {
  authorize(actor, "content.publish");
  const { preview } = await knownDocument(services, id);
  const page = pageAt(preview);
  if (!addableKindOf(id) || page === undefined) throw refusal(menuFaults.notOnSite);
  await mustBeAllowedToPublish(services, actor, actor.id);
  const entry = { id: services.ids.next(), to: page.path };
  const published = publishedNow(menusDocument)?.value ?? menusDocument.shipped;
  const value = withEntry(published, menu, entry);
  const place = menuPlaces(published).find((each) => each.id === menu);
  if (value === undefined || !place) throw refusal(menuFaults.gone);
  const [problem] = Object.values(await problemsOf(services, menus, value));
  if (problem !== undefined) throw refusal(problem);
  const { revision, scheduled } = await documentRow(services.store.db, menus.id);
  if (scheduled !== "") throw refusal(menuFaults.scheduled);
  await mustRender(services, menus, value);
  await services.store.transact(async (tx) => {
    const before = await lockDocument(tx, menus.id, revision);
    const action = "content.published";
    const after = await publishValue(tx, services, { document: menus, before, value, actor, action });
    if (after.draft === "") return;
    const draft = withEntry(menus.adapted(JSON.parse(after.draft)), menu, entry);
    if (draft !== undefined) await change(tx, after, { draft: JSON.stringify(draft) });
  });
  await afterPublishing(services);
  return { menu: place.label };
}

const refusal = (message: string) => new HttpError("invalid_input", { message });
