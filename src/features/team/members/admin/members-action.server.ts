import { mailSentence } from "#content/mail-notice.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { memberMessages } from "../copy.ts";
import { accessFromForm, invitation, teamPatch } from "../schema.ts";
import { requireTwoFactor } from "../writes/accounts.server.ts";
import { inviteTeamMember } from "../writes/invitations.server.ts";
import { makePasskeysOptional, requirePasskeys } from "../writes/passkeys-required.server.ts";

export const action = screenAction({
  inviteTeamMember: operation({
    limit: { points: 30, seconds: 600 },
    input: invitation,
    fromForm: accessFromForm,
    async handle({ services, actor, input }) {
      await inviteTeamMember(services, actor, input);
      return { message: mailSentence(services.settings, memberMessages.invited) };
    },
  }),
  changeTeam: operation({
    input: teamPatch,
    async handle({ services, actor, input: { secondFactor, passkeys } }) {
      if (secondFactor !== undefined) await requireTwoFactor(services, actor, secondFactor);
      if (passkeys === "required") await requirePasskeys(services, actor);
      if (passkeys === "optional") await makePasskeysOptional(services, actor);
      return {};
    },
  }),
});
