import { type ReactNode, type SubmitEvent, useEffect, useState } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { Heading } from "#ui/heading.tsx";
import { Note } from "#ui/note.tsx";
import type { Journal } from "../client/journal-control.ts";
import type { OpenJournal } from "../client/open-journal.ts";
import type { Entry } from "../rules.ts";
import { lockMinutes, type Settings } from "../schema.ts";
import { ErasePart } from "./erase-part.tsx";
import { BackupPart, PlainPart } from "./keeping-files.tsx";
import { type FieldFaults, focusFirst, PassphraseField, useNewPassphrase } from "./passphrase-field.tsx";
import { RestoreForm } from "./restore-form.tsx";

type KeepingPanelProps = {
  journal: Journal;
  opened: OpenJournal;
  settings: Settings;
  lasting: boolean;
  onPrint: (entries: readonly Entry[]) => void;
  copy: JournalCopy;
};

export function KeepingPanel({ journal, opened, settings, lasting, onPrint, copy }: KeepingPanelProps) {
  return (
    <div>
      <Heading level={3}>{copy.keeping.heading}</Heading>
      <div className="mt-6 grid items-start gap-x-14 lg:grid-cols-2">
        <div>
          <Part>
            <BackupPart journal={journal} copy={copy} />
          </Part>
          <Part>
            <LastingPart lasting={lasting} copy={copy} />
          </Part>
          <Part>
            <SettingsPart opened={opened} settings={settings} copy={copy} />
          </Part>
          <Part>
            <PlainPart opened={opened} onPrint={onPrint} copy={copy} />
          </Part>
        </div>
        <div>
          <Part>
            <RestoreForm journal={journal} submit={copy.keeping.restore.submit} copy={copy} />
          </Part>
          <Part>
            <PassphrasePart journal={journal} copy={copy} />
          </Part>
          <Part>
            <ErasePart journal={journal} copy={copy} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <div className="border-t border-line py-7">{children}</div>;
}

function PassphrasePart({ journal, copy }: { journal: Journal; copy: JournalCopy }) {
  const own = copy.keeping.passphrase;
  const { passphrase: fieldCopy } = copy.gate;
  const [now, setNow] = useState("");
  const chosen = useNewPassphrase("next", { label: own.next, copy: copy.gate });
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [result, setResult] = useState<Awaited<ReturnType<Journal["changePassphrase"]>>>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setResult(undefined);
    const wrong = now.trim() === "" ? { now: fieldCopy.empty } : chosen.faults();
    setFaults(wrong ?? {});
    if (wrong !== undefined) return focusFirst(wrong);
    setBusy(true);
    const changed = await journal.changePassphrase(now, chosen.passphrase);
    setBusy(false);
    setResult(changed);
    if (changed === "wrong") {
      setFaults({ now: own.wrong });
      document.getElementById("journal-now")?.focus();
    } else if (changed === "done") {
      setNow("");
      chosen.clear();
    }
  }

  return (
    <div>
      <Heading level={4}>{own.heading}</Heading>
      <p className="text-ink-soft">{own.text}</p>
      <form autoComplete="off" className="mt-4 grid gap-5" noValidate onSubmit={submit}>
        <PassphraseField
          error={faults.now}
          id="journal-now"
          label={own.now}
          onType={setNow}
          value={now}
          copy={fieldCopy}
        />
        {chosen.fieldsWith(faults)}
        <p>
          <Button busy={busy} size="small" type="submit" variant="outline">
            {busy ? own.busy : own.submit}
          </Button>
        </p>
        <div className="empty:hidden" role="status">
          {result === "done" ? <Note kind="rule">{own.done}</Note> : null}
          {result === "failed" ? <Note kind="error">{own.failed}</Note> : null}
        </div>
      </form>
    </div>
  );
}

type SettingsPartProps = { opened: OpenJournal; settings: Settings; copy: JournalCopy };

/** The settings are encrypted too. */
function SettingsPart({ opened, settings, copy }: SettingsPartProps) {
  const own = copy.keeping.settings;
  const choose = (part: Partial<Settings>) => void opened.choose(part).catch(() => undefined);
  return (
    <div className="grid gap-5">
      <Heading level={4}>{own.heading}</Heading>
      <fieldset>
        <legend className="font-semibold">{own.lockAfter}</legend>
        <div className="mt-2.5 flex flex-wrap gap-2">
          {lockMinutes.map((minutes) => (
            <label className="relative" key={minutes}>
              <input
                checked={settings.lockMinutes === minutes}
                className="peer sr-only"
                name="journal-lock"
                onChange={() => choose({ lockMinutes: minutes })}
                type="radio"
              />
              <span className="flex min-h-11 cursor-pointer items-center rounded-pill border-[1.5px] border-line-strong px-4.5 text-small font-medium peer-not-checked:hover:bg-tint peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent forced-colors:peer-checked:border-4 forced-colors:peer-checked:border-[Highlight]">
                {own.minutes[minutes]}
              </span>
            </label>
          ))}
        </div>
        <p className="mt-3 text-small text-ink-faint">{own.hidden}</p>
      </fieldset>
      <CheckboxField
        checked={settings.spelling}
        hint={own.spellingWhy}
        id="journal-spelling"
        label={own.spelling}
        marks={{ optional: "", errorMark: "" }}
        onChange={(event) => choose({ spelling: event.target.checked })}
      />
    </div>
  );
}

type KeepsIt = "asking" | "yes" | "no" | "unknown";

/** Whether the browser has granted persistent storage; requested only on a press. */
function LastingPart({ lasting, copy }: { lasting: boolean; copy: JournalCopy }) {
  const own = copy.keeping.lasting;
  const [status, setStatus] = useState<KeepsIt>("asking");
  const [pressed, setPressed] = useState(false);

  useEffect(() => {
    if (navigator.storage?.persisted === undefined) setStatus("unknown");
    else
      navigator.storage.persisted().then(
        (isPersistent) => setStatus(isPersistent ? "yes" : "no"),
        () => setStatus("unknown"),
      );
  }, []);

  async function ask() {
    const isPersistent = await navigator.storage.persist().catch(() => false);
    setPressed(true);
    setStatus(isPersistent ? "yes" : "no");
  }

  return (
    <div>
      <Heading level={4}>{own.heading}</Heading>
      <p className="text-ink-soft">{lasting ? own.text : copy.gate.notLasting}</p>
      {lasting && status === "no" && !pressed ? (
        <Button className="mt-4" onClick={ask} size="small" variant="outline">
          {own.ask}
        </Button>
      ) : null}
      <div className="mt-4 empty:hidden" role="status">
        {lasting && (status === "yes" || status === "unknown" || pressed) ? (
          <Note kind={status === "yes" ? "rule" : "info"}>{status === "asking" ? null : own[status]}</Note>
        ) : null}
      </div>
    </div>
  );
}
