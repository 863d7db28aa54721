import { useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import type { action } from "./privacy-action.server.ts";

const copy = {
  heading: "Erase everything",
  text: "This erases all of it right away, including queued emails, and unsubscribes the person from the newsletter. In texts other people wrote, only the address is removed. We keep a certificate. You can't undo this.",
  typed: "Type the email address to confirm",
  mismatch: "Please type the address exactly as shown above",
  remove: "Erase permanently",
  keep: "Cancel",
} as const;

type ErasePartProps = {
  email: string;
  level: 3 | 4;
  onErased(): void;
};

export function ErasePart({ email, level, onErased }: ErasePartProps) {
  const Heading = `h${level}` as const;
  const { busy, problem, send } = useOperations<typeof action>();
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState<string>();
  async function erase() {
    // A person's own screen has nothing left to read.
    const options = { at: "/admin/privacy", stay: true };
    const erased = await send("erasePersonalData", { email, sure: true }, options);
    if (!erased) return;
    setCode(erased.certificate);
    onErased();
  }
  return (
    <section aria-labelledby="erase-heading" className="grid justify-items-start gap-3">
      <Heading className="text-h4" id="erase-heading">
        {copy.heading}
      </Heading>
      <div className="empty:hidden" role="status">
        {code === undefined ? null : (
          <Note kind="rule">
            <p>Erased. Please send the person this code or the link to the certificate.</p>
            <p className="mt-1 font-mono text-body tracking-wider">{code}</p>
            <p className="mt-1">
              <a
                className="inline-flex min-h-11 items-center rounded-xs font-semibold underline underline-offset-4 focus-ring"
                href={`/privacy/my-data/certificate/${code}`}
              >
                Open certificate
              </a>
            </p>
          </Note>
        )}
      </div>
      {code === undefined ? (
        <>
          <p className="max-w-text text-ink-soft">{copy.text}</p>
          <Button onClick={() => setAsking(true)} size="small" variant="danger-outline">
            {copy.heading}
          </Button>
          {asking ? (
            <TypedDeletion
              busy={busy}
              copy={copy}
              expected={email}
              field="typed"
              marks={requiredMarks}
              onClose={() => setAsking(false)}
              onRemove={() => void erase()}
              problem={problem}
            />
          ) : null}
        </>
      ) : null}
    </section>
  );
}
