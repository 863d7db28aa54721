import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { myDataForm } from "#content/my-data.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { useSending } from "#platform/http/use-sending.ts";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { TrapField } from "#ui/field-trap.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";

type AskFormProps = {
  words: typeof myDataForm;
  marks: FieldMarks;
  trap: string;
  failed: string;
  rejected: RejectedForm | undefined;
  /** It was sent without script, and taken. */
  sent: boolean;
};

/** Asks for an address and says the same for every one. */
export function AskForm({ words, marks, trap, failed, rejected, sent: sentBefore }: AskFormProps) {
  const [sent, setSent] = useState(sentBefore);
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, problem, send } = useSending(failed);
  const refused = problem ?? rejected;
  useEffect(() => {
    if (sent && !sentBefore) heading.current?.focus();
  }, [sent, sentBefore]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const body = { email: given.get("email"), website: given.get("website") };
    if ((await send("POST", "/api/privacy/my-data", body)) !== undefined) setSent(true);
  }

  const card = "grid gap-5 rounded-xl border border-line bg-surface p-card shadow-card";
  if (sent)
    return (
      <div className={card}>
        <h2 className="rounded-sm font-display text-h3 focus-ring" ref={heading} tabIndex={-1}>
          {words.sentHeading}
        </h2>
        <p>{words.sent}</p>
        <p className="text-small text-ink-soft">{words.sentHint}</p>
      </div>
    );
  return (
    <form action="/api/privacy/my-data" className={card} method="post" noValidate onSubmit={submit}>
      <h2 className="font-display text-h3">{words.heading}</h2>
      <ProblemNote
        fields={["email"]}
        problem={refused && { message: refused.message, fields: refused.fields }}
      />
      <TextField
        autoComplete="email"
        defaultValue={rejected?.values.email ?? ""}
        error={refused?.fields.email}
        hint={words.email.hint}
        id="my-data-email"
        label={words.email.label}
        marks={marks}
        maxLength={254}
        name="email"
        type="email"
      />
      <TrapField id="my-data-website" label={trap} name="website" />
      <p>
        <Button busy={busy} type="submit" variant="primary">
          {busy ? words.sending : words.submit}
        </Button>
      </p>
    </form>
  );
}
