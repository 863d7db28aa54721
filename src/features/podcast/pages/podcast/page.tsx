import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { notFound } from "#content/pages/not-found.ts";
import { podcast as page } from "#content/pages/podcast.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Prose } from "#ui/prose.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { CrisisLines } from "#web/offline/crisis-lines.tsx";
import { pack } from "#web/packed.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { Opening } from "#web/pages/plain/opening.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { podcastNow } from "../../reads.server.ts";
import { EpisodeList } from "./episode-list.tsx";
import { rowsOf } from "./rows.server.ts";
import { showData } from "./structured-data.server.ts";

/** The show; a page number beyond the last is a 404. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { siteUrl, services } = context.get(pageRequest);
  const podcast = await podcastNow(services);
  const listed = rowsOf(podcast.episodes, url.searchParams.get("page"));
  if (!listed) return data({ shown: undefined, page: notFound, siteUrl }, { status: 404 });
  const { player: _player, episode: _episode, ...copy } = page;
  const shown = {
    ...listed,
    isSample: podcast.source === "samples",
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

/** The podcast: its episodes, how listening works here, and how the show is made. */
export default function Podcast() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded.shown) return <Moved page={loaded.page} />;
  const { copy, rows, pages, isSample } = loaded.shown;
  const { listening, follow, making, more } = copy;
  const items = [...listening.items, isSample ? listening.fromHere : listening.fromElsewhere];
  return (
    <>
      <Opening heading={copy.heading} introduction={copy.introduction} picture={copy.picture} />
      <EpisodeList isSample={isSample} pages={pages} rows={rows} copy={copy.episodes} />
      <Section ground="tint" labelledBy="listening-heading">
        <h2 className="text-h2" id="listening-heading">
          {listening.heading}
        </h2>
        <dl className="mt-[calc(var(--spacing-stack)*2)] grid gap-x-grid gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
          {items.map(({ title, text }) => (
            <div className="border-t border-line-strong pt-4" key={title}>
              <dt className="font-display text-h4 font-[450]">{title}</dt>
              <dd className="mt-1.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section labelledBy="making-heading">
        <div className="grid gap-x-20 gap-y-14 lg:grid-cols-2">
          <div>
            <h2 className="mb-(--spacing-stack) text-h2" id="making-heading">
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
            <p className="mt-[1.1rem] max-w-text text-ink-soft">{follow.text}</p>
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
