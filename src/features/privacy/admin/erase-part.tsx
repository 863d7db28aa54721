import { useState } from "react";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { privacyCopy } from "../copy.ts";
import { certificateIn } from "../ui/answers.ts";

const copy = privacyCopy.erase;

type ErasePartProps = {
  email: string;
  failed: string;
  /** The heading's level in the page's outline. */
  level: 3 | 4;
  marks: FieldMarks;
  onErased(): void;
};

/** Erases all data about an address after confirmation, and shows the certificate's code. */
export function ErasePart({ email, failed, level, marks, onErased }: ErasePartProps) {
  const Heading = `h${level}` as const;
  const { busy, problem, send } = useSending(failed);
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState<string>();
  async function erase() {
    const response = await send("POST", "/api/admin/privacy/erase", { email, sure: true });
    if (response === undefined) return;
    setCode(certificateIn(response));
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
            <p>{copy.done}</p>
            <p className="mt-1 font-mono text-body tracking-wider">{code}</p>
            <p className="mt-1">
              <a
                className="inline-flex min-h-11 items-center rounded-xs font-semibold underline underline-offset-4 focus-ring"
                href={`/privacy/my-data/certificate/${code}`}
              >
                {copy.link}
              </a>
            </p>
          </Note>
        )}
      </div>
      {code === undefined ? (
        <>
          <p className="max-w-text text-ink-soft">{copy.text}</p>
          <Button onClick={() => setAsking(true)} size="small" variant="danger-outline">
            {copy.submit}
          </Button>
          {asking ? (
            <TypedDeletion
              busy={busy}
              copy={{ ...copy, remove: copy.sure }}
              expected={email}
              field="typed"
              marks={marks}
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
