import type { ReactNode } from "react";
import { describedBy, FieldError } from "#ui/field.tsx";
import { smallControl } from "#ui/panel-class.ts";

export function MailLine({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <label className="text-small font-semibold sm:pt-2.5" htmlFor={id}>
        {label}
      </label>
      <div className="grid min-w-0 gap-1">{children}</div>
    </div>
  );
}

type LineFieldProps = {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  errorMark: string;
  value: string;
  maxLength: number;
  autoFocus?: boolean;
  onChange(text: string): void;
  /** Enter goes on to the text, as in a mail program. */
  onEnter(): void;
};

export function LineField({
  id,
  label,
  hint,
  error,
  errorMark,
  onChange,
  onEnter,
  ...input
}: LineFieldProps) {
  return (
    <MailLine id={id} label={label}>
      <input
        {...input}
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error !== undefined}
        autoComplete="off"
        className={`${smallControl} aria-invalid:border-2 aria-invalid:border-error`}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        type="text"
      />
      <p className="text-small text-ink-faint" id={`${id}-hint`}>
        {hint}
      </p>
      {error === undefined ? null : <FieldError error={error} errorMark={errorMark} id={id} />}
    </MailLine>
  );
}
