import type { TrainingPage } from "#content/pages/clinics/training.ts";
import type { TrainingModule } from "#content/pages/clinics/training-modules.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

type ModulesCopy = TrainingPage["modules"];

type ModulesProps = {
  modules: ModulesCopy;
  sources: TrainingPage["sources"];
  newTab: string;
  /** The id of the section after the modules. */
  skipPast: string;
};

function ModuleRows({ module, copy }: { module: TrainingModule; copy: ModulesCopy }) {
  const rows = [
    { name: copy.learn, text: module.learn },
    { name: copy.practise, text: module.practise },
    { name: copy.evidence, text: module.evidence },
  ];
  return (
    <>
      <dl className="grid gap-5">
        {rows.map(({ name, text }) => (
          <div className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[10.5rem_1fr]" key={name}>
            <dt className="text-small leading-[1.9] font-semibold text-link">{name}</dt>
            <dd className="max-w-text text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      {module.sources === undefined ? null : (
        <p className="mt-2 text-small text-ink-faint sm:pl-48">
          {copy.sources}{" "}
          {module.sources.map(({ publisher, published }) => `${publisher}, ${published}`).join("; ")}.
        </p>
      )}
    </>
  );
}

/** The six modules, and the sources of their figures. */
export function Modules({ modules, sources, newTab, skipPast }: ModulesProps) {
  const { items } = modules;
  return (
    <Section id={modules.id} labelledBy="modules-heading">
      <Heading level={2} id="modules-heading">
        {modules.heading}
      </Heading>
      <ol className="mt-[calc(var(--spacing-stack)*1.5)] border-b border-line">
        {items.map((module, at) => (
          <li
            className="grid gap-x-12 gap-y-5 border-t border-line py-9 lg:grid-cols-[19rem_1fr] lg:py-11"
            id={module.id}
            key={module.id}
          >
            <div>
              <p className="text-small text-ink-faint">
                <span className="font-semibold text-link">
                  {modules.number} {at + 1}
                </span>
                <span aria-hidden="true"> · </span>
                <span className="sr-only">, </span>
                {modules.length}
              </p>
              <h3 className="mt-2 font-display text-h3 text-pretty">{module.title}</h3>
            </div>
            {module.note === undefined ? (
              <div>
                <ModuleRows module={module} copy={modules} />
              </div>
            ) : (
              <GentlePart note={module.note} skipTo={items[at + 1]?.id ?? skipPast}>
                <div className="mt-6">
                  <ModuleRows module={module} copy={modules} />
                </div>
              </GentlePart>
            )}
          </li>
        ))}
      </ol>
      <h3 className="mt-stack font-display text-h4 font-[450]">{sources.heading}</h3>
      <ul className="mt-2 grid gap-1.5">
        {sources.items.map(({ title, publisher, published, href }) => (
          <li className="max-w-[54rem] text-small text-ink-soft" key={title}>
            <a className="text-link-inline" href={href} rel="noopener" target="_blank">
              {title}
              <span className="sr-only"> ({newTab})</span>
            </a>
            . {publisher}, {published}.
          </li>
        ))}
      </ul>
    </Section>
  );
}
