import type { CountryRules, JourneyPart } from "#content/journeys/journey.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { PartText } from "./part-text.tsx";

/** The rules of two countries, side by side or stacked on small screens. */
function Countries({ countries }: { countries: readonly CountryRules[] }) {
  return (
    <div className="mt-stack grid gap-grid md:grid-cols-2">
      {countries.map(({ country, lines }) => (
        <div
          className="rounded-xl border border-line bg-surface px-card py-[calc(var(--spacing-card)*0.8)]"
          key={country}
        >
          <Heading level={4}>{country}</Heading>
          <ul className="mt-2">
            {lines.map((line) => (
              <li
                className="border-t border-line py-3 text-small text-ink-soft first:border-0 lg:text-base"
                key={line}
              >
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type ReadingProps = {
  heading: string;
  parts: readonly JourneyPart[];
  /** The id of the next section. */
  skipTo: string;
};

/** Longer reading about the whole path: rules by country first, then the rest. */
export function Reading({ heading, parts, skipTo }: ReadingProps) {
  return (
    <Section ground="tint" labelledBy="reading-heading">
      <Heading level={2} id="reading-heading">
        {heading}
      </Heading>
      {parts.map((part, at) => (
        <div
          className="mt-[calc(var(--spacing-stack)*1.5)] border-t border-line-strong/50 pt-[calc(var(--spacing-stack)*1.5)]"
          key={part.id}
        >
          <PartText
            after={part.countries ? <Countries countries={part.countries} /> : null}
            beside={part.countries === undefined}
            id={part.id}
            level="h3"
            on="tint"
            part={part}
            skipTo={parts[at + 1]?.id ?? skipTo}
          />
        </div>
      ))}
    </Section>
  );
}
