import type { Chapter } from "#platform/feed/feed.ts";
import { Heading } from "#ui/heading.tsx";
import { clockTime } from "../client/format-time.ts";

type ChapterListProps = {
  heading: string;
  chapters: readonly Chapter[];
  at: number;
  onChoose: (seconds: number) => void;
};

/** The chapters as links to their starts; the one that is playing is marked. */
export function ChapterList({ heading, chapters, at, onChoose }: ChapterListProps) {
  const current = chapters.findLastIndex(({ start }) => start <= at + 0.5);
  return (
    <div className="mt-7 border-t border-line pt-6">
      <Heading level={3} size={4}>
        {heading}
      </Heading>
      <noscript>
        <ol className="mt-3 grid gap-1.5">
          {chapters.map(({ start, title }) => (
            <li className="flex gap-4" key={start}>
              <span className="w-14 shrink-0 text-ink-soft tabular-nums">{clockTime(start)}</span>
              {title}
            </li>
          ))}
        </ol>
      </noscript>
      <ol className="mt-2 noscript:hidden">
        {chapters.map(({ start, title }, index) => (
          <li key={start}>
            <button
              aria-current={index === current ? "true" : undefined}
              className="group/chapter -mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-center gap-4 rounded-md px-3 py-1.5 text-left focus-ring hover:bg-tint aria-[current]:bg-tint"
              onClick={() => onChoose(start)}
              type="button"
            >
              <span className="w-14 shrink-0 text-small text-ink-soft tabular-nums">{clockTime(start)}</span>
              <span className="wrap-anywhere group-aria-[current]/chapter:font-semibold">{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
