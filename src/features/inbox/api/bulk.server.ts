import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { inboxMoves, inboxUndo } from "../schema.ts";
import { moveItems, undoMoves } from "../writes/bulk.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const names = { messages: "Messages", inquiries: "Inquiries" } as const;

/** Operations on several items at once, and what undoes them. */
export function bulkEndpoints(services: Services, mailbox: MailboxName) {
  const { write } = mailboxes[mailbox];
  const many = names[mailbox];
  const before = { id: exampleId, version: 2, state: "new", assignee: "" } as const;
  return [
    adminEndpoint({
      method: "post",
      path: `/admin/${mailbox}/moves`,
      operationId: `moveSeveral${many}`,
      withoutRecentSignIn: "changes several, which can be undone",
      summary: "Changes the state or the assignee of several items. `version` is the one the client loaded.",
      permission: write,
      input: inboxMoves,
      example: { items: [{ id: exampleId, version: 1 }], state: "done" },
      answer: {
        status: 200,
        description: "Each changed item as it was before, which undoes the change.",
        example: { message: inboxMessages.movedSeveral(0, 1), undo: [before] },
      },
      async handle(moves, { actor }) {
        const undo = await moveItems(services, actor, mailbox, moves);
        const message = inboxMessages.movedSeveral(undo.length, moves.items.length);
        return { status: 200, body: { message, undo } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: `/admin/${mailbox}/moves/undo`,
      operationId: `undoMovesOf${many}`,
      withoutRecentSignIn: "changes several, which can be undone",
      summary: "Puts items back as they were before a move, unless someone has changed them since.",
      permission: write,
      input: inboxUndo,
      example: { items: [before] },
      answer: {
        status: 200,
        description: "How many were put back.",
        example: { message: inboxMessages.putBack(0) },
      },
      async handle({ items }, { actor }) {
        const count = await undoMoves(services, actor, mailbox, items);
        return { status: 200, body: { message: inboxMessages.putBack(count) } };
      },
    }),
  ];
}
