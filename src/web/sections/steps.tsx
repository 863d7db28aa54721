import type { Item } from "#content/pages/support/page-parts.ts";
import { Heading } from "#ui/heading.tsx";

type StepsProps = {
  steps: readonly Item[];
  /** In a row if there is room, otherwise stacked. */
  row?: boolean;
};

const threads = [
  "bg-(--art-thread-1)",
  "bg-(--art-thread-2)",
  "bg-(--art-thread-3)",
  "bg-(--art-thread-4)",
  "bg-(--art-thread-5)",
];

export function Steps({ steps, row = false }: StepsProps) {
  const last = steps.length - 1;
  return (
    <ol className={row ? "grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8" : "grid"}>
      {steps.map(({ title, text }, at) => (
        <li
          className={`relative flex gap-5 not-last:pb-8 ${row ? "lg:block lg:not-last:pb-0" : ""}`}
          key={title}
        >
          {at === last ? null : (
            <span
              aria-hidden="true"
              className={`absolute top-11 bottom-0 left-[1.31rem] w-0.75 ${threads[at]} ${row ? "lg:top-[1.31rem] lg:-right-8 lg:bottom-auto lg:left-11 lg:h-0.75 lg:w-auto" : ""}`}
            />
          )}
          <span
            aria-hidden="true"
            className="relative grid size-11 shrink-0 place-items-center rounded-full border-2 border-primary bg-surface font-display text-h4 text-link"
          >
            {at + 1}
          </span>
          <div className={row ? "lg:mt-5" : "pt-1.5"}>
            <Heading level={3} size={4}>
              {title}
            </Heading>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
