import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { questionCopy as copy, kindNames } from "../copy/builder.ts";
import {
  addQuestion,
  addSection,
  changeSection,
  freshId,
  moveQuestion,
  moveSection,
  newQuestion,
  partsInOrder,
  removeSection,
} from "../rules/draft-edits.ts";
import { campaignBounds as bounds, questionKinds } from "../rules/limits.ts";
import { everyPart } from "../rules/matrix.ts";
import type { QuestionKind, Section } from "../schema/campaign.ts";
import { focusAfter, useBuilder } from "./builder-context.ts";
import { LineInput, PartButton } from "./builder-inputs.tsx";
import { ConditionEditor } from "./condition-editor.tsx";
import { QuestionCard, Remarks } from "./question-card.tsx";
import { SortablePart } from "./sortable-part.tsx";

const movingCopy = {
  instructions:
    "Press Space to pick this up, then move it with the arrow keys. Press Space again to drop it, or Escape to cancel.",
  start: (label: string) => `Picked up: ${label}.`,
  over: (label: string, place: number, count: number) => `${label}: position ${place} of ${count}.`,
  end: (label: string, place: number, count: number) => `${label} dropped at position ${place} of ${count}.`,
  cancel: (label: string) => `${label} is back where it was.`,
} as const;

type PartListProps = { open: string | undefined; onOpen(id: string | undefined): void };

/** All sections and questions in one list, so that questions can be moved between sections. */
export function PartList({ open, onOpen }: PartListProps) {
  const { content, edit } = useBuilder();
  const justPicked = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const questions = content.sections.flatMap((section) => section.questions);
  // A single section without a title needs no heading, but is part of the order.
  const plain = content.sections.length === 1 && content.sections[0]?.title === "";
  const parts = partsInOrder(content).filter((part) => !plain || part !== content.sections[0]?.id);

  const labelOf = (id: unknown) => questions.find((each) => each.id === id)?.label.trim() || copy.noLabel;
  const placeOf = (id: unknown) => parts.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      justPicked.current = true;
      return movingCopy.start(labelOf(active.id));
    },
    onDragOver: ({ active, over }) => {
      // Picking up isn't a move yet; announcing it would cut off the announcement that it was picked up.
      const first = justPicked.current;
      justPicked.current = false;
      // Whoever moves it faster than the first place was said has left it: that is said.
      if (!over || (first && over.id === active.id)) return;
      return movingCopy.over(labelOf(active.id), placeOf(over.id), parts.length);
    },
    onDragEnd: ({ active, over }) =>
      movingCopy.end(labelOf(active.id), placeOf((over ?? active).id), parts.length),
    onDragCancel: ({ active }) => movingCopy.cancel(labelOf(active.id)),
  };
  function drop({ active, over }: DragEndEvent) {
    if (over) edit((before) => moveQuestion(before, String(active.id), String(over.id)));
  }

  if (parts.length === 0) return <p className="text-ink-soft">{copy.none}</p>;
  return (
    <DndContext
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: movingCopy.instructions },
      }}
      collisionDetection={closestCenter}
      id="parts"
      onDragEnd={drop}
      sensors={sensors}
    >
      <SortableContext items={parts} strategy={verticalListSortingStrategy}>
        <ol className="grid gap-4">
          {content.sections.map((section, at) => [
            plain ? null : (
              <SortablePart fixed id={section.id} key={section.id}>
                {() => <SectionCard number={at + 1} section={section} />}
              </SortablePart>
            ),
            ...section.questions.map((question) => (
              <SortablePart id={question.id} key={question.id}>
                {(handle) => (
                  <QuestionCard
                    count={questions.length}
                    handle={handle}
                    number={questions.indexOf(question) + 1}
                    onOpen={onOpen}
                    open={open === question.id}
                    question={question}
                  />
                )}
              </SortablePart>
            )),
          ])}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SectionCard({ section, number }: { section: Section; number: number }) {
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
      <Remarks kind="error" texts={wrong} />
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

export function AddPart({ onOpen }: { onOpen(id: string): void }) {
  const { content, edit, say } = useBuilder();
  const kinds = useRef<HTMLDetailsElement>(null);
  const full =
    everyPart(content.sections).length >= bounds.allQuestions ||
    (content.sections.at(-1)?.questions.length ?? 0) >= bounds.questions;

  function add(kind: QuestionKind) {
    const question = newQuestion(kind);
    if (kinds.current) kinds.current.open = false;
    focusAfter(() => {
      edit((before) => addQuestion(before, question, {}));
      onOpen(question.id);
      say(copy.added);
    }, `${question.id}-label`);
  }
  function addHeading() {
    const id = freshId();
    focusAfter(() => {
      edit((before) => addSection(before, id));
      say(copy.added);
    }, `${id}-title`);
  }

  return (
    <div className="mt-4 grid gap-2">
      {full ? null : (
        <details className="rounded-lg border border-dashed border-line-strong bg-surface/60" ref={kinds}>
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-center gap-3 rounded-lg text-body font-semibold focus-ring hover:bg-tint">
            <Icon name="plus" />
            {copy.add}
          </summary>
          <ul aria-label={copy.addHint} className="grid gap-2 p-4 sm:grid-cols-2 xl:grid-cols-3">
            {questionKinds.map((kind) => (
              <li key={kind}>
                <button
                  className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-left focus-ring hover:bg-tint"
                  onClick={() => add(kind)}
                  type="button"
                >
                  {kindNames[kind]}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div>
        <PartButton disabled={content.sections.length >= bounds.sections} onClick={addHeading}>
          <Icon name="plus" />
          {copy.addSection}
        </PartButton>
      </div>
    </div>
  );
}
