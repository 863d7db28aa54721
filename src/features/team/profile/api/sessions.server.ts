import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { signInAnswers } from "../../copy.ts";
import { safeAfterConfirming } from "../../sign-in/rules.ts";
import { confirmIdentity } from "../../sign-in/writes/confirmation.server.ts";
import { confirmation } from "../schema.ts";
import { endOtherSessions, endOwnSession, endOwnSessions } from "../writes/own-account.server.ts";

const permission = "profile.own";

/** Endpoints that end a team member's own sessions. */
export function sessionEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "delete",
      path: "/admin/profile/sessions",
      operationId: "endOwnSessions",
      summary: "Signs out everywhere, including this browser.",
      permission,
      answer: {
        status: 200,
        description: "All sessions have ended.",
        example: { message: signInAnswers.sessionsEnded },
      },
      handle: async (_input, own) => ({
        status: 200,
        body: { message: signInAnswers.sessionsEnded },
        setCookies: await endOwnSessions(services, own),
      }),
    }),
    // Before the path with an id, which would take it for one.
    adminEndpoint({
      method: "delete",
      path: "/admin/profile/sessions/others",
      operationId: "endOtherSessions",
      summary: "Signs out everywhere except in this browser.",
      permission,
      answer: {
        status: 200,
        description: "All other sessions have ended.",
        example: { message: signInAnswers.otherSessionsEnded },
      },
      async handle(_input, own) {
        await endOtherSessions(services, own);
        return { status: 200, body: { message: signInAnswers.otherSessionsEnded } };
      },
    }),
    adminEndpoint({
      method: "delete",
      path: "/admin/profile/sessions/:id",
      operationId: "endOwnSession",
      summary: "Ends one of the signed-in team member's sessions.",
      permission,
      answer: {
        status: 200,
        description: "The session has ended.",
        example: { message: signInAnswers.sessionEnded },
      },
      async handle(_input, own) {
        await endOwnSession(services, own, own.params.id ?? "");
        return { status: 200, body: { message: signInAnswers.sessionEnded } };
      },
    }),
  ];
}

/** The endpoint that confirms who a signed-in team member is. It works without JavaScript. */
export function confirmationEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/profile/confirm",
      operationId: "confirmIdentity",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary: "Confirms who the signed-in team member is, for operations that require a recent sign-in.",
      permission: "profile.own",
      input: confirmation,
      example: { password: "a long and quiet sentence" },
      answer: {
        status: 200,
        description: "Confirmed. The session has a new token.",
        example: { message: signInAnswers.confirmed, next: "/admin" },
      },
      limit: { points: 30, seconds: 600 },
      form: {
        name: "confirm",
        page: "/admin/confirm",
        thanks: "/admin",
        fromForm: (fields) => ({ ...fields }),
      },
      async handle({ password, code, to }, own) {
        const setCookies = await confirmIdentity(services, own, { password, code });
        const next = safeAfterConfirming(to);
        return { status: 200, body: { message: signInAnswers.confirmed, next }, setCookies, next };
      },
    }),
  ];
}
