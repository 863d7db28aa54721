import { useState } from "react";
import * as z from "zod/mini";
import { adminCopy } from "#content/admin.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { accessSummary } from "../../members/copy.ts";
import { passkeyRename } from "../../sign-in/schema.ts";
import { ownMailTime, ownPasskeys, ownProfile, ownSessions, ownWeeklySummary } from "../reads.server.ts";
import { type MailTime, mailTimes } from "../rules.ts";
import {
  codesRenewal,
  firstCode,
  listedItem,
  mailTimeCopy as mails,
  mailTimeChange,
  ownName,
  ownPassword,
  passwordAndCode,
  passwordChange,
  weeklySummaryChange,
} from "../schema.ts";
import {
  changeMailTime,
  changeOwnName,
  changePassword,
  changeWeeklySummary,
  confirmSecondFactor,
  endOtherSessions,
  endOwnSession,
  endOwnSessions,
  moveSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "../writes/own-account.server.ts";
import { removePasskey, renamePasskey } from "../writes/passkeys.server.ts";
import { NameForm, PasswordForm } from "./own-details.tsx";
import { PasskeyPanel } from "./passkey-panel.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SessionList } from "./session-list.tsx";
import { WeeklySummary } from "./weekly-summary.tsx";

export const loader = screenLoader(async ({ services, actor }) => ({
  title: "Your profile",
  roleName: [adminCopy.roles[actor.role], accessSummary(actor.grants ?? [])].filter(Boolean).join(": "),
  profile: await ownProfile(services, actor),
  passkeys: await ownPasskeys(services, actor),
  sessions: await ownSessions(services, actor),
  mailTime: await ownMailTime(services, actor),
  weeklySummary: await ownWeeklySummary(services, actor),
}));

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
    async handle({ services, input, answer, ...own }) {
      const { codes, setCookies } = await confirmSecondFactor(services, own, input.code);
      addCookies(answer, setCookies);
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
    async handle({ services, input, answer, ...own }) {
      addCookies(answer, await changePassword(services, own, input));
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
    async handle({ services, answer, ...own }) {
      addCookies(answer, await endOwnSessions(services, own));
      return {};
    },
  }),
});

function addCookies(answer: Headers, cookies: readonly string[]): void {
  for (const cookie of cookies) answer.append("set-cookie", cookie);
}

export default function ProfileScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { roleName, profile, passkeys, sessions, mailTime, weeklySummary } = content;
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">Your profile</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Your name, password, two-step sign-in, passkeys, and where you're signed in.
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        {[
          { label: "Email address", text: profile.email },
          { label: "Role", text: roleName },
        ].map(({ label, text }) => (
          <div key={label}>
            <dt className="text-small text-ink-faint">{label}</dt>
            <dd className="break-all">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-7 grid items-start gap-grid xl:grid-cols-2">
        <SecondFactor
          app={profile.app}
          on={profile.secondFactor}
          passkeys={passkeys.length > 0}
          passkeysOnly={profile.passkeysOnly}
          required={profile.factorNeeded}
        />
        <PasskeyPanel isLastFactor={!profile.app} passkeys={passkeys} />
        <NameForm name={profile.name === profile.email ? "" : profile.name} />
        <PasswordForm />
        {mailTime === null ? null : <MailTimePanel when={mailTime} />}
        {weeklySummary === null ? null : <WeeklySummary wanted={weeklySummary} />}
        <SessionList sessions={sessions} />
      </div>
    </>
  );
}

/** The choice is saved with the press. */
function MailTimePanel({ when }: { when: MailTime }) {
  const { problem, send } = useOperations<typeof action>();
  const [chosen, setChosen] = useState(when);
  const hydrated = useHydrated();

  async function choose(next: MailTime) {
    setChosen(next);
    const done = () => toast({ title: mails.saved[next] });
    const saved = await send("changeInboxMails", { when: next }, { done, stay: true });
    if (!saved) setChosen(chosen);
  }

  return (
    <Panel heading="Emails about your work" id="inbox-mails">
      <p className="max-w-text text-ink-soft">
        When a colleague assigns a message or inquiry to you, or mentions you in a note.
      </p>
      <fieldset className="flex flex-wrap gap-x-8 gap-y-1" disabled={!hydrated}>
        <legend className="sr-only">Send them</legend>
        {mailTimes.map((each) => (
          <label className="flex min-h-11 items-center gap-3" key={each}>
            <input
              checked={chosen === each}
              className="size-5 accent-(--kw-primary) focus-ring"
              name="inbox-mails"
              onChange={() => void choose(each)}
              type="radio"
            />
            {mails.choices[each]}
          </label>
        ))}
      </fieldset>
      <AlertNote text={problem?.message} />
    </Panel>
  );
}
