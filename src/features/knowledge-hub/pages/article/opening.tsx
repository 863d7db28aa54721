import { Backdrop } from "#ui/backdrop.tsx";
import { GentleButton } from "#ui/gentle-part.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Tag } from "#ui/tag.tsx";
import { Trail } from "#web/layout/trail.tsx";
import type { ArticleView } from "./view.server.ts";

/** The top of an article: what it is, how long it takes, who it's for, and its content notes. */
export function Opening({ view }: { view: ArticleView }) {
  const { title, summary, facts, writtenFor, emblem, notes } = view;
  const [kind, ...others] = facts;
  return (
    <section className="relative">
      <Backdrop className="bg-(--art-sky-1)" />
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-16 px-gutter py-section-tight">
        <div className="min-w-0">
          <Trail />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
            <Tag>{kind}</Tag>
            {others.map((fact) => (
              <span className="flex items-center gap-2" key={fact}>
                <Icon name="clock" />
                {fact}
              </span>
            ))}
          </p>
          <h1 className="mt-4 max-w-[18em] text-h1">{title}</h1>
          <p className="mt-[1.1rem] max-w-[38rem] text-lead">{summary}</p>
          <p className="mt-3 text-small">{writtenFor}</p>
          {notes === undefined ? null : (
            // The script in the head handles this button, as in each passage; CSS does the rest.
            <div data-shows-all="" data-topics={notes.topics.join(" ")} suppressHydrationWarning>
              <div className="mt-6 flex w-fit max-w-text flex-wrap items-center gap-x-5 rounded-lg bg-surface px-5 py-1.5 text-small text-ink">
                <p className="flex gap-3 py-2">
                  <Icon className="mt-0.5 size-5 text-link" name="leaf" />
                  {notes.text}
                </p>
                <GentleButton names={notes} />
              </div>
              <div className="gentle-passage" />
            </div>
          )}
        </div>
        <Illustration
          alt=""
          className={`hidden w-47 shrink-0 lg:block print:hidden ${emblem.width > 300 ? "aspect-[6/7] rounded-arch border-6 border-frame object-cover" : ""}`}
          height={emblem.height}
          name={emblem.name}
          priority
          width={emblem.width}
        />
      </div>
    </section>
  );
}
