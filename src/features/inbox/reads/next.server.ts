import { type Actor, may } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { answerField } from "../rules/answer-field.ts";
import { type BoxName, boxes, boxNames, statesOf } from "../rules/boxes.ts";
import { dueOf } from "../rules/promise.ts";
import { answeringDaysNow } from "./answering-days.server.ts";

/**
 * The message or inquiry whose reply is due first, among those that no colleague has taken, with the address of its
 * reply's field. Undefined if none waits, or if the role may not answer.
 */
export async function nextToAnswer(
  services: Services,
  actor: Actor,
): Promise<{ box: BoxName; path: string } | undefined> {
  const days = await answeringDaysNow(services);
  const waiting = boxNames
    .filter((box) => may(actor, boxes[box].write))
    // One query for each state: an index has the rows of one state in order.
    .flatMap((box) => statesOf("todo").map((state) => ({ box, state })))
    .map(async ({ box, state }) => {
      const { table, promise } = boxes[box];
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
      const path = `/admin/${box}/${oldest.id}#${answerField}`;
      // What came in on one weekend is due together; the older comes first.
      const turn = `${dueOf(oldest.created_at, promise, days)} ${oldest.created_at}`;
      return [{ box, path, turn }];
    });
  const found = (await Promise.all(waiting)).flat();
  return found.toSorted((one, other) => one.turn.localeCompare(other.turn))[0];
}
