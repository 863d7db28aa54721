import * as z from "zod/mini";
import { mailSentence } from "#content/mail-notice.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type MailboxName, mailboxes } from "../forms/rules/mailboxes.ts";
import {
  inboxAnswer,
  inboxFollowUp,
  inboxMerge,
  inboxMove,
  inboxNote,
  inboxPresence,
  inboxSeparate,
  inboxUndoAnswer,
  inboxUnmerge,
} from "../schema.ts";
import { answerItem, eraseItem, undoAnswer } from "../writes/answers.server.ts";
import { mergeItems, separateMail, unmergeItem } from "../writes/merge.server.ts";
import { moveItem, setFollowUp } from "../writes/move.server.ts";
import { addNote } from "../writes/notices.server.ts";
import { tellPresence } from "../writes/presence.server.ts";

/** What a form sends, whose version is a text. */
const withVersion = ({ version, ...fields }: Readonly<Record<string, string>>) => ({
  version: Number(version),
  ...fields,
});

// Two addresses share each screen, so every operation exists for each mailbox and asks for that mailbox's permission.

const move = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxMove,
    fromForm: withVersion,
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      moveItem(services, actor, mailbox, { id, ...input }),
  });

const note = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxNote,
    withoutRecentSignIn: "changes one record, which can be changed again",
    async handle({ services, actor, params: { id = "" }, input: { text }, idempotencyKey }) {
      return { id: await addNote(services, actor, mailbox, { id, text, idempotencyKey }) };
    },
  });

const answer = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxAnswer,
    fromForm: (fields) => ({ next: "waiting", ...withVersion(fields) }),
    withoutRecentSignIn: "writes to one person",
    async handle({ services, actor, params: { id = "" }, input, idempotencyKey }) {
      const answerId = await answerItem(services, actor, mailbox, { id, ...input, idempotencyKey });
      return { id: answerId, message: mailSentence(services.settings, "Your reply is on its way.") };
    },
  });

const separate = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxSeparate,
    withoutRecentSignIn: "changes one record, which can be changed again",
    async handle({ services, actor, params: { id = "" }, input: { mailId }, idempotencyKey }) {
      return { id: await separateMail(services, actor, mailbox, { id, mailId, idempotencyKey }) };
    },
  });

const erase = (mailbox: MailboxName) =>
  operation({
    permission: "records.delete",
    input: z.strictObject({}),
    handle: ({ services, actor, params: { id = "" } }) => eraseItem(services, actor, mailbox, id),
  });

const followUp = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxFollowUp,
    fromForm: withVersion,
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      setFollowUp(services, actor, mailbox, { id, ...input }),
  });

const merge = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxMerge,
    fromForm: withVersion,
    withoutRecentSignIn: "changes several, which can be undone",
    handle: ({ services, actor, params: { id = "" }, input, idempotencyKey }) =>
      mergeItems(services, actor, mailbox, { id, ...input, idempotencyKey }),
  });

const unmerge = (mailbox: MailboxName) =>
  operation({
    permission: mailboxes[mailbox].write,
    input: inboxUnmerge,
    fromForm: withVersion,
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

/** What can be done with one message or inquiry. */
export const itemAction = screenAction({
  moveMessage: move("messages"),
  moveInquiry: move("inquiries"),
  noteMessage: note("messages"),
  noteInquiry: note("inquiries"),
  answerMessage: answer("messages"),
  answerInquiry: answer("inquiries"),
  separateMessageMail: separate("messages"),
  separateInquiryMail: separate("inquiries"),
  eraseMessage: erase("messages"),
  eraseInquiry: erase("inquiries"),
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
});
