import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { screenLoader } from "#web/admin/screen-loader.server.ts";
import { type ConversationKind, kindRules } from "../forms/rules/conversation-kinds.ts";
import { inboxPage } from "../reads/list.server.ts";
import { inboxScreen } from "../reads/list-screen.server.ts";
import { inboxFilterOf, inboxLookupPage, inboxMoves, inboxSnooze, inboxUndo } from "../schema.ts";
import { moveItems, undoMoves } from "../writes/bulk.server.ts";
import { snoozeItems } from "../writes/snooze.server.ts";

/** What the list of a kind of conversations can do. */
export const listAction = (kind: ConversationKind) =>
  screenAction({
    searchConversations: operation({
      permission: kindRules[kind].read,
      input: inboxLookupPage,
      handle: ({ services, actor, input: { cursor, ...looked } }) =>
        inboxPage(services, actor, kind, { ...inboxFilterOf(looked), cursor }),
    }),
    moveSeveral: operation({
      permission: kindRules[kind].write,
      input: inboxMoves,
      withoutRecentSignIn: "changes several, which can be undone",
      async handle({ services, actor, input }) {
        return { undo: await moveItems(services, actor, kind, input) };
      },
    }),
    undoMoves: operation({
      permission: kindRules[kind].write,
      input: inboxUndo,
      withoutRecentSignIn: "changes several, which can be undone",
      async handle({ services, actor, input: { items } }) {
        return { count: await undoMoves(services, actor, kind, items) };
      },
    }),
    snoozeSeveral: operation({
      permission: kindRules[kind].write,
      input: inboxSnooze,
      withoutRecentSignIn: "changes several, which can be undone",
      async handle({ services, actor, input }) {
        return { undo: await snoozeItems(services, actor, kind, input) };
      },
    }),
  });
export type ListAction = ReturnType<typeof listAction>;

export const listLoader = (kind: ConversationKind) =>
  screenLoader(({ services, actor, search }) => inboxScreen(services, actor, { kind, search }));
