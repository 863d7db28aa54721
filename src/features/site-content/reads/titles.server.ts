import { addableKindOf, editableDocument } from "#content/documents/register.server.ts";
import type { Services } from "#platform/services.ts";
import { titleIn } from "./addable-screen.server.ts";

/** The titles of documents by id. An article, a page or an episode has its own, which is in its draft at first. */
export async function documentTitles(
  { store }: Services,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.db
    .selectFrom("content_documents")
    .select(["id", "draft", "published"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(
    rows.flatMap(({ id, draft, published }) => {
      const value = draft || published;
      const own = addableKindOf(id) && value !== "" ? titleIn(JSON.parse(value)) : "";
      const title = own || editableDocument(id)?.title;
      return title === undefined ? [] : [[id, title] as const];
    }),
  );
}
