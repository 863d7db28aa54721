import { useState } from "react";
import { Note } from "#ui/note.tsx";
import { questionCopy as copy } from "../copy/builder.ts";
import { changeSection, moveSection, removeSection } from "../rules/draft-edits.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import type { Section } from "../schema/campaign.ts";
import { useBuilder } from "./builder-context.ts";
import { LineInput, PartButton } from "./builder-inputs.tsx";
import { ConditionEditor } from "./condition-editor.tsx";
import { focusAfter } from "./focus-after.ts";

/** The heading of a section: its title, condition and position. */
export function SectionCard({ section, number }: { section: Section; number: number }) {
  const { content, edit, faults } = useBuilder();
  const { id } = section;
  const [open, setOpen] = useState(section.showIf !== null);
  const wrong = [...new Set(faults.filter(({ part }) => part === id).map(({ text }) => text))];
  return (
    <section
      aria-label={copy.section(number)}
      className="grid gap-3 rounded-lg border border-line-strong p-5"
    >
      <LineInput
        hint={number === 1 ? copy.sectionHint : undefined}
        id={`${id}-title`}
        label={`${copy.section(number)}: ${copy.sectionTitle}`}
        max={bounds.label}
        onChange={(title) => edit((before) => changeSection(before, id, { title }), `${id}-title`)}
        value={section.title}
      />
      {wrong.length === 0 ? null : (
        <Note kind="error">
          {wrong.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Note>
      )}
      {number === 1 ? null : open || section.showIf !== null ? (
        <ConditionEditor
          onChange={(showIf) => edit((before) => changeSection(before, id, { showIf }), `${id}-condition`)}
          part={id}
          showIf={section.showIf}
        />
      ) : null}
      <div className="-ml-2.5 flex flex-wrap gap-x-1">
        {number === 1 || open || section.showIf !== null ? null : (
          <PartButton onClick={() => focusAfter(() => setOpen(true), `${id}-condition`)}>
            {copy.sectionCondition}
          </PartButton>
        )}
        <PartButton disabled={number === 1} onClick={() => edit((before) => moveSection(before, id, -1))}>
          {copy.sectionUp}
        </PartButton>
        <PartButton
          disabled={number === content.sections.length}
          onClick={() => edit((before) => moveSection(before, id, 1))}
        >
          {copy.sectionDown}
        </PartButton>
        <PartButton
          onClick={() => focusAfter(() => edit((before) => removeSection(before, id)), "questions-heading")}
        >
          {copy.removeSection}
        </PartButton>
      </div>
    </section>
  );
}
