import { redirect } from "react-router";
import * as z from "zod/mini";
import { mailSentence } from "#content/mail-notice.ts";
import { recordsFrom } from "#features/privacy/person/reads/view.server.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { screenLoader } from "#web/admin/screen-loader.server.ts";
import { type ConversationKind, kindRules } from "../forms/rules/conversation-kinds.ts";
import { itemScreen } from "../reads/item-screen.server.ts";
import { addressOfMerged } from "../reads/merged-thread.server.ts";
import {
  inboxFollowUp,
  inboxMerge,
  inboxMove,
  inboxNote,
  inboxPresence,
  inboxReply,
  inboxSeparate,
  inboxUndoReply,
  inboxUnmerge,
} from "../schema.ts";
import { mergeItems, separateMail, unmergeItem } from "../writes/merge.server.ts";
import { moveItem, setFollowUp } from "../writes/move.server.ts";
import { addNote } from "../writes/notices.server.ts";
import { tellPresence } from "../writes/presence.server.ts";
import { eraseItem, replyToItem, undoAnswer } from "../writes/replies.server.ts";

/** What a form sends, whose version is a text. */
const withVersion = ({ version, ...fields }: Readonly<Record<string, string>>) => ({
  version: Number(version),
  ...fields,
});

/** What can be done with a conversation on the screen of its kind. */
export const itemAction = (kind: ConversationKind) =>
  screenAction({
    moveConversation: operation({
      permission: kindRules[kind].write,
      input: inboxMove,
      fromForm: withVersion,
      withoutRecentSignIn: "changes one record, which can be changed again",
      handle: ({ services, actor, params: { id = "" }, input }) =>
        moveItem(services, actor, kind, { id, ...input }),
    }),
    noteConversation: operation({
      permission: kindRules[kind].write,
      input: inboxNote,
      withoutRecentSignIn: "changes one record, which can be changed again",
      async handle({ services, actor, params: { id = "" }, input: { text }, idempotencyKey }) {
        return { id: await addNote(services, actor, kind, { id, text, idempotencyKey }) };
      },
    }),
    answerConversation: operation({
      permission: kindRules[kind].write,
      input: inboxReply,
      fromForm: (fields) => ({ next: "waiting", ...withVersion(fields) }),
      withoutRecentSignIn: "writes to one person",
      async handle({ services, actor, params: { id = "" }, input, idempotencyKey }) {
        const answerId = await replyToItem(services, actor, kind, { id, ...input, idempotencyKey });
        return { id: answerId, message: mailSentence(services.settings, "Your reply is on its way.") };
      },
    }),
    separateMail: operation({
      permission: kindRules[kind].write,
      input: inboxSeparate,
      withoutRecentSignIn: "changes one record, which can be changed again",
      async handle({ services, actor, params: { id = "" }, input: { mailId }, idempotencyKey }) {
        return { id: await separateMail(services, actor, kind, { id, mailId, idempotencyKey }) };
      },
    }),
    eraseConversation: operation({
      permission: "records.delete",
      input: z.strictObject({}),
      handle: ({ services, actor, params: { id = "" } }) => eraseItem(services, actor, kind, id),
    }),
    followUpConversation: operation({
      permission: kindRules[kind].write,
      input: inboxFollowUp,
      fromForm: withVersion,
      withoutRecentSignIn: "changes one record, which can be changed again",
      handle: ({ services, actor, params: { id = "" }, input }) =>
        setFollowUp(services, actor, kind, { id, ...input }),
    }),
    mergeConversations: operation({
      permission: kindRules[kind].write,
      input: inboxMerge,
      fromForm: withVersion,
      withoutRecentSignIn: "changes several, which can be undone",
      handle: ({ services, actor, params: { id = "" }, input, idempotencyKey }) =>
        mergeItems(services, actor, kind, { id, ...input, idempotencyKey }),
    }),
    unmergeConversation: operation({
      permission: kindRules[kind].write,
      input: inboxUnmerge,
      fromForm: withVersion,
      withoutRecentSignIn: "changes several, which can be undone",
      handle: ({ services, actor, params: { id = "" }, input, idempotencyKey }) =>
        unmergeItem(services, actor, kind, { id, ...input, idempotencyKey }),
    }),
    undoAnswer: operation({
      permission: kindRules[kind].write,
      input: inboxUndoReply,
      withoutRecentSignIn: "changes one record, which can be changed again",
      handle: ({ services, actor, params: { id = "" }, input, idempotencyKey }) =>
        undoAnswer(services, actor, kind, { id, ...input, idempotencyKey }),
    }),
    tellPresence: operation({
      permission: kindRules[kind].write,
      input: inboxPresence,
      withoutRecentSignIn: "reads no more than one screen shows",
      handle: ({ services, actor, params: { id = "" }, input }) =>
        tellPresence(services, actor, kind, { id, ...input }),
    }),
  });
export type ItemAction = ReturnType<typeof itemAction>;

/** What the screen of a conversation shows, and what else came from its address. */
export const itemLoader = (kind: ConversationKind) =>
  screenLoader(async ({ services, actor, search, params: { id = "" } }) => {
    const shown = await addressOfMerged(services, kind, id);
    if (shown !== undefined) throw redirect(shown);
    const content = await itemScreen(services, actor, { kind, id, search });
    const records = await recordsFrom(services, actor, content.item.email);
    const shownHere = [id, ...content.item.merged];
    const others = records.filter(({ path: other }) => !shownHere.some((each) => other.endsWith(each)));
    return { ...content, others };
  });
