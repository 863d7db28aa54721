import { adminEndpoint, endpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { signInAnswers } from "../copy.ts";
import { passkeyAnswers } from "../sign-in/copy/passkeys.ts";
import { safeAfterConfirming, safeReturn } from "../sign-in/rules.ts";
import { asking, newPasskey, passkeyConfirmation, passkeySignIn } from "../sign-in/schema.ts";
import { askOwnPasskey, confirmIdentity, confirmWithPasskey } from "../sign-in/writes/confirmation.server.ts";
import { askForPasskey, signInWithPasskey } from "../sign-in/writes/passkeys.server.ts";
import { ownPasskeys, ownProfile, ownSessions } from "./reads.server.ts";
import { confirmation } from "./schema.ts";
import { addPasskey, startPasskey } from "./writes/passkeys.server.ts";

const permission = "profile.own";
const limit = { points: 30, seconds: 600 };
const signInLimit = { points: 20, seconds: 600 };
const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const id = "dGhlIGlkIG9mIGEgcGFzc2tleQ";
const clientDataJSON = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0";
const assertion = {
  id,
  rawId: id,
  type: "public-key",
  response: { clientDataJSON, authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLH", signature: "MEUCIQDk" },
};
const registration = {
  id,
  rawId: id,
  type: "public-key",
  response: { clientDataJSON, attestationObject: "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ" },
};
const options = { challenge: "q0Yx1b5Q2c4", rpId: "kinward.example", userVerification: "required" };
const challengeResponse = {
  status: 200,
  description: "A challenge, as `PublicKeyCredential.parseRequestOptionsFromJSON` takes it.",
  example: { message: passkeyAnswers.browserAsks, options },
} as const;

/**
 * What isn't an operation of the profile's screen: signing in with a passkey, confirming who one is from any screen,
 * reading one's own profile, and adding a passkey, which takes a challenge first.
 */
export function profileEndpoints(services: Services) {
  return [...signInEndpoints(services), ...confirmEndpoints(services), ...ownEndpoints(services)];
}

function signInEndpoints(services: Services) {
  return [
    endpoint({
      method: "post",
      path: "/auth/passkey/challenge",
      operationId: "startPasskeySignIn",
      summary: "Returns a challenge for signing in with a passkey. It's valid once, for five minutes.",
      input: asking,
      example: {},
      response: challengeResponse,
      limit: signInLimit,
      async handle() {
        const { options: found, setCookies } = await askForPasskey(services);
        return { status: 200, body: { message: passkeyAnswers.browserAsks, options: found }, setCookies };
      },
    }),
    endpoint({
      method: "post",
      path: "/auth/passkey",
      operationId: "signInWithPasskey",
      summary: "Signs in a team member with a passkey. It counts as both steps.",
      input: passkeySignIn,
      example: { response: assertion },
      response: {
        status: 200,
        description: "Signed in. `next` is the address to go to.",
        example: { message: signInAnswers.signedIn, next: "/admin" },
      },
      limit: signInLimit,
      async handle({ response, to }, from) {
        const setCookies = await signInWithPasskey(services, { response, from });
        return { status: 200, body: { message: signInAnswers.signedIn, next: safeReturn(to) }, setCookies };
      },
    }),
  ];
}

function confirmEndpoints(services: Services) {
  return [
    // It works without JavaScript.
    adminEndpoint({
      method: "post",
      path: "/admin/profile/confirm",
      operationId: "confirmIdentity",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary: "Confirms who the signed-in team member is, for operations that require a recent sign-in.",
      permission,
      limit,
      input: confirmation,
      example: { password: "a long and quiet sentence" },
      response: {
        status: 200,
        description: "Confirmed. The session has a new token.",
        example: { message: signInAnswers.confirmed, next: "/admin" },
      },
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
    adminEndpoint({
      method: "post",
      path: "/admin/profile/confirm/passkey/challenge",
      operationId: "startPasskeyConfirmation",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary: "Returns a challenge for one of the signed-in team member's passkeys.",
      permission,
      limit,
      input: asking,
      example: {},
      response: challengeResponse,
      async handle(_input, own) {
        const { options: found, setCookies } = await askOwnPasskey(services, own);
        return { status: 200, body: { message: passkeyAnswers.browserAsks, options: found }, setCookies };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/profile/confirm/passkey",
      operationId: "confirmIdentityWithPasskey",
      withoutRecentSignIn: "asks for the password, a code or a passkey itself",
      summary: "Confirms who the signed-in team member is, with one of their passkeys.",
      permission,
      limit,
      input: passkeyConfirmation,
      example: { response: assertion },
      response: {
        status: 200,
        description: "Confirmed. The session has a new token.",
        example: { message: signInAnswers.confirmed, next: "/admin" },
      },
      async handle({ response, to }, own) {
        const setCookies = await confirmWithPasskey(services, own, response);
        const body = { message: signInAnswers.confirmed, next: safeAfterConfirming(to) };
        return { status: 200, body, setCookies };
      },
    }),
  ];
}

function ownEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: "/admin/profile",
      operationId: "readOwnProfile",
      summary: "Returns the signed-in team member, their passkeys and their sessions.",
      permission,
      response: {
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
      path: "/admin/profile/passkeys/challenge",
      operationId: "startPasskey",
      summary: "Returns a challenge for a new passkey. It's valid once, for five minutes.",
      permission,
      limit,
      input: asking,
      example: {},
      response: {
        status: 200,
        description: "A challenge, as `PublicKeyCredential.parseCreationOptionsFromJSON` takes it.",
        example: {
          message: passkeyAnswers.browserAsks,
          options: { challenge: "q0Yx1b5Q2c4", rp: { id: "kinward.example", name: "Example" } },
        },
      },
      async handle(_input, own) {
        const { options: found, setCookies } = await startPasskey(services, own);
        return { status: 200, body: { message: passkeyAnswers.browserAsks, options: found }, setCookies };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/profile/passkeys",
      operationId: "addPasskey",
      summary: "Adds a passkey.",
      permission,
      limit,
      input: newPasskey,
      example: { name: "Work laptop", response: registration },
      response: {
        status: 201,
        description: "Added. With the first second factor come recovery codes, returned only once.",
        example: { message: passkeyAnswers.added, codes: [] },
      },
      async handle(input, own) {
        const { codes, setCookies } = await addPasskey(services, own, input);
        const message = codes.length > 0 ? passkeyAnswers.addedWithCodes : passkeyAnswers.added;
        return { status: 201, body: { message, codes }, setCookies };
      },
    }),
  ];
}
