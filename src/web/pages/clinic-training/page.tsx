import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { clinicTraining, type TrainingPage } from "#content/pages/clinics/training.ts";
import type { TrainingModule } from "#content/pages/clinics/training-modules.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Section } from "#ui/section.tsx";
import { contentLoader } from "#web/content-loader.server.ts";
import { pageMeta } from "#web/metadata.ts";
import { Call } from "#web/sections/call.tsx";
import { facesHtml } from "#web/sections/faces.server.tsx";
import { Faces } from "#web/sections/faces.tsx";
import { Fold, Folded } from "#web/sections/folded.tsx";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { ClinicOpening, FramedPicture } from "#web/sections/opening.tsx";
import { TitledItems } from "#web/sections/titled-items.tsx";
import { clinicCourse } from "#web/structured-data/pages.server.ts";

const content = contentLoader(clinicTraining, clinicCourse);

export function loader(args: LoaderFunctionArgs) {
  return { ...content(args), faces: facesHtml("trainers") };
}

const threads = ["border-(--art-thread-1)", "border-(--art-thread-5)", "border-(--art-thread-3)"];

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function ClinicTraining() {
  const { page, faces, newTab } = useLoaderData<typeof loader>();
  const { shape, letter, samples } = page;
  return (
    <>
      <ClinicOpening links={[page.contact, { text: samples.heading, href: `#${samples.id}` }]} page={page}>
        <FramedPicture className="max-w-84 lg:max-w-96" picture={page.picture} priority shape="tall" />
      </ClinicOpening>
      <Headed copy={shape} ground="tint" look="clinic" name="shape">
        <TitledItems
          each={threads}
          item="border-t-3 pt-6"
          items={shape.parts}
          list="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-grid gap-y-8 md:grid-cols-3"
          size={3}
        />
        <Faces className="mt-stack" html={faces} />
      </Headed>
      <Modules modules={page.modules} newTab={newTab} skipPast={letter.id} sources={page.sources} />
      <Section ground="sage" id={letter.id} labelledBy="letter-heading">
        <div className="grid items-center gap-x-18 gap-y-9 lg:grid-cols-2">
          <div>
            <SectionHeading heading={letter.heading} id="letter-heading" lead={letter.lead} look="clinic" />
            <p className="mt-4 max-w-text text-ink-soft">{letter.note}</p>
          </div>
          <TitledItems
            item="border-line not-last:border-b py-5"
            items={letter.items}
            list="rounded-xl border border-line bg-surface px-card shadow-card lg:px-11 lg:py-3"
          />
        </div>
      </Section>
      <Headed copy={samples} look="clinic" name="samples" tight>
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
      </Headed>
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

type ModuleFactsProps = { copy: ModulesCopy; at: number };

function ModuleFacts({ copy, at }: ModuleFactsProps) {
  return (
    <p className="text-small text-ink-faint">
      <span className="font-semibold text-link">
        {copy.number} {at + 1}
      </span>
      <span aria-hidden="true"> · </span>
      <span className="sr-only">, </span>
      {copy.length}
    </p>
  );
}

function Modules({ modules, sources, newTab, skipPast }: ModulesProps) {
  const { items } = modules;
  return (
    <Headed copy={modules} look="clinic">
      <ol className="mt-[calc(var(--spacing-stack)*1.5)] border-b border-line">
        {items.map((module, at) => (
          <li className="border-t border-line py-3 sm:py-8 lg:py-11" id={module.id} key={module.id}>
            <ModuleFacts at={at} copy={modules} />
            <Fold
              className="gap-x-12 gap-y-5 lg:grid lg:grid-cols-[19rem_1fr]"
              heading={<h3 className="font-display text-h3 text-pretty">{module.title}</h3>}
              onPhones
            >
              {module.note === undefined ? (
                <div className="pb-stack sm:pb-0">
                  <ModuleRows module={module} copy={modules} />
                </div>
              ) : (
                <GentlePart note={module.note} skipTo={items[at + 1]?.id ?? skipPast}>
                  <div className="mt-6 pb-stack sm:pb-0">
                    <ModuleRows module={module} copy={modules} />
                  </div>
                </GentlePart>
              )}
            </Fold>
          </li>
        ))}
      </ol>
      <Folded className="mt-6 sm:mt-stack" heading={sources.heading} id="sources" level={3} onPhones size={4}>
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
      </Folded>
    </Headed>
  );
}
