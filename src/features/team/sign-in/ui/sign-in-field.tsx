import type { RejectedForm } from "#platform/http/page-request.ts";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";

type SignInFieldProps = {
  name: "email" | "password" | "code" | "token";
  copy: { label: string; hint?: string };
  marks: FieldMarks;
  maxLength: number;
  /** The `autocomplete` value. */
  autoComplete: "username" | "current-password" | "new-password" | "one-time-code" | "off";
  rejected: RejectedForm | undefined;
};

const kinds = { email: "email", password: "password", code: "text", token: "text" } as const;

/** One field of a sign-in form. A password is never rendered back into the page. */
export function SignInField({ name, copy, marks, maxLength, autoComplete, rejected }: SignInFieldProps) {
  return (
    <TextField
      autoCapitalize="none"
      autoComplete={autoComplete}
      defaultValue={name === "email" || name === "token" ? rejected?.values[name] : undefined}
      error={rejected?.fields[name]}
      hint={copy.hint}
      id={`gate-${name}`}
      label={copy.label}
      marks={marks}
      maxLength={maxLength}
      name={name}
      required
      spellCheck={false}
      type={kinds[name]}
    />
  );
}
