import type { PreOnboardingPage } from "#content/pages/clinics/pre-onboarding.ts";
import { Section } from "#ui/section.tsx";

/** The seven things in the envelope. */
export function Pack({ pack }: { pack: PreOnboardingPage["pack"] }) {
  return (
    <Section ground="tint" labelledBy="pack-heading">
      <h2 className="font-display text-h2" id="pack-heading">
        {pack.heading}
      </h2>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{pack.lead}</p>
      <ol className="mt-[calc(var(--spacing-stack)*1.5)] border-b border-ink/15">
        {pack.items.map(({ title, text, ways }, at) => (
          <li
            className="grid grid-cols-[2.75rem_1fr] gap-y-1 border-t border-ink/15 py-5 md:grid-cols-[4rem_20rem_1fr] md:items-baseline"
            key={title}
          >
            <span aria-hidden="true" className="font-display text-h3 leading-tight text-link">
              {at + 1}
            </span>
            <h3 className="font-display text-h4 font-[450]">{title}</h3>
            <p className="text-ink-soft max-md:col-start-2">
              {text}
              {ways === undefined ? null : (
                <span className="mt-1 flex flex-wrap gap-x-5">
                  {ways.map((way) => (
                    <a className="text-link-inline" href={way.href} key={way.href}>
                      {way.text}
                    </a>
                  ))}
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-6 max-w-text text-ink-soft">{pack.note}</p>
    </Section>
  );
}
