import * as z from "zod/mini";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { passkeyRename } from "../../sign-in/schema.ts";
import {
  codesRenewal,
  firstCode,
  listedItem,
  mailTimeChange,
  ownName,
  ownPassword,
  passwordAndCode,
  passwordChange,
  weeklySummaryChange,
} from "../schema.ts";
import {
  confirmSecondFactor,
  moveSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "../writes/app.server.ts";
import {
  changeMailTime,
  changeOwnName,
  changePassword,
  changeWeeklySummary,
  endOtherSessions,
  endOwnSession,
  endOwnSessions,
} from "../writes/own-account.server.ts";
import { removePasskey, renamePasskey } from "../writes/passkeys.server.ts";

const limit = { points: 30, seconds: 600 };
const asksItself = {
  withoutRecentSignIn: "asks for the password, a code or a passkey itself",
  limit,
} as const;
const canBeChangedAgain = {
  withoutRecentSignIn: "changes one record, which can be changed again",
  limit,
} as const;

export const action = screenAction({
  startSecondFactor: operation({
    ...asksItself,
    input: ownPassword,
    handle: ({ services, input, ...own }) => startSecondFactor(services, own, input.password),
  }),
  confirmSecondFactor: operation({
    ...asksItself,
    input: firstCode,
    async handle({ services, input, responseHeaders, ...own }) {
      const { codes, setCookies } = await confirmSecondFactor(services, own, input.code);
      addCookies(responseHeaders, setCookies);
      return { codes };
    },
  }),
  turnOffSecondFactor: operation({
    ...asksItself,
    input: passwordAndCode,
    handle: ({ services, input, ...own }) => turnOffSecondFactor(services, own, input),
  }),
  moveSecondFactor: operation({
    ...asksItself,
    input: passwordAndCode,
    handle: ({ services, input, ...own }) => moveSecondFactor(services, own, input),
  }),
  renewRecoveryCodes: operation({
    ...asksItself,
    input: codesRenewal,
    handle: async ({ services, input, ...own }) => ({
      codes: await renewRecoveryCodes(services, own, input),
    }),
  }),
  changeOwnPassword: operation({
    ...asksItself,
    input: passwordChange,
    async handle({ services, input, responseHeaders, ...own }) {
      addCookies(responseHeaders, await changePassword(services, own, input));
      return {};
    },
  }),
  changeOwnName: operation({
    ...canBeChangedAgain,
    input: ownName,
    handle: ({ services, input, ...own }) => changeOwnName(services, own, input.name),
  }),
  changeInboxMails: operation({
    input: mailTimeChange,
    permission: "messages.read",
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, input }) => changeMailTime(services, actor, input.when),
  }),
  changeWeeklySummary: operation({
    input: weeklySummaryChange,
    permission: "admin.read",
    withoutRecentSignIn: "changes one record, which can be changed again",
    async handle({ services, actor, input }) {
      await changeWeeklySummary(services, actor, input.wanted);
      return {};
    },
  }),
  renamePasskey: operation({
    ...canBeChangedAgain,
    input: passkeyRename,
    handle: ({ services, input, ...own }) => renamePasskey(services, own, input),
  }),
  removePasskey: operation({
    limit,
    input: listedItem,
    handle: ({ services, input, ...own }) => removePasskey(services, own, input.id),
  }),
  endOwnSession: operation({
    input: listedItem,
    handle: ({ services, input, ...own }) => endOwnSession(services, own, input.id),
  }),
  endOtherSessions: operation({
    input: z.strictObject({}),
    handle: ({ services, ...own }) => endOtherSessions(services, own),
  }),
  endOwnSessions: operation({
    input: z.strictObject({}),
    async handle({ services, responseHeaders, ...own }) {
      addCookies(responseHeaders, await endOwnSessions(services, own));
      return {};
    },
  }),
});

function addCookies(headers: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) headers.append("set-cookie", cookie);
}
