import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { questionCopy as copy, kindNames } from "../copy/builder.ts";
import { conditionText } from "../rules/condition-text.ts";
import {
  duplicateQuestion,
  freshId,
  moveQuestion,
  partsInOrder,
  removeQuestion,
} from "../rules/draft-edits.ts";
import type { Question } from "../schema.ts";
import { useBuilder } from "./builder-context.ts";
import { PartButton } from "./builder-inputs.tsx";
import { focusAfter } from "./focus-after.ts";
import { QuestionSettings } from "./question-settings.tsx";
import type { Handle } from "./sortable-part.tsx";

type QuestionCardProps = {
  question: Question;
  /** Its number, from 1. */
  number: number;
  count: number;
  open: boolean;
  onOpen(id: string | undefined): void;
  handle: Handle;
};

/** One question in the list: its type, its actions and, when opened, its settings. */
export function QuestionCard({ question, number, count, open, onOpen, handle }: QuestionCardProps) {
  const { content, edit, say, faults, warnings } = useBuilder();
  const { id } = question;
  const label = question.label.trim() || copy.noLabel;
  const shownIf = conditionText(content, question.showIf);
  const own = (remarks: readonly { text: string; part?: string }[]) => [
    ...new Set(remarks.filter(({ part }) => part === id).map(({ text }) => text)),
  ];

  function move(by: 1 | -1) {
    const parts = partsInOrder(content);
    const over = parts[parts.indexOf(id) + by];
    if (over === undefined) return;
    edit((before) => moveQuestion(before, id, over));
    say(copy.moved(label, Math.min(Math.max(number + by, 1), count), count));
  }
  function duplicate() {
    const duplicateId = freshId();
    focusAfter(() => {
      edit((before) => duplicateQuestion(before, question, duplicateId));
      onOpen(duplicateId);
      say(copy.duplicated);
    }, `${duplicateId}-label`);
  }
  function remove() {
    focusAfter(() => {
      edit((before) => removeQuestion(before, id));
      say(copy.removed);
    }, "questions-heading");
  }

  return (
    <article
      aria-labelledby={`${id}-title`}
      className="rounded-lg border border-line bg-surface py-5 pr-5 pl-3 shadow-card sm:pr-card"
    >
      <div className="flex items-start gap-2">
        <button
          {...handle.attributes}
          {...handle.listeners}
          aria-label={copy.drag(label)}
          className="grid min-h-11 min-w-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-soft focus-ring hover:bg-tint"
          id={`${id}-handle`}
          ref={handle.setActivatorNodeRef}
          type="button"
        >
          <Grip />
        </button>
        <div className="min-w-0 flex-1">
          <p className="text-small text-ink-faint">
            {number} · {kindNames[question.kind]}
          </p>
          <h3 className="font-sans text-[1.125rem] font-semibold" id={`${id}-title`}>
            <button
              aria-expanded={open}
              className="min-h-11 rounded-sm text-left [overflow-wrap:anywhere] focus-ring hover:text-link"
              id={`${id}-open`}
              onClick={() => onOpen(open ? undefined : id)}
              type="button"
            >
              {label}
            </button>
          </h3>
          <p className="text-ink-soft">{summaryOf(question)}</p>
          {open || shownIf === "" ? null : (
            <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{shownIf}</p>
          )}
        </div>
      </div>
      <div className="mt-2 grid gap-4 pl-0 sm:pl-13">
        {own(faults).length === 0 ? null : (
          <Note kind="error">
            {own(faults).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Note>
        )}
        {own(warnings).length === 0 ? null : (
          <Note kind="care">
            {own(warnings).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Note>
        )}
        {open ? <QuestionSettings question={question} /> : null}
        <div className="-ml-2.5 flex flex-wrap gap-x-1">
          <PartButton
            disabled={number === 1 && !hasHeadingBefore(content.sections, id)}
            onClick={() => move(-1)}
          >
            {copy.up}
          </PartButton>
          <PartButton disabled={partsInOrder(content).at(-1) === id} onClick={() => move(1)}>
            {copy.down}
          </PartButton>
          <PartButton onClick={duplicate}>{copy.duplicate}</PartButton>
          <PartButton onClick={remove}>{copy.remove}</PartButton>
          {open ? (
            <Button
              className="ml-auto"
              onClick={() => focusAfter(() => onOpen(undefined), `${id}-open`)}
              size="small"
              variant="outline"
            >
              {copy.done}
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}

/** Whether a question can be moved up out of its section. */
function hasHeadingBefore(sections: readonly { questions: readonly Question[] }[], id: string): boolean {
  return sections.findIndex(({ questions }) => questions.some((each) => each.id === id)) > 0;
}

function summaryOf(question: Question): string {
  const parts = [
    "options" in question ? copy.options(question.options.length + (question.other ? 1 : 0)) : "",
    question.kind === "matrix" ? copy.matrix(question.rows.length, question.columns.length) : "",
    question.kind === "statement" ? "" : question.required ? copy.needed : copy.optional,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The six dots of a drag handle. */
function Grip() {
  return (
    <svg aria-hidden="true" className="size-5" fill="currentColor" viewBox="0 0 20 20">
      {[4, 10, 16].flatMap((y) => [7, 13].map((x) => <circle cx={x} cy={y} key={`${x}-${y}`} r="1.6" />))}
    </svg>
  );
}
