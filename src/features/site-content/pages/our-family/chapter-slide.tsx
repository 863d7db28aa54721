import type { PlacedChapter } from "#content/pages/our-family.ts";
import { Picture } from "#features/pictures/ui/picture.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Tag } from "#ui/tag.tsx";

type ChapterSlideProps = { chapter: PlacedChapter; read: string; sampleTag: string };

/** One chapter next to its picture; the full text opens below the summary. */
export function ChapterSlide({ chapter, read, sampleTag }: ChapterSlideProps) {
  const { place, title, subtitle, summary, content, picture, photograph, sample } = chapter;
  return (
    <div className="grid h-full grid-rows-[auto_1fr] lg:min-h-132 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-1">
      <div className="relative aspect-3/2 bg-(--art-sky-1) md:max-lg:aspect-2/1 lg:aspect-auto">
        {photograph ? (
          <Picture
            className="absolute inset-0 size-full"
            picture={photograph}
            sizes="(min-width: 64rem) 40rem, 100vw"
          />
        ) : (
          <Illustration
            alt={picture.alt}
            className="absolute inset-0 size-full"
            height={picture.height}
            name={picture.name}
            width={picture.width}
          />
        )}
      </div>
      <div className="px-card pt-card pb-4 lg:px-13 lg:pt-13 lg:pb-30">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-eyebrow font-semibold text-link">{place}</p>
          {sample ? <Tag>{sampleTag}</Tag> : null}
        </div>
        <h3 className="mt-3 font-display text-h3">{title}</h3>
        {subtitle === undefined ? null : <p className="mt-1 text-lead text-ink-soft">{subtitle}</p>}
        <p className="mt-3 text-ink-soft">{summary}</p>
        <details className="group/read mt-2">
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-link focus-ring hover:text-primary-hover">
            <Icon className="size-5 group-open/read:hidden" name="plus" />
            <Icon className="hidden size-5 group-open/read:block" name="minus" />
            {read}
            <span className="sr-only">: {title}</span>
          </summary>
          <div className="mt-2 grid gap-3 text-ink-soft">
            {content.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </div>
    </div>
  );
}
