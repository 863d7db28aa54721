import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { type PodcastPage, podcast as page } from "#content/pages/podcast.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Note } from "#ui/note.tsx";
import { Prose } from "#ui/prose.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { pageMeta } from "#web/metadata.ts";
import { CrisisLines } from "#web/offline/crisis-lines.tsx";
import { pack } from "#web/packed.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { notFoundFor } from "#web/pages/not-found/not-found.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { podcastNow } from "../../reads.server.ts";
import { playWhenShown } from "../../ui/use-player.ts";
import { type ListedEpisodes, rowsOf } from "./rows.server.ts";
import { showData } from "./structured-data.server.ts";

/** A page number beyond the last is a 404. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { siteUrl, services } = context.get(pageRequest);
  const podcast = await podcastNow(services);
  const listed = rowsOf(podcast.episodes, url.searchParams.get("page"));
  if (!listed) return data({ shown: undefined, ...notFoundFor(request.headers), siteUrl }, { status: 404 });
  const { player: _player, episode: _episode, ...copy } = page;
  const shown = {
    ...listed,
    isSample: podcast.source === "samples",
    none: podcast.source === "own" ? page.episodes.notYet : page.episodes.none,
    structuredData: pack(showData(podcast, siteUrl)),
    copy,
  };
  return data(
    { shown, page: { path: page.path, meta: page.meta }, siteUrl, ...trailOf(page, siteUrl) },
    { headers: { "cache-control": "no-cache" } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  if (!loaderData.shown) return pageMeta(loaderData);
  const { structuredData, copy } = loaderData.shown;
  return [
    ...pageMeta({ ...loaderData, structuredData }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: copy.name,
      href: copy.follow.address,
    },
  ];
};

export default function Podcast() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.shown) return <Moved page={loaded.page} />;
  const { copy, none, rows, pages, isSample } = loaded.shown;
  const { listening, follow, making, more } = copy;
  const items = [...listening.items, isSample ? listening.fromHere : listening.fromElsewhere];
  return (
    <>
      <section className="mx-auto grid max-w-page grid-cols-[1fr_auto] items-center gap-x-5 px-gutter pt-6 lg:gap-x-16 lg:pt-14">
        <div className="contents sm:block">
          <div>
            <Trail />
            <h1 className="text-h1">{copy.heading}</h1>
          </div>
          <p className="mt-2 max-w-[34rem] text-lead text-ink-soft max-sm:order-last max-sm:col-span-full">
            {copy.introduction}
          </p>
        </div>
        <Illustration
          {...copy.picture}
          className="size-[33vw] max-w-36 max-h-36 rounded-xl border-4 border-frame object-cover shadow-card max-[20rem]:hidden sm:size-44 sm:max-h-none sm:max-w-none sm:rounded-2xl sm:border-8 lg:size-64"
          priority
        />
      </section>
      <EpisodeList copy={copy.episodes} isSample={isSample} none={none} pages={pages} rows={rows} />
      <Section ground="tint" labelledBy="listening-heading" tight>
        <h2 className="text-h2" id="listening-heading">
          {listening.heading}
        </h2>
        <dl className="mt-stack grid gap-x-grid gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {items.map(({ title, text }) => (
            <div className="border-t border-line-strong pt-4" key={title}>
              <dt className="font-display text-h4 font-[450]">{title}</dt>
              <dd className="mt-2 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section labelledBy="making-heading" tight>
        <div className="grid gap-x-20 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 className="mb-2 text-h2" id="making-heading">
              {making.heading}
            </h2>
            <Prose>
              <ul>
                {making.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p>{making.note}</p>
            </Prose>
          </div>
          <div>
            <h2 className="text-h2">{follow.heading}</h2>
            <p className="max-w-text text-ink-soft">{follow.text}</p>
            <p className="mt-4">
              <ButtonLink href={follow.address} size="small" variant="outline">
                {follow.link}
              </ButtonLink>
            </p>
            <p className="mt-3 text-small text-ink-soft">{follow.copyOf}</p>
          </div>
        </div>
      </Section>
      <Section ground="sage" tight>
        <CrisisLines lines={more.crisis} />
        <p className="mt-5 flex flex-wrap gap-x-8">
          {more.links.map(({ text, href }) => (
            <ButtonLink href={href} key={href} variant="text">
              {text}
            </ButtonLink>
          ))}
        </p>
      </Section>
    </>
  );
}

type EpisodeListProps = ListedEpisodes & {
  copy: PodcastPage["episodes"];
  none: PodcastPage["episodes"]["none"];
  isSample: boolean;
};

function EpisodeList({ copy, none, rows, pages, isSample }: EpisodeListProps) {
  return (
    <Section id={copy.id} labelledBy="episodes-heading" tight>
      <h2 className="text-h2" id="episodes-heading">
        {isSample ? copy.sampleHeading : copy.heading}
      </h2>
      {isSample ? (
        <Note className="mt-3 max-w-text">
          <p>{copy.sample}</p>
        </Note>
      ) : null}
      {rows.length === 0 ? (
        <div className="mt-(--spacing-stack) max-w-text border-t border-line-strong pt-7">
          <Heading level={3}>{none.title}</Heading>
          <p className="text-ink-soft">{none.text}</p>
        </div>
      ) : (
        <ul className="mt-stack border-b border-line">
          {rows.map((row) => (
            <Row isSample={isSample} key={row.path} row={row} sampleTag={copy.sampleTag} />
          ))}
        </ul>
      )}
      {pages.all > 1 ? <PageLinks pages={pages} copy={copy.pages} /> : null}
    </Section>
  );
}

type RowProps = { row: ListedEpisodes["rows"][number]; isSample: boolean; sampleTag: string };

function Row({ row, isSample, sampleTag }: RowProps) {
  const { path, title, summary, published, length, talksAbout, play } = row;
  // A feed's episode may play from another server, which the page's policy allows only after a full page load.
  const target = isSample ? undefined : "_self";
  return (
    <li className="group/row relative grid grid-cols-[1fr_auto] items-center gap-x-5 border-t border-line py-4 lg:gap-x-12 lg:py-7">
      <div className="min-w-0 max-w-text">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
          {published === undefined ? null : <time dateTime={published.day}>{published.text}</time>}
          {length === undefined ? null : <span>{length}</span>}
          {isSample ? <Tag>{sampleTag}</Tag> : null}
        </p>
        <Heading className="mt-1 wrap-anywhere" level={3}>
          <a
            className="rounded-sm text-ink no-underline focus-ring after:absolute after:inset-0 hover:text-link"
            href={path}
            target={target}
          >
            {title}
          </a>
        </Heading>
        <p className="wrap-anywhere text-ink-soft">{summary}</p>
        {talksAbout ? <p className="mt-1 text-small text-ink-soft">{talksAbout}</p> : null}
      </div>
      {/* The rest of the row is the link to the episode's page. */}
      {play === undefined ? null : (
        <a
          aria-label={play.label}
          className="relative z-1 grid size-12 place-items-center rounded-full border-[1.5px] border-line-strong text-link transition-colors duration-(--dur-quick) focus-ring hover:border-primary hover:bg-primary hover:text-on-primary lg:size-13 print:hidden"
          href={play.href}
          onClick={() => playWhenShown(play.slug)}
          target={target}
        >
          <Icon className="size-5" name="play" />
        </a>
      )}
    </li>
  );
}

type PageLinksProps = Pick<ListedEpisodes, "pages"> & { copy: PodcastPage["episodes"]["pages"] };

function PageLinks({ pages, copy }: PageLinksProps) {
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
