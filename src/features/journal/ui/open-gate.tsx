import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal, LockReason } from "../client/journal-control.ts";
import { ErasePart } from "./erase-part.tsx";
import { PassphraseField } from "./passphrase-field.tsx";

type OpenGateProps = { journal: Journal; because: LockReason | undefined; copy: JournalCopy };

/** A locked journal: the passphrase, why it's locked, and what to do if the passphrase is lost. */
export function OpenGate({ journal, because, copy }: OpenGateProps) {
  const { open, passphrase: fieldCopy } = copy.gate;
  const [passphrase, setPassphrase] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The focused text was removed from the page.
  useEffect(() => {
    if (because === "pressed") heading.current?.focus();
  }, [because]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = document.getElementById("journal-open");
    if (passphrase.trim() === "") {
      setFault(fieldCopy.empty);
      field?.focus();
      return;
    }
    setBusy(true);
    const result = await journal.open(passphrase);
    if (result === "open") return;
    setBusy(false);
    setFault(result === "wrong" ? open.wrong : open.failed);
    field?.focus();
  }

  return (
    <div className="mx-auto grid max-w-136 gap-6">
      <div>
        <Heading className="focus-ring" level={3} ref={heading} tabIndex={-1}>
          {open.heading}
        </Heading>
        <p className="mt-2 text-ink-soft">{open.lead}</p>
      </div>
      <div role="status">
        {because === undefined ? null : (
          <Note kind={because === "waiting" ? "care" : "rule"}>{open.because[because]}</Note>
        )}
      </div>
      <form autoComplete="off" className="grid gap-5" noValidate onSubmit={submit}>
        <PassphraseField
          error={fault}
          id="journal-open"
          label={fieldCopy.label}
          onType={setPassphrase}
          value={passphrase}
          copy={fieldCopy}
        />
        <p>
          <Button busy={busy} type="submit" variant="primary">
            {busy ? open.busy : open.submit}
          </Button>
        </p>
      </form>
      <details className="group/more border-t border-line pt-2">
        <summary className="flex min-h-11 w-fit list-none items-center gap-2 rounded-sm font-semibold text-link focus-ring">
          {open.lost.title}
          <Icon className="size-4.5 group-open/more:rotate-180" name="chevron" />
        </summary>
        <div className="grid gap-3 pt-2 pb-6 text-ink-soft">
          {open.lost.text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <ErasePart journal={journal} copy={copy} />
      </details>
    </div>
  );
}
