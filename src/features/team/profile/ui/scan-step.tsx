import { useId } from "react";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import type { PartProps } from "./profile-copy.ts";

type ScanStepProps = PartProps & {
  secret: string;
  /** The secret as a QR code, rendered by our own server. */
  picture: string;
  onDone(answer: unknown): void;
  onCancel(): void;
};

/** The secret for the app, and the field for its first code. */
export function ScanStep({ copy, marks, failed, secret, picture, onDone, onCancel }: ScanStepProps) {
  const id = useId();
  const { factor } = copy;
  const { busy, problem, send } = useSending(failed);
  return (
    <form
      className="grid gap-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-8"
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        const code = new FormData(event.currentTarget).get("code");
        const response = await send("POST", "/api/admin/profile/second-factor/confirm", { code });
        if (response !== undefined) onDone(response);
      }}
    >
      <div className="grid content-start gap-3">
        <h3 className="text-h4">{factor.scanHeading}</h3>
        <img
          alt={factor.scanAlt}
          className="size-52 rounded-md border border-line"
          height="208"
          src={picture}
          width="208"
        />
      </div>
      <div className="grid max-w-narrow content-start gap-5">
        <p>
          <span className="block text-small text-ink-soft">{factor.secret}</span>
          <code className="font-mono text-body tracking-wider wrap-anywhere">{inFours(secret)}</code>
        </p>
        <ProblemNote fields={["code"]} problem={problem} />
        <TextField
          autoComplete="one-time-code"
          error={problem?.fields.code}
          id={`${id}-code`}
          inputMode="numeric"
          label={factor.code}
          marks={marks}
          maxLength={64}
          name="code"
          required
          spellCheck={false}
        />
        <p className="flex flex-wrap gap-3">
          <Button busy={busy} size="small" type="submit" variant="primary">
            {busy ? copy.busy : factor.confirm}
          </Button>
          <Button onClick={onCancel} size="small" variant="outline">
            {factor.cancel}
          </Button>
        </p>
      </div>
    </form>
  );
}

/** Groups of four make the secret easier to read and type. */
function inFours(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(" ");
}
