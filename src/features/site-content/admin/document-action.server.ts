import * as z from "zod/mini";
import { mailSentence } from "#content/mail-notice.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { menuInput, publishInput, removeInput, restoreInput, seenInput, testMailInput } from "../schema.ts";
import {
  askToPublish,
  discardDraft,
  sendTestMail,
  shareDraft,
  stopSharing,
} from "../writes/drafts.server.ts";
import { addToMenu } from "../writes/menu-entry.server.ts";
import { publishDraft, removeDocument, restoreVersion, unschedule } from "../writes/publishing.server.ts";

const tested = "The test is on its way to your email address.";

const ofDraft = {
  permission: "content.write",
  withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
} as const;

export const action = screenAction({
  publishContent: operation({
    input: publishInput,
    permission: "content.publish",
    withoutRecentSignIn: "publishes, and every version can be restored",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      publishDraft(services, actor, { document: id, ...input }),
  }),
  unscheduleContent: operation({
    ...ofDraft,
    permission: "content.publish",
    input: seenInput,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      unschedule(services, actor, { document: id, ...input }),
  }),
  discardContentDraft: operation({
    input: seenInput,
    permission: "content.write",
    scope: { kind: "article", param: "id" },
    handle: ({ services, actor, params: { id = "" }, input }) =>
      discardDraft(services, actor, { document: id, ...input }),
  }),
  restoreContent: operation({
    ...ofDraft,
    permission: "content.publish",
    input: restoreInput,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      restoreVersion(services, actor, { document: id, ...input }),
  }),
  removeContent: operation({
    input: removeInput,
    permission: "content.publish",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      removeDocument(services, actor, { document: id, ...input }),
  }),
  addToMenu: operation({
    input: menuInput,
    permission: "content.publish",
    withoutRecentSignIn: "publishes, and every version can be restored",
    handle: ({ services, actor, params: { id = "" }, input }) =>
      addToMenu(services, actor, { document: id, ...input }),
  }),
  askToPublish: operation({
    permission: "content.write",
    scope: { kind: "article", param: "id" },
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    input: z.strictObject({}),
    handle: ({ services, actor, params: { id = "" } }) => askToPublish(services, actor, id),
  }),
  shareContentDraft: operation({
    input: z.strictObject({}),
    permission: "content.write",
    handle: ({ services, actor, params: { id = "" } }) => shareDraft(services, actor, id),
  }),
  testContentMail: operation({
    permission: "content.write",
    withoutRecentSignIn: "writes to one person",
    limit: { points: 30, seconds: 600 },
    input: testMailInput,
    async handle({ services, actor, params: { id = "" }, input }) {
      await sendTestMail(services, actor, { document: id, ...input });
      return { message: mailSentence(services.settings, tested) };
    },
  }),
  stopSharingContentDraft: operation({
    ...ofDraft,
    input: z.strictObject({}),
    async handle({ services, actor, params: { id = "" } }) {
      await stopSharing(services, actor, id);
      return { link: "", until: "" };
    },
  }),
});
