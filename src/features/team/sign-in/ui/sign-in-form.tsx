import type { ReactNode } from "react";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Note } from "#ui/note.tsx";
import { Section } from "#ui/section.tsx";

type FieldName = "name" | "email" | "password" | "code" | "token";

type SignInView = {
  page: {
    /** The address it posts to, so that it works without JavaScript. */
    path: string;
    submit: string;
    links: readonly { href: string; title: string }[];
  };
  bounds: Readonly<Record<FieldName, number>>;
  marks: FieldMarks;
  errorTitle: string;
  rejected: RejectedForm | undefined;
};

type SignInFormProps = {
  view: SignInView;
  /** Shown above the form after an action. */
  notice?: string | undefined;
  hidden?: Readonly<Record<string, string>>;
  /** Another way to do the same, below the button. */
  instead?: ReactNode;
  children: ReactNode;
};

export function SignInForm({
  view: { page, rejected, errorTitle },
  notice,
  hidden = {},
  instead,
  children,
}: SignInFormProps) {
  const wrong = Object.entries(rejected?.fields ?? {}).map(([name, sentence]) => ({
    fieldId: `gate-${name}`,
    sentence,
  }));
  return (
    <form
      action={page.path}
      className="grid gap-6 rounded-xl border border-line bg-surface p-card shadow-card"
      method="post"
    >
      {notice === undefined || rejected ? null : (
        <Note kind="rule">
          <p role="status">{notice}</p>
        </Note>
      )}
      {rejected ? (
        <ErrorSummary
          id="gate-summary"
          items={wrong}
          title={wrong.length === 0 ? rejected.message : errorTitle}
        />
      ) : null}
      {children}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <Button type="submit" variant="primary">
        {page.submit}
      </Button>
      {instead}
      <ul className="-mb-2 flex flex-wrap gap-x-6">
        {page.links.map(({ href, title }) => (
          <li key={href}>
            <a
              className="inline-flex min-h-11 items-center rounded-xs text-small text-link underline underline-offset-4 focus-ring"
              href={href}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </form>
  );
}

type SignInFieldProps = {
  view: SignInView;
  name: FieldName;
  copy: { label: string; hint?: string };
  autoComplete: "name" | "username" | "current-password" | "new-password" | "one-time-code" | "off";
};

const kinds = { name: "text", email: "email", password: "password", code: "text", token: "text" } as const;

/** A password is never rendered back into the page. */
export function SignInField({
  view: { bounds, marks, rejected },
  name,
  copy,
  autoComplete,
}: SignInFieldProps) {
  return (
    <TextField
      autoCapitalize="none"
      autoComplete={autoComplete}
      defaultValue={name === "password" || name === "code" ? undefined : rejected?.values[name]}
      error={rejected?.fields[name]}
      hint={copy.hint}
      id={`gate-${name}`}
      label={copy.label}
      marks={marks}
      maxLength={bounds[name]}
      name={name}
      required
      spellCheck={false}
      type={kinds[name]}
    />
  );
}

export function SignInLayout({
  heading,
  introduction,
  children,
}: {
  heading: string;
  introduction: string;
  children: ReactNode;
}) {
  return (
    <Section tight width="narrow">
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-[1.1rem] text-ink-soft">{introduction}</p>
      <div className="mt-8">{children}</div>
    </Section>
  );
}
