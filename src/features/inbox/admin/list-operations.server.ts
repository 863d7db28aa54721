import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { inboxPage } from "../reads/list.server.ts";
import { inboxFilterOf, inboxLookupPage, inboxMoves, inboxSnooze, inboxUndo } from "../schema.ts";
import { moveItems, undoMoves } from "../writes/bulk.server.ts";
import { snoozeItems } from "../writes/snooze.server.ts";

// Two addresses share each screen, so every operation exists for each mailbox and asks for that mailbox's permission.

const search = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].read,
    input: inboxLookupPage,
    handle: ({ services, actor, input: { cursor, ...looked } }) =>
      inboxPage(services, actor, mailbox, { ...inboxFilterOf(looked), cursor }),
  });

const moveSeveral = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxMoves,
    withoutRecentSignIn: "changes several, which can be undone",
    async handle({ services, actor, input }) {
      return { undo: await moveItems(services, actor, mailbox, input) };
    },
  });

const undoSeveral = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxUndo,
    withoutRecentSignIn: "changes several, which can be undone",
    async handle({ services, actor, input: { items } }) {
      return { count: await undoMoves(services, actor, mailbox, items) };
    },
  });

const snoozeSeveral = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxSnooze,
    withoutRecentSignIn: "changes several, which can be undone",
    async handle({ services, actor, input }) {
      return { undo: await snoozeItems(services, actor, mailbox, input) };
    },
  });

/** What the list of messages, or of inquiries, can do. */
export const listAction = screenAction({
  searchMessages: search("messages"),
  searchInquiries: search("inquiries"),
  moveSeveralMessages: moveSeveral("messages"),
  moveSeveralInquiries: moveSeveral("inquiries"),
  snoozeSeveralMessages: snoozeSeveral("messages"),
  snoozeSeveralInquiries: snoozeSeveral("inquiries"),
  undoMovesOfMessages: undoSeveral("messages"),
  undoMovesOfInquiries: undoSeveral("inquiries"),
});
