import type { Services } from "#platform/services.ts";
import {
  type ItemState,
  type MailboxName,
  mailboxes,
  statesOf,
  stillPromised,
} from "../forms/rules/mailboxes.ts";

type Place = { id: string; state: ItemState; createdAt: string };

/** The items before and after one in its list: those that need a reply, or those with the same status. */
export async function neighborsOf(
  services: Pick<Services, "store">,
  mailbox: MailboxName,
  { id, state, createdAt }: Place,
): Promise<{ newer: string | undefined; older: string | undefined }> {
  const listed = stillPromised(state) ? statesOf("todo") : [state];
  const nearest = async (way: "newer" | "older") => {
    const sign = way === "newer" ? ">" : "<";
    const order = way === "newer" ? "asc" : "desc";
    // One query for each state: an index has the rows of one state in order.
    const found = await Promise.all(
      listed.map((each) =>
        services.store.db
          .selectFrom(mailboxes[mailbox].table)
          .select(["id", "created_at"])
          .where("state", "=", each)
          .where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), sign, tuple(createdAt, id)))
          .orderBy("created_at", order)
          .orderBy("id", order)
          .limit(1)
          .executeTakeFirst(),
      ),
    );
    const places = found.flatMap((row) => (row ? [`${row.created_at}_${row.id}`] : [])).toSorted();
    return (way === "newer" ? places.at(0) : places.at(-1))?.split("_")[1];
  };
  return { newer: await nearest("newer"), older: await nearest("older") };
}
