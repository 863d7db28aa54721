import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from "react-router";
import { layout } from "#content/layout.ts";
import { podcast as page } from "#content/pages/podcast.ts";
import { redirectOfEpisode } from "#content/podcast/current-episodes.ts";
import type { EpisodeCopy } from "#content/podcast/player-copy.ts";
import type { Picture } from "#content/schema.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Prose } from "#ui/prose.tsx";
import { Tag } from "#ui/tag.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { pageMeta } from "#web/metadata.ts";
import { CrisisLines } from "#web/offline/crisis-lines.tsx";
import { pack } from "#web/packed.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedOrMissing } from "#web/pages/not-found/not-found.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { audioServers, episodeAt, podcastNow, withFiles } from "../../reads.server.ts";
import { episodeData } from "../podcast/structured-data.server.ts";
import { Listen } from "./listen.tsx";
import { Part } from "./part.tsx";
import { metaOf, type ShownEpisode, shownEpisode } from "./shown-episode.server.ts";
import { Transcript } from "./transcript.tsx";

type NotesProps = { episode: ShownEpisode; copy: EpisodeCopy & { newTab: string } };

/** Links from a feed send no referrer. */
function Notes({ episode: { notes }, copy }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <Part ground="warm" heading={copy.notes.heading} headingId="notes-heading" id={copy.notes.id}>
      <Prose>
        {notes.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be the same and never change places
          <p className="wrap-anywhere" key={at}>
            {paragraph.map(({ text, href }, index) =>
              href === undefined ? (
                text
              ) : (
                <a
                  className="text-link-inline"
                  href={href}
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={index}
                  rel="noopener noreferrer nofollow ugc"
                  target="_blank"
                >
                  {text}
                  <span className="sr-only"> ({copy.newTab})</span>
                </a>
              ),
            )}
          </p>
        ))}
      </Prose>
    </Part>
  );
}

/** Only an episode's own page has a policy that allows audio from the episode's host. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, context } = args;
  const { siteUrl, services, allowMedia } = context.get(pageRequest);
  const podcast = await podcastNow(services);
  const found = episodeAt(podcast, params.slug ?? "");
  const leadsTo = found ? undefined : redirectOfEpisode(params.slug ?? "");
  if (leadsTo !== undefined) throw redirect(leadsTo);
  if (!found) return data({ episode: undefined, ...(await movedOrMissing(args)) }, { status: 404 });
  // The title has changed since the address was saved.
  if (found.slug !== params.slug) throw redirect(found.path, 301);
  const episode = await withFiles(services, found);
  if (services) allowMedia?.(audioServers(services, episode.audio));
  const { path, title } = episode;
  return data(
    {
      episode: shownEpisode(episode, podcast),
      page: { path, meta: metaOf(episode, podcast.source) },
      copy: { ...page.episode, player: page.player, crisis: page.more.crisis, newTab: layout.opensInNewTab },
      picture: page.picture,
      showPath: page.path,
      feed: { title: page.name, href: page.follow.address },
      structuredData: pack(episodeData(episode, podcast, siteUrl)),
      siteUrl,
      ...trailOf({ path, name: title }, siteUrl),
    },
    { headers: { "cache-control": "no-cache" } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  if (!loaderData.episode) return pageMeta(loaderData);
  const { feed } = loaderData;
  return [
    ...pageMeta(loaderData),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: feed.title, href: feed.href },
  ];
};

export default function PodcastEpisode() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.episode) return <Moved near={loaded.near} page={loaded.page} />;
  const { episode, copy, picture, showPath } = loaded;
  return (
    <>
      <Opening episode={episode} picture={picture} copy={copy} />
      <Listen episode={episode} key={episode.slug} copy={copy} />
      <Transcript episode={episode} copy={copy} />
      <Notes episode={episode} copy={copy} />
      <MoreWays episode={episode} showPath={showPath} copy={copy} />
    </>
  );
}

type OpeningProps = { episode: ShownEpisode; picture: Picture; copy: EpisodeCopy };

function Opening({ episode, picture, copy }: OpeningProps) {
  const { title, summary, day, length, isSample, explicit } = episode;
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-8 px-gutter pt-section-tight lg:grid-cols-[1fr_17rem]">
      {/* Titles in a feed can contain words of any length. */}
      <div className="min-w-0 wrap-anywhere">
        <Trail />
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-[38rem] text-lead text-ink-soft">{summary}</p>
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

type MoreWaysProps = {
  episode: ShownEpisode;
  showPath: string;
  copy: EpisodeCopy & { crisis: readonly { text: string; href?: string }[] };
};

function MoreWays({ episode, showPath, copy }: MoreWaysProps) {
  const { id, heading, newer, older, all, links } = copy.more;
  const neighbors = [
    { label: newer, to: episode.newer },
    { label: older, to: episode.older },
  ];
  return (
    <Part heading={heading} headingId="more-heading" id={id}>
      <ul className="border-b border-line">
        {neighbors.map(({ label, to }) =>
          to === undefined ? null : (
            <li className="relative border-t border-line py-4" key={label}>
              <p className="text-small text-ink-soft">{label}</p>
              <a
                className="rounded-sm font-display text-h4 font-[450] wrap-anywhere text-ink no-underline focus-ring after:absolute after:inset-0 hover:text-link"
                href={to.path}
                target={episode.isSample ? undefined : "_self"}
              >
                {to.title}
              </a>
            </li>
          ),
        )}
      </ul>
      <p className="mt-4 mb-8 flex flex-wrap gap-x-8">
        <ButtonLink href={showPath} variant="text">
          {all}
        </ButtonLink>
        {links.map(({ text, href }) => (
          <ButtonLink href={href} key={href} variant="text">
            {text}
          </ButtonLink>
        ))}
      </p>
      <CrisisLines lines={copy.crisis} />
    </Part>
  );
}
