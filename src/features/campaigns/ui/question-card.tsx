import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
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
import type { Question } from "../schema/campaign.ts";
import { focusAfter, useBuilder } from "./builder-context.ts";
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
    // The menu has closed: the handle moves it on.
    focusAfter(() => edit((before) => moveQuestion(before, id, over)), `${id}-handle`);
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

  const isFirst = number === 1 && !hasHeadingBefore(content.sections, id);
  const isLast = partsInOrder(content).at(-1) === id;

  return (
    <article
      aria-labelledby={`${id}-title`}
      className="rounded-lg border border-line bg-surface py-2.5 pr-3 pl-2 shadow-card"
    >
      <div className="flex items-start gap-1">
        <button
          {...handle.attributes}
          {...handle.listeners}
          aria-label={copy.drag(label)}
          className="mt-1 grid min-h-11 min-w-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-soft focus-ring hover:bg-tint"
          id={`${id}-handle`}
          ref={handle.setActivatorNodeRef}
          type="button"
        >
          <Grip />
        </button>
        <div className="min-w-0 flex-1 py-1">
          <h3 className="font-sans text-body font-semibold" id={`${id}-title`}>
            <button
              aria-expanded={open}
              className="min-h-7 rounded-sm text-left leading-snug [overflow-wrap:anywhere] focus-ring hover:text-link"
              id={`${id}-open`}
              onClick={() => onOpen(open ? undefined : id)}
              type="button"
            >
              {label}
            </button>
          </h3>
          <p className="text-small text-ink-soft">
            {[String(number), kindNames[question.kind], summaryOf(question)].filter(Boolean).join(" · ")}
          </p>
          {open ? null : (
            <>
              {shownIf === "" ? null : (
                <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{shownIf}</p>
              )}
              <ClosedRemarks kind="error" texts={own(faults)} />
              <ClosedRemarks kind="care" texts={own(warnings)} />
            </>
          )}
        </div>
        <ActionMenu label={copy.actions(label)}>
          <ActionButton disabled={isFirst} onPress={() => move(-1)}>
            {copy.up}
          </ActionButton>
          <ActionButton disabled={isLast} onPress={() => move(1)}>
            {copy.down}
          </ActionButton>
          <ActionButton onPress={duplicate}>{copy.duplicate}</ActionButton>
          <ActionButton onPress={remove}>{copy.remove}</ActionButton>
        </ActionMenu>
      </div>
      {open ? (
        <div className="mt-2 grid gap-4 pr-2 pb-2 pl-2 sm:pl-12">
          <Remarks kind="error" texts={own(faults)} />
          <Remarks kind="care" texts={own(warnings)} />
          <QuestionSettings question={question} />
          <Button
            className="justify-self-end"
            onClick={() => focusAfter(() => onOpen(undefined), `${id}-open`)}
            size="small"
            variant="outline"
          >
            {copy.done}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

type RemarksProps = { kind: "error" | "care"; texts: readonly string[] };

export function Remarks({ kind, texts }: RemarksProps) {
  if (texts.length === 0) return null;
  return (
    <Note kind={kind}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  );
}

function ClosedRemarks({ kind, texts }: RemarksProps) {
  return texts.map((text) => (
    <p className={`flex gap-2 text-small ${kind === "error" ? "text-error" : "text-warning"}`} key={text}>
      <Icon className="mt-1 size-4 shrink-0" name={kind === "error" ? "warning" : "info"} />
      {text}
    </p>
  ));
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

function Grip() {
  return (
    <svg aria-hidden="true" className="size-5" fill="currentColor" viewBox="0 0 20 20">
      {[4, 10, 16].flatMap((y) => [7, 13].map((x) => <circle cx={x} cy={y} key={`${x}-${y}`} r="1.6" />))}
    </svg>
  );
}
