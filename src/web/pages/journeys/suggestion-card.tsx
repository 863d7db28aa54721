import type { Ref } from "react";
import type { JourneysPage } from "#content/pages/journeys.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { firstStep, type Steps, type Suggestion } from "./suggest.ts";

type SuggestionCardProps = {
  /** Undefined until it has been requested. */
  suggestion: Suggestion | undefined;
  steps: Steps;
  copy: JourneysPage["chooser"];
  /** The heading, which gets the focus. */
  heading: Ref<HTMLHeadingElement>;
};

const label = "text-eyebrow font-semibold text-link";

/** The suggestion: a path, a first step, and something to go with it. Announced when it changes. */
export function SuggestionCard({ suggestion, steps, copy, heading }: SuggestionCardProps) {
  const step = suggestion && firstStep(suggestion, steps);
  const path = suggestion && copy.paths[suggestion.path];
  const wish = suggestion && copy.wishes[suggestion.wish];
  return (
    <>
      <p className="sr-only" role="status">
        {path && step ? `${copy.announced} ${path.title}: ${step.title}` : ""}
      </p>
      {suggestion && path && step && wish ? (
        <section
          aria-labelledby="suggestion-heading"
          className="mt-stack rounded-xl border border-line bg-surface p-card shadow-card"
        >
          <p className={label}>{copy.path}</p>
          <h3
            className="mt-1 rounded-xs font-display text-h2 focus:outline-none"
            id="suggestion-heading"
            ref={heading}
            tabIndex={-1}
          >
            {path.title}
          </h3>
          <p className="mt-2 max-w-text text-lead text-ink-soft">{path.text}</p>
          <div className="mt-stack grid gap-x-16 gap-y-stack border-t border-line pt-stack md:grid-cols-2">
            <div>
              <p className={label}>{copy.firstStep}</p>
              <h4 className="mt-1 font-display text-h3">{step.title}</h4>
              <p className="mt-1 text-ink-soft">{copy.stages[suggestion.stage]}</p>
              <p className="mt-4">
                <ButtonLink href={step.href} variant="primary">
                  {copy.open}
                </ButtonLink>
              </p>
            </div>
            <div>
              <p className={label}>{copy.beside}</p>
              <p className="mt-1 text-ink-soft">{wish.text}</p>
              <p className="mt-2">
                <ButtonLink href={wish.link.href} variant="text">
                  {wish.link.title}
                </ButtonLink>
              </p>
            </div>
          </div>
          <p className="mt-stack text-small text-ink-soft">{copy.notBinding}</p>
        </section>
      ) : null}
    </>
  );
}
