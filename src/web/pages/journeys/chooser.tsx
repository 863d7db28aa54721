import { type Ref, useEffect, useRef, useState } from "react";
import type { JourneysPage } from "#content/pages/journeys.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { type Answers, firstStep, type Steps, type Suggestion, suggest } from "./suggest.ts";

type QuestionProps = {
  legend: string;
  name: string;
  options: readonly { value: string; text: string }[];
};

/** Nothing is selected at first, and it can be left unanswered. */
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
        <p className="mt-2 max-w-[42rem] text-lead text-ink-soft">{copy.lead}</p>
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

type SuggestionCardProps = {
  /** Undefined until it has been requested. */
  suggestion: Suggestion | undefined;
  steps: Steps;
  copy: JourneysPage["chooser"];
  /** The heading, which gets the focus. */
  heading: Ref<HTMLHeadingElement>;
};

const label = "text-small font-semibold text-link";

/** Announced when it changes. */
function SuggestionCard({ suggestion, steps, copy, heading }: SuggestionCardProps) {
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
          <p className="max-w-text text-lead text-ink-soft">{path.text}</p>
          <div className="mt-stack grid gap-x-16 gap-y-stack border-t border-line pt-stack md:grid-cols-2">
            <div>
              <p className={label}>{copy.firstStep}</p>
              <h4 className="mt-1 font-display text-h3">{step.title}</h4>
              <p className="text-ink-soft">{copy.stages[suggestion.stage]}</p>
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

type SuggestionListProps = { copy: JourneysPage["chooser"]; steps: Steps };

/** All suggestions at once, without JavaScript: by path, and by stage. */
function SuggestionList({ copy, steps }: SuggestionListProps) {
  const { path, stage, wish } = copy.questions;
  return (
    <div className="mt-2">
      <p className="max-w-[42rem] text-lead text-ink-soft">{copy.list.lead}</p>
      <ul className="mt-stack grid gap-x-16 md:grid-cols-2">
        {path.options.map(({ value, text }) => (
          <li className="border-t border-line py-stack" key={value}>
            <Heading level={3} size={4}>
              {text}
            </Heading>
            <p className="text-ink-soft">{copy.paths[value].text}</p>
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
