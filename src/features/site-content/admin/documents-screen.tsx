import { Tag } from "#ui/tag.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { articlesCopy, listCopy as copy } from "../copy/screen.ts";
import { documentsScreen } from "../reads/screens.server.ts";

export const loader = screenLoader(({ services, actor }) => documentsScreen(services, actor));

/** Every document that the team edits. */
export default function DocumentsScreen({ loaderData: { documents, articles } }: ScreenProps<typeof loader>) {
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <ul className="mt-7 grid gap-4 lg:grid-cols-2">
        <li className="relative rounded-lg border border-line bg-surface p-card shadow-card">
          <h2 className="text-h4">
            <a className="rounded-sm after:absolute after:inset-0 focus-ring" href="/admin/site/articles">
              {articlesCopy.title}
            </a>
          </h2>
          <p className="mt-1 text-ink-soft">{articlesCopy.about}</p>
          <p className="mt-3">
            <Tag>{articlesCopy.count(articles)}</Tag>
          </p>
        </li>
        {documents.map(({ id, title, about, state, samples, scheduled }) => (
          <li className="relative rounded-lg border border-line bg-surface p-card shadow-card" key={id}>
            <h2 className="text-h4">
              <a className="rounded-sm after:absolute after:inset-0 focus-ring" href={`/admin/site/${id}`}>
                {title}
              </a>
            </h2>
            <p className="mt-1 text-ink-soft">{about}</p>
            <p className="mt-3 flex flex-wrap gap-2">
              <Tag>{state}</Tag>
              {samples === undefined ? null : <Tag kind="care">{samples}</Tag>}
              {scheduled === undefined ? null : <Tag>{scheduled}</Tag>}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
