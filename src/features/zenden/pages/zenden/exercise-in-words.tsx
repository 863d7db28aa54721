import type { ExerciseCopy } from "#content/pages/zenden.ts";
import type { Exercise } from "#content/zenden/exercise.ts";
import { Heading } from "#ui/heading.tsx";
import { ExerciseFacts } from "../../ui/exercise-facts.tsx";

type ExerciseInWordsProps = {
  exercise: Exercise;
  copy: ExerciseCopy;
  roomId: string;
  newTab: string;
  onGuided: (id: string) => void;
};

/** One exercise as text: what it is, its steps, cautions, and the evidence. */
export function ExerciseInWords({ exercise, copy, roomId, newTab, onGuided }: ExerciseInWordsProps) {
  const { id, title, lead, inWords } = exercise;
  return (
    <li
      className="grid gap-x-16 gap-y-6 border-t border-line-strong py-8 break-inside-avoid lg:grid-cols-[19rem_1fr] lg:py-11"
      id={id}
    >
      <div>
        <Heading level={3}>{title}</Heading>
        <p className="mt-2 text-ink-soft">{lead}</p>
        <p className="mt-3 noscript:hidden">
          <a
            className="text-link-inline inline-flex min-h-11 items-center font-semibold"
            href={`#${roomId}`}
            onClick={() => onGuided(id)}
          >
            {copy.guided}
            <span className="sr-only">: {title}</span>
          </a>
        </p>
      </div>
      <div className="grid max-w-text gap-6">
        <ol className="grid gap-3">
          {inWords.map((step, at) => (
            <li className="flex gap-4" key={step}>
              <span
                aria-hidden="true"
                className="w-6 shrink-0 text-right font-display text-h4 leading-[1.65rem] text-link lining-nums"
              >
                {at + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <ExerciseFacts exercise={exercise} level="h4" newTab={newTab} copy={copy} />
      </div>
    </li>
  );
}
