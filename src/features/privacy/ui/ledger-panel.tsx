import { useState } from "react";
import { privacyWords } from "#content/desk/privacy.ts";
import { useSending } from "#platform/http/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { ledgerIn } from "./answers.ts";

const words = privacyWords.ledger;

/** Checks the chain of the record of consent. */
export function LedgerPanel({ failed }: { failed: string }) {
  const { busy, problem, send } = useSending(failed);
  const [checked, setChecked] = useState<{ lines: number; broken: string | null }>();
  return (
    <Panel heading={words.heading} id="ledger">
      <p className="max-w-text text-ink-soft">{words.text}</p>
      <ProblemNote problem={problem} />
      <p>
        <Button
          busy={busy}
          onClick={async () => {
            setChecked(undefined);
            const answer = await send("GET", "/api/admin/privacy/ledger");
            if (answer !== undefined) setChecked(ledgerIn(answer));
          }}
          size="small"
          variant="outline"
        >
          {busy ? words.busy : words.submit}
        </Button>
      </p>
      <div className="empty:hidden" role="status">
        {checked === undefined ? null : (
          <Note kind={checked.broken === null ? "rule" : "error"}>
            <p>{checked.broken === null ? words.whole(checked.lines) : words.broken(checked.broken)}</p>
          </Note>
        )}
      </div>
    </Panel>
  );
}
