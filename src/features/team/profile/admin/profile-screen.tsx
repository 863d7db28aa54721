import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { signInErrors } from "../../copy.ts";
import { idleMinutes, sessionHours } from "../../sign-in/rules.ts";
import { profileCopy } from "../copy.ts";
import { ownMailTime, ownPasskeys, ownProfile, ownSessions } from "../reads.server.ts";
import { MailTimePanel } from "../ui/mail-time-panel.tsx";
import { NameForm } from "../ui/name-form.tsx";
import { PasskeyPanel } from "../ui/passkey-panel.tsx";
import { PasswordForm } from "../ui/password-form.tsx";
import { SecondFactor } from "../ui/second-factor.tsx";
import { SessionList } from "../ui/session-list.tsx";

export const loader = screenLoader(async ({ services, actor }) => ({
  title: profileCopy.heading,
  copy: {
    ...profileCopy,
    sessions: { ...profileCopy.sessions, text: profileCopy.sessions.text(idleMinutes, sessionHours) },
  },
  roleName: adminCopy.roles[actor.role],
  marks: fieldMarks,
  failed: adminCopy.failed,
  errors: signInErrors,
  profile: await ownProfile(services, actor),
  passkeys: await ownPasskeys(services, actor),
  sessions: await ownSessions(services, actor),
  mailTime: await ownMailTime(services, actor),
}));

/** Somebody's own account: second step, password, sessions. */
export default function ProfileScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, roleName, marks, failed, profile, passkeys, sessions } = content;
  const { revalidate } = useRevalidator();
  const part = { copy, marks, failed, onChange: () => void revalidate() };
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.heading}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        {[
          { label: copy.email, text: profile.email },
          { label: copy.role, text: roleName },
        ].map(({ label, text }) => (
          <div key={label}>
            <dt className="text-small text-ink-faint">{label}</dt>
            <dd className="break-all">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-7 grid items-start gap-grid xl:grid-cols-2">
        <SecondFactor
          {...part}
          app={profile.app}
          on={profile.secondFactor}
          passkeys={passkeys.length > 0}
          passkeysOnly={profile.passkeysOnly}
          required={profile.factorNeeded}
        />
        <PasskeyPanel {...part} isLastFactor={!profile.app} passkeys={passkeys} />
        <NameForm {...part} name={profile.name === profile.email ? "" : profile.name} />
        <PasswordForm {...part} />
        {content.mailTime === null ? null : <MailTimePanel when={content.mailTime} />}
        <SessionList {...part} sessions={sessions} />
      </div>
    </>
  );
}
