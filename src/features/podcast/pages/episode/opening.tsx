import type { EpisodeCopy } from "#content/podcast/player-copy.ts";
import type { Picture } from "#content/schema.ts";
import { Illustration } from "#ui/illustration.tsx";
import { Tag } from "#ui/tag.tsx";
import { Trail } from "#web/layout/trail.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type OpeningProps = { episode: ShownEpisode; picture: Picture; copy: EpisodeCopy };

/** The episode's title, summary, date and length. */
export function Opening({ episode, picture, copy }: OpeningProps) {
  const { title, summary, day, length, isSample, explicit } = episode;
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-8 px-gutter pt-section-tight lg:grid-cols-[1fr_17rem]">
      {/* Titles in a feed can contain words of any length. */}
      <div className="min-w-0 wrap-anywhere">
        <Trail />
        <h1 className="text-h1">{title}</h1>
        <p className="mt-[1.1rem] max-w-[38rem] text-lead text-ink-soft">{summary}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-small text-ink-soft">
          {isSample ? <Tag>{copy.sample}</Tag> : null}
          {explicit ? <Tag kind="care">{copy.strong}</Tag> : null}
          {day === undefined ? null : (
            <p>
              <span className="sr-only">{copy.published}: </span>
              <time dateTime={day.day}>{day.text}</time>
            </p>
          )}
          {length === undefined ? null : (
            <p>
              <span className="sr-only">{copy.length}: </span>
              {length}
            </p>
          )}
        </div>
      </div>
      <Illustration
        alt=""
        className="hidden aspect-square w-full rounded-2xl border-8 border-frame object-cover shadow-card lg:block"
        height={picture.height}
        name={picture.name}
        width={picture.width}
      />
    </section>
  );
}
