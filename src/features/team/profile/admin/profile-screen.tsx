import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { AlertNote } from "#ui/alert-note.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { signInErrors } from "../../copy.ts";
import { idleMinutes, sessionHours } from "../../sign-in/rules.ts";
import { mailTimeCopy as copy, profileCopy } from "../copy.ts";
import { ownMailTime, ownPasskeys, ownProfile, ownSessions } from "../reads.server.ts";
import { type MailTime, mailTimes } from "../rules.ts";
import { PasskeyPanel } from "../ui/passkey-panel.tsx";

import type { PartProps } from "../ui/profile-copy.ts";
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

/** A team member's own choice of when mails about their work arrive. It's saved with the press. */
function MailTimePanel({ when }: { when: MailTime }) {
  const { problem, send } = useSending(copy.failed);
  const [chosen, setChosen] = useState(when);
  const hydrated = useHydrated();

  async function choose(next: MailTime) {
    setChosen(next);
    const answer = await send("PATCH", "/api/admin/profile/inbox-mails", { when: next });
    if (answer === undefined) setChosen(chosen);
    else toast({ title: messageIn(answer) });
  }

  return (
    <Panel heading={copy.heading} id="inbox-mails">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <fieldset className="flex flex-wrap gap-x-8 gap-y-1" disabled={!hydrated}>
        <legend className="sr-only">{copy.legend}</legend>
        {mailTimes.map((each) => (
          <label className="flex min-h-11 items-center gap-3" key={each}>
            <input
              checked={chosen === each}
              className="size-5 accent-(--kw-primary) focus-ring"
              name="inbox-mails"
              onChange={() => void choose(each)}
              type="radio"
            />
            {copy.choices[each]}
          </label>
        ))}
      </fieldset>
      <AlertNote text={problem?.message} />
    </Panel>
  );
}

/** Changes one's own name. */
function NameForm({ copy, marks, failed, name, onChange }: PartProps & { name: string; onChange(): void }) {
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={copy.name.heading} id="name">
      <AdminForm
        busy={busy}
        problem={problem}
        id="name"
        fields={["name"]}
        submit={{ text: copy.name.submit, busy: copy.busy }}
        onSend={async (given) => {
          const response = await send("PATCH", "/api/admin/profile", { name: given.get("name") });
          if (response === undefined) return;
          toast({ title: messageIn(response) });
          onChange();
        }}
      >
        <TextField
          autoComplete="name"
          defaultValue={name}
          error={problem?.fields.name}
          hint={copy.name.hint}
          id="own-name"
          key={name}
          label={copy.name.label}
          marks={marks}
          maxLength={200}
          name="name"
          required
        />
      </AdminForm>
    </Panel>
  );
}

/** Changes one's own password. */
function PasswordForm({ copy, marks, failed, onChange }: PartProps & { onChange(): void }) {
  const { password } = copy;
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={password.heading} id="password">
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["current", "password"]}
        id="password"
        ref={form}
        submit={{ text: password.submit, busy: copy.busy }}
        onSend={async (given) => {
          const response = await send("POST", "/api/admin/profile/password", {
            current: given.get("current"),
            password: given.get("password"),
          });
          if (response === undefined) return;
          form.current?.reset();
          toast({ title: messageIn(response) });
          onChange();
        }}
      >
        <TextField
          autoComplete="current-password"
          error={problem?.fields.current}
          id="password-current"
          label={password.current}
          marks={marks}
          maxLength={256}
          name="current"
          required
          type="password"
        />
        <TextField
          autoComplete="new-password"
          error={problem?.fields.password}
          hint={password.nextHint}
          id="password-next"
          label={password.next}
          marks={marks}
          maxLength={256}
          name="password"
          required
          type="password"
        />
      </AdminForm>
    </Panel>
  );
}
