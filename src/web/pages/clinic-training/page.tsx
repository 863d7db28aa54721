import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { clinicTraining, type TrainingPage } from "#content/pages/clinics/training.ts";
import type { TrainingModule } from "#content/pages/clinics/training-modules.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Call } from "#web/sections/call.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Opening } from "../clinics/opening.tsx";
import { clinicCourse } from "../clinics/structured-data.server.ts";

const threads = ["border-(--art-thread-1)", "border-(--art-thread-5)", "border-(--art-thread-3)"];

/** How long a module takes and how it's structured. */
function Shape({ shape }: { shape: TrainingPage["shape"] }) {
  return (
    <Section ground="tint" labelledBy="shape-heading">
      <Heading level={2} id="shape-heading">
        {shape.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{shape.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-grid gap-y-8 md:grid-cols-3">
        {shape.parts.map(({ title, text }, at) => (
          <li className={`border-t-3 pt-6 ${threads[at]}`} key={title}>
            <Heading level={3}>{title}</Heading>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The monthly page for staff, shown as a sheet of paper. */
function MonthlyPage({ letter }: { letter: TrainingPage["letter"] }) {
  return (
    <Section ground="sage" id={letter.id} labelledBy="letter-heading">
      <div className="grid items-center gap-x-18 gap-y-9 lg:grid-cols-2">
        <div>
          <Heading level={2} id="letter-heading">
            {letter.heading}
          </Heading>
          <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{letter.lead}</p>
          <p className="mt-4 max-w-text text-ink-soft">{letter.note}</p>
        </div>
        <ul className="rounded-xl border border-line bg-surface px-card shadow-card lg:px-11 lg:py-3">
          {letter.items.map(({ title, text }) => (
            <li className="border-line not-last:border-b py-5" key={title}>
              <Heading level={3} size={4}>
                {title}
              </Heading>
              <p className="mt-0.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Pages for staff that anyone can read before asking about a partnership. */
function Samples({ samples }: { samples: TrainingPage["samples"] }) {
  return (
    <Section id={samples.id} labelledBy="samples-heading">
      <Heading level={2} id="samples-heading">
        {samples.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{samples.lead}</p>
      <ul className="mt-stack grid gap-x-18 md:grid-cols-2">
        {samples.links.map(({ text, more, href }) => (
          <li className="border-t border-line py-5" key={href}>
            <a className="text-link-inline font-semibold" href={href}>
              {text}
            </a>
            <p className="mt-1 text-ink-soft">{more}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The page's copy, with the modules and the sources of their figures. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return {
    page: clinicTraining,
    newTab: layout.opensInNewTab,
    structuredData: pack(clinicCourse(clinicTraining, siteUrl)),
    siteUrl,
    ...trailOf(clinicTraining, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Training for clinic staff: six modules, and a monthly newsletter. */
export default function ClinicTraining() {
  const { page, newTab } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening cut="arch" page={page} />
      <Shape shape={page.shape} />
      <Modules modules={page.modules} newTab={newTab} skipPast={page.letter.id} sources={page.sources} />
      <MonthlyPage letter={page.letter} />
      <Samples samples={page.samples} />
      <Call {...page.access} contact={page.contact} />
    </>
  );
}

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
function Modules({ modules, sources, newTab, skipPast }: ModulesProps) {
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
