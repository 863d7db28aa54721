import * as z from "zod/mini";
import { mailSentence } from "#content/mail-notice.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { memberMessages } from "../copy.ts";
import { accessFromForm, teamMemberPatch } from "../schema.ts";
import { changeTeamMember, endSessionsOf, resetFactorOf } from "../writes/accounts.server.ts";
import { reinviteTeamMember } from "../writes/invitations.server.ts";

export const action = screenAction({
  changeTeamMember: operation({
    input: teamMemberPatch,
    fromForm: ({ revision, ...fields }) => ({ ...accessFromForm(fields), revision: Number(revision) }),
    handle: ({ services, actor, params: { id = "" }, input }) => changeTeamMember(services, actor, id, input),
  }),
  reinviteTeamMember: operation({
    input: z.strictObject({}),
    async handle({ services, actor, params: { id = "" } }) {
      await reinviteTeamMember(services, actor, id);
      return { message: mailSentence(services.settings, memberMessages.invited) };
    },
  }),
  resetSecondFactorOf: operation({
    input: z.strictObject({}),
    handle: ({ services, actor, params: { id = "" } }) => resetFactorOf(services, actor, id),
  }),
  endSessionsOf: operation({
    input: z.strictObject({}),
    handle: ({ services, actor, params: { id = "" } }) => endSessionsOf(services, actor, { id }),
  }),
  endSessionOf: operation({
    input: z.strictObject({ sessionId: safeText({ max: 100, sentence: memberMessages.unreadable }) }),
    handle: ({ services, actor, params: { id = "" }, input: { sessionId } }) =>
      endSessionsOf(services, actor, { id, sessionId }),
  }),
});
