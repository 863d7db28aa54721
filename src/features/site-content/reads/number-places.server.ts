import { crisisDocument } from "#content/crisis.ts";
import { currentDocuments } from "#content/documents/register.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { documentRow } from "./documents.server.ts";
import { calledNumbers, numbersIn } from "../rules/numbers-in.ts";

/** A help line's number, and the other documents that print it in words of their own. */
export type NumberPlaces = { number: string; documents: readonly { id: string; title: string }[] };

/**
 * Where each number that the crisis lines call or called is printed in the words of another document. Those words don't
 * follow a change, so the screen lists the documents that need one.
 */
export async function numberPlaces(
  services: Services,
  actor: Actor,
  id: string,
): Promise<readonly NumberPlaces[]> {
  authorize(actor, "content.read");
  if (id !== crisisDocument.id) return [];
  const { db } = services.store;
  const versions = await db
    .selectFrom("content_versions")
    .select("value")
    .where("document", "=", id)
    .execute();
  const { draft } = await documentRow(db, id);
  const stored = [...versions.map(({ value }) => value), draft].filter((value) => value !== "");
  const known = calledNumbers([crisisDocument.shipped, ...stored.map((value): unknown => JSON.parse(value))]);
  const printed = currentDocuments()
    .filter((document) => document.id !== id)
    .map((document) => ({ id: document.id, title: document.title, numbers: numbersIn(document.now()) }));
  return [...known].flatMap((number) => {
    const documents = printed
      .filter(({ numbers }) => numbers.has(number))
      .map(({ id, title }) => ({ id, title }));
    return documents.length === 0 ? [] : [{ number, documents }];
  });
}
