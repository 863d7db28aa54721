import { invitationText } from "#content/invitation.ts";
import { mailSentence } from "#content/mail-notice.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import { pastedToken } from "#platform/http/mailed-token.ts";
import { signInAnswers, signInRefusals } from "../copy.ts";
import { passwordLink } from "../reads.server.ts";
import type { SignInServices } from "./reads.server.ts";
import { safeReturn } from "./rules.ts";
import {
  credentials,
  firstOwner,
  forgottenPassword,
  nothing,
  openedLink,
  passwordByLink,
  secondStep,
} from "./schema.ts";
import { addFirstOwner } from "./writes/first-owner.server.ts";
import { signOut } from "./writes/sessions.server.ts";
import { answerSecondStep, askForPasswordLink, setPasswordByLink, signIn } from "./writes/sign-in.server.ts";

const asTyped = (fields: Readonly<Record<string, string>>) => ({ ...fields });

/** For whoever made the first account and couldn’t be signed in, such as when too many try. */
const firstOwnerLogin = "/admin/login?done=first-owner";

/** Every form works without JavaScript. */
export function signInEndpoints(services: SignInServices) {
  return [
    endpoint({
      method: "post",
      path: "/auth/sign-in",
      operationId: "signIn",
      summary: "Signs in a team member, or asks for the second step.",
      input: credentials,
      example: { email: "robin@example.org", password: "a long and quiet sentence" },
      response: {
        status: 200,
        description: "Signed in, or a code is required. `next` is the address to go to.",
        example: { message: signInAnswers.signedIn, next: "/admin" },
      },
      limit: { points: 20, seconds: 600 },
      form: { name: "sign-in", page: "/admin/login", atPage: true, thanks: "/admin", fromForm: asTyped },
      async handle({ email, password, to }, from) {
        const { asksForCode, setCookies } = await signIn(services, { email, password, from });
        const after = safeReturn(to);
        const next = asksForCode ? `/admin/login/code?to=${encodeURIComponent(after)}` : after;
        const message = asksForCode ? signInAnswers.codeNeeded : signInAnswers.signedIn;
        return { status: 200, body: { message, next }, setCookies, next };
      },
    }),
    endpoint({
      method: "post",
      path: "/auth/second-step",
      operationId: "answerSecondStep",
      summary: "Completes a sign-in with an app code or a recovery code.",
      input: secondStep,
      example: { code: "123456" },
      response: {
        status: 200,
        description: "Signed in. `next` is the address to go to.",
        example: { message: signInAnswers.signedIn, next: "/admin" },
      },
      limit: { points: 20, seconds: 600 },
      form: {
        name: "second-step",
        page: "/admin/login/code",
        atPage: true,
        thanks: "/admin",
        fromForm: asTyped,
      },
      async handle({ code, to }, from) {
        const setCookies = await answerSecondStep(services, { code, from });
        const next = safeReturn(to);
        return { status: 200, body: { message: signInAnswers.signedIn, next }, setCookies, next };
      },
    }),
    endpoint({
      method: "post",
      path: "/auth/sign-out",
      operationId: "signOut",
      summary: "Ends the session of this browser.",
      input: nothing,
      example: {},
      response: {
        status: 200,
        description: "Signed out. Also returned when no one was signed in.",
        example: { message: signInAnswers.signedOut },
      },
      form: {
        name: "sign-out",
        page: "/admin/login",
        thanks: "/admin/login?done=signed-out",
        fromForm: asTyped,
      },
      handle: async (_input, { headers }) => ({
        status: 200,
        body: { message: signInAnswers.signedOut },
        setCookies: await signOut(services, headers),
        clearsCache: true,
      }),
    }),
    endpoint({
      method: "post",
      path: "/auth/forgotten-password",
      operationId: "askForPasswordLink",
      summary: "Emails a link to set a new password if the address belongs to a team member.",
      input: forgottenPassword,
      example: { email: "robin@example.org" },
      response: {
        status: 202,
        description: "The same response for every address.",
        example: { message: signInAnswers.linkRequested },
      },
      limit: { points: 5, seconds: 600 },
      form: {
        name: "forgotten-password",
        page: "/admin/forgotten-password",
        atPage: true,
        thanks: "/admin/forgotten-password?done=sent",
        fromForm: asTyped,
      },
      async handle({ email }) {
        await askForPasswordLink(services, email);
        return {
          status: 202,
          body: { message: mailSentence(services.settings, signInAnswers.linkRequested) },
        };
      },
    }),
    endpoint({
      method: "post",
      path: "/auth/password-link",
      operationId: "openPasswordLink",
      summary: "Says whether a one-time link for a password works, and who invited. It uses nothing up.",
      input: openedLink,
      example: { token: "the-end-of-the-link" },
      response: {
        status: 200,
        description: "The link works. `invitation` is only there for a first password.",
        example: {
          message: signInAnswers.linkOpened,
          invitation: "Robin invited you to join the Example team as an editor.",
        },
      },
      limit: { points: 20, seconds: 600 },
      async handle({ token }) {
        const link = await passwordLink(services, pastedToken(token));
        if (!link) throw new HttpError("not_found", { message: signInRefusals.badLink });
        const invitation = link.state === "invited" ? { invitation: invitationText(link) } : {};
        return { status: 200, body: { message: signInAnswers.linkOpened, ...invitation } };
      },
    }),
    endpoint({
      method: "post",
      path: "/auth/set-password",
      operationId: "setPasswordByLink",
      summary:
        "Sets a password with a one-time link, ends all of the team member's sessions, and signs in who was invited.",
      input: passwordByLink,
      example: { token: "the-end-of-the-link", password: "a long and quiet sentence" },
      response: {
        status: 200,
        description:
          "The password is set and the link is used up. Who was invited is signed in: `next` is the address to go to.",
        example: { message: signInAnswers.passwordSet },
      },
      limit: { points: 10, seconds: 600 },
      form: {
        name: "set-password",
        page: "/admin/set-password",
        atPage: true,
        thanks: "/admin/login?done=password-set",
        fromForm: asTyped,
      },
      async handle({ token, password }, from) {
        const link = { token: pastedToken(token), password, from };
        const { signedIn, setCookies } = await setPasswordByLink(services, link);
        const message = signInAnswers.passwordSet;
        if (!signedIn) return { status: 200, body: { message }, setCookies };
        const next = signedIn.asksForCode ? "/admin/login/code" : "/admin";
        return { status: 200, body: { message, next }, setCookies, next };
      },
    }),
    endpoint({
      method: "post",
      path: "/auth/first-owner",
      operationId: "addFirstOwner",
      summary:
        "Makes the first account of the team, an owner’s, with the token that the site printed, and signs in.",
      input: firstOwner,
      example: {
        token: "the-end-of-the-address",
        name: "Robin",
        email: "robin@example.org",
        password: "a long and quiet sentence",
      },
      response: {
        status: 200,
        description: "The account is there, and the token is used up. `next` is the address to go to.",
        example: { message: signInAnswers.signedIn, next: "/admin" },
      },
      limit: { points: 10, seconds: 600 },
      form: {
        name: "first-owner",
        page: "/admin/first-owner",
        atPage: true,
        thanks: "/admin",
        fromForm: asTyped,
      },
      async handle({ token, ...chosen }, from) {
        const signedIn = await addFirstOwner(services, { ...chosen, token: pastedToken(token), from });
        if (!signedIn)
          return {
            status: 200,
            body: { message: signInAnswers.firstOwnerAdded, next: firstOwnerLogin },
            next: firstOwnerLogin,
          };
        const { setCookies } = signedIn;
        return {
          status: 200,
          body: { message: signInAnswers.signedIn, next: "/admin" },
          setCookies,
          next: "/admin",
        };
      },
    }),
  ];
}
