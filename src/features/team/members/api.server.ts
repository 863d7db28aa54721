import { mailSentence } from "#content/mail-notice.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { memberMessages } from "./copy.ts";
import { memberWithSessions } from "./reads/accounts.server.ts";
import { again, factorReset, invitation, teamMemberPatch, teamPatch } from "./schema.ts";
import {
  changeTeamMember,
  endSessionsOf,
  inviteTeamMember,
  reinviteTeamMember,
  requireTwoFactor,
  resetFactorOf,
} from "./writes/accounts.server.ts";
import { makePasskeysOptional, requirePasskeys } from "./writes/passkeys-required.server.ts";

const permission = "team.manage";
const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const exampleMember = {
  id: exampleId,
  name: "Robin",
  email: "robin@example.org",
  role: "editor",
  state: "active",
  secondFactor: true,
  mustUseFactor: false,
  since: "2026-11-21T10:00:00.000Z",
  seen: null,
  revision: 0,
  you: false,
};

/** Owner endpoints to manage the team. */
export function membersEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/people",
      operationId: "inviteTeamMember",
      summary: "Invites a team member by email.",
      permission,
      limit: { points: 30, seconds: 600 },
      input: invitation,
      example: { email: "sam@example.org", name: "Sam", role: "editor" },
      answer: {
        status: 201,
        description: "The email is queued.",
        example: { message: memberMessages.invited, id: exampleId },
      },
      async handle(input, { actor }) {
        const id = await inviteTeamMember(services, actor, input);
        return {
          status: 201,
          body: { message: mailSentence(services.settings, memberMessages.invited), id },
        };
      },
    }),
    adminEndpoint({
      method: "patch",
      path: "/admin/people",
      operationId: "changeTeam",
      summary: "Requires two-step sign-in or passkeys for everyone, or makes them optional.",
      permission,
      input: teamPatch,
      example: { secondFactor: "each" },
      answer: {
        status: 200,
        description: "Saved. Passkeys are only required once every active team member has one.",
        example: { message: memberMessages.changed },
      },
      async handle({ secondFactor, passkeys }, { actor }) {
        if (secondFactor !== undefined) await requireTwoFactor(services, actor, secondFactor);
        if (passkeys === "required") await requirePasskeys(services, actor);
        if (passkeys === "optional") await makePasskeysOptional(services, actor);
        return { status: 200, body: { message: messageOf(passkeys) } };
      },
    }),
    adminEndpoint({
      method: "patch",
      path: "/admin/people/:id",
      operationId: "changeTeamMember",
      summary: "Changes a team member's role, requires two-step sign-in, or closes or reopens their account.",
      permission,
      input: teamMemberPatch,
      example: { revision: 0, role: "viewer" },
      answer: {
        status: 200,
        description: "The updated account.",
        example: { message: memberMessages.changed, person: exampleMember },
      },
      async handle(patch, { actor, params: { id = "" } }) {
        await changeTeamMember(services, actor, id, patch);
        const { person } = await memberWithSessions(services, actor, id);
        return { status: 200, body: { message: saidOf(patch.account), person } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/people/:id/invitation",
      operationId: "reinviteTeamMember",
      summary: "Resends the invitation to a team member without a password.",
      permission,
      input: again,
      example: {},
      answer: {
        status: 200,
        description: "The email is queued.",
        example: { message: memberMessages.invited },
      },
      async handle(_input, { actor, params: { id = "" } }) {
        await reinviteTeamMember(services, actor, id);
        return { status: 200, body: { message: mailSentence(services.settings, memberMessages.invited) } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/people/:id/second-factor-reset",
      operationId: "resetSecondFactorOf",
      summary: "Resets two-step sign-in and signs the team member out.",
      permission,
      input: factorReset,
      example: {},
      answer: {
        status: 200,
        description: "Two-step sign-in has been reset.",
        example: { message: memberMessages.factorReset },
      },
      async handle(_input, { actor, params: { id = "" } }) {
        await resetFactorOf(services, actor, id);
        return { status: 200, body: { message: memberMessages.factorReset } };
      },
    }),
    adminEndpoint({
      method: "delete",
      path: "/admin/people/:id/sessions",
      operationId: "endSessionsOf",
      summary: "Ends all of a team member's sessions.",
      permission,
      answer: {
        status: 200,
        description: "All sessions have ended.",
        example: { message: memberMessages.sessionsEnded },
      },
      async handle(_input, { actor, params: { id = "" } }) {
        await endSessionsOf(services, actor, { id });
        return { status: 200, body: { message: memberMessages.sessionsEnded } };
      },
    }),
    adminEndpoint({
      method: "delete",
      path: "/admin/people/:id/sessions/:sessionId",
      operationId: "endSessionOf",
      summary: "Ends one of a team member's sessions.",
      permission,
      answer: {
        status: 200,
        description: "The session has ended.",
        example: { message: memberMessages.sessionEnded },
      },
      async handle(_input, { actor, params: { id = "", sessionId = "" } }) {
        await endSessionsOf(services, actor, { id, sessionId });
        return { status: 200, body: { message: memberMessages.sessionEnded } };
      },
    }),
  ];
}

function messageOf(passkeys: "required" | "optional" | undefined): string {
  if (passkeys === undefined) return memberMessages.changed;
  return passkeys === "required" ? memberMessages.passkeysRequired : memberMessages.passkeysOptional;
}

function saidOf(account: "open" | "closed" | undefined): string {
  if (account === undefined) return memberMessages.changed;
  return account === "closed" ? memberMessages.closed : memberMessages.reopened;
}
