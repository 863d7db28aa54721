import type { ReactNode } from "react";
import type { LanguageId } from "#content/groups/choices.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Heading } from "#ui/heading.tsx";
import { dialogClass } from "#ui/panel-class.ts";
import { OperationForm } from "#web/admin/operation-form.tsx";
import type { Problem } from "#web/admin/use-operations.ts";

const people = (count: number) => (count === 1 ? "1 person gets" : `${count} people get`);

/** What a toast adds once emails are on their way. */
export const mailedText = (count: number) => (count === 0 ? "" : ` ${people(count)} an email.`);

type EmailNoteProps = {
  /** How many people get it. */
  count: number;
  /** What it says before its links; undefined while that isn't known. */
  mail: { subject: string; paragraphs: readonly string[] } | undefined;
  language: LanguageId;
  /** Said instead, if no email goes out for another reason than that nobody is there. */
  silence?: string | undefined;
};

/** Who gets an email by a press that follows, and what it says. */
export function EmailNote({ count, mail, language, silence }: EmailNoteProps) {
  if (silence !== undefined) return <p role="status">{silence}</p>;
  return (
    <div className="grid gap-2">
      <p className="font-semibold" role="status">
        {count === 0 ? "Nobody has a place, so no email goes out." : `${people(count)} this email:`}
      </p>
      {count === 0 || mail === undefined ? null : (
        <div
          className="grid gap-2 rounded-md bg-tint px-4 py-3 text-small wrap-anywhere"
          lang={language === "en" ? undefined : language}
        >
          <p className="font-semibold">{mail.subject}</p>
          {mail.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  );
}

type EmailDialogProps = {
  heading: string;
  text?: string;
  email: EmailNoteProps;
  operation: string;
  values: Readonly<Record<string, string>>;
  submit: { text: string; busy: string; danger?: boolean };
  keep: string;
  busy: boolean;
  problem: Problem | undefined;
  /** The names of its fields, which show their own errors. */
  fields?: readonly string[];
  onSend(fields: FormData): Promise<void>;
  onClose(): void;
  /** Its fields. */
  children?: ReactNode;
};

/** Asks before something that emails people, and shows the email. */
export function EmailDialog({
  heading,
  text,
  email,
  operation,
  values,
  submit,
  keep,
  busy,
  problem,
  fields = [],
  onSend,
  onClose,
  children,
}: EmailDialogProps) {
  return (
    <Dialog className={dialogClass} label={heading} onClose={onClose} open>
      <OperationForm className="grid gap-5" onSend={onSend} operation={operation} values={values}>
        <Heading level={2} size={3}>
          {heading}
        </Heading>
        {text === undefined ? null : <p className="text-ink-soft">{text}</p>}
        {children}
        <EmailNote {...email} />
        <ProblemNote fields={fields} problem={problem} />
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} size="small" type="submit" variant={submit.danger ? "danger" : "primary"}>
            {busy ? submit.busy : submit.text}
          </Button>
          <Button onClick={onClose} size="small" variant="outline">
            {keep}
          </Button>
        </div>
      </OperationForm>
    </Dialog>
  );
}
