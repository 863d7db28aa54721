import type { ComponentProps, ReactNode, RefObject } from "react";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { KeepTyped } from "#ui/keep-typed.tsx";

type OperationFormProps = Omit<ComponentProps<"form">, "method" | "onSubmit"> & {
  /** The operation of the screen's action. */
  operation: string;
  /** Values sent along, such as the version that was loaded. */
  values?: Readonly<Record<string, string | number>>;
  onSend(fields: FormData): Promise<void> | void;
};

/** Sent before the scripts have come, it works as a plain form. */
export function OperationForm({ operation, values = {}, onSend, children, ...form }: OperationFormProps) {
  return (
    <form
      autoComplete="off"
      noValidate
      {...form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(new FormData(event.currentTarget, event.nativeEvent.submitter));
      }}
    >
      <HiddenFields values={{ operation, ...values }} />
      {children}
    </form>
  );
}

type AdminFormProps = {
  /** Distinguishes the forms of one screen. */
  id: string;
  busy: boolean;
  problem: { message: string; fields: Readonly<Record<string, string>> } | undefined;
  /** Fields that show their own error; anything else is shown above them. */
  fields?: readonly string[];
  /** `about` completes the button's name for screen readers, where several buttons read the same. */
  submit: { text: string; busy: string; about?: string; variant?: "primary" | "outline" };
  /** The operation of the screen's action. The form then works before the scripts have come, too. */
  operation?: string;
  /** Values sent along, such as the version that was loaded. */
  values?: Readonly<Record<string, string | number>>;
  /** Puts the button beside the fields instead of below them. */
  inline?: boolean;
  className?: string;
  ref?: RefObject<HTMLFormElement | null>;
  onSend(given: FormData): Promise<void>;
  children: ReactNode;
};

/** A form in the admin: keeps what is typed until it is saved, and shows why a request was rejected. */
export function AdminForm({
  id,
  busy,
  problem,
  fields = [],
  submit,
  operation,
  values = {},
  inline = false,
  className = "max-w-narrow gap-5",
  ref,
  onSend,
  children,
}: AdminFormProps) {
  const hydrated = useHydrated();
  const button = (
    // Without an operation there is nothing that a plain form could be posted to.
    <Button
      busy={busy}
      disabled={operation === undefined && !hydrated}
      size="small"
      type="submit"
      variant={submit.variant ?? "outline"}
    >
      {busy ? submit.busy : submit.text}
      {submit.about === undefined ? null : <span className="sr-only">: {submit.about}</span>}
    </Button>
  );
  return (
    <form
      className={`grid ${className}`}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(new FormData(event.currentTarget));
      }}
      ref={ref}
    >
      <KeepTyped busy={busy} failed={problem !== undefined} id={id} />
      {operation === undefined ? null : <HiddenFields values={{ operation, ...values }} />}
      <ProblemNote fields={fields} problem={problem} />
      {inline ? (
        <div className="flex flex-wrap items-end gap-4">
          {children}
          {button}
        </div>
      ) : (
        <>
          {children}
          <p>{button}</p>
        </>
      )}
    </form>
  );
}

type SaveRowProps = {
  busy: boolean;
  copy: { save: string; saving: string };
  status: string;
  /** Beside the button. */
  children?: ReactNode;
};

export function SaveRow({ busy, copy, status, children }: SaveRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button busy={busy} type="submit" variant="primary">
        {busy ? copy.saving : copy.save}
      </Button>
      {children}
      <p className="text-success empty:hidden" role="status">
        {status}
      </p>
    </div>
  );
}

function HiddenFields({ values }: { values: Readonly<Record<string, string | number>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
}
