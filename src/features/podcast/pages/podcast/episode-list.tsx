import type { PodcastPage } from "#content/pages/podcast.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import type { EpisodeRow, ListPages } from "./rows.server.ts";

type EpisodeListProps = {
  copy: PodcastPage["episodes"];
  rows: readonly EpisodeRow[];
  pages: ListPages;
  isSample: boolean;
};

/** The episodes, newest first, with pages. */
export function EpisodeList({ copy, rows, pages, isSample }: EpisodeListProps) {
  return (
    <Section id={copy.id} labelledBy="episodes-heading">
      <h2 className="text-h2" id="episodes-heading">
        {copy.heading}
      </h2>
      {isSample ? (
        <Note className="mt-6 max-w-text">
          <p>{copy.sample}</p>
        </Note>
      ) : null}
      {rows.length === 0 ? (
        <div className="mt-(--spacing-stack) max-w-text border-t border-line-strong pt-7">
          <Heading level={3}>{copy.none.title}</Heading>
          <p className="mt-2 text-ink-soft">{copy.none.text}</p>
        </div>
      ) : (
        <ul className="mt-[calc(var(--spacing-stack)*1.6)] border-b border-line">
          {rows.map((row) => (
            <Row isSample={isSample} key={row.path} row={row} sampleTag={copy.sampleTag} />
          ))}
        </ul>
      )}
      {pages.all > 1 ? <PageLinks pages={pages} copy={copy.pages} /> : null}
    </Section>
  );
}

type RowProps = { row: EpisodeRow; isSample: boolean; sampleTag: string };

function Row({ row, isSample, sampleTag }: RowProps) {
  const { path, title, summary, published, length, talksAbout } = row;
  return (
    <li className="group/row relative grid gap-x-12 gap-y-2 border-t border-line py-7 lg:grid-cols-[11rem_1fr_auto] lg:py-9">
      <p className="text-small text-ink-soft lg:pt-1.5">
        {published === undefined ? null : (
          <time className="block" dateTime={published.day}>
            {published.text}
          </time>
        )}
        {length}
      </p>
      <div className="min-w-0 max-w-text">
        <Heading className="wrap-anywhere" level={3}>
          {/* A feed's episode may play from another server, which the page's policy allows only after a full page load. */}
          <a
            className="rounded-sm text-ink no-underline focus-ring after:absolute after:inset-0 hover:text-link"
            href={path}
            target={isSample ? undefined : "_self"}
          >
            {title}
          </a>
        </Heading>
        <p className="mt-2 wrap-anywhere text-ink-soft">{summary}</p>
        {isSample || talksAbout ? (
          <p className="mt-3.5 flex flex-wrap gap-2">
            {isSample ? <Tag>{sampleTag}</Tag> : null}
            {talksAbout ? <Tag kind="quiet">{talksAbout}</Tag> : null}
          </p>
        ) : null}
      </div>
      <span
        aria-hidden="true"
        className="hidden size-13 place-items-center rounded-full border-[1.5px] border-line-strong text-link transition-colors duration-(--dur-quick) group-hover/row:border-primary group-hover/row:bg-primary group-hover/row:text-on-primary lg:grid print:hidden"
      >
        <Icon className="size-5" name="play" />
      </span>
    </li>
  );
}

function PageLinks({ pages, copy }: { pages: ListPages; copy: PodcastPage["episodes"]["pages"] }) {
  return (
    <nav aria-label={copy.label} className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      {pages.newer === undefined ? null : (
        <ButtonLink href={pages.newer} rel="prev" size="small" variant="outline">
          {copy.newer}
        </ButtonLink>
      )}
      <p className="text-small text-ink-soft">
        {copy.page} {pages.page} {copy.of} {pages.all}
      </p>
      {pages.older === undefined ? null : (
        <ButtonLink href={pages.older} rel="next" size="small" variant="outline">
          {copy.older}
        </ButtonLink>
      )}
    </nav>
  );
}
