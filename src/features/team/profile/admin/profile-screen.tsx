import { useRevalidator } from "react-router";
import type { FieldMarks } from "#ui/field.tsx";
import { NameForm } from "../ui/name-form.tsx";
import { PasswordForm } from "../ui/password-form.tsx";
import type { ProfileCopy } from "../ui/profile-copy.ts";
import { SecondFactor } from "../ui/second-factor.tsx";
import { SessionList } from "../ui/session-list.tsx";

type ProfileContent = {
  copy: ProfileCopy;
  roleName: string;
  marks: FieldMarks;
  failed: string;
  profile: { name: string; email: string; secondFactor: boolean; factorNeeded: boolean };
  sessions: readonly { id: string; began: string; seen: string; here: boolean }[];
};

/** Somebody's own account: second step, password, sessions. */
export default function ProfileScreen({ content }: { content: ProfileContent }) {
  const { copy, roleName, marks, failed, profile, sessions } = content;
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
      <div className="mt-7 grid gap-grid">
        <SecondFactor {...part} on={profile.secondFactor} required={profile.factorNeeded} />
        <NameForm {...part} name={profile.name === profile.email ? "" : profile.name} />
        <PasswordForm {...part} />
        <SessionList {...part} sessions={sessions} />
      </div>
    </>
  );
}
