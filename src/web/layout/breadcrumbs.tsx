import { useFrame } from "./use-frame.ts";

/** One breadcrumb; the last one is the page itself. */
export type Crumb = { title: string; href: string };

/** The page's breadcrumbs. The same trail goes to search engines through `breadcrumbList`. */
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
