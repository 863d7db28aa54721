import { type ReactNode, useId } from "react";
import { requiredMarks } from "#content/forms.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { passwordMaxLength } from "../../rules.ts";

type PasswordStepProps = {
  /** What the password is needed for. */
  text: string;
  submit: string;
  busy: boolean;
  problem: { message: string; fields: Readonly<Record<string, string>> } | undefined;
  withCode?: boolean;
  /** Where the code comes from, if not from an app. */
  codeHint?: string | undefined;
  /** Another way to do the same, above the fields. */
  instead?: ReactNode;
  /** The address of a form sent without JavaScript, and where it goes on. */
  action?: string;
  to?: string | undefined;
  onSend(given: { password: string; code: string }): void;
  onCancel(): void;
};

export function PasswordStep({
  text,
  submit,
  busy,
  problem,
  withCode = false,
  codeHint = "The six digits your app shows now, or one of your recovery codes.",
  instead,
  action,
  to,
  onSend,
  onCancel,
}: PasswordStepProps) {
  const id = useId();
  return (
    <form
      action={action}
      className="grid max-w-narrow gap-5"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        onSend({ password: String(given.get("password")), code: String(given.get("code") ?? "") });
      }}
    >
      <p className="text-ink-soft">{text}</p>
      <ProblemNote fields={["password", "code"]} problem={problem} />
      {instead}
      {to === undefined ? null : <input name="to" type="hidden" value={to} />}
      <TextField
        label="Your password"
        hint="So nobody else can change this on your screen."
        autoComplete="current-password"
        autoFocus={instead === undefined}
        error={problem?.fields.password}
        id={`${id}-password`}
        marks={requiredMarks}
        maxLength={passwordMaxLength}
        name="password"
        required
        type="password"
      />
      {withCode ? (
        <TextField
          autoCapitalize="none"
          autoComplete="one-time-code"
          error={problem?.fields.code}
          hint={codeHint}
          id={`${id}-code`}
          label="Code"
          marks={requiredMarks}
          maxLength={64}
          name="code"
          required
          spellCheck={false}
        />
      ) : null}
      <p className="flex flex-wrap gap-3">
        <Button busy={busy} size="small" type="submit" variant="primary">
          {busy ? "One moment..." : submit}
        </Button>
        <Button onClick={onCancel} size="small" variant="outline">
          Cancel
        </Button>
      </p>
    </form>
  );
}
