import type { Source } from "#content/claims/claim.ts";
import { Icon } from "#ui/icon.tsx";

type SectionSourcesProps = { heading: string; sources: readonly Source[]; newTab: string };

export function SectionSources({ heading, sources, newTab }: SectionSourcesProps) {
  return (
    <div className="text-small text-ink-soft">
      <h3 className="font-sans font-semibold">{heading}</h3>
      <ul className="mt-2 grid max-w-text gap-2">
        {sources.map(({ title, publisher, published, href }) => (
          <li key={title}>
            {publisher}, {published}:{" "}
            {href === undefined ? (
              title
            ) : (
              <a className="text-link-inline" href={href} rel="noopener" target="_blank">
                {title} <Icon className="inline size-[0.9em]" name="external" />
                <span className="sr-only"> ({newTab})</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
