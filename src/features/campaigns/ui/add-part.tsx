import { useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { questionCopy as copy, kindNames } from "../copy/builder.ts";
import { addQuestion, addSection, freshId, newQuestion } from "../rules/draft-edits.ts";
import { campaignBounds as bounds, questionKinds } from "../rules/limits.ts";
import { everyPart } from "../rules/matrix.ts";
import type { QuestionKind } from "../schema/campaign.ts";
import { useBuilder } from "./builder-context.ts";
import { PartButton } from "./builder-inputs.tsx";
import { focusAfter } from "./focus-after.ts";

/** Adds a question of a type, or a section, at the end. */
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
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-center gap-3 rounded-lg text-[1.0625rem] font-semibold focus-ring hover:bg-tint">
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
