import { pageDocumentId } from "#content/simple-pages/current-simple-pages.ts";
import { redirectMovedPage } from "#features/redirects/writes/redirects.server.ts";
import type { Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { pageFaults as faults } from "../copy/pages.ts";
import { addressIn } from "../reads/address.server.ts";
import { isRecord } from "../rules/json.ts";
import type { ContentDocumentRow } from "../table.server.ts";

type Publishing = { actor: { id: string }; before: ContentDocumentRow; value: unknown };

/**
 * Checks that no other page has the address of a page being published, and redirects its earlier address to it. The
 * caller has locked the content revision, so that two pages can't take one address at the same time.
 * @throws {HttpError} conflict if another page has the address.
 */
export async function keepAddress(
  tx: Tx,
  services: Services,
  { actor, before: { id, published }, value }: Publishing,
): Promise<void> {
  const address = addressIn(id, value);
  if (address === undefined) return;
  const others = await tx
    .selectFrom("content_documents")
    .select(["id", "published"])
    .where("id", "like", `${pageDocumentId("")}%`)
    .where("id", "<>", id)
    .where("published", "<>", "")
    .execute();
  if (others.some((other) => addressIn(other.id, JSON.parse(other.published)) === address))
    throw new HttpError("conflict", { message: faults.isTaken, fields: { address: faults.isTaken } });
  const earlier: unknown = published === "" ? undefined : JSON.parse(published);
  const left = addressIn(id, earlier);
  const wasShown = isRecord(earlier) && earlier.state === "shown";
  if (left === undefined || left === address || !wasShown) return;
  await redirectMovedPage(tx, services, actor, { from: `/${left}`, to: `/${address}` });
}
