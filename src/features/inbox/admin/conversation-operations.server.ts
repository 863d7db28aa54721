import { operation } from "#web/admin/screen-action.server.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import { inboxFollowUp, inboxMerge, inboxPresence, inboxUndoAnswer, inboxUnmerge } from "../schema.ts";
import { setFollowUp } from "../writes/follow-up.server.ts";
import { mergeItems, unmergeItem } from "../writes/merge.server.ts";
import { tellPresence } from "../writes/presence.server.ts";
import { undoAnswer } from "../writes/undo-answer.server.ts";

const followUp = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxFollowUp,
    fromForm: ({ version, ...fields }) => ({ version: Number(version), ...fields }),
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      setFollowUp(services, actor, mailbox, { id, ...input }),
  });

const merge = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxMerge,
    fromForm: ({ version, ...fields }) => ({ version: Number(version), ...fields }),
    withoutRecentSignIn: "changes several, which can be undone",
    handle: ({ services, actor, params: { id = "" }, input, idempotencyKey }) =>
      mergeItems(services, actor, mailbox, { id, ...input, idempotencyKey }),
  });

const unmerge = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxUnmerge,
    fromForm: ({ version, ...fields }) => ({ version: Number(version), ...fields }),
    withoutRecentSignIn: "changes several, which can be undone",
    handle: ({ services, actor, params: { id = "" }, input, idempotencyKey }) =>
      unmergeItem(services, actor, mailbox, { id, ...input, idempotencyKey }),
  });

const undo = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxUndoAnswer,
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" }, input, idempotencyKey }) =>
      undoAnswer(services, actor, mailbox, { id, ...input, idempotencyKey }),
  });

const presence = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxPresence,
    withoutRecentSignIn: "reads no more than one screen shows",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      tellPresence(services, actor, mailbox, { id, ...input }),
  });

/** What can be done with one message or inquiry besides moving and answering it. */
export const conversationOperations = {
  followUpMessage: followUp("messages"),
  followUpInquiry: followUp("inquiries"),
  mergeMessage: merge("messages"),
  mergeInquiry: merge("inquiries"),
  unmergeMessage: unmerge("messages"),
  unmergeInquiry: unmerge("inquiries"),
  undoAnswerToMessage: undo("messages"),
  undoAnswerToInquiry: undo("inquiries"),
  tellPresenceAtMessage: presence("messages"),
  tellPresenceAtInquiry: presence("inquiries"),
};
