import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { clinicTraining, type TrainingPage } from "#content/pages/clinics/training.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Call } from "../clinics/call.tsx";
import { Opening } from "../clinics/opening.tsx";
import { clinicCourse } from "../clinics/structured-data.server.ts";
import { Modules } from "./modules.tsx";

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
