import type { Source } from "#content/claims/claim.ts";
import { Section } from "#ui/section.tsx";
import { Folded } from "./folded.tsx";

type SourcesProps = {
  heading: string;
  sources: readonly Source[];
  /** Shown if there are none. */
  none?: string;
  /** "Last reviewed on …" */
  reviewed: string;
  newTab: string;
  /** Where it says how such pages are made. */
  policy?: { text: string; href: string };
};

export function Sources({ heading, sources, none, reviewed, newTab, policy }: SourcesProps) {
  return (
    <Section ground="tint" tight>
      <Folded heading={heading} id="sources" level={2} size={3}>
        {sources.length === 0 && none !== undefined ? (
          <p className="mt-stack max-w-text text-small text-ink-soft">{none}</p>
        ) : null}
        <ul className="mt-stack grid empty:hidden gap-x-16 gap-y-4 text-small text-ink-soft md:grid-cols-2">
          {sources.map(({ title, publisher, published, href }) => (
            <li key={`${publisher} ${title}`}>
              {href === undefined ? (
                <span className="text-ink">{title}</span>
              ) : (
                <a className="text-link-inline" href={href} rel="noopener" target="_blank">
                  {title}
                  <span className="sr-only"> ({newTab})</span>
                </a>
              )}
              <span className="block">
                {publisher}, {published}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-stack text-small text-ink-soft">
          {reviewed}{" "}
          {policy === undefined ? null : (
            <a className="text-link-inline" href={policy.href}>
              {policy.text}
            </a>
          )}
        </p>
      </Folded>
    </Section>
  );
}
