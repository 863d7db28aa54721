import { useId } from "react";
import { useSending } from "#platform/http/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import type { PartProps } from "./profile-words.ts";

type PasswordStepProps = PartProps & {
  /** What the password is asked for. */
  text: string;
  submit: string;
  url: string;
  onDone(answer: unknown): void;
  onCancel(): void;
};

/** Asks for the present password, then does what it was asked for. */
export function PasswordStep({
  words,
  marks,
  failed,
  text,
  submit,
  url,
  onDone,
  onCancel,
}: PasswordStepProps) {
  const id = useId();
  const { busy, problem, send } = useSending(failed);
  return (
    <form
      className="grid max-w-narrow gap-5"
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        const password = new FormData(event.currentTarget).get("password");
        const answer = await send("POST", url, { password });
        if (answer !== undefined) onDone(answer);
      }}
    >
      <p className="text-ink-soft">{text}</p>
      <ProblemNote fields={["password"]} problem={problem} />
      <TextField
        autoComplete="current-password"
        error={problem?.fields.password}
        hint={words.factor.passwordHint}
        id={`${id}-password`}
        label={words.factor.password}
        marks={marks}
        maxLength={256}
        name="password"
        required
        type="password"
      />
      <p className="flex flex-wrap gap-3">
        <Button busy={busy} size="small" type="submit" variant="primary">
          {busy ? words.busy : submit}
        </Button>
        <Button onClick={onCancel} size="small" variant="outline">
          {words.factor.cancel}
        </Button>
      </p>
    </form>
  );
}
