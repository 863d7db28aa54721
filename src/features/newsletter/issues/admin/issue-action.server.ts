import * as z from "zod/mini";
import { mailSentence } from "#content/mail-notice.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { issueAgain, issueMoving, issueRestoring } from "../schema.ts";
import { deleteIssue, restoreVersion, sendTest } from "../writes/draft.server.ts";
import { moveIssue, scheduleIssue, sendAgain } from "../writes/send.server.ts";

const tested = "The test is on its way to your email address.";

export const action = screenAction({
  moveNewsletterIssue: operation({
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    recentSignInFor: ({ move }) => move === "schedule" || move === "resume",
    input: issueMoving,
    async handle({ services, actor, params: { id = "" }, input }) {
      if (input.move === "schedule") await scheduleIssue(services, actor, { id, ...input });
      else await moveIssue(services, actor, { id, revision: input.revision, move: input.move });
      return {};
    },
  }),
  restoreNewsletterIssue: operation({
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    input: issueRestoring,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      restoreVersion(services, actor, { id, ...input }),
  }),
  deleteNewsletterIssue: operation({
    // The write asks for more once people got it.
    permission: "newsletter.send",
    input: z.strictObject({}),
    handle: ({ services, actor, params: { id = "" } }) => deleteIssue(services, actor, id),
  }),
  testNewsletterIssue: operation({
    withoutRecentSignIn: "writes to one person",
    limit: { points: 30, seconds: 600 },
    input: z.strictObject({}),
    async handle({ services, actor, params: { id = "" } }) {
      await sendTest(services, actor, id);
      return { message: mailSentence(services.settings, tested) };
    },
  }),
  resendNewsletterIssue: operation({
    input: issueAgain,
    handle: async ({ services, actor, params: { id = "" }, input: { which } }) => ({
      count: await sendAgain(services, actor, { id, which }),
    }),
  }),
});
