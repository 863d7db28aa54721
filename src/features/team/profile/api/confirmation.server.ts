import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { signInAnswers } from "../../copy.ts";
import { safeAfterConfirming } from "../../sign-in/rules.ts";
import { confirmIdentity } from "../../sign-in/writes/confirmation.server.ts";
import { confirmation } from "../schema.ts";

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
