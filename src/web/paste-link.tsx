import type { Ref, SubmitEvent } from "react";
import { maxPastedLink } from "#platform/http/mailed-token.ts";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";

type PasteLinkProps = {
  /** Where the form is sent without JavaScript. */
  action: string;
  id: string;
  copy: {
    token: { label: string; hint: string };
    submit: string;
    /** The button's label while the link is being opened. */
    opening: string;
    /** How to get the email again. */
    lost?: { text: string; link: { text: string; href: string } };
  };
  marks: FieldMarks;
  given: string;
  problem: string | undefined;
  busy: boolean;
  field?: Ref<HTMLInputElement>;
  onOpen(token: string): void;
};

/** The form behind a mailed link: a field for the link, which a script fills in and sends by itself. */
export function PasteLink({ action, id, copy, marks, given, problem, busy, field, onOpen }: PasteLinkProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onOpen(String(new FormData(event.currentTarget).get("token")));
  }
  return (
    <form
      action={action}
      className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-5 rounded-xl border border-line bg-surface p-card shadow-card"
      method="post"
      noValidate
      onSubmit={submit}
    >
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        defaultValue={given}
        error={problem}
        hint={copy.token.hint}
        id={id}
        label={copy.token.label}
        marks={marks}
        maxLength={maxPastedLink}
        name="token"
        ref={field}
        spellCheck={false}
      />
      <p>
        <Button busy={busy} type="submit" variant="primary">
          {busy ? copy.opening : copy.submit}
        </Button>
      </p>
      {copy.lost ? (
        <p className="text-small text-ink-soft">
          {copy.lost.text}{" "}
          <a className="text-link-inline" href={copy.lost.link.href}>
            {copy.lost.link.text}
          </a>
        </p>
      ) : null}
    </form>
  );
}
