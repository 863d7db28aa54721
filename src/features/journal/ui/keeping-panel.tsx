import type { ReactNode } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { Heading } from "#ui/heading.tsx";
import type { Journal } from "../client/journal-control.ts";
import type { OpenJournal } from "../client/open-journal.ts";
import type { Entry } from "../rules.ts";
import type { Settings } from "../schema.ts";
import { ErasePart } from "./erase-part.tsx";
import { BackupPart, PlainPart } from "./keeping-files.tsx";
import { LastingPart, SettingsPart } from "./keeping-settings.tsx";
import { PassphrasePart } from "./passphrase-part.tsx";
import { RestoreForm } from "./restore-form.tsx";

type KeepingPanelProps = {
  journal: Journal;
  opened: OpenJournal;
  settings: Settings;
  lasting: boolean;
  onPrint: (entries: readonly Entry[]) => void;
  copy: JournalCopy;
};

/** Settings, backups and erasing. */
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
