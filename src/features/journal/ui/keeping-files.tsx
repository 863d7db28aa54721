import { useState } from "react";
import type { KeepingCopy } from "#content/journal/keeping-copy.ts";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal } from "../client/journal-control.ts";
import type { OpenJournal } from "../client/open-journal.ts";
import { dateOf, dayOf, type Entry } from "../rules.ts";

const nameOf = (pattern: string) => pattern.replace("{day}", dayOf(systemClock.now()));

export function BackupPart({ journal, copy }: { journal: Journal; copy: JournalCopy }) {
  const { backup } = copy.keeping;
  const [notice, setNotice] = useState<string>();

  async function save() {
    const text = await journal.backup().catch(() => undefined);
    if (text === undefined) {
      setNotice(backup.failed);
      return;
    }
    const name = nameOf(backup.fileName);
    handOver(name, text, "application/json");
    setNotice(backup.saved.replace("{file}", name));
  }

  return (
    <div>
      <Heading level={4}>{backup.heading}</Heading>
      <p className="text-ink-soft">{backup.text}</p>
      <Button className="mt-4" onClick={save} size="small" variant="primary">
        {backup.save}
      </Button>
      <div className="mt-4 empty:hidden" role="status">
        {notice === undefined ? null : <Note kind="rule">{notice}</Note>}
      </div>
    </div>
  );
}

type PlainPartProps = {
  opened: OpenJournal;
  onPrint: (entries: readonly Entry[]) => void;
  copy: JournalCopy;
};

/** Unencrypted copies: confirmed first, and marked as unprotected. */
export function PlainPart({ opened, onPrint, copy }: PlainPartProps) {
  const { plain, cancel } = copy.keeping;
  const [confirming, setConfirming] = useState<"save" | "print">();
  const [notice, setNotice] = useState<string>();

  function goOn() {
    setConfirming(undefined);
    if (confirming === "print") {
      onPrint(opened.everything());
      return;
    }
    const name = nameOf(plain.fileName);
    handOver(name, plainText(opened.everything(), plain), "text/plain;charset=utf-8");
    setNotice(plain.saved.replace("{file}", name));
  }

  return (
    <div>
      <Heading level={4}>{plain.heading}</Heading>
      <p className="text-ink-soft">{plain.text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button
          aria-expanded={confirming === "save"}
          onClick={() => setConfirming("save")}
          size="small"
          variant="outline"
        >
          {plain.save}
        </Button>
        <Button
          aria-expanded={confirming === "print"}
          onClick={() => setConfirming("print")}
          size="small"
          variant="outline"
        >
          {plain.print}
        </Button>
      </p>
      <div className="mt-4 empty:hidden" role="alert">
        {confirming === undefined ? null : (
          <Note kind="care">
            <p>{plain.question}</p>
            <p className="mt-3 flex flex-wrap gap-3">
              <Button onClick={goOn} size="small" variant="outline">
                {confirming === "save" ? plain.yesSave : plain.yesPrint}
              </Button>
              <Button onClick={() => setConfirming(undefined)} size="small" variant="outline">
                {cancel}
              </Button>
            </p>
          </Note>
        )}
      </div>
      <div className="mt-4 empty:hidden" role="status">
        {notice === undefined ? null : <Note kind="rule">{notice}</Note>}
      </div>
    </div>
  );
}

/** Offers a file as a download, without the network. */
function handOver(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** All entries as unencrypted text, oldest first. The first line says that it's unprotected. */
function plainText(entries: readonly Entry[], copy: Pick<KeepingCopy["plain"], "top">): string {
  const texts = [...entries]
    .reverse()
    .map(({ written, title, feeling, prompt, text }) =>
      [[dateOf(written), title, feeling].filter(Boolean).join(" · "), prompt, text]
        .filter(Boolean)
        .join("\n\n"),
    );
  return `${[copy.top, ...texts].join("\n\n\n")}\n`;
}
