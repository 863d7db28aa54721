import type { ReactNode } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import type { Desk } from "../client/desk.ts";
import type { Journal } from "../client/journal-control.ts";
import type { Entry } from "../rules.ts";
import type { Settings } from "../schema.ts";
import { ErasePart } from "./erase-part.tsx";
import { BackupPart, PlainPart } from "./keeping-files.tsx";
import { LastingPart, SettingsPart } from "./keeping-settings.tsx";
import { PassphrasePart } from "./passphrase-part.tsx";
import { RestoreForm } from "./restore-form.tsx";

type KeepingPanelProps = {
  journal: Journal;
  desk: Desk;
  settings: Settings;
  lasting: boolean;
  onPrint: (entries: readonly Entry[]) => void;
  words: JournalCopy;
};

/** Everything about keeping the journal, and about letting it go. */
export function KeepingPanel({ journal, desk, settings, lasting, onPrint, words }: KeepingPanelProps) {
  return (
    <div>
      <h3 className="font-display text-h3">{words.keeping.heading}</h3>
      <div className="mt-6 grid items-start gap-x-14 lg:grid-cols-2">
        <div>
          <Part>
            <BackupPart journal={journal} words={words} />
          </Part>
          <Part>
            <LastingPart lasting={lasting} words={words} />
          </Part>
          <Part>
            <SettingsPart desk={desk} settings={settings} words={words} />
          </Part>
          <Part>
            <PlainPart desk={desk} onPrint={onPrint} words={words} />
          </Part>
        </div>
        <div>
          <Part>
            <RestoreForm journal={journal} submit={words.keeping.restore.submit} words={words} />
          </Part>
          <Part>
            <PassphrasePart journal={journal} words={words} />
          </Part>
          <Part>
            <ErasePart journal={journal} words={words} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <div className="border-t border-line py-7">{children}</div>;
}
