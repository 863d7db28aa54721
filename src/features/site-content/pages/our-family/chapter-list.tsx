import type { OurFamilyPage } from "#content/pages/our-family.ts";
import { Heading } from "#ui/heading.tsx";
import { Tag } from "#ui/tag.tsx";

type ChapterListProps = {
  story: Pick<OurFamilyPage["story"], "chapters" | "year" | "sampleTag">;
};

/** All chapters in full, each with its number, and with its year if it's known. */
export function ChapterList({ story }: ChapterListProps) {
  return (
    <ol>
      {story.chapters.map(({ id, number, title, subtitle, year, summary, content, sample }) => (
        <li
          className="grid gap-x-12 gap-y-3 border-t border-line-strong py-8 break-inside-avoid lg:grid-cols-[13rem_1fr] lg:py-10"
          key={id}
        >
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 lg:flex-col lg:items-start">
            <p className="font-semibold text-link">{number}</p>
            {year === null ? null : (
              <p className="text-small text-ink-soft">
                {story.year}: {year}
              </p>
            )}
            {sample ? (
              <p className="lg:mt-2 [&>span]:bg-surface">
                <Tag>{story.sampleTag}</Tag>
              </p>
            ) : null}
          </div>
          <div className="grid max-w-text gap-3 text-ink-soft">
            <Heading className="text-ink" level={3}>
              {title}
            </Heading>
            {subtitle === undefined ? null : <p className="text-lead">{subtitle}</p>}
            {[summary, ...content].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
