import { type ReactNode, useId } from "react";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { passkeyCopy } from "../../sign-in/copy/passkeys.ts";
import { OrLine, PasskeyButton } from "../../sign-in/ui/passkey-button.tsx";
import { profileCopy as copy } from "../copy.ts";
import type { PartProps, ProfileCopy } from "./profile-copy.ts";

type PasswordStepProps = Omit<PartProps, "copy"> & {
  copy: Pick<ProfileCopy, "factor" | "busy">;
  /** What the password is needed for. */
  text: string;
  submit: string;
  url: string;
  /** Whether a code is needed too. */
  withCode?: boolean;
  /** Where the code comes from, if not from an app. */
  codeHint?: string | undefined;
  /** Another way to do the same, above the fields. */
  instead?: ReactNode;
  /** Where a form sent without JavaScript goes on, and why it was refused. */
  to?: string;
  refused?: string | undefined;
  onDone(answer: unknown): void;
  onCancel(): void;
};

/** Asks for the present password, and a code if needed, then carries out the action. */
export function PasswordStep({
  copy,
  marks,
  failed,
  text,
  submit,
  url,
  withCode = false,
  codeHint,
  instead,
  to,
  refused,
  onDone,
  onCancel,
}: PasswordStepProps) {
  const id = useId();
  const { busy, problem, send } = useSending(failed);
  return (
    <form
      action={url}
      className="grid max-w-narrow gap-5"
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const password = given.get("password");
        const response = await send(
          "POST",
          url,
          withCode ? { password, code: given.get("code") } : { password },
        );
        if (response !== undefined) onDone(response);
      }}
    >
      <p className="text-ink-soft">{text}</p>
      <ProblemNote
        fields={["password", "code"]}
        problem={problem ?? (refused === undefined ? undefined : { message: refused, fields: {} })}
      />
      {instead}
      {to === undefined ? null : <input name="to" type="hidden" value={to} />}
      <TextField
        autoComplete="current-password"
        autoFocus={instead === undefined}
        error={problem?.fields.password}
        hint={copy.factor.passwordHint}
        id={`${id}-password`}
        label={copy.factor.password}
        marks={marks}
        maxLength={256}
        name="password"
        required
        type="password"
      />
      {withCode ? (
        <TextField
          autoCapitalize="none"
          autoComplete="one-time-code"
          error={problem?.fields.code}
          hint={codeHint ?? copy.factor.currentCodeHint}
          id={`${id}-code`}
          label={copy.factor.currentCode}
          marks={marks}
          maxLength={64}
          name="code"
          required
          spellCheck={false}
        />
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Button busy={busy} size="small" type="submit" variant="primary">
          {busy ? copy.busy : submit}
        </Button>
        <Button onClick={onCancel} size="small" variant="outline">
          {copy.factor.cancel}
        </Button>
      </p>
    </form>
  );
}

/** What a team member signs in with besides the password. */
export type OwnFactors = { code: boolean; app: boolean; passkey: boolean };

/** The parts of `PasswordStep` that depend on what a team member can confirm with. */
export function confirmingWith(
  { code, app, passkey }: OwnFactors,
  { failed, to, onDone }: { failed: string; to?: string; onDone(): void },
) {
  return {
    withCode: code,
    codeHint: app ? undefined : copy.factor.recoveryCodeHint,
    ...(passkey
      ? {
          instead: (
            <>
              <PasskeyButton
                autoFocus
                failed={failed}
                onDone={onDone}
                path="/api/admin/profile/confirm/passkey"
                size="small"
                text={passkeyCopy.use}
                to={to}
                variant="primary"
              />
              <OrLine />
            </>
          ),
        }
      : {}),
  };
}
