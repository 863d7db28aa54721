import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { signInAnswers } from "../../copy.ts";
import { ownPasskeys, ownProfile, ownSessions } from "../reads.server.ts";
import { codesRenewal, firstCode, ownName, ownPassword, passwordAndCode, passwordChange } from "../schema.ts";
import {
  changeOwnName,
  changePassword,
  confirmSecondFactor,
  moveSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "../writes/own-account.server.ts";
import { confirmationEndpoints, sessionEndpoints } from "./sessions.server.ts";

const permission = "profile.own";
const limit = { points: 30, seconds: 600 };
const password = { password: "a long and quiet sentence" };
const passwordAndCodeExample = { ...password, code: "123456" };
const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const exampleCodes = ["abcd-efgh-jkmn-pqrs-tuvw-xyz2-3456", "7bcd-8fgh-9kmn-2qrs-3uvw-4yz2-5456"];

/** Endpoints for every team member's own account. */
export function profileEndpoints(services: Services) {
  return [
    ...confirmationEndpoints(services),
    adminEndpoint({
      method: "get",
      path: "/admin/profile",
      operationId: "readOwnProfile",
      summary: "Returns the signed-in team member, their passkeys and their sessions.",
      permission,
      answer: {
        status: 200,
        description: "The account, its passkeys and its open sessions.",
        example: {
          profile: {
            id: exampleId,
            name: "Robin",
            email: "robin@example.org",
            role: "editor",
            secondFactor: true,
            app: true,
            factorNeeded: true,
          },
          passkeys: [
            {
              id: exampleId,
              name: "Work laptop",
              added: "2026-11-20T10:00:00.000Z",
              used: "2026-11-21T10:00:00.000Z",
            },
          ],
          sessions: [
            {
              id: exampleId,
              began: "2026-11-21T10:00:00.000Z",
              seen: "2026-11-21T10:12:00.000Z",
              beganWith: "passkey",
              here: true,
            },
          ],
        },
      },
      handle: async (_input, { actor }) => ({
        status: 200,
        body: {
          profile: await ownProfile(services, actor),
          passkeys: await ownPasskeys(services, actor),
          sessions: await ownSessions(services, actor),
        },
      }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/profile/second-factor",
      operationId: "startSecondFactor",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary: "Starts setting up two-step sign-in.",
      permission,
      limit,
      input: ownPassword,
      example: password,
      answer: {
        status: 200,
        description: "A secret for an authenticator app, as text and as a QR code.",
        example: {
          message: signInAnswers.factorStarted,
          secret: "GEZDGNBVGY3TQOJQ",
          picture: "data:image/svg+xml;base64,",
        },
      },
      handle: async (input, own) => ({
        status: 200,
        body: {
          message: signInAnswers.factorStarted,
          ...(await startSecondFactor(services, own, input.password)),
        },
      }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/profile/second-factor/confirm",
      operationId: "confirmSecondFactor",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary: "Turns on two-step sign-in with the app's first code.",
      permission,
      limit,
      input: firstCode,
      example: { code: "123456" },
      answer: {
        status: 200,
        description: "Two-step sign-in is on. The recovery codes are returned only once.",
        example: { message: signInAnswers.factorOn, codes: exampleCodes },
      },
      async handle({ code }, own) {
        const { codes, setCookies } = await confirmSecondFactor(services, own, code);
        return { status: 200, body: { message: signInAnswers.factorOn, codes }, setCookies };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/profile/second-factor/off",
      operationId: "turnOffSecondFactor",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary:
        "Turns off the authenticator app, unless it's the last second factor and the team requires one.",
      permission,
      limit,
      input: passwordAndCode,
      example: passwordAndCodeExample,
      answer: {
        status: 200,
        description: "Two-step sign-in is off.",
        example: { message: signInAnswers.factorOff },
      },
      async handle(input, own) {
        await turnOffSecondFactor(services, own, input);
        return { status: 200, body: { message: signInAnswers.factorOff } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/profile/second-factor/move",
      operationId: "moveSecondFactor",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary: "Moves two-step sign-in to another phone. The current app stops working.",
      permission,
      limit,
      input: passwordAndCode,
      example: passwordAndCodeExample,
      answer: {
        status: 200,
        description: "A secret for the new app, as text and as a QR code.",
        example: {
          message: signInAnswers.factorStarted,
          secret: "GEZDGNBVGY3TQOJQ",
          picture: "data:image/svg+xml;base64,",
        },
      },
      handle: async (input, own) => ({
        status: 200,
        body: { message: signInAnswers.factorStarted, ...(await moveSecondFactor(services, own, input)) },
      }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/profile/recovery-codes",
      operationId: "renewRecoveryCodes",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary: "Creates new recovery codes. The earlier ones stop working.",
      permission,
      limit,
      input: codesRenewal,
      example: passwordAndCodeExample,
      answer: {
        status: 200,
        description: "The codes, returned only once.",
        example: { message: signInAnswers.codesRenewed, codes: exampleCodes },
      },
      handle: async (input, own) => ({
        status: 200,
        body: {
          message: signInAnswers.codesRenewed,
          codes: await renewRecoveryCodes(services, own, input),
        },
      }),
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/profile/password",
      operationId: "changeOwnPassword",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary: "Changes the signed-in team member's password and ends their other sessions.",
      permission,
      limit,
      input: passwordChange,
      example: { current: password.password, password: "another long and quiet sentence" },
      answer: {
        status: 200,
        description: "Saved.",
        example: { message: signInAnswers.passwordChanged },
      },
      async handle(input, own) {
        const setCookies = await changePassword(services, own, input);
        return { status: 200, body: { message: signInAnswers.passwordChanged }, setCookies };
      },
    }),
    adminEndpoint({
      method: "patch",
      path: "/admin/profile",
      operationId: "changeOwnName",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Changes the signed-in team member's name.",
      permission,
      limit,
      input: ownName,
      example: { name: "Robin Haddad" },
      answer: { status: 200, description: "Saved.", example: { message: signInAnswers.nameChanged } },
      async handle({ name }, own) {
        await changeOwnName(services, own, name);
        return { status: 200, body: { message: signInAnswers.nameChanged } };
      },
    }),
    ...sessionEndpoints(services),
  ];
}
