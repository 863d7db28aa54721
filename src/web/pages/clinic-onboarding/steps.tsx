import type { OnboardingPage } from "#content/pages/clinics/onboarding.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

/** The steps in order, connected by a line. */
export function Steps({ steps }: { steps: OnboardingPage["steps"] }) {
  return (
    <Section ground="tint" labelledBy="steps-heading">
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <Heading level={2} id="steps-heading">
            {steps.heading}
          </Heading>
          <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{steps.lead}</p>
        </div>
        <ol>
          {steps.items.map(({ title, who, text }, at) => (
            <li className="group/step relative flex gap-5 pb-9 last:pb-0 sm:gap-7" key={title}>
              <span
                aria-hidden="true"
                className="absolute top-12 bottom-0 left-[1.4375rem] w-0.5 rounded-pill bg-(--art-thread-1)/35 group-last/step:hidden"
              />
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-primary bg-surface font-display text-h4 text-link"
              >
                {at + 1}
              </span>
              <div className="pt-1.5">
                <div className="gap-x-4 sm:flex sm:flex-wrap sm:items-baseline">
                  <Heading level={3}>{title}</Heading>
                  <p className="text-small font-semibold text-link">{who}</p>
                </div>
                <p className="mt-1.5 max-w-text text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
