import { useEffect, useState } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { Heading } from "#ui/heading.tsx";
import { Note } from "#ui/note.tsx";
import type { OpenJournal } from "../client/open-journal.ts";
import { lockMinutes, type Settings } from "../schema.ts";

type SettingsPartProps = { opened: OpenJournal; settings: Settings; copy: JournalCopy };

/** When it locks, and whether the browser may check the spelling. The settings are encrypted too. */
export function SettingsPart({ opened, settings, copy }: SettingsPartProps) {
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
export function LastingPart({ lasting, copy }: { lasting: boolean; copy: JournalCopy }) {
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
      <p className="mt-1.5 text-ink-soft">{lasting ? own.text : copy.gate.notLasting}</p>
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
