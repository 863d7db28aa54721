import type { JourneysPage } from "#content/pages/journeys.ts";
import { Heading } from "#ui/heading.tsx";
import { firstStep, type Steps, suggest } from "./suggest.ts";

type SuggestionListProps = { copy: JourneysPage["chooser"]; steps: Steps };

/** All suggestions at once, without JavaScript: by path, and by stage. */
export function SuggestionList({ copy, steps }: SuggestionListProps) {
  const { path, stage, wish } = copy.questions;
  return (
    <div className="mt-[1.1rem]">
      <p className="max-w-[42rem] text-lead text-ink-soft">{copy.list.lead}</p>
      <ul className="mt-stack grid gap-x-16 md:grid-cols-2">
        {path.options.map(({ value, text }) => (
          <li className="border-t border-line py-stack" key={value}>
            <Heading level={3} size={4}>
              {text}
            </Heading>
            <p className="mt-1 text-ink-soft">{copy.paths[value].text}</p>
            <p className="mt-3 font-semibold">{copy.list.steps}</p>
            <ul className="mt-1 grid gap-1.5 text-ink-soft">
              {stage.options.map((option) => {
                const step = firstStep(suggest({ path: value, stage: option.value }), steps);
                return step === undefined ? null : (
                  <li key={option.value}>
                    {option.text}:{" "}
                    <a className="text-link-inline" href={step.href}>
                      {step.title}
                    </a>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      <h3 className="mt-stack font-display text-h4 font-[450]">{copy.list.wishes}</h3>
      <ul className="mt-2 grid gap-2 text-ink-soft">
        {wish.options.map(({ value, text }) => (
          <li key={value}>
            {text}:{" "}
            <a className="text-link-inline" href={copy.wishes[value].link.href}>
              {copy.wishes[value].link.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
