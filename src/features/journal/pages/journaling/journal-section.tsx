import { type ComponentType, useEffect, useState } from "react";
import type { JournalingPage } from "#content/pages/journaling.ts";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Section } from "#ui/section.tsx";
import { FormHelp } from "#web/layout/form-help.tsx";
import type { Carried } from "../../ui/open-journal-view.tsx";

type JournalSectionProps = {
  journal: JournalingPage["journal"];
  /** The section that says how the journal is kept private. */
  privacyId: string;
  carried: Carried | undefined;
  onTaken: () => void;
};

type JournalComponent = ComponentType<{
  copy: JournalingPage["journal"]["copy"];
  carried: Carried | undefined;
  onTaken: () => void;
}>;

/** The journal's section. Its code is loaded after hydration; without JavaScript the section says so. */
export function JournalSection({ journal, privacyId, carried, onTaken }: JournalSectionProps) {
  const { id, heading, lead, how, copy, stop, crisis } = journal;
  const [loaded, setLoaded] = useState<{ Room?: JournalComponent; missing?: true }>({});
  const { Room, missing } = loaded;

  useEffect(() => {
    import("../../ui/journal-app.tsx").then(
      (module) => setLoaded({ Room: module.default }),
      () => setLoaded({ missing: true }),
    );
  }, []);

  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <h2 className="w-fit font-display text-h2 focus-ring" id={`${id}-heading`} tabIndex={-1}>
        {heading}
      </h2>
      <p className="mt-[1.1rem] max-w-[38rem] text-lead text-ink-soft">
        {lead}{" "}
        <a className="text-link-inline" href={`#${privacyId}`}>
          {how}
        </a>
      </p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] min-h-96 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-card lg:p-10 print:min-h-0 print:border-0 print:p-0">
        {Room === undefined ? (
          <>
            <p className="hidden max-w-text text-ink-soft noscript:block">{copy.gate.withoutScript}</p>
            <p className="text-ink-soft noscript:hidden" role="status">
              {missing ? copy.gate.missing : copy.gate.getting}
            </p>
          </>
        ) : (
          <Room carried={carried} onTaken={onTaken} copy={copy} />
        )}
      </div>
      <div className="mt-7 grid items-start gap-x-12 gap-y-4 lg:grid-cols-2">
        <p className="max-w-text text-ink-soft">{stop}</p>
        <div className="grid gap-3">
          <CrisisNote copy={crisis} />
          <FormHelp id="journal-help" />
        </div>
      </div>
    </Section>
  );
}
