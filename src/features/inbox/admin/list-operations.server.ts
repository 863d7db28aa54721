import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { screenLoader } from "#web/admin/screen-loader.server.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { inboxPage } from "../reads/list.server.ts";
import { inboxScreen } from "../reads/list-screen.server.ts";
import { inboxFilterOf, inboxLookupPage, inboxMoves, inboxSnooze, inboxUndo } from "../schema.ts";
import { moveItems, undoMoves } from "../writes/bulk.server.ts";
import { snoozeItems } from "../writes/snooze.server.ts";

/** What the list of a kind of conversations can do. */
export const listAction = (mailbox: MailboxName) =>
  screenAction({
    searchConversations: operation({
      permission: mailboxes[mailbox].read,
      input: inboxLookupPage,
      handle: ({ services, actor, input: { cursor, ...looked } }) =>
        inboxPage(services, actor, mailbox, { ...inboxFilterOf(looked), cursor }),
    }),
    moveSeveral: operation({
      permission: mailboxes[mailbox].write,
      input: inboxMoves,
      withoutRecentSignIn: "changes several, which can be undone",
      async handle({ services, actor, input }) {
        return { undo: await moveItems(services, actor, mailbox, input) };
      },
    }),
    undoMoves: operation({
      permission: mailboxes[mailbox].write,
      input: inboxUndo,
      withoutRecentSignIn: "changes several, which can be undone",
      async handle({ services, actor, input: { items } }) {
        return { count: await undoMoves(services, actor, mailbox, items) };
      },
    }),
    snoozeSeveral: operation({
      permission: mailboxes[mailbox].write,
      input: inboxSnooze,
      withoutRecentSignIn: "changes several, which can be undone",
      async handle({ services, actor, input }) {
        return { undo: await snoozeItems(services, actor, mailbox, input) };
      },
    }),
  });
export type ListAction = ReturnType<typeof listAction>;

export const listLoader = (mailbox: MailboxName) =>
  screenLoader(({ services, actor, search }) => inboxScreen(services, actor, { mailbox, search }));
