import { useMatches } from "react-router";
import { useFrame } from "./use-frame.ts";

function isTrail(value: unknown): value is readonly Crumb[] {
  return Array.isArray(value) && value.every((crumb: unknown) => typeof crumb === "object" && crumb !== null);
}

/** The breadcrumbs of the current page, if its loader returned some (structured-data/trail.server). */
export function Trail() {
  const data: unknown = useMatches().at(-1)?.loaderData;
  const trail: unknown =
    typeof data === "object" && data !== null && "trail" in data ? data.trail : undefined;
  return isTrail(trail) ? (
    <div className="mb-5">
      <Breadcrumbs trail={trail} />
    </div>
  ) : null;
}

/** One breadcrumb; the last one is the page itself. */
export type Crumb = { title: string; href: string };

/** The same trail goes to search engines through `breadcrumbList`. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { breadcrumbs } = useFrame();
  return (
    <nav aria-label={breadcrumbs.label} className="print:hidden">
      <ol className="flex flex-wrap text-small">
        {trail.map(({ title, href }, at) => (
          <li className="flex items-center" key={href}>
            {at === trail.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <>
                <a
                  className="inline-flex min-h-6 items-center rounded-xs underline-offset-[0.22em] focus-ring hover:underline"
                  href={href}
                >
                  {title}
                </a>
                <span aria-hidden="true" className="px-2.5">
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
