import type { SubmitEvent } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";

type FindCopy = Readonly<Record<"heading" | "label" | "hint" | "button", string>>;

const foundResponse = z.object({ id: z.string() });

/** Finds one complete address. It's sent in the body, so that it isn't in the URL or history. */
export function FindAddress({ copy, marks, failed }: { copy: FindCopy; marks: FieldMarks; failed: string }) {
  const { busy, problem, send } = useSending(failed);
  const navigate = useNavigate();

  async function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email");
    const response = foundResponse.safeParse(await send("POST", "/api/admin/subscribers/find", { email }));
    if (response.success) await navigate(`/admin/subscribers/${response.data.id}`);
  }

  const error = problem?.fields.email;
  return (
    <form aria-label={copy.heading} className="grid content-start gap-3" noValidate onSubmit={find}>
      <KeepTyped busy={busy} failed={problem !== undefined} id="find-address" />
      <TextField
        autoComplete="off"
        error={error}
        hint={copy.hint}
        id="find-email"
        inputMode="email"
        label={copy.label}
        marks={marks}
        name="email"
        type="email"
      />
      <AlertNote text={error === undefined ? problem?.message : undefined} />
      <p>
        <Button busy={busy} size="small" type="submit" variant="outline">
          {copy.button}
        </Button>
      </p>
    </form>
  );
}
