import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { articlesCopy, listCopy as copy } from "../copy/screen.ts";
import { documentsScreen } from "../reads/screens.server.ts";
import type { Area } from "../rules/areas.ts";

export const loader = screenLoader(({ services, actor }) => documentsScreen(services, actor));

const areas: readonly Area[] = [
  ...(["home", "journeys", "support", "resources"] as const),
  ...(["clinics", "legal", "everywhere"] as const),
];

/** Every document that the team edits, by where it is on the site. */
export default function DocumentsScreen({ loaderData: { documents, articles } }: ScreenProps<typeof loader>) {
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <nav aria-label={copy.parts} className="mt-4">
        <ul className="flex flex-wrap gap-x-5 text-small">
          {areas.map((area) => (
            <li className="flex min-h-11 items-center" key={area}>
              <a className={panelLink} href={`#${area}`}>
                {copy.areas[area]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {areas.map((area) => (
        <section aria-labelledby={area} className="mt-9" key={area}>
          <h2 className="scroll-mt-24 text-h3" id={area}>
            {copy.areas[area]}
          </h2>
          <ul className="mt-4 grid gap-4 lg:grid-cols-2">
            {area === "resources" ? (
              <Card
                about={articlesCopy.about}
                href="/admin/site/articles"
                tags={[articlesCopy.count(articles)]}
                title={articlesCopy.title}
              />
            ) : null}
            {documents
              .filter((document) => document.area === area)
              .map(({ id, title, about, state, samples, scheduled }) => (
                <Card
                  about={about}
                  href={`/admin/site/${id}`}
                  key={id}
                  samples={samples}
                  tags={scheduled === undefined ? [state] : [state, scheduled]}
                  title={title}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type CardProps = {
  href: string;
  title: string;
  about: string;
  tags: readonly string[];
  samples?: string | undefined;
};

function Card({ href, title, about, tags, samples }: CardProps) {
  return (
    <li className="relative rounded-lg border border-line bg-surface p-card shadow-card">
      <h3 className="text-h4">
        <a className="rounded-sm after:absolute after:inset-0 focus-ring" href={href}>
          {title}
        </a>
      </h3>
      <p className="mt-1 text-ink-soft">{about}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {samples === undefined ? null : <Tag kind="care">{samples}</Tag>}
      </p>
    </li>
  );
}
