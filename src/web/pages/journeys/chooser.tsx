import { useEffect, useRef, useState } from "react";
import type { JourneysPage } from "#content/pages/journeys.ts";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { type Answers, type Steps, suggest } from "./suggest.ts";
import { SuggestionCard } from "./suggestion-card.tsx";
import { SuggestionList } from "./suggestion-list.tsx";

type QuestionProps = {
  legend: string;
  name: string;
  options: readonly { value: string; text: string }[];
};

/** One single-choice question. Nothing is selected at first, and it can be left unanswered. */
function Question({ legend, name, options }: QuestionProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-h4 font-[450]">{legend}</legend>
      <div className="mt-3 grid gap-2">
        {options.map(({ value, text }) => (
          <label className="relative" key={value}>
            <input className="peer sr-only" name={name} type="radio" value={value} />
            <span className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface px-4 py-2 leading-snug transition-colors duration-(--dur-quick) before:size-5 before:shrink-0 before:rounded-full before:border-[1.5px] before:border-line-strong hover:bg-tint peer-checked:border-primary peer-checked:bg-tint peer-checked:before:border-6 peer-checked:before:border-primary peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent forced-colors:peer-checked:before:border-[Highlight]">
              {text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type ChooserProps = { id: string; copy: JourneysPage["chooser"]; steps: Steps };

/** The selected value of a question; undefined if it was left unanswered. */
function marked<Value extends string>(
  root: HTMLElement,
  name: string,
  options: readonly { value: Value }[],
): Value | undefined {
  const value = root.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
  return options.find((option) => option.value === value)?.value;
}

/**
 * "Where are you today?": three questions and one suggestion. A form with the method "dialog" has no address, so its
 * answers are never sent; they are read from the page and not stored.
 */
export function Chooser({ id, copy, steps }: ChooserProps) {
  const [answers, setAnswers] = useState<Answers>();
  const questions = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const wasRequested = useRef(false);
  const { path, stage, wish } = copy.questions;

  function read(): void {
    const root = questions.current;
    if (root === null) return;
    setAnswers({
      path: marked(root, "path", path.options),
      stage: marked(root, "stage", stage.options),
      wish: marked(root, "wish", wish.options),
    });
  }

  // The suggestion gets the focus when it's requested, but not when an answer changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there once the answers are.
  useEffect(() => {
    if (!wasRequested.current) return;
    wasRequested.current = false;
    result.current?.focus({ preventScroll: true });
    result.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [answers]);

  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <Heading level={2} id={`${id}-heading`}>
        {copy.heading}
      </Heading>
      <div className="[html:not([data-scripted])_&]:hidden print:hidden">
        <p className="mt-[1.1rem] max-w-[42rem] text-lead text-ink-soft">{copy.lead}</p>
        <p className="mt-2 text-ink-soft">{copy.forSomeone}</p>
        <form
          autoComplete="off"
          method="dialog"
          onChange={() => {
            if (answers !== undefined) read();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            wasRequested.current = true;
            read();
          }}
          ref={questions}
        >
          <div className="mt-[calc(var(--spacing-stack)*1.25)] grid gap-x-grid gap-y-stack lg:grid-cols-3">
            <Question legend={path.legend} name="path" options={path.options} />
            <Question legend={stage.legend} name="stage" options={stage.options} />
            <Question legend={wish.legend} name="wish" options={wish.options} />
          </div>
          <p className="mt-stack">
            <Button type="submit" variant="primary">
              {copy.submit}
            </Button>
          </p>
        </form>
        <SuggestionCard
          heading={result}
          steps={steps}
          suggestion={answers === undefined ? undefined : suggest(answers)}
          copy={copy}
        />
      </div>
      <noscript>
        <SuggestionList steps={steps} copy={copy} />
      </noscript>
    </Section>
  );
}
