import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { clinicOnboarding, type OnboardingPage } from "#content/pages/clinics/onboarding.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Opening } from "../clinics/opening.tsx";
import { clinicWebPage } from "../clinics/structured-data.server.ts";
import { Checklist } from "./checklist.tsx";
import { Steps } from "./steps.tsx";

/** What a clinic's team needs for the onboarding. */
function Asks({ asks }: { asks: OnboardingPage["asks"] }) {
  return (
    <Section labelledBy="asks-heading">
      <Heading level={2} id="asks-heading">
        {asks.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{asks.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] divide-y divide-line border-y border-line">
        {asks.items.map(({ title, text }) => (
          <li className="grid gap-x-12 gap-y-1 py-6 md:grid-cols-[1fr_1.6fr] md:items-baseline" key={title}>
            <Heading level={3}>{title}</Heading>
            <p className="max-w-text text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink href={asks.patients.href} variant="text">
          {asks.patients.text}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** The page's copy, including the checklist. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return {
    page: clinicOnboarding,
    structuredData: pack(clinicWebPage(clinicOnboarding, siteUrl)),
    siteUrl,
    ...trailOf(clinicOnboarding, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Clinic onboarding: six steps, what they require of a team, and a printable checklist. */
export default function ClinicOnboarding() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      {/* Only the checklist is printed. */}
      <div className="print:hidden">
        <Opening page={page}>
          <ButtonLink href={page.contact.href} variant="primary">
            {page.contact.text}
          </ButtonLink>
          <ButtonLink href={`#${page.checklist.id}`} variant="outline">
            {page.toChecklist}
          </ButtonLink>
        </Opening>
        <Steps steps={page.steps} />
        <Asks asks={page.asks} />
      </div>
      <Checklist checklist={page.checklist} />
    </>
  );
}
