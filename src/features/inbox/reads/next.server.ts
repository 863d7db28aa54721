import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { type MailboxName, mailboxes, mailboxNames, statesOf } from "../forms/rules/mailboxes.ts";
import { answerField } from "../rules/answer-field.ts";
import { dueOf } from "../rules/promise.ts";
import { answeringDaysNow } from "./answering-days.server.ts";

/**
 * The message or inquiry whose reply is due first, among those that no colleague has taken, with the address of its
 * reply's field. Undefined if none waits, or if the role may not answer.
 */
export async function nextToAnswer(
  services: Services,
  actor: Actor,
): Promise<{ mailbox: MailboxName; path: string } | undefined> {
  const days = await answeringDaysNow(services);
  const waiting = mailboxNames
    .filter((mailbox) => may(actor, mailboxes[mailbox].write))
    // One query for each state: an index has the rows of one state in order.
    .flatMap((mailbox) => statesOf("todo").map((state) => ({ mailbox, state })))
    .map(async ({ mailbox, state }) => {
      const { table, promise } = mailboxes[mailbox];
      const oldest = await services.store.db
        .selectFrom(table)
        .select(["id", "created_at"])
        .where("state", "=", state)
        .where("met_at", "=", "")
        .where("assignee", "in", ["", actor.id])
        .orderBy("created_at")
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      if (oldest === undefined) return [];
      const path = `/admin/${mailbox}/${oldest.id}#${answerField}`;
      // What came in on one weekend is due together; the older comes first.
      const turn = `${dueOf(oldest.created_at, promise, days)} ${oldest.created_at}`;
      return [{ mailbox, path, turn }];
    });
  const found = (await Promise.all(waiting)).flat();
  return found.toSorted((one, other) => one.turn.localeCompare(other.turn))[0];
}
