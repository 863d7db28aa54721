import { useState } from "react";
import { adminCopy } from "#content/admin.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { accessSummary } from "../../members/copy.ts";
import { ownMailTime, ownPasskeys, ownProfile, ownSessions, ownWeeklySummary } from "../reads.server.ts";
import { type MailTime, mailTimes } from "../rules.ts";
import { mailTimeCopy as mails } from "../schema.ts";
import { NameForm, PasswordForm } from "./own-details.tsx";
import { PasskeyPanel } from "./passkey-panel.tsx";
import type { action } from "./profile-action.server.ts";
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

export { action } from "./profile-action.server.ts";

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
