import { mailSentence } from "#content/mail-notice.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { memberMessages } from "./copy.ts";
import { peopleOf, personWithSessions } from "./reads.server.ts";
import { again, factorReset, invitation, personPatch, teamPatch } from "./schema.ts";
import {
  askFactorOfAll,
  changePerson,
  endSessionsOf,
  invitePerson,
  invitePersonAgain,
  resetFactorOf,
} from "./writes.server.ts";

const right = "people.manage";
const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const examplePerson = {
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

/** How owners look after the team. */
export function membersEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/people",
      operationId: "listPeople",
      summary: "Lists everybody on the team.",
      right,
      answer: {
        status: 200,
        description: "The team, and whether everybody must have a second step.",
        example: { people: [examplePerson], factorForAll: false, factorByServer: true },
      },
      handle: async (_input, { actor }) => ({ status: 200, body: await peopleOf(services, actor) }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/people",
      operationId: "invitePerson",
      summary: "Invites somebody to the team by mail.",
      right,
      limit: { points: 30, seconds: 600 },
      input: invitation,
      example: { email: "sam@example.org", name: "Sam", role: "editor" },
      answer: {
        status: 201,
        description: "The mail is queued.",
        example: { message: memberMessages.invited, id: exampleId },
      },
      async handle(input, { actor }) {
        const id = await invitePerson(services, actor, input);
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
      summary: "Asks a second step of everybody, or leaves it to each person.",
      right,
      input: teamPatch,
      example: { secondFactor: "each" },
      answer: { status: 200, description: "It is so.", example: { message: memberMessages.changed } },
      async handle({ secondFactor }, { actor }) {
        await askFactorOfAll(services, actor, secondFactor);
        return { status: 200, body: { message: memberMessages.changed } };
      },
    }),
    adminEndpoint({
      method: "get",
      path: "/admin/people/:id",
      operationId: "readPerson",
      summary: "Shows one person of the team and where they are signed in.",
      right,
      answer: {
        status: 200,
        description: "The account and its open sessions.",
        example: { person: examplePerson, sessions: [], factorForAll: false },
      },
      handle: async (_input, { actor, params: { id = "" } }) => ({
        status: 200,
        body: await personWithSessions(services, actor, id),
      }),
    }),
    adminEndpoint({
      method: "patch",
      path: "/admin/people/:id",
      operationId: "changePerson",
      summary: "Changes a role, asks for a second step, closes or opens an account.",
      right,
      input: personPatch,
      example: { revision: 0, role: "viewer" },
      answer: {
        status: 200,
        description: "It is changed, and the account as it is now.",
        example: { message: memberMessages.changed, person: examplePerson },
      },
      async handle(patch, { actor, params: { id = "" } }) {
        await changePerson(services, actor, id, patch);
        const { person } = await personWithSessions(services, actor, id);
        return { status: 200, body: { message: saidOf(patch.account), person } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/people/:id/invitation",
      operationId: "invitePersonAgain",
      summary: "Mails another link to somebody who has no password yet.",
      right,
      input: again,
      example: {},
      answer: {
        status: 200,
        description: "The mail is queued.",
        example: { message: memberMessages.invited },
      },
      async handle(_input, { actor, params: { id = "" } }) {
        await invitePersonAgain(services, actor, id);
        return { status: 200, body: { message: mailSentence(services.settings, memberMessages.invited) } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/people/:id/second-factor-reset",
      operationId: "resetSecondFactorOf",
      summary: "Takes away a lost second step and signs the person out.",
      right,
      input: factorReset,
      example: {},
      answer: {
        status: 200,
        description: "It is taken away.",
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
      summary: "Ends every session of a person.",
      right,
      answer: {
        status: 200,
        description: "They are signed out everywhere.",
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
      summary: "Ends one session of a person.",
      right,
      answer: {
        status: 200,
        description: "It has ended.",
        example: { message: memberMessages.sessionEnded },
      },
      async handle(_input, { actor, params: { id = "", sessionId = "" } }) {
        await endSessionsOf(services, actor, { id, sessionId });
        return { status: 200, body: { message: memberMessages.sessionEnded } };
      },
    }),
  ];
}

function saidOf(account: "open" | "closed" | undefined): string {
  if (account === undefined) return memberMessages.changed;
  return account === "closed" ? memberMessages.closed : memberMessages.reopened;
}
